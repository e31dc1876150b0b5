#include "dealing.hpp"

#include <algorithm>
#include <bit>

namespace tapete::hot {

namespace {

constexpr std::size_t stretch = 1024;  // deals at a time: what is known of them stays in the first cache
constexpr u32 all_numbers = 1 << 16;

using Lane = std::array<u16, stretch>;

// A card goes to the seats up to the i-th if its number is below their share: `upto` places of `left`, each of so many
// numbers. Where the places share all numbers out, that share may be one more than a lane can hold: then places are told
// by the number's upper bits instead.
struct Table {
  std::array<Lane, 3> upto;                  // free places of the seats up to the i-th
  std::array<std::array<Lane, 4>, 3> cards;  // of the suits, in hand of the seats up to the i-th
  Lane is_good;

  void start(const std::array<u16, 3>& free) {
    for (std::size_t i = 0; i < 3; ++i) {
      upto[i].fill(free[i]);
      for (Lane& lane : cards[i]) lane.fill(0);
    }
    is_good.fill(1);
  }

  void pass_over(std::size_t suit) {
    for (std::size_t i = 0; i < 3; ++i)
      for (u16& one : cards[i][suit]) one = static_cast<u16>(one << 1);
  }

  void deal(std::size_t suit, const u16* numbers, u32 left) {
    const auto share = static_cast<u16>(all_numbers / left);
    const bool is_whole = std::has_single_bit(left);
    if (is_whole)
      deal_with(suit, numbers, [shift = std::countr_zero(all_numbers / left)](u16 number) { return static_cast<u16>(number >> shift); }, 1);
    else
      deal_with(suit, numbers, [](u16 number) { return number; }, share);
    if (is_whole) return;
    throw_away(is_good.data(), numbers, static_cast<u16>(share * left));
  }

  static void throw_away(u16* __restrict good, const u16* __restrict numbers, u16 end) {
    for (std::size_t at = 0; at < stretch; ++at) good[at] = static_cast<u16>(good[at] & (numbers[at] < end));
  }

  template <class Place>
  void deal_with(std::size_t suit, const u16* numbers, Place place, u16 share) {
    for (std::size_t i = 0; i < 3; ++i) deal_upto(upto[i].data(), cards[i][suit].data(), numbers, place, share);
  }

  template <class Place>
  static void deal_upto(u16* __restrict free, u16* __restrict got, const u16* __restrict numbers, Place place, u16 share) {
    for (std::size_t at = 0; at < stretch; ++at) {
      const auto here = static_cast<u16>(place(numbers[at]) < static_cast<u16>(free[at] * share));
      free[at] = static_cast<u16>(free[at] - here);
      got[at] = static_cast<u16>(got[at] << 1 | here);
    }
  }
};

// One stretch after another of a block, written behind each other without the deals that are thrown away.
class Block {
 public:
  Block(std::size_t width, const Given& given) : given_(given), width_(width), masks_(16 * width) {
    unseen_ = ((1ull << 52) - 1) & ~(given[0] | given[1] | given[2] | given[3]);
    int free = 0;
    for (std::size_t i = 0; i < 3; ++i) free_[i] = static_cast<u16>(free += 13 - std::popcount(given[i]));
  }

  void deal(const u16* numbers, std::size_t from) {
    const std::size_t count = std::min(stretch, width_ - from);
    table_.start(free_);
    u32 left = static_cast<u32>(std::popcount(unseen_));
    for (int card = 51; card >= 0; --card) {
      const auto suit = static_cast<std::size_t>(card / 13);
      if (!(unseen_ >> card & 1)) {
        table_.pass_over(suit);
        continue;
      }
      if (left > 1) {
        std::copy_n(numbers + from, count, row_.begin());
        numbers += width_;
      } else {
        row_.fill(0);
      }
      table_.deal(suit, row_.data(), left--);
    }
    keep(count);
  }

  Dealt dealt() && {
    for (std::size_t row = 1; row < 16; ++row)
      std::copy_n(masks_.begin() + static_cast<std::ptrdiff_t>(row * width_), kept_, masks_.begin() + static_cast<std::ptrdiff_t>(row * kept_));
    masks_.resize(16 * kept_);
    return {std::move(masks_), kept_};
  }

 private:
  void keep(std::size_t count) {
    for (std::size_t suit = 0; suit < 4; ++suit) {
      const auto& cards = table_.cards;
      const auto unseen = static_cast<u16>(unseen_ >> 13 * suit & 0x1FFF);
      for (std::size_t at = 0; at < count; ++at) {
        const u16 north = cards[0][suit][at], two = cards[1][suit][at], three = cards[2][suit][at];
        hands_[0][at] = north, hands_[1][at] = two ^ north, hands_[2][at] = three ^ two, hands_[3][at] = three ^ unseen;
      }
      for (std::size_t seat = 0; seat < 4; ++seat) {
        const auto own = static_cast<u16>(given_[seat] >> 13 * suit & 0x1FFF);
        u16* out = masks_.data() + (4 * seat + suit) * width_ + kept_;
        for (std::size_t at = 0; at < count; ++at) {
          *out = hands_[seat][at] | own;
          out += table_.is_good[at];
        }
      }
    }
    for (std::size_t at = 0; at < count; ++at) kept_ += table_.is_good[at];
  }

  const Given& given_;
  std::size_t width_, kept_ = 0;
  std::vector<u16> masks_;
  u64 unseen_;
  std::array<u16, 3> free_{};
  Table table_;
  Lane row_{};
  std::array<Lane, 4> hands_;
};

}  // namespace

Dealt deal_out(const u16* numbers, std::size_t width, const Given& given) {
  Block block(width, given);
  for (std::size_t from = 0; from < width; from += stretch) block.deal(numbers, from);
  return std::move(block).dealt();
}

}  // namespace tapete::hot
