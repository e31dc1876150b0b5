#include "layouts.hpp"

namespace tapete::hot {

SuitWays::SuitWays(u64 unseen, int suit, const std::array<u64, 3>& may, const Factors& leaning) {
  const u64 all_cards = unseen & 0x1FFFull << 13 * suit;
  for (const u64 mine : may) is_plain_ = is_plain_ && ((mine & all_cards) == 0 || (mine & all_cards) == all_cards);
  upto_[0][1][1] = 1;
  for (int card = 13 * suit; card < 13 * suit + 13; ++card) {
    if (!(unseen >> card & 1)) continue;
    const auto& before = upto_[size_];
    Factors& weights = weights_[size_];
    for (int seat = 0; seat < 3; ++seat) weights[seat] = may[seat] >> card & 1 ? power(leaning[seat], points_of(card)) : 0;
    cards_[size_++] = static_cast<u8>(card);
    small_ += points_of(card) == 0;
    auto& now = upto_[size_];
    for (int first = 0; first <= size_; ++first)
      for (int second = 0; first + second <= size_; ++second) {
        double ways = before[first][second + 1] * weights[0];
        ways += before[first + 1][second] * weights[1];
        ways += before[first + 1][second + 1] * weights[2];
        now[first + 1][second + 1] = ways;
      }
  }
}

int SuitWays::counted_holder(int at, Split split, Chance& chance) const {
  const auto& before = upto_[at - 1];
  const Factors& weights = weights_[at - 1];
  const double with_first = before[split.first][split.second + 1] * weights[0];
  const double with_two = with_first + before[split.first + 1][split.second] * weights[1];
  const double share = chance.share() * ways(at, split);  // always less than the whole
  return (share >= with_first) + (share >= with_two);
}

}  // namespace tapete::hot
