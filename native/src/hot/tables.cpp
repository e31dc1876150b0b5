#include "tables.hpp"

namespace tapete::hot {

namespace {

constexpr int no_bid = 35, pass = 35, doubled = 36, redoubled = 37;
constexpr u8 nothing = 255;

bool is_seat(u8 seat) { return seat < 4; }

}  // namespace

// Whether nothing in the record leads out of an array, whoever wrote it.
bool Table::is_sound() const {
  if (!is_seat(turn) || bid > no_bid || !is_seat(bidder) || played > 52) return false;
  if (is_auction()) return true;
  for (int place = 0; place < played % 4; ++place)
    if (trick[place] > 51) return false;
  return is_seat(declarer) && is_seat(leader) && bid < no_bid;
}

u64 Table::legal_calls() const {
  u64 calls = 1ull << pass;
  if (bid == no_bid) return calls | ((1ull << no_bid) - 1);
  calls |= ((1ull << no_bid) - 1) >> (bid + 1) << (bid + 1);
  const bool theirs = (bidder ^ turn) & 1;
  if (theirs && doubling == 0) calls |= 1ull << doubled;
  if (!theirs && doubling == 1) calls |= 1ull << redoubled;
  return calls;
}

u64 Table::legal_cards() const {
  const u64 held = left[turn];
  if (played % 4 == 0) return held;
  const u64 follow = held & 0x1FFFull << 13 * (trick[0] / 13);
  return follow ? follow : held;
}

bool Table::is_legal(std::int64_t action) const {
  if (is_over) return true;
  const std::int64_t place = is_auction() ? action : action - first_card;
  return place >= 0 && place < 64 && ((is_auction() ? legal_calls() : legal_cards()) >> place & 1);
}

void Table::act(int action) {
  if (is_over) return;
  if (is_auction())
    call(action);
  else
    play(action - first_card);
}

void Table::call(int call) {
  passes = call == pass ? passes + 1 : 0;
  if (call > pass) doubling = static_cast<u8>(call - pass);
  if (call < no_bid) {
    bid = static_cast<u8>(call);
    bidder = turn;
    doubling = 0;
    u8& first = named[turn & 1][call % 5];
    if (first == nothing) first = turn;
  }
  turn = (turn + 1) & 3;
  is_over = bid == no_bid && passes == 4;
  if (bid == no_bid || passes != 3) return;
  declarer = named[bidder & 1][bid % 5];
  leader = turn = (declarer + 1) & 3;
}

void Table::play(int card) {
  left[turn] &= ~(1ull << card);
  trick[played++ % 4] = static_cast<u8>(card);
  turn = (turn + 1) & 3;
  if (played % 4) return;
  int best = -1, winner = 0;
  for (int place = 0; place < 4; ++place) {
    const int suit = trick[place] / 13, worth = trick[place] + (suit == bid % 5 ? 128 : suit == trick[0] / 13 ? 64 : 0);
    if (worth > best) best = worth, winner = place;
  }
  leader = turn = (leader + winner) & 3;
  ++tricks[turn & 1];
  for (u8& one : trick) one = nothing;
  is_over = played == 52;
}

}  // namespace tapete::hot
