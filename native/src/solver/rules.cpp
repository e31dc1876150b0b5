// The rules of play that positions are checked by, and how they go on.
#include "solver.hpp"

namespace tapete {

namespace {

constexpr std::uint64_t PACK = (std::uint64_t{1} << 52) - 1, SUIT = 0x1FFF;
const char* const SEATS[4] = {"North", "East", "South", "West"};

int length(std::uint64_t hand) { return __builtin_popcountll(hand); }
std::uint64_t bit(int card) { return std::uint64_t{1} << card; }
std::uint64_t suit_of(int card) { return SUIT << card / 13 * 13; }

void check_seat(int seat) {
  if (seat < 0 || seat > 3) throw BadPosition("a seat is 0 to 3, not " + std::to_string(seat));
}

void check_card(int card) {
  if (card < 0 || card > 51) throw BadPosition("a card is 0 to 51, not " + std::to_string(card));
}

// What is held and what lies on the table must be cards, each once.
void check_cards(const Hands& hands, const std::vector<int>& trick) {
  std::uint64_t seen = 0;
  const auto see = [&](std::uint64_t cards, const std::string& where) {
    if (cards & ~PACK) throw BadPosition(where + " has bits that are no cards");
    if (cards & seen)
      throw BadPosition(card_name(__builtin_ctzll(cards & seen)) + " is there twice, the second time " +
                        where);
    seen |= cards;
  };
  for (int seat = 0; seat < 4; seat++) see(hands[seat], std::string("in ") + SEATS[seat] + "'s hand");
  for (const int card : trick) {
    check_card(card);
    see(bit(card), "on the table");
  }
}

bool is_trump(int card, int strain) { return card / 13 == strain; }

}  // namespace

std::string card_name(int card) { return {"CDHS"[card / 13], "23456789TJQKA"[card % 13]}; }

void check_strain(int strain) {
  if (strain < 0 || strain >= STRAINS) throw BadPosition("a strain is 0 to 4, not " + std::to_string(strain));
}

void check_deal(const Hands& hands) {
  check_cards(hands, {});
  for (int seat = 0; seat < 4; seat++)
    if (length(hands[seat]) != length(hands[0]) || !hands[seat] || length(hands[seat]) > 13)
      throw BadPosition(std::string(SEATS[seat]) + " holds " + std::to_string(length(hands[seat])) +
                        " cards, North " + std::to_string(length(hands[0])) +
                        ": hands of one length are needed, of 1 to 13 cards");
}

void check_position(const Position& position) {
  check_strain(position.strain);
  check_seat(position.leader);
  const int played = int(position.trick.size());
  if (played > 3)
    throw BadPosition("a trick on the table has at most three cards, not " + std::to_string(played));
  check_cards(position.hands, position.trick);
  const int to_come = length(position.hands[(position.leader + played) & 3]);
  if (to_come > 13) throw BadPosition(std::to_string(to_come) + " cards in a hand");
  for (int place = 0; place < 4; place++) {
    const int seat = (position.leader + place) & 3, expected = to_come - (place < played);
    if (length(position.hands[seat]) != expected)
      throw BadPosition(std::string(SEATS[seat]) + " holds " + std::to_string(length(position.hands[seat])) +
                        " cards instead of " + std::to_string(expected));
  }
  for (int place = 1; place < played; place++) {
    const int seat = (position.leader + place) & 3;
    const std::uint64_t led = suit_of(position.trick[0]);
    if (!(bit(position.trick[place]) & led) && (position.hands[seat] & led))
      throw BadPosition(std::string(SEATS[seat]) + " played " + card_name(position.trick[place]) +
                        " and still has a card of the suit led");
  }
}

std::pair<Position, bool> after(const Position& position, int card) {
  check_card(card);
  Position next = position;
  const int seat = (position.leader + int(position.trick.size())) & 3;
  const std::uint64_t hand = position.hands[seat];
  if (!(hand & bit(card))) throw BadPosition(std::string(SEATS[seat]) + " does not hold " + card_name(card));
  if (!position.trick.empty() && !(bit(card) & suit_of(position.trick[0])) &&
      (hand & suit_of(position.trick[0])))
    throw BadPosition(std::string(SEATS[seat]) + " must follow suit, not play " + card_name(card));
  next.hands[seat] ^= bit(card);
  next.trick.push_back(card);
  if (next.trick.size() < 4) return {next, false};
  int winner = 0;
  for (int place = 1; place < 4; place++) {
    const int best = next.trick[winner], other = next.trick[place];
    if (other / 13 == best / 13 ? other > best : is_trump(other, position.strain)) winner = place;
  }
  next.leader = (position.leader + winner) & 3;
  next.trick.clear();
  return {next, !(next.leader & 1)};
}

}  // namespace tapete
