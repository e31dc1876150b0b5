// The kernel, compiled once for each instruction set: `TAPETE_ISA` names it, and the compiler's options
// choose it.
#pragma once
#include "kernel.hpp"
#include "search.hpp"

namespace tapete::TAPETE_ISA {

class KernelOfIsa final : public Kernel {
 public:
  explicit KernelOfIsa(std::size_t memory_limit, const Weights& weights = learned_weights())
      : weights_(weights),
        memory_(memory_limit),
        tables_(memory_),
        hints_(memory_),
        trumps_(tables_, hints_, lessons_),
        no_trump_(tables_, hints_, lessons_) {}

  void start(const Ending& ending) override {
    tables_.start(ending.tricks());
    hints_.start(ending.tricks());
  }
  void by_leader(const Ending& ending, Budget& budget, int tricks[4]) override {
    ending.trumps ? by_leader(trumps_, ending, budget, tricks) : by_leader(no_trump_, ending, budget, tricks);
  }
  void by_card(const Ending& ending, int low, int high, Budget& budget, std::int8_t tricks[64]) override {
    ending.trumps ? by_card(trumps_, ending, low, high, budget, tricks)
                  : by_card(no_trump_, ending, low, high, budget, tricks);
  }
  std::size_t known() const override { return tables_.small.known() + tables_.large.known(); }
  std::size_t bytes() const override { return memory_.taken() + sizeof *this; }
  Lessons& lessons() { return lessons_; }

 private:
  template <bool TRUMPS>
  void by_leader(Search<TRUMPS>& search, const Ending& ending, Budget& budget, int result[4]) {
    const int tricks = ending.tricks();
    search.place(ending.hands, weights_, budget);
    int guess = likely<TRUMPS>(ending);
    for (const int leader : {1, 3, 0, 2}) {  // partners' leads are most often worth the same
      guess = result[leader] =
          between(0, tricks, guess, [&](int need) { return search.trick(leader, need, tricks); });
    }
  }

  template <bool TRUMPS>
  void by_card(Search<TRUMPS>& search, const Ending& ending, int low, int high, Budget& budget,
               std::int8_t result[64]) {
    const int seat = ending.turn(), tricks = ending.tricks();
    const bool ns = !(seat & 1);
    search.place(ending.hands, weights_, budget);
    const OnTheTable table = so_far<TRUMPS>(ending);
    const u64 hand = ending.hands[seat], follows = ending.played ? hand & table.led : 0,
              legal = follows ? follows : hand;
    const u64 live = search.all() | table.winner;
    int guess = likely<TRUMPS>(ending);
    for (u64 left = best_of_runs(legal, live); left; left &= left - 1) {
      const u64 card = best(left);
      search.take_out(seat, card);
      const auto ask = [&](int need) { return play(search, ending, table, card, need, tricks); };
      guess = ns ? between(low, high, guess, ask) : between(tricks - high, tricks - low, guess, ask);
      search.put_back(seat, card);
      const u64 equals = legal & -card & ((end_of_run(card, legal, live) << 1) - 1);
      for (u64 rest = equals; rest; rest &= rest - 1)
        result[index_of(best(rest))] = std::int8_t(ns ? guess : tricks - guess);
    }
  }

  // The most that North-South reach, from `low` to `high`, by tests beginning at the guess.
  template <class Ask> static int between(int low, int high, int guess, Ask ask) {
    while (low < high) {
      guess = most(low + 1, least(high, guess));
      if (ask(guess) & REACHED)
        low = guess++;
      else
        high = --guess;
    }
    return low;
  }

  struct OnTheTable {
    u64 winner, led;
    int winner_seat;
  };

  template <bool TRUMPS> static bool wins(u64 card, u64 winner) {
    return card < winner && (card & (lane_of(winner) | (TRUMPS ? lane(0) : 0)));
  }

  template <bool TRUMPS> static OnTheTable so_far(const Ending& ending) {
    if (!ending.played) return {0, 0, ending.leader};
    OnTheTable table{ending.trick[0], lane_of(ending.trick[0]), ending.leader};
    for (int i = 1; i < ending.played; i++)
      if (wins<TRUMPS>(ending.trick[i], table.winner)) {
        table.winner = ending.trick[i];
        table.winner_seat = (ending.leader + i) & 3;
      }
    return table;
  }

  // The masks are of no use outside the search, so that it does not matter whether ranks did.
  template <bool TRUMPS>
  static u64 play(Search<TRUMPS>& search, const Ending& ending, const OnTheTable& table, u64 card, int need,
                  int tricks) {
    const int seat = ending.turn(), next = (seat + 1) & 3;
    if (!ending.played)
      return search.template follow<1>(next, card, lane_of(card),
                                       Search<TRUMPS>::packed(seat, need, tricks, false));
    const bool takes = wins<TRUMPS>(card, table.winner);
    const u64 winner = takes ? card : table.winner;
    const int winner_seat = takes ? seat : table.winner_seat;
    if (ending.played == 3) return search.trick(winner_seat, need - !(winner_seat & 1), tricks - 1);
    const u32 state = Search<TRUMPS>::packed(winner_seat, need, tricks, true);
    return ending.played == 1 ? search.template follow<2>(next, winner, table.led, state)
                              : search.template follow<3>(next, winner, table.led, state);
  }

  // Tricks of North-South as likely as not, from high cards and trumps (least squares over random deals).
  template <bool TRUMPS> static int likely(const Ending& ending) {
    double points = 0, points_ns = 0, trumps_ns = 0;
    for (int seat = 0; seat < 4; seat++) {
      double held = 0;
      for (int rank = 0; rank < 4; rank++) held += (4 - rank) * count(ending.hands[seat] >> rank & ONES);
      points += held;
      if (seat & 1) continue;
      points_ns += held;
      trumps_ns += count(ending.hands[seat] & lane(0));
    }
    const int tricks = ending.tricks();
    if (points == 0) return tricks / 2 + 1;
    const double edge = 20 * (2 * points_ns / points - 1);
    const double of_thirteen = TRUMPS ? 6.7 + .38 * edge + 1.04 * (trumps_ns - 6.5) : 6.9 + .525 * edge;
    return int(of_thirteen * tricks / 13 + .5);
  }

  const Weights& weights_;
  Memory memory_;
  Tables tables_;
  Hints hints_;
  Lessons lessons_;
  Search<true> trumps_;
  Search<false> no_trump_;
};

}  // namespace tapete::TAPETE_ISA
