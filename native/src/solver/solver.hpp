// The solver: positions and deals in, tricks out. A position is checked before it is searched.
//
// Cards are numbered as everywhere in Tapete: clubs, diamonds, hearts, spades, from the deuce (0) up to the
// ace (12), so that the deuce of clubs is 0 and the ace of spades 51. A hand is a mask of these. Seats North,
// East, South, West are 0 to 3; strains are clubs, diamonds, hearts, spades (0 to 3) and no trump (4).
#pragma once
#include <array>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "kernel.hpp"

namespace tapete {

using Hands = std::array<std::uint64_t, 4>;
constexpr int STRAINS = 5, NO_TRUMP = 4;

// Hands or a trick that cannot be; what() says in which way.
struct BadPosition : std::invalid_argument {
  using std::invalid_argument::invalid_argument;
};

struct Position {
  Hands hands;  // what each seat still holds, without the cards on the table
  int strain = NO_TRUMP;
  int leader = 0;          // of the trick on the table, or of the one to come
  std::vector<int> trick;  // the cards on the table, from the lead on
};

struct CardTricks {
  int card;
  int tricks;
};

class Solver {
 public:
  static constexpr std::size_t MEMORY = std::size_t{256} << 20;

  explicit Solver(Isa isa = best_isa(), std::size_t memory_limit = MEMORY);

  // Tricks of each declarer in one strain; hands of one length, of one card at least.
  std::array<int, 4> strain(const Hands& hands, int strain, Budget& budget);

  // The same in all strains: table[strain][declarer].
  std::array<std::array<int, 4>, STRAINS> table(const Hands& hands, Budget& budget);

  // Of each legal card, highest first, how many more tricks the side in turn takes with it, the one on the
  // table among them. Tricks below `low` or above `high` are told as these: with low = goal - 1, high = goal
  // it is only asked whether the goal is reached.
  std::vector<CardTricks> cards(const Position& position, Budget& budget, int low = 0, int high = 13);

  // The same, of one of many positions: what is known of those before it in the same strain is used again.
  std::vector<CardTricks> next_cards(const Position& position, Budget& budget, int low = 0, int high = 13);

  // Along a play, from `position` on: of North-South all tricks from there to the end when everybody then
  // plays their best, before the first card and after each.
  std::vector<int> trace(const Position& position, const std::vector<int>& play, Budget& budget);

  // Along a play: what `cards` tells before each card of it.
  std::vector<std::vector<CardTricks>> cards_along(const Position& position, const std::vector<int>& play,
                                                   Budget& budget);

  std::size_t bytes() const { return kernel_->bytes(); }

 private:
  void start(const Position& position);

  std::unique_ptr<Kernel> kernel_;
  int strain_ = -1, tricks_ = 0;  // of which something is known
};

// Throw BadPosition where there is something wrong.
void check_deal(const Hands& hands);
void check_strain(int strain);
void check_position(const Position& position);

// The position after one more card, and whether North-South won a trick with it; throws BadPosition if it is
// not legal.
std::pair<Position, bool> after(const Position& position, int card);

std::string card_name(int card);

}  // namespace tapete
