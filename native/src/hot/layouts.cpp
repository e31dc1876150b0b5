#include "layouts.hpp"

#include <algorithm>

namespace tapete::hot {

namespace {

// One split of the suits, and what comes of it.
class Try {
 public:
  Try(Counted& counted, Chance& chance) : counted_(counted), chance_(chance), splits_(counted.splits(chance)) {
    for (int suit = 0; suit < 4; ++suit) left_[suit] = counted.suit(suit).size();
  }

  bool fits() {
    std::array<int, 3> points{};
    std::array<Span, 3> spans{};
    for (int seat = 0; seat < counted_.hidden(); ++seat) {
      points[seat] = counted_.long_suits(splits_, seat);
      spans[seat] = counted_.hcp_left(seat, points[seat]);
      if (spans[seat].low > spans[seat].high) return false;
    }
    if (!honors_fit(spans)) return false;
    for (int seat = 0; seat < counted_.hidden(); ++seat) points[seat] += hcp_[seat];
    if (!counted_.keeps(points, chance_)) return false;
    for (int seat = 0; seat < counted_.hidden(); ++seat)
      if (!counted_.passes(seat, points[seat], chance_)) return false;
    return true;
  }

  // The masks of the four seats, once the small cards are dealt too.
  std::array<u64, 4> row() {
    for (int suit = 0; suit < 4; ++suit)
      while (left_[suit]) deal(suit);
    return counted_.row(got_);
  }

 private:
  bool honors_fit(const std::array<Span, 3>& spans) {
    int left = 0;
    for (int suit = 0; suit < 4; ++suit) left += counted_.suit(suit).honor_points();
    for (int suit = 0; suit < 4; ++suit) {
      const SuitWays& ways = counted_.suit(suit);
      if (!may_fit(spans, left)) return false;
      for (int at = ways.size(); at > 0 && ways.points(at) > 0; --at) hcp_[deal(suit)] += ways.points(at);
      left -= ways.honor_points();
    }
    return may_fit(spans, left);
  }

  // Whether the points that are left can bring all seats to their least and none over its most.
  bool may_fit(const std::array<Span, 3>& spans, int left) const {
    int missing = 0, room = 0;
    bool is_over = false;
    for (int seat = 0; seat < counted_.hidden(); ++seat) {
      missing += std::max(0, spans[seat].low - hcp_[seat]);
      room += spans[seat].high - hcp_[seat];
      is_over = is_over | (hcp_[seat] > spans[seat].high);
    }
    return !is_over && missing <= left && left <= room;
  }

  // Deals the highest card of the suit that is left, and says which hidden seat has it.
  int deal(int suit) {
    const SuitWays& ways = counted_.suit(suit);
    const int seat = ways.holder(left_[suit], splits_[suit], chance_);
    got_[seat] |= 1ull << ways.card(left_[suit]);
    splits_[suit].first -= seat == 0;
    splits_[suit].second -= seat == 1;
    --left_[suit];
    return seat;
  }

  Counted& counted_;
  Chance& chance_;
  std::array<Split, 4> splits_;
  std::array<int, 4> left_{};
  std::array<u64, 3> got_{};
  std::array<int, 3> hcp_{};
};

}  // namespace

Drawn layouts(const std::array<u64, 4>& known, const std::array<Limits, 4>& limits, u64 count, u64 seed, u64 most_tries) {
  Counted counted(known, limits);
  Chance chance(seed);
  Drawn drawn;
  u64 found = 0;
  while (found < count && drawn.tries < most_tries && counted.has_ways()) {
    ++drawn.tries;
    Try one(counted, chance);
    if (!one.fits()) continue;
    const auto row = one.row();
    drawn.masks.insert(drawn.masks.end(), row.begin(), row.end());
    ++found;
  }
  return drawn;
}

}  // namespace tapete::hot
