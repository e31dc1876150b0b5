// The solver as Python sees it. Every question lets other threads of Python run while it is answered.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <mutex>
#include <thread>
#include <type_traits>

#include "solver/batch.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace tapete;

namespace {

constexpr std::int8_t NOT_LEGAL = -1, NOT_FINISHED = -2;
using Table = std::array<std::array<int, 4>, STRAINS>;
using ManyHands = nb::ndarray<const std::uint64_t, nb::shape<-1, 4>, nb::c_contig, nb::device::cpu>;
using ManySmall = nb::ndarray<const std::int8_t, nb::shape<-1>, nb::c_contig, nb::device::cpu>;
using ManyTricks = nb::ndarray<const std::int8_t, nb::shape<-1, 3>, nb::c_contig, nb::device::cpu>;

Isa isa_of(const std::string& name) {
  if (name == "") return best_isa();
  if (name == "plain") return Isa::PLAIN;
  if (name == "avx2") return Isa::AVX2;
  if (name == "avx512") return Isa::AVX512;
  throw std::invalid_argument("instructions are plain, avx2 or avx512, not " + name);
}

std::vector<std::string> supported() {
  std::vector<std::string> names{"plain"};
  if (is_supported(Isa::AVX2)) names.push_back("avx2");
  if (is_supported(Isa::AVX512)) names.push_back("avx512");
  return names;
}

// Set by whoever wants an answer no more.
struct Stop {
  std::atomic<bool> is_set{false};
};

// Ctrl-C and other signals while a question is answered: only the thread that asked can see to them, and only
// while it holds Python's lock. It takes it ten times a second.
class Interruption {
 public:
  // Whether one has come; asked by every thread that works on the answer.
  bool has_come() {
    if (has_come_) return true;
    if (std::this_thread::get_id() != asker_ || Clock::now() < next_) return false;
    next_ = Clock::now() + PAUSE;
    const nb::gil_scoped_acquire ours;
    has_come_ = PyErr_CheckSignals() != 0;
    return has_come_;
  }

  // The answer; or, when the work has ended for it, what the signal has raised.
  template <class Work> auto unless_it_came(Work work) {
    try {
      return work();
    } catch (const NotFinished&) {
      if (has_come_) throw nb::python_error();
      throw;
    }
  }

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr std::chrono::milliseconds PAUSE{100};
  const std::thread::id asker_ = std::this_thread::get_id();
  std::atomic<bool> has_come_{false};
  Clock::time_point next_ = Clock::now() + PAUSE;
};

std::vector<std::pair<int, int>> pairs(const std::vector<CardTricks>& cards) {
  std::vector<std::pair<int, int>> found;
  for (const auto& [card, tricks] : cards) found.emplace_back(card, tricks);
  return found;
}

// Rows of results as an array of Python's, which owns them.
template <class Shape> class Rows {
 public:
  using Array = nb::ndarray<nb::numpy, std::int8_t, Shape>;
  Rows(std::size_t number, std::size_t size)
      : number_(number),
        size_(size),
        values_(std::make_unique<std::vector<std::int8_t>>(number * size, NOT_FINISHED)) {}
  std::int8_t* operator[](std::size_t i) { return values_->data() + size_ * i; }
  template <class... Lengths> Array array(Lengths... lengths) {
    std::int8_t* data = values_->data();
    nb::capsule owner(values_.release(),
                      [](void* kept) noexcept { delete static_cast<std::vector<std::int8_t>*>(kept); });
    return Array(data, {number_, std::size_t(lengths)...}, owner);
  }

 private:
  std::size_t number_, size_;
  std::unique_ptr<std::vector<std::int8_t>> values_;
};

// Some threads with a solver each. Questions of several threads of Python wait for each other.
class PySolver {
 public:
  using Tables = nb::shape<-1, STRAINS, 4>;
  using Cards = nb::shape<-1, 52>;
  using CardList = std::vector<std::pair<int, int>>;

  PySolver(std::size_t threads, const std::string& instructions, std::size_t memory)
      : solvers_(checked(threads), isa_of(instructions), memory) {}

  std::size_t threads() const { return solvers_.threads(); }
  std::size_t memory() const { return solvers_.bytes(); }

  Table table(const Hands& hands, double seconds, const Stop* stop) {
    return one(seconds, stop, [&](Solver& solver, Budget& budget) { return solver.table(hands, budget); });
  }

  std::array<int, 4> strain(const Hands& hands, int strain, double seconds, const Stop* stop) {
    return one(seconds, stop,
               [&](Solver& solver, Budget& budget) { return solver.strain(hands, strain, budget); });
  }

