// Bounds on the tricks of a side without a search. Each comes with the cards on whose rank it rests (`mask`,
// the worst of each suit; every better card is meant too), so that what is found holds for all positions that
// agree on these.
//
// All are lower bounds for one side. A plan that the side can follow whatever the others play is enough to
// argue one. They are attacked by `make fuzz` besides: an argument that sounds well may still count an honor
// twice.
#pragma once
#include "cards.hpp"

namespace tapete::TAPETE_ISA {

// What one hand can run in one suit.
struct Run {
  int rounds;
  int ranks;  // how many of its best cards it owes this to
};

// The rounds that a hand on lead wins in one suit without losing the lead.
//
// `winners` are those of its `cards` above all that the opponents hold. As long as there are winners, a round
// is won; and if there are as many as the longer opponent has cards, the opponents are then out of the suit
// and every further card wins too. `limit`: after so many rounds somebody may ruff. Partner must not be
// forced to overtake: he follows from the bottom while the hand plays from the top, so that the round in
// which they come nearest is the last in which he follows.
inline Run run(u64 cards, u64 winners, u64 partner, int longer, int limit) {
  const int sure = count(winners);
  if (!sure) return {0, 0};
  int rounds = least(sure >= longer ? count(cards) : sure, limit), follows = 0;
  if (partner) {
    follows = least(rounds, count(partner));
    while (follows && nth_best(cards, follows) > nth_worst(partner, follows)) rounds = --follows;
  }
  return {rounds, most(follows, least(least(rounds, sure), longer))};
}

// The trump tricks of hands `x` and `y` of one side against the trumps `theirs`, whoever leads whatever.
//
// Each of the side's trumps above all of theirs wins a trick unless both fall together: as many as the longer
// hand has, no more. And a single hand with i trumps down to some card, j of theirs above it, loses at most j
// of these: i - j tricks.
inline int sure_trumps(u64 x, u64 y, u64 theirs, int want, u64& mask) {
  if (!(x | y)) return 0;
  if (!theirs) return most(count(x), count(y));
  const u64 masters = (x | y) & (best(theirs) - 1);
  int found = least(count(masters), most(count(x), count(y)));
  if (found) {
    found = least(found, want);
    mask = nth_best(masters, found);
    if (found >= want) return found;
  }
  for (const u64 hand : {x, y}) {
    int held = 1;
    for (u64 left = hand; left; left &= left - 1, held++) {
      const u64 card = best(left);
      const int tricks = held - count(theirs & (card - 1));
      if (tricks <= found) continue;
      found = tricks;
      mask = card;
      if (found >= want) return want;
    }
  }
  return found;
}

template <bool TRUMPS> struct Bounds {
  static constexpr u64 TRUMP = TRUMPS ? lane(0) : 0;
  u64 hand[4];

  u64 all() const { return hand[0] | hand[1] | hand[2] | hand[3]; }

  // Tricks that the side on lead can take at once, of `tricks` that are left; it looks no further than
  // `want`.
  //
  // The leader runs each suit in which he has winners, as far as nobody can ruff. Then, over a card of a suit
  // in which partner has winners (an entry), partner runs his. Partner discards what he has no use for; if he
  // has nothing but winners, all tricks are theirs. With LATER the winners must still be there after other
  // tricks in which their owners had to discard or ruff (see below).
  template <bool LATER> int quick(int leader, int tricks, int want, u64& mask) const {
    const u64 mine = hand[leader], partner = hand[(leader + 2) & 3];
    const u64 x = hand[(leader + 1) & 3], y = hand[(leader + 3) & 3], beaten = above(x | y);
    int own = 0, his = 0, his_trumps = 0, own_trumps = 0, room = 13;
    u64 his_mask = 0, cashed = 0;
    bool entry = false, drawn = false, x_ruffs = false, y_ruffs = false, partner_trumps = false;
    mask = 0;
    if (TRUMPS) {
      x_ruffs = x & TRUMP;
      y_ruffs = y & TRUMP;
      partner_trumps = partner & TRUMP;
      // After so many rounds of other suits partner has only trumps, and ruffs our winners.
      if (partner_trumps) room = tricks - count(partner & TRUMP);
    }
    for (u64 left = (mine | partner) & beaten; left;) {
      const int at = index_of(left) & 48;
      const u64 suit = 0x1FFFull << at;
      left &= ~suit;
      const bool trumps = TRUMPS && at == 0;
      const u64 my_cards = mine & suit, his_cards = partner & suit;
      const int x_length = count(x & suit), y_length = count(y & suit), longer = most(x_length, y_length);
      int limit = 13, rounds = 0;
      if (TRUMPS && !trumps) {
        if (x_ruffs) limit = x_length;
        if (y_ruffs) limit = least(limit, y_length);
        if (!limit || (LATER && (limit < 13 || partner_trumps))) continue;
      }
      if (my_cards & beaten) {
        const Run found = run(my_cards, my_cards & beaten, his_cards, longer, limit);
        rounds = trumps ? found.rounds : least(found.rounds, room);
        own += rounds;
        if (rounds) cashed |= suit;
        if (found.ranks) mask |= nth_best(my_cards, found.ranks);
        if (own >= want) return own;
        if (trumps) {
          own_trumps = rounds;
          drawn = rounds && ((x_ruffs && rounds >= x_length) || (y_ruffs && rounds >= y_length));
          if (rounds >= x_length) x_ruffs = false;
          if (rounds >= y_length) y_ruffs = false;
          if (rounds >= count(his_cards)) {
            partner_trumps = false;
            room = 13;
          }
        } else {
          room -= rounds;
        }
      }
      if ((his_cards & beaten) && rounds < limit && count(his_cards) > rounds) {
        u64 his_left = his_cards, my_left = my_cards;  // the rounds before took partner's worst and my best
        for (int i = 0; i < rounds; i++) {
          his_left ^= worst(his_left);
          my_left &= my_left - 1;
        }
        const Run found = run(his_left, his_left & beaten, my_left, most(longer - rounds, 0), limit - rounds);
        if (!found.rounds) continue;
        his += found.rounds;
        if (trumps) his_trumps = found.rounds == count(his_left);
        if (found.ranks) his_mask |= nth_best(his_left, found.ranks);
        if (my_left) entry = true;
      }
    }
    if (entry && own + his >= want) {
      mask |= his_mask;
      return least(own + his, tricks);
    }
    if (!TRUMPS || LATER) return own;
    // A suit that partner ruffs and nobody can overruff is an entry too.
    if (count(partner & TRUMP) > own_trumps && room > 0)
      for (int s = 1; s < 4; s++) {
        const u64 suit = lane(s);
        if (!(mine & suit) || ((partner | cashed) & suit)) continue;
        if ((x_ruffs && !(x & suit)) || (y_ruffs && !(y & suit))) continue;
        if (own + 1 >= want) return own + 1;
        if (own + 1 + his - his_trumps >= want) {  // the ruff may have cost him one of his trump winners
          mask |= his_mask;
          return least(tricks, own + 1 + his - his_trumps);
        }
        break;
      }
    // Sure trump tricks instead of those cashed, unless the runs of other suits lean on trumps having been
    // drawn: honors that crash in the drawing would be counted twice.
    if (!drawn && ((mine | partner) & TRUMP)) {
      const int side_suits = own - own_trumps;
      u64 trump_mask = 0;
      const u64 his_trump_cards = tricks - count(partner & TRUMP) >= side_suits ? partner & TRUMP : 0;
      const int sure =
          sure_trumps(mine & TRUMP, his_trump_cards, (x | y) & TRUMP, want - side_suits, trump_mask);
      if (sure > own_trumps && side_suits + sure >= want) {
        mask |= trump_mask;
        return side_suits + sure;
      }
    }
    return own;
  }

  // Tricks that the side not on lead (x and y) will take in the end: `want` if that can be argued, else less.
  //
  // First its sure trumps. Then: as long as x or y hold the top card of a suit, a stopper, the leaders win no
  // more rounds of it. In all other suits together they win at most as many as the longer of their hands has;
  // with trumps, each of their trumps may win one besides. So that after at most so many tricks they lead a
  // stopped suit and x or y comes in, and runs what he has (LATER: over any discards). While the leaders hold
  // trumps only the top trump is a stopper: any other may fall to a ruffing finesse.
  int later(int leader, int tricks, int want, u64& mask) const {
    const u64 mine = hand[leader], partner = hand[(leader + 2) & 3], ours = mine | partner;
    const u64 x = hand[(leader + 1) & 3], y = hand[(leader + 3) & 3];
    int sure = 0, ruffs = 0;
    mask = 0;
    if (TRUMPS && (ours & TRUMP)) {
      sure = sure_trumps(x & TRUMP, y & TRUMP, ours & TRUMP, want, mask);
      if (sure >= want) return sure;
      mask = 0;
      ruffs = count(ours & TRUMP);
    }
    u64 stoppers = tops(ours | x | y) & (x | y);
    if (ruffs) stoppers &= TRUMP;
    int before = ruffs;
    u64 led = ruffs ? stoppers : 0;
    for (int s = ruffs ? 1 : 0; s < 4; s++) {
      const u64 suit = lane(s);
      if (!(stoppers & suit))
        before += most(count(mine & suit), count(partner & suit));
      else if (ours & suit)
        led |= stoppers & suit;
    }
    if (tricks - before < want || !led) return sure;
    mask = led;
    if (want == 1) return 1;
    const int enough = want + ruffs;  // so many of the winners may have been ruffed before
    u64 more;
    for (const int step : {1, 3}) {
      if (!(led & hand[(leader + step) & 3])) continue;
      if (quick<true>((leader + step) & 3, tricks, enough, more) < enough) return sure;
      mask |= more;
    }
    return want;
  }
};

}  // namespace tapete::TAPETE_ISA
