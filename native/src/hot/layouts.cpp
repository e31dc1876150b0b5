#include "layouts.hpp"

namespace tapete::hot {

namespace {

// The small cards of a suit, from the highest.
void deal_small(const SuitWays& ways, Split split, std::array<u64, 3>& got, Chance& chance) {
  for (int at = ways.small(); at > 0; --at) {
    const int seat = ways.holder(at, split, chance);
    got[seat] |= 1ull << ways.card(at);
    split.first -= seat == 0;
    split.second -= seat == 1;
  }
}

// Each try has places of the stream for itself: the first seven for what is drawn in any case, then one for what leaning
// favored, three for the weights of the hidden seats, and the rest for the small cards.
constexpr u64 places = 128, at_leaning = 7, at_weights = 8, at_small = 11;

// One split of the suits and what comes of it: the cards of the hidden seats, if they fit.
bool is_dealt(Counted& counted, const Chance& start, std::array<u64, 3>& got) {
  Chance chance = start;
  const std::array<Split, 4> splits = counted.splits(chance);
  std::array<const Honors*, 4> honors;
  Points points = 0;
  for (int suit = 0; suit < 4; ++suit) {
    honors[suit] = &counted.honors(suit, splits[suit]).drawn(chance);
    points += honors[suit]->points;
  }
  if (!counted.fits(points) || !counted.keeps(points, start.later(at_leaning)) || !counted.passes(points, start.later(at_weights)))
    return false;
  got = {};
  chance = start.later(at_small);
  for (const Honors* one : honors)
    for (int seat = 0; seat < 3; ++seat) got[seat] |= one->cards[seat];
  for (int suit = 0; suit < 4; ++suit) deal_small(counted.suit(suit), honors[suit]->left, got, chance);
  return true;
}

}  // namespace

Drawn layouts(const std::array<u64, 4>& known, const std::array<Limits, 4>& limits, u64 count, u64 seed, u64 most_tries) {
  Counted counted(known, limits);
  const Chance chance(seed);
  Drawn drawn;
  std::array<u64, 3> got;
  for (u64 found = 0; found < count && drawn.tries < most_tries && counted.has_ways();) {
    if (!is_dealt(counted, chance.later(places * drawn.tries++), got)) continue;
    const auto row = counted.row(got);
    drawn.masks.insert(drawn.masks.end(), row.begin(), row.end());
    ++found;
  }
  return drawn;
}

}  // namespace tapete::hot