  CardList cards(const Hands& hands, int strain, int leader, const std::vector<int>& trick, int low, int high,
                 double seconds, const Stop* stop) {
    const Position position{hands, strain, leader, trick};
    return pairs(one(seconds, stop, [&](Solver& solver, Budget& budget) {
      return solver.cards(position, budget, low, high);
    }));
  }

  std::vector<CardList> cards_along(const Hands& hands, int strain, int leader, const std::vector<int>& play,
                                    double seconds, const Stop* stop) {
    const Position position{hands, strain, leader, {}};
    std::vector<CardList> found;
    for (const auto& cards : one(seconds, stop, [&](Solver& solver, Budget& budget) {
           return solver.cards_along(position, play, budget);
         }))
      found.push_back(pairs(cards));
    return found;
  }

  std::vector<int> trace(const Hands& hands, int strain, int leader, const std::vector<int>& play,
                         double seconds, const Stop* stop) {
    const Position position{hands, strain, leader, {}};
    return one(seconds, stop,
               [&](Solver& solver, Budget& budget) { return solver.trace(position, play, budget); });
  }

  Rows<Tables>::Array tables(const ManyHands& hands, double seconds, const Stop* stop) {
    std::vector<Hands> deals;
    for (std::size_t i = 0; i < hands.shape(0); i++) {
      deals.push_back({hands(i, 0), hands(i, 1), hands(i, 2), hands(i, 3)});
      numbered(i, [&] { check_deal(deals.back()); });
    }
    Rows<Tables> rows(deals.size(), 4 * STRAINS);
    many(deals.size(), seconds, stop, [&](Solver& solver, std::size_t i, Budget& budget) {
      const Table table = solver.table(deals[i], budget);
      for (int k = 0; k < 4 * STRAINS; k++) rows[i][k] = std::int8_t(table[k / 4][k % 4]);
    });
    return rows.array(STRAINS, 4);
  }

  Rows<Cards>::Array cards_of_each(const ManyHands& hands, const ManySmall& strains, const ManySmall& leaders,
                                   const ManyTricks& tricks, int low, int high, double seconds,
                                   const Stop* stop) {
    const std::size_t number = hands.shape(0);
    if (strains.shape(0) != number || leaders.shape(0) != number || tricks.shape(0) != number)
      throw BadPosition("as many strains, leaders and tricks as hands are needed");
    std::vector<Position> positions;
    for (std::size_t i = 0; i < number; i++) {
      positions.push_back({{hands(i, 0), hands(i, 1), hands(i, 2), hands(i, 3)}, strains(i), leaders(i), {}});
      for (std::size_t place = 0; place < 3 && tricks(i, place) != NOBODY; place++)
        positions[i].trick.push_back(tricks(i, place));
    }
    return cards_of_all(positions, low, high, seconds, stop);
  }

  Rows<Cards>::Array cards_of_layouts(const ManyHands& hands, int strain, int leader,
                                      const std::vector<int>& trick, int low, int high, double seconds,
                                      const Stop* stop) {
    std::vector<Position> positions;
    for (std::size_t i = 0; i < hands.shape(0); i++)
      positions.push_back({{hands(i, 0), hands(i, 1), hands(i, 2), hands(i, 3)}, strain, leader, trick});
    return cards_of_all(positions, low, high, seconds, stop);
  }

 private:
  static constexpr std::int8_t NOBODY = -1;

  static std::size_t checked(std::size_t threads) {
    if (threads < 1 || threads > 1024) throw std::invalid_argument("threads are 1 to 1024");
    return threads;
  }

  Rows<Cards>::Array cards_of_all(const std::vector<Position>& positions, int low, int high, double seconds,
                                  const Stop* stop) {
    for (std::size_t i = 0; i < positions.size(); i++) numbered(i, [&] { check_position(positions[i]); });
    Rows<Cards> rows(positions.size(), 52);
    many(positions.size(), seconds, stop, [&](Solver& solver, std::size_t i, Budget& budget) {
      const std::vector<CardTricks> cards = solver.next_cards(positions[i], budget, low, high);
      std::fill_n(rows[i], 52, NOT_LEGAL);
      for (const auto& [card, tricks] : cards) rows[i][card] = std::int8_t(tricks);
    });
    return rows.array(52);
  }

  static Budget budget_of(double seconds, const Stop* stop, Interruption& interruption) {
    return Budget(seconds, [stop, &interruption] { return (stop && stop->is_set) || interruption.has_come(); });
  }

