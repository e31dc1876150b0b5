// Hidden cards dealt again within what is known of each seat. `tapete.dealing.layouts` tells what is drawn and in which
// order, and why each layout is as likely as any other; this is the same, number for number, quickly.
#pragma once
#include <array>
#include <bit>
#include <vector>

#include "chance.hpp"

namespace tapete::hot {

using plain::Chance;

struct Span {
  int low = 0, high = 0;
  bool has(int number) const { return low <= number && number <= high; }
};

// What the thirteen cards of one seat may be.
struct Limits {
  std::array<Span, 4> lengths;
  Span hcp, points;
  u64 cannot = 0;
  std::vector<u64> thresholds;  // the weights of the points as shares of the greatest, in 1 / 2^32
};

// A hidden seat: how many cards it is dealt, the points it is known to have, its limits.
struct Stand {
  int needs = 0, hcp = 0;
  const Limits* limits = nullptr;
  Span wanted() const;    // high-card points that it should be dealt, more or less: one may come of length
  Span possible() const;  // the fewest and the most points, those of length counted, that it can be dealt
};

using Factors = std::array<double, 3>;

double power(double factor, int exponent);  // by so many products: the same on every machine

// What a point is worth with each hidden seat, 1 at the least; `honors` are unseen jacks up to aces.
Factors leaning_of(const Stand* stands, int count, const std::array<int, 4>& honors);

// The least that the factors of a layout which fits can multiply to.
double least_weight(const Stand* stands, int count, int unseen_hcp, const Factors& leaning);

// High-card points of a card: four an ace, down to one a jack.
inline int points_of(int card) { return card % 13 < 9 ? 0 : card % 13 - 8; }

// Cards of the first hidden seat and of the second; the third has the rest.
struct Split {
  int first, second;
};

// One suit's unseen cards, the lowest first, and the ways to deal the first so many of them, each counting for its weight.
class SuitWays {
 public:
  SuitWays() = default;
  SuitWays(u64 unseen, int suit, const std::array<u64, 3>& may, const Factors& leaning);

  int size() const { return size_; }
  int small() const { return small_; }
  int card(int at) const { return cards_[at - 1]; }
  double weight(int at, int seat) const { return weights_[at - 1][seat]; }
  double ways(int at, Split split) const { return upto_[at][split.first + 1][split.second + 1]; }

  // Which hidden seat gets the `at`-th card, a small one, given how the cards up to it are split.
  int holder(int at, Split split, Chance& chance) const {
    if (!is_plain_) return counted_holder(at, split, chance);
    const int place = static_cast<int>(chance.below(static_cast<u64>(at)));
    return (place >= split.first) + (place >= split.first + split.second);
  }

 private:
  int counted_holder(int at, Split split, Chance& chance) const;

  int size_ = 0, small_ = 0;
  bool is_plain_ = true;  // each hidden seat may have all of the cards or none: then small cards lie any way alike
  std::array<u8, 13> cards_{};
  std::array<Factors, 13> weights_{};  // of each card, what it counts with each hidden seat; 0 where that cannot have it
  std::array<std::array<std::array<double, 15>, 15>, 14> upto_{};  // a border of zeros before the first row and column
};

// Things with weights, of which one is drawn after the other.
template <class Thing>
class Drawing {
 public:
  void reserve(std::size_t most) { things_.reserve(most), upto_.reserve(most); }
  void add(const Thing& thing, double ways) {
    if (ways > 0) things_.push_back(thing), upto_.push_back(total() + ways);
  }
  double total() const { return upto_.empty() ? 0 : upto_.back(); }
  bool is_empty() const { return upto_.empty(); }

  // The first of which the sum is over the share drawn, found by halves without a branch that chance decides.
  const Thing& drawn(Chance& chance) const {
    const double place = chance.share() * total();
    const double* sums = upto_.data();
    for (std::size_t left = upto_.size(); left > 1;) {
      const std::size_t half = left / 2;
      sums += half * static_cast<std::size_t>(sums[half - 1] <= place);
      left -= half;
    }
    return things_[static_cast<std::size_t>(sums - upto_.data())];
  }

 private:
  std::vector<Thing> things_;
  std::vector<double> upto_;
};

// Points of the three hidden seats side by side, a byte each: high-card points, then those with long suits counted.
using Points = u64;

constexpr Points points_lane(int seat, int hcp, int long_suits) {
  return static_cast<u64>(hcp) << 8 * seat | static_cast<u64>(hcp + long_suits) << (24 + 8 * seat);
}
constexpr int points_with_length(Points points, int seat) { return static_cast<int>(points >> (24 + 8 * seat) & 0xFF); }

// How the honors of a suit lie that is split in some way, and what is left of the split for the small cards.
struct Honors {
  std::array<u64, 3> cards{};
  Points points = 0;
  Split left{};
};

// What is counted once for many tries.
class Counted {
 public:
  Counted(const std::array<u64, 4>& known, const std::array<Limits, 4>& limits);

  bool has_ways() const { return is_possible_ && !minors_.is_empty(); }
  int hidden() const { return hidden_; }
  const SuitWays& suit(int suit) const { return suits_[suit]; }
  std::array<Split, 4> splits(Chance& chance);
  const Drawing<Honors>& honors(int suit, Split split);
  bool fits(Points points) const { return ((points + from_low_) & (to_high_ - points) & lanes) == lanes; }
  bool keeps(Points points, Chance chance) const;
  bool passes(Points points, const Chance& start) const;
  std::array<u64, 4> row(const std::array<u64, 3>& got) const;

 private:
  struct Ways {
    Split split;
    double ways;
  };
  using Table = std::array<std::array<double, 14>, 14>;
  static constexpr Points lanes = 0x808080808080;
  static constexpr int most_points = 64;

  void hide(int seat, const Limits& limits);
  void lean(u64 unseen);
  void count_suit(int suit);
  void count_halves();
  void count_honors(int suit, Split split, Drawing<Honors>& drawing) const;
  const Drawing<Split>& half(int half, Split both);
  int dealt(int suit, Split split, int seat) const;
  int long_suit(int suit, Split split, int seat) const;

  std::array<u64, 4> known_;
  int hidden_ = 0;
  std::array<int, 3> seats_{};
  std::array<Stand, 3> stands_{};
  std::array<std::array<int, 4>, 3> lengths_{};
  bool is_possible_ = true;
  Points from_low_ = lanes, to_high_ = lanes | (lanes - (lanes >> 7));  // told by the highest bit of each byte
  Factors leaning_{1, 1, 1};
  std::array<std::array<double, most_points>, 3> powers_{};  // of the factors
  bool is_even_ = true;
  double least_weight_ = 1;
  std::array<SuitWays, 4> suits_;
  std::array<std::vector<Ways>, 4> fitting_;
  std::array<Table, 4> ways_{};
  Drawing<Split> minors_;
  std::vector<Drawing<Split>> within_;   // how the first suit of each half lies, by the cards that the seats have in both
  std::vector<Drawing<Honors>> honors_;  // of each suit, by its split
};

struct Drawn {
  std::vector<u64> masks;  // rows of four
  u64 tries = 0;
};

Drawn layouts(const std::array<u64, 4>& known, const std::array<Limits, 4>& limits, u64 count, u64 seed, u64 most_tries);

}  // namespace tapete::hot
