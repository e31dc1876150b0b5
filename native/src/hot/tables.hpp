// Games side by side, a call or a card of each at a time. `tapete.playouts.state` is the same by numpy.
#pragma once
#include <cstddef>

#include "numbers.hpp"

namespace tapete::hot {

// What stands at a table, as numpy has it in a record; a place that stands for nothing is 255, for no bid 35.
struct Table {
  u64 left[4];      // the cards each seat still holds
  u8 named[2][5];   // for each side and strain, who named it first
  u8 trick[4];      // the cards of the present trick
  u8 tricks[2];     // won by each side
  u8 turn, bid, doubling, declarer, leader, bidder, passes, played, is_over;
  u8 spare[7];

  bool is_sound() const;
  bool is_auction() const { return declarer == 255; }
  u64 legal_calls() const;
  u64 legal_cards() const;
  bool is_legal(std::int64_t action) const;
  void act(int action);

 private:
  void call(int call);
  void play(int card);
};
static_assert(sizeof(Table) == 64);

constexpr int first_card = 38, actions = first_card + 52;

}  // namespace tapete::hot
