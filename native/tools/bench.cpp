// Times tables and, after `--leads`, all leads of one strain, of the deals of a file: four hands a line as in
// PBN, and then perhaps their twenty results.
//
//     bench FILE [--isa plain|avx2|avx512] [--deals N] [--rounds N]
//
// It fails where a result differs.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "solver/solver.hpp"

using namespace tapete;

static double seconds() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return double(time.tv_sec) + 1e-9 * double(time.tv_nsec);
}

static std::uint64_t hand_of(const std::string& text) {
  static const char* const RANKS = "23456789TJQKA";
  std::uint64_t hand = 0;
  int suit = 3;
  for (const char letter : text) {
    if (letter == '.')
      suit--;
    else
      hand |= std::uint64_t{1} << (13 * suit + int(std::strchr(RANKS, letter) - RANKS));
  }
  return hand;
}

struct Deal {
  Hands hands;
  std::vector<int> results;
};

static std::vector<Deal> deals_of(const char* path, std::size_t number) {
  std::vector<Deal> deals;
  std::ifstream file(path);
  for (std::string line; std::getline(file, line) && deals.size() < number;) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream words(line);
    Deal deal;
    std::string text;
    for (int seat = 0; seat < 4; seat++) {
      words >> text;
      deal.hands[seat] = hand_of(seat ? text : text.substr(2));
    }
    for (int result; words >> result;) deal.results.push_back(result);
    deals.push_back(deal);
  }
  return deals;
}

int main(int count, char** words) {
  Isa isa = best_isa();
  std::size_t number = 200;
  int rounds = 1;
  for (int i = 2; i + 1 < count; i += 2) {
    const std::string option = words[i], value = words[i + 1];
    if (option == "--isa") isa = value == "plain" ? Isa::PLAIN : value == "avx2" ? Isa::AVX2 : Isa::AVX512;
    if (option == "--deals") number = std::strtoul(value.c_str(), nullptr, 10);
    if (option == "--rounds") rounds = std::atoi(value.c_str());
  }
  const std::vector<Deal> deals = deals_of(words[1], number);
  Solver solver(isa);
  int wrong_in_all = 0;
  for (int round = 0; round < rounds; round++) {
    std::vector<double> times;
    int wrong = 0;
    std::uint64_t positions = 0;
    for (const Deal& deal : deals) {
      Budget budget;
      const double start = seconds();
      const auto table = solver.table(deal.hands, budget);
      times.push_back(1e3 * (seconds() - start));
      positions += budget.spent();
      for (std::size_t i = 0; i < deal.results.size(); i++) {
        const int strain = i / 4 == 4 ? NO_TRUMP : 3 - int(i) / 4;
        wrong += table[strain][i % 4] != deal.results[i];
      }
    }
    wrong_in_all += wrong;
    double sum = 0;
    for (const double time : times) sum += time;
    std::sort(times.begin(), times.end());
    const std::size_t n = times.size();
    std::printf(
        "ms a table: mean %.2f  p50 %.2f  p95 %.2f  max %.2f;  %llu positions a table, %.1f MB, %d wrong\n",
        sum / double(n), times[n / 2], times[n * 95 / 100], times[n - 1], (unsigned long long)(positions / n),
        double(solver.bytes()) / 1e6, wrong);
    std::fflush(stdout);
  }
  return wrong_in_all != 0;
}