  template <class Question>
  std::invoke_result_t<Question, Solver&, Budget&> one(double seconds, const Stop* stop, Question question) {
    Interruption interruption;
    return interruption.unless_it_came([&] {
      const nb::gil_scoped_release others_run;
      const std::lock_guard lock(lock_);
      Budget budget = budget_of(seconds, stop, interruption);
      return question(solvers_.one(), budget);
    });
  }

  // Each question has its own time; the row of one that is not finished stays so. A stop ends all.
  template <class Question>
  void many(std::size_t number, double seconds, const Stop* stop, Question question) {
    Interruption interruption;
    interruption.unless_it_came([&] {
      const nb::gil_scoped_release others_run;
      const std::lock_guard lock(lock_);
      solvers_.each(number, [&](Solver& solver, std::size_t i) {
        Budget budget = budget_of(seconds, stop, interruption);
        try {
          question(solver, i, budget);
        } catch (const NotFinished& error) {
          if (error.cancelled) throw;
        }
      });
    });
  }

  template <class Check> static void numbered(std::size_t number, Check check) {
    try {
      check();
    } catch (const BadPosition& error) {
      throw BadPosition("number " + std::to_string(number) + ": " + error.what());
    }
  }

  Solvers solvers_;
  std::mutex lock_;
};

void bind_errors(nb::module_& m) {
  nb::exception<BadPosition>(m, "BadPosition", PyExc_ValueError);
  static PyObject* not_finished =
      PyErr_NewException("tapete_native.NotFinished", PyExc_RuntimeError, nullptr);
  static PyObject* stopped = PyErr_NewException("tapete_native.Stopped", not_finished, nullptr);
  m.attr("NotFinished") = nb::handle(not_finished);
  m.attr("Stopped") = nb::handle(stopped);
  nb::register_exception_translator([](const std::exception_ptr& pointer, void*) {
    try {
      std::rethrow_exception(pointer);
    } catch (const NotFinished& error) {
      if (error.cancelled)
        PyErr_SetString(stopped, "stopped");
      else
        PyErr_SetString(not_finished, "not finished in its time");
    }
  });
}

}  // namespace

NB_MODULE(_solver, m) {
  nb::set_leak_warnings(false);  // a solver that lives as long as its process is no leak
  bind_errors(m);
  m.def("instructions", &supported);
  nb::class_<Stop>(m, "Stop")
      .def(nb::init<>())
      .def("set", [](Stop& stop) { stop.is_set = true; })
      .def_prop_ro("is_set", [](const Stop& stop) { return stop.is_set.load(); });
  nb::class_<PySolver>(m, "Solver")
      .def(nb::init<std::size_t, const std::string&, std::size_t>(), nb::kw_only(), "threads"_a = 1,
           "instructions"_a = "", "memory"_a = Solver::MEMORY)
      .def_prop_ro("threads", &PySolver::threads)
      .def_prop_ro("memory", &PySolver::memory)
      .def("table", &PySolver::table, "hands"_a, nb::kw_only(), "seconds"_a = 0.0, "stop"_a = nb::none())
      .def("strain", &PySolver::strain, "hands"_a, "strain"_a, nb::kw_only(), "seconds"_a = 0.0,
           "stop"_a = nb::none())
      .def("cards", &PySolver::cards, "hands"_a, "strain"_a, "leader"_a, "trick"_a = std::vector<int>(),
           nb::kw_only(), "low"_a = 0, "high"_a = 13, "seconds"_a = 0.0, "stop"_a = nb::none())
      .def("cards_along", &PySolver::cards_along, "hands"_a, "strain"_a, "leader"_a, "play"_a, nb::kw_only(),
           "seconds"_a = 0.0, "stop"_a = nb::none())
      .def("trace", &PySolver::trace, "hands"_a, "strain"_a, "leader"_a, "play"_a, nb::kw_only(),
           "seconds"_a = 0.0, "stop"_a = nb::none())
      .def("tables", &PySolver::tables, "hands"_a, nb::kw_only(), "seconds"_a = 0.0, "stop"_a = nb::none())
      .def("cards_of_each", &PySolver::cards_of_each, "hands"_a, "strains"_a, "leaders"_a, "tricks"_a,
           nb::kw_only(), "low"_a = 0, "high"_a = 13, "seconds"_a = 0.0, "stop"_a = nb::none())
      .def("cards_of_layouts", &PySolver::cards_of_layouts, "hands"_a, "strain"_a, "leader"_a,
           "trick"_a = std::vector<int>(), nb::kw_only(), "low"_a = 0, "high"_a = 13, "seconds"_a = 0.0,
           "stop"_a = nb::none());
}
