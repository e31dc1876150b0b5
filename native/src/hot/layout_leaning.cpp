// Honors go rather to seats that have shown them: `tapete.dealing.layouts.leaning` tells why, and how it is undone.
#include <algorithm>

#include "layouts.hpp"

namespace tapete::hot {

namespace {

constexpr int rounds = 24, most_long = 9;
constexpr double up = 17.0 / 16, down = 15.0 / 16;

double move(double expected, Span wanted) {
  if (expected < wanted.low) return up;
  return expected > wanted.high ? down : 1.0;
}

// The points that each seat can expect.
Factors expected_of(const Stand* stands, int count, const std::array<int, 4>& honors, const Factors& leaning) {
  Factors expected{};
  for (int points = 1; points <= 4; ++points) {
    Factors shares{};
    double total = 0;
    for (int seat = 0; seat < count; ++seat) {
      shares[seat] = stands[seat].needs * power(leaning[seat], points);
      total += shares[seat];
    }
    for (int seat = 0; seat < count; ++seat) expected[seat] += honors[points - 1] * points * shares[seat] / total;
  }
  return expected;
}

}  // namespace

Span Stand::wanted() const {
  return {std::max(limits->hcp.low, limits->points.low - 1) - hcp, std::min(limits->hcp.high, limits->points.high) - hcp};
}

Span Stand::possible() const {
  const int low = std::max(limits->hcp.low, limits->points.low) - hcp;
  const int high = std::min(limits->hcp.high + most_long, limits->points.high) - hcp;
  return {std::max(0, low), std::max({0, low, high})};
}

double power(double factor, int exponent) {
  double product = 1;
  for (; exponent > 0; --exponent) product *= factor;
  return product;
}

Factors leaning_of(const Stand* stands, int count, const std::array<int, 4>& honors) {
  Factors leaning{1, 1, 1};
  for (int round = 0; round < rounds; ++round) {
    const Factors expected = expected_of(stands, count, honors, leaning);
    bool is_settled = true;
    for (int seat = 0; seat < count; ++seat) {
      const double moved = move(expected[seat], stands[seat].wanted());
      is_settled = is_settled && moved == 1.0;
      leaning[seat] *= moved;
    }
    if (is_settled) break;
  }
  const double least = count ? *std::min_element(leaning.begin(), leaning.begin() + count) : 1.0;
  for (int seat = 0; seat < count; ++seat) leaning[seat] /= least;
  return leaning;
}

double least_weight(const Stand* stands, int count, int unseen_hcp, const Factors& leaning) {
  std::array<int, 3> seats{0, 1, 2};
  int left = unseen_hcp;
  for (int seat = 0; seat < count; ++seat) left -= stands[seat].possible().low;
  std::stable_sort(seats.begin(), seats.begin() + count, [&](int one, int other) { return leaning[one] < leaning[other]; });
  double weight = 1;
  for (int place = 0; place < count; ++place) {
    const int seat = seats[place];
    const Span possible = stands[seat].possible();
    const int more = std::max(0, std::min(left, possible.high - possible.low));
    left -= more;
    weight *= power(leaning[seat], possible.low + more);
  }
  return weight;
}

}  // namespace tapete::hot
