// Learns in which order cards are tried, and writes data/order.packbits.
//
//     train OUT SEED DEALS...
//
// Random deals of the seed are solved in rounds of so many, in all strains, each round with the order that
// the rounds before have taught: the first with none at all, so that it should be small. After each round the
// file is written. The same seed and rounds give the same file on every machine.
#define TAPETE_ISA learning
#define TAPETE_LEARNS true
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <random>
#include <vector>

#include "solver/kernel_of_isa.hpp"

using namespace tapete;
using learning::Cell;

namespace {

using Bytes = std::vector<std::uint8_t>;

// How much the work to refute or prove counts beside the chance of success: for leads, for following suit,
// for discards.
constexpr double WORK[Weights::KINDS] = {.35, .4, .4, .4, .2, .2, .2};
// A cell counts for itself by what it has seen; it is drawn to what its coarser cell says as if that were so
// many cases, and that to its table's mean by so many.
constexpr double TO_COARSER = 8, TO_MEAN = 4;

// The cell of like features with less detail; a few representatives gather the counts of all.
int coarser(int kind, int cell) {
  if (kind == 0) {  // a lead: without the owners of the top cards and the length
    const int place = cell % 4, out = cell / 16 % 27, trumps_out = cell / 16 / 27 / 64;
    return (trumps_out * 16 * 27 + out) * 4 + place;
  }
  if (kind <= 3)
    return cell / 720 * 36 + cell % 36;  // following suit: without length and owner of the top card
  const int place = cell % 3, trump = cell / 3 % 3, owners_and_before = cell / 36;
  return (owners_and_before / 4 * 3 + trump) * 3 +
         place;  // a discard: without length and the owner of the second card
}

// What is expected of a card: its chance to succeed and the logarithm of the work.
struct Expected {
  double chance, work;
};

Expected drawn(const Cell& cell, Expected to, double weight) {
  return {(double(cell.succeeded) + weight * to.chance) / (double(cell.seen) + weight),
          (double(cell.log_work) / 256 + weight * to.work) / (double(cell.seen) + weight)};
}

Bytes table(int kind, const std::vector<Cell>& cells) {
  Cell all;
  for (const Cell& cell : cells) all.add(cell);
  const Expected mean = all.seen ? drawn(all, {0, 0}, 0) : Expected{.5, 0};
  std::vector<Cell> gathered(cells.size());
  for (std::size_t i = 0; i < cells.size(); i++) gathered[std::size_t(coarser(kind, int(i)))].add(cells[i]);
  Bytes values;
  for (std::size_t i = 0; i < cells.size(); i++) {
    const Expected coarse = drawn(gathered[std::size_t(coarser(kind, int(i)))], mean, TO_MEAN);
    const Expected expected = drawn(cells[i], coarse, TO_COARSER);
    const double value = 50 * (WORK[kind] * expected.work - std::log(expected.chance));
    values.push_back(std::uint8_t(std::clamp(value, 0.0, 255.0)));
  }
  return values;
}

struct Order {
  Bytes tables[2][Weights::KINDS];
  Weights weights{};

  void learn(const std::vector<Cell> (&cells)[2][Weights::KINDS]) {
    for (int trumps = 0; trumps < 2; trumps++)
      for (int kind = 0; kind < Weights::KINDS; kind++) {
        tables[trumps][kind] = table(kind, cells[trumps][kind]);
        weights.values[trumps][kind] = tables[trumps][kind].data();
      }
  }
};

// See weights.cpp, which reads it.
Bytes packed(const Bytes& bytes) {
  Bytes out, plain;
  const auto flush = [&] {
    for (std::size_t at = 0; at < plain.size(); at += 128) {
      const std::size_t size = std::min<std::size_t>(128, plain.size() - at);
      out.push_back(std::uint8_t(size - 1));
      out.insert(out.end(), plain.begin() + long(at), plain.begin() + long(at + size));
    }
    plain.clear();
  };
  for (std::size_t at = 0; at < bytes.size();) {
    std::size_t end = at;
    while (end < bytes.size() && bytes[end] == bytes[at] && end - at < 130) end++;
    if (end - at < 3) {
      plain.insert(plain.end(), bytes.begin() + long(at), bytes.begin() + long(end));
    } else {
      flush();
      out.push_back(std::uint8_t(end - at + 125));
      out.push_back(bytes[at]);
    }
    at = end;
  }
  flush();
  return out;
}

bool written(const char* path, const Order& order) {
  Bytes all;
  for (const auto& kinds : order.tables)
    for (const Bytes& one : kinds) all.insert(all.end(), one.begin(), one.end());
  const Bytes out = packed(all);
  std::FILE* file = std::fopen(path, "wb");
  if (!file) return false;
  const bool whole = std::fwrite(out.data(), 1, out.size(), file) == out.size();
  return !std::fclose(file) && whole;
}

Ending random_deal(std::mt19937_64& chance) {
  int cards[52];
  std::iota(cards, cards + 52, 0);
  for (int i = 51; i > 0; i--) std::swap(cards[i], cards[chance() % std::uint64_t(i + 1)]);
  Ending deal{};
  for (int i = 0; i < 52; i++) deal.hands[i % 4] |= std::uint64_t{1} << (cards[i] / 13 * 16 + cards[i] % 13);
  return deal;
}

// With another suit in the lane of trumps; the fifth time without trumps.
Ending in_strain(Ending deal, int strain) {
  deal.trumps = strain < 4;
  if (strain % 4 == 0) return deal;
  for (std::uint64_t& hand : deal.hands) {
    const std::uint64_t trumps = hand >> (16 * strain) & 0x1FFF, others = hand & 0x1FFF;
    hand = (hand & ~(learning::lane(strain) | learning::lane(0))) | trumps | others << (16 * strain);
  }
  return deal;
}

}  // namespace

int main(int count, char** words) {
  if (count < 4) return std::fprintf(stderr, "train OUT SEED DEALS...\n"), 2;
  std::mt19937_64 chance(std::strtoull(words[2], nullptr, 10));
  Order order;
  std::vector<Cell> nothing[2][Weights::KINDS];
  for (auto& kinds : nothing)
    for (int kind = 0; kind < Weights::KINDS; kind++) kinds[kind].resize(Weights::SIZE[kind]);
  order.learn(nothing);
  learning::KernelOfIsa kernel(std::size_t{1} << 30, order.weights);
  for (int round = 3; round < count; round++) {
    Budget budget;
    const long deals = std::atol(words[round]);
    for (long i = 0; i < deals; i++) {
      const Ending deal = random_deal(chance);
      for (int strain = 0; strain < 5; strain++) {
        const Ending ending = in_strain(deal, strain);
        int tricks[4];
        kernel.start(ending);
        kernel.by_leader(ending, budget, tricks);
      }
    }
    order.learn(kernel.lessons().cells);
    std::printf("%ld deals, %llu positions a deal\n", deals,
                (unsigned long long)(budget.spent() / std::uint64_t(deals)));
    std::fflush(stdout);
    if (!written(words[1], order)) return std::perror(words[1]), 1;
  }
}
