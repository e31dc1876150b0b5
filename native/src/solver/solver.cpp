#include "solver.hpp"

namespace tapete {

namespace {

constexpr std::size_t KEPT = 4096;  // blocks, of 128 or 256 bytes

// Between the pack's order and that of the search: lanes from spades down, the ace first, trumps in lane 0.
class Lanes {
 public:
  explicit Lanes(int strain) : trump_lane_(strain == NO_TRUMP ? 0 : 3 - strain) {}

  std::uint64_t of_hand(std::uint64_t hand) const {
    std::uint64_t lanes = 0;
    for (; hand; hand &= hand - 1) lanes |= of_card(__builtin_ctzll(hand));
    return lanes;
  }
  std::uint64_t of_card(int card) const {
    return std::uint64_t{1} << (16 * exchanged(3 - card / 13) + 12 - card % 13);
  }
  int bit_of(int card) const { return 16 * exchanged(3 - card / 13) + 12 - card % 13; }

 private:
  int exchanged(int lane) const { return lane == trump_lane_ ? 0 : lane == 0 ? trump_lane_ : lane; }
  int trump_lane_;
};

Ending ending_of(const Position& position) {
  const Lanes lanes(position.strain);
  Ending ending{};
  for (int seat = 0; seat < 4; seat++) ending.hands[seat] = lanes.of_hand(position.hands[seat]);
  ending.leader = position.leader;
  ending.played = int(position.trick.size());
  for (int i = 0; i < ending.played; i++) ending.trick[i] = lanes.of_card(position.trick[i]);
  ending.trumps = position.strain != NO_TRUMP;
  return ending;
}

std::uint64_t legal_cards(const Position& position) {
  const std::uint64_t hand = position.hands[(position.leader + position.trick.size()) & 3];
  if (position.trick.empty()) return hand;
  const std::uint64_t follows = hand & std::uint64_t{0x1FFF} << position.trick[0] / 13 * 13;
  return follows ? follows : hand;
}

// Of a position that is in order and has been begun with.
std::vector<CardTricks> tricks_by_card(Kernel& kernel, const Position& position, int low, int high,
                                       Budget& budget) {
  const Ending ending = ending_of(position);
  const int tricks = ending.tricks();
  std::int8_t values[64];
  kernel.by_card(ending, std::min(low, tricks), std::min(high, tricks), budget, values);
  std::vector<CardTricks> found;
  const Lanes lanes(position.strain);
  const std::uint64_t legal = legal_cards(position);
  for (int card = 51; card >= 0; card--)
    if (legal >> card & 1) found.push_back({card, values[lanes.bit_of(card)]});
  return found;
}

int turn(const Position& position) { return int(position.leader + position.trick.size()) & 3; }
bool is_over(const Position& position) { return !position.hands[turn(position)]; }

// The positions before each card of a play and after the last, and the tricks that North-South had won at
// each.
struct Along {
  std::vector<Position> positions;
  std::vector<int> won;

  Along(const Position& start, const std::vector<int>& play) : positions{start}, won{0} {
    for (const int card : play) {
      auto [next, takes] = after(positions.back(), card);
      positions.push_back(std::move(next));
      won.push_back(won.back() + takes);
    }
  }
};

}  // namespace

Solver::Solver(Isa isa, std::size_t memory_limit) : kernel_(make_kernel(isa, memory_limit)) {}

std::array<int, 4> Solver::strain(const Hands& hands, int strain, Budget& budget) {
  check_strain(strain);
  check_deal(hands);
  const Position position{hands, strain, 0, {}};
  const Ending ending = ending_of(position);
  start(position);
  int ns_by_leader[4];
  kernel_->by_leader(ending, budget, ns_by_leader);
  std::array<int, 4> tricks;
  for (int declarer = 0; declarer < 4; declarer++) {
    const int ns = ns_by_leader[(declarer + 1) & 3];
    tricks[declarer] = declarer & 1 ? ending.tricks() - ns : ns;
  }
  return tricks;
}

std::array<std::array<int, 4>, STRAINS> Solver::table(const Hands& hands, Budget& budget) {
  std::array<std::array<int, 4>, STRAINS> found;
  for (int one = 0; one < STRAINS; one++) found[one] = strain(hands, one, budget);
  return found;
}

void Solver::start(const Position& position) {
  const Ending ending = ending_of(position);
  kernel_->start(ending);
  strain_ = position.strain;
  tricks_ = ending.tricks();
}

std::vector<CardTricks> Solver::cards(const Position& position, Budget& budget, int low, int high) {
  strain_ = -1;
  return next_cards(position, budget, low, high);
}

// Patterns are true of any deal. Layouts of few cards often have the same shapes; with more there is so much
// to know that it is better forgotten while it still fits into the processor's cache.
std::vector<CardTricks> Solver::next_cards(const Position& position, Budget& budget, int low, int high) {
  check_position(position);
  if (low < 0 || high < low)
    throw BadPosition("tricks from " + std::to_string(low) + " to " + std::to_string(high));
  if (is_over(position)) return {};
  const int tricks = __builtin_popcountll(position.hands[turn(position)]);
  if (position.strain != strain_ || tricks > tricks_ || kernel_->known() > KEPT) start(position);
  return tricks_by_card(*kernel_, position, low, high, budget);
}

// From the end to the beginning: what is known of the last tricks is of use in those before.
std::vector<std::vector<CardTricks>> Solver::cards_along(const Position& position,
                                                         const std::vector<int>& play, Budget& budget) {
  check_position(position);
  const Along along(position, play);
  std::vector<std::vector<CardTricks>> found(play.size());
  if (!play.empty()) start(position);
  for (std::size_t i = play.size(); i-- > 0;)
    found[i] = tricks_by_card(*kernel_, along.positions[i], 0, 13, budget);
  return found;
}

std::vector<int> Solver::trace(const Position& position, const std::vector<int>& play, Budget& budget) {
  check_position(position);
  const Along along(position, play);
  std::vector<int> found(along.positions.size());
  if (!is_over(position)) start(position);
  for (std::size_t i = found.size(); i-- > 0;) {
    const Position& now = along.positions[i];
    found[i] = along.won[i];
    if (is_over(now)) continue;
    // One card is worth what the position is: nobody plays worse than his best.
    int best = 0;
    for (const CardTricks& card : tricks_by_card(*kernel_, now, 0, 13, budget))
      best = std::max(best, card.tricks);
    found[i] += turn(now) & 1 ? ending_of(now).tricks() - best : best;
  }
  return found;
}

}  // namespace tapete
