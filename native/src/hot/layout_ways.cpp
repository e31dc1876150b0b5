#include <algorithm>

#include "layouts.hpp"

namespace tapete::hot {

namespace {

int length(u64 hand, int suit) { return std::popcount(hand >> 13 * suit & 0x1FFF); }

// High-card points of a card: four an ace, down to one a jack.
int points_of(int card) { return std::max(0, card % 13 - 8); }

int points_of_hand(u64 hand) {
  int points = 0;
  for (; hand; hand &= hand - 1) points += points_of(std::countr_zero(hand));
  return points;
}

}  // namespace

SuitWays::SuitWays(u64 unseen, int suit, const std::array<u64, 3>& may) {
  const u64 all_cards = unseen & 0x1FFFull << 13 * suit;
  for (const u64 mine : may) is_plain_ = is_plain_ && ((mine & all_cards) == 0 || (mine & all_cards) == all_cards);
  upto_[0][1][1] = 1;
  for (int card = 13 * suit; card < 13 * suit + 13; ++card) {
    if (!(unseen >> card & 1)) continue;
    points_[size_] = static_cast<u8>(points_of(card));
    honor_points_ += points_[size_];
    cards_[size_++] = static_cast<u8>(card);
    const auto& before = upto_[size_ - 1];
    auto& now = upto_[size_];
    std::array<u64, 3> all;
    for (int seat = 0; seat < 3; ++seat) all[seat] = 0 - (may[seat] >> card & 1);
    may_[size_] = {all[0], all[1]};
    for (int first = 0; first <= size_; ++first)
      for (int second = 0; first + second <= size_; ++second)
        now[first + 1][second + 1] = (before[first][second + 1] & all[0]) + (before[first + 1][second] & all[1]) +
                                     (before[first + 1][second + 1] & all[2]);
  }
}

int SuitWays::counted_holder(int at, Split split, Chance& chance) const {
  const auto& before = upto_[at - 1];
  const u64 place = chance.below(ways(at, split));
  const u64 with_first = before[split.first][split.second + 1] & may_[at][0];
  const u64 with_second = with_first + (before[split.first + 1][split.second] & may_[at][1]);
  return (place >= with_first) + (place >= with_second);
}

// The first place of which the sum is over the number drawn, found by halves without a branch that chance decides.
Split Drawing::drawn(Chance& chance) const {
  const u64 place = chance.below(total());
  const u64* sums = upto_.data();
  std::size_t left = upto_.size();
  while (left > 1) {
    const std::size_t half = left / 2;
    sums += sums[half - 1] <= place ? half : 0;
    left -= half;
  }
  return splits_[static_cast<std::size_t>(sums - upto_.data())];
}

Counted::Counted(const std::array<u64, 4>& known, const std::array<Limits, 4>& limits) : known_(known), limits_(limits), within_(2 * 14 * 14) {
  const u64 unseen = ((1ull << 52) - 1) & ~(known[0] | known[1] | known[2] | known[3]);
  std::array<u64, 3> may{};
  for (int seat = 0; seat < 4; ++seat) {
    if (std::popcount(known[seat]) == 13) continue;
    const int place = hidden_++;
    seats_[place] = seat;
    needs_[place] = 13 - std::popcount(known[seat]);
    hcp_[place] = points_of_hand(known[seat]);
    may[place] = unseen & ~limits[seat].cannot;
    for (int suit = 0; suit < 4; ++suit) lengths_[place][suit] = length(known[seat], suit);
  }
  for (int suit = 0; suit < 4; ++suit) {
    suits_[suit] = SuitWays(unseen, suit, may);
    count_suit(suit);
  }
  count_halves();
}

// The ways of a suit with lengths within the limits.
void Counted::count_suit(int suit) {
  const SuitWays& ways = suits_[suit];
  for (int first = 0; first <= std::min(ways.size(), needs_[0]); ++first)
    for (int second = 0; first + second <= ways.size() && second <= needs_[1]; ++second) {
      const Split split{first, second};
      const u64 all = ways.ways(ways.size(), split);
      bool fits = all > 0;
      for (int seat = 0; seat < hidden_; ++seat)
        fits = fits && limits_[seats_[seat]].lengths[suit].has(lengths_[seat][suit] + dealt(suit, split, seat));
      if (!fits) continue;
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
        if (first <= needs_[0] && second <= needs_[1]) both[half][first][second] += one.ways * other.ways;
      }
  for (int first = 0; first <= needs_[0]; ++first)
    for (int second = 0; second <= needs_[1]; ++second)
      minors_.add({first, second}, both[0][first][second] * both[1][needs_[0] - first][needs_[1] - second]);
}

const Drawing& Counted::half(int half, Split both) {
  Drawing& drawing = within_[static_cast<std::size_t>((half * 14 + both.first) * 14 + both.second)];
  if (drawing.is_empty())
    for (const Ways& one : fitting_[2 * half]) {
      const int first = both.first - one.split.first, second = both.second - one.split.second;
      if (first >= 0 && second >= 0) drawing.add(one.split, one.ways * ways_[2 * half + 1][first][second]);
    }
  return drawing;
}

std::array<Split, 4> Counted::splits(Chance& chance) {
  const Split minors = minors_.drawn(chance), majors{needs_[0] - minors.first, needs_[1] - minors.second};
  const Split clubs = half(0, minors).drawn(chance), hearts = half(1, majors).drawn(chance);
  return {clubs, {minors.first - clubs.first, minors.second - clubs.second}, hearts,
          {majors.first - hearts.first, majors.second - hearts.second}};
}

int Counted::dealt(int suit, Split split, int seat) const {
  return seat == 0 ? split.first : seat == 1 ? split.second : suits_[suit].size() - split.first - split.second;
}

int Counted::long_suits(const std::array<Split, 4>& splits, int seat) const {
  int cards = 0;
  for (int suit = 0; suit < 4; ++suit) cards += std::max(0, lengths_[seat][suit] + dealt(suit, splits[suit], seat) - 4);
  return cards;
}

Span Counted::hcp_left(int seat, int long_suits) const {
  const Limits& limits = limits_[seats_[seat]];
  return {std::max(limits.hcp.low, limits.points.low - long_suits) - hcp_[seat],
          std::min(limits.hcp.high, limits.points.high - long_suits) - hcp_[seat]};
}

bool Counted::passes(int seat, int dealt_hcp, int long_suits, Chance& chance) const {
  const auto& thresholds = limits_[seats_[seat]].thresholds;
  if (thresholds.empty()) return true;
  const auto points = static_cast<std::size_t>(hcp_[seat] + dealt_hcp + long_suits);
  const u64 threshold = points < thresholds.size() ? thresholds[points] : 0;
  return chance.number() >> 32 < threshold;
}

std::array<u64, 4> Counted::row(const std::array<u64, 3>& got) const {
  std::array<u64, 4> masks = known_;
  for (int seat = 0; seat < hidden_; ++seat) masks[seats_[seat]] |= got[seat];
  return masks;
}

}  // namespace tapete::hot
