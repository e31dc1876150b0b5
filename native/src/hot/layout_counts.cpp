#include <algorithm>
#include <utility>

#include "layouts.hpp"

namespace tapete::hot {

namespace {

int length(u64 hand, int suit) { return std::popcount(hand >> 13 * suit & 0x1FFF); }

int points_of_hand(u64 hand) {
  int points = 0;
  for (; hand; hand &= hand - 1) points += points_of(std::countr_zero(hand));
  return points;
}

}  // namespace

Counted::Counted(const std::array<u64, 4>& known, const std::array<Limits, 4>& limits)
    : known_(known), within_(2 * 14 * 14), honors_(4 * 14 * 14) {
  const u64 unseen = ((1ull << 52) - 1) & ~(known[0] | known[1] | known[2] | known[3]);
  std::array<u64, 3> may{};
  for (int seat = 0; seat < 4; ++seat) {
    if (std::popcount(known[seat]) == 13) continue;
    may[hidden_] = unseen & ~limits[seat].cannot;
    hide(seat, limits[seat]);
  }
  lean(unseen);
  for (int suit = 0; suit < 4; ++suit) {
    suits_[suit] = SuitWays(unseen, suit, may, leaning_);
    count_suit(suit);
  }
  count_halves();
}

void Counted::hide(int seat, const Limits& limits) {
  constexpr int most = 127;
  const int place = hidden_++, hcp = points_of_hand(known_[seat]);
  seats_[place] = seat;
  stands_[place] = {13 - std::popcount(known_[seat]), hcp, &limits};
  for (int suit = 0; suit < 4; ++suit) lengths_[place][suit] = length(known_[seat], suit);
  for (const auto& [span, lane] : {std::pair{limits.hcp, 8 * place}, std::pair{limits.points, 24 + 8 * place}}) {
    const int low = std::max(0, span.low - hcp), high = std::min(most, span.high - hcp);
    is_possible_ = is_possible_ && low <= high;
    if (!is_possible_) return;
    from_low_ -= static_cast<u64>(low) << lane;
    to_high_ -= static_cast<u64>(most - high) << lane;
  }
}

void Counted::lean(u64 unseen) {
  std::array<int, 4> honors{};
  for (u64 cards = unseen; cards; cards &= cards - 1)
    if (const int points = points_of(std::countr_zero(cards))) ++honors[points - 1];
  leaning_ = leaning_of(stands_.data(), hidden_, honors);
  for (int seat = 0; seat < hidden_; ++seat) {
    is_even_ = is_even_ && leaning_[seat] == 1.0;
    double product = 1;
    for (double& one : powers_[seat]) one = product, product *= leaning_[seat];
  }
  least_weight_ = least_weight(stands_.data(), hidden_, points_of_hand(unseen), leaning_);
}

// Whether a layout with these points is kept: what was favored, the less.
bool Counted::keeps(Points points, Chance chance) const {
  if (is_even_) return true;
  double weight = 1;
  for (int seat = 0; seat < hidden_; ++seat) weight *= powers_[seat][points_with_length(points, seat)];
  return chance.share() * weight < least_weight_;
}

// Whether the weights of the points let it through, a place of the stream for each seat.
bool Counted::passes(Points points, const Chance& start) const {
  for (int seat = 0; seat < hidden_; ++seat) {
    const auto& thresholds = stands_[seat].limits->thresholds;
    if (thresholds.empty()) continue;
    const auto all = static_cast<std::size_t>(stands_[seat].hcp + points_with_length(points, seat));
    const u64 threshold = all < thresholds.size() ? thresholds[all] : 0;
    if (start.later(static_cast<u64>(seat)).number() >> 32 >= threshold) return false;
  }
  return true;
}

const Drawing<Honors>& Counted::honors(int suit, Split split) {
  Drawing<Honors>& drawing = honors_[static_cast<std::size_t>((suit * 14 + split.first) * 14 + split.second)];
  if (drawing.is_empty()) count_honors(suit, split, drawing);
  return drawing;
}

// Every way to lie, in the order in which the ace goes through the seats last.
void Counted::count_honors(int suit, Split split, Drawing<Honors>& drawing) const {
  const SuitWays& ways = suits_[suit];
  Points long_suits = 0;
  for (int seat = 0; seat < hidden_; ++seat) long_suits += points_lane(seat, 0, long_suit(suit, split, seat));
  int patterns = 1;
  for (int at = ways.small(); at < ways.size(); ++at) patterns *= 3;
  drawing.reserve(static_cast<std::size_t>(patterns));
  for (int pattern = 0; pattern < patterns; ++pattern) {
    Honors one{{}, long_suits, split};
    std::array<int, 4> holders{};
    for (int at = ways.small() + 1, rest = pattern; at <= ways.size(); ++at, rest /= 3) {
      const int seat = holders[at - ways.small() - 1] = rest % 3;
      one.cards[seat] |= 1ull << ways.card(at);
      one.points += points_lane(seat, points_of(ways.card(at)), 0);
      one.left.first -= seat == 0;
      one.left.second -= seat == 1;
    }
    if (one.left.first < 0 || one.left.second < 0) continue;
    double weight = ways.ways(ways.small(), one.left);
    for (int at = ways.size(); at > ways.small(); --at) weight *= ways.weight(at, holders[at - ways.small() - 1]);
    drawing.add(one, weight);
  }
}

// The ways of a suit with lengths within the limits, with the factors of long suits.
void Counted::count_suit(int suit) {
  const SuitWays& ways = suits_[suit];
  for (int first = 0; first <= std::min(ways.size(), stands_[0].needs); ++first)
    for (int second = 0; first + second <= ways.size() && second <= stands_[1].needs; ++second) {
      const Split split{first, second};
      double all = ways.ways(ways.size(), split);
      bool fits = all > 0;
      for (int seat = 0; seat < hidden_; ++seat)
        fits = fits && stands_[seat].limits->lengths[suit].has(lengths_[seat][suit] + dealt(suit, split, seat));
      if (!fits) continue;
      for (int seat = 0; seat < hidden_; ++seat) all *= power(leaning_[seat], long_suit(suit, split, seat));
      fitting_[suit].push_back({split, all});
      ways_[suit][first][second] = all;
    }
}

// The splits of clubs and diamonds together, each with the ways of all four suits.
void Counted::count_halves() {
  std::array<Table, 2> both{};
  for (int half = 0; half < 2; ++half)
    for (const Ways& one : fitting_[2 * half])
      for (const Ways& other : fitting_[2 * half + 1]) {
        const int first = one.split.first + other.split.first, second = one.split.second + other.split.second;
        if (first <= stands_[0].needs && second <= stands_[1].needs) both[half][first][second] += one.ways * other.ways;
      }
  for (int first = 0; first <= stands_[0].needs; ++first)
    for (int second = 0; second <= stands_[1].needs; ++second)
      minors_.add({first, second}, both[0][first][second] * both[1][stands_[0].needs - first][stands_[1].needs - second]);
}

const Drawing<Split>& Counted::half(int half, Split both) {
  Drawing<Split>& drawing = within_[static_cast<std::size_t>((half * 14 + both.first) * 14 + both.second)];
  if (!drawing.is_empty()) return drawing;
  drawing.reserve(fitting_[2 * half].size());
  for (const Ways& one : fitting_[2 * half]) {
    const int first = both.first - one.split.first, second = both.second - one.split.second;
    if (first >= 0 && second >= 0) drawing.add(one.split, one.ways * ways_[2 * half + 1][first][second]);
  }
  return drawing;
}

std::array<Split, 4> Counted::splits(Chance& chance) {
  const Split minors = minors_.drawn(chance), majors{stands_[0].needs - minors.first, stands_[1].needs - minors.second};
  const Split clubs = half(0, minors).drawn(chance), hearts = half(1, majors).drawn(chance);
  return {clubs, {minors.first - clubs.first, minors.second - clubs.second}, hearts,
          {majors.first - hearts.first, majors.second - hearts.second}};
}

int Counted::dealt(int suit, Split split, int seat) const {
  return seat == 0 ? split.first : seat == 1 ? split.second : suits_[suit].size() - split.first - split.second;
}

int Counted::long_suit(int suit, Split split, int seat) const {
  return std::max(0, lengths_[seat][suit] + dealt(suit, split, seat) - 4);
}

std::array<u64, 4> Counted::row(const std::array<u64, 3>& got) const {
  std::array<u64, 4> masks = known_;
  for (int seat = 0; seat < hidden_; ++seat) masks[seats_[seat]] |= got[seat];
  return masks;
}

}  // namespace tapete::hot
