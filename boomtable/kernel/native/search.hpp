// A tree search over single answers: the best are looked at most (PUCT).
//
// A leaf is played on at random for some turns and then evaluated; or, when it gets its node, all
// its answers are evaluated at once, which gives them priors and first values.
#pragma once

#include <algorithm>
#include <chrono>
#include <vector>

#include "evaluation.hpp"
#include "play.hpp"

namespace oklahoma {

struct Settings {
    u64 nodes = 0;          // So many simulations; 0: no limit.
    double seconds = 0;     // So long; 0: no limit.
    u64 seed = 0;
    int turns = 0;          // Random turns before a leaf is evaluated; -1: play to the end.
    bool looks = true;      // Evaluate all answers of a new node.
    float explore = 0.4f;
    float heat = 0.05f;     // The softer the priors, the hotter.
    float noise = 0.02f;    // Random part of an evaluation, by which seeds differ.
    float trust = 1.0f;     // How many visits the first value of an answer is worth.
    Weights weights;
    u32 most_edges = 4'000'000;
};

constexpr u32 NO_NODE = ~0u;

struct Edge {
    Option option;
    u32 visits = 0, child = NO_NODE;
    float sum = 0;    // Of the values of the one who answers.
    float prior = 0, first = 0.5f;
};

struct Node {
    u32 edges, visits;
    u16 count;
    u8 side;
};

template <unsigned KIND>
class Search {
  public:
    Search(const Ground &ground, const State &root, const Settings &settings)
        : ground(ground), root(root), settings(settings), dice{settings.seed} {
        State state = root;
        add_node(state);
    }

    // Simulate until the budget is spent or it is time to look around; false: the budget is spent.
    bool run(u32 simulations) {
        for (u32 i = 0; i < simulations; i++) {
            if (settings.nodes && done >= settings.nodes) return false;
            if (settings.seconds > 0 && done % 16 == 0 && spent() >= settings.seconds) return false;
            simulate();
        }
        return true;
    }

    double spent() const {
        auto now = std::chrono::steady_clock::now();
        return std::chrono::duration<double>(now - begun).count();
    }

    const Edge *answers() const { return edges.data(); }
    int answer_count() const { return nodes[0].count; }
    float value_of(const Edge &edge) const {
        return edge.visits ? edge.sum / float(edge.visits) : edge.first;
    }

    u64 done = 0;
    int deepest = 0;
    u32 size() const { return u32(nodes.size()); }

  private:
    struct Passed {
        u32 node, edge;
    };

    void simulate() {
        State state = root;
        path.clear();
        u32 at = 0;
        float chance = 0;  // Purple's.
        while (true) {
            Node &node = nodes[at];
            u32 chosen = choose(node);
            path.push_back({at, chosen});
            Edge &edge = edges[chosen];
            apply<KIND>(ground, state, edge.option);
            if (state.over) {
                chance = final_chance(ground, state);
                break;
            }
            if (edge.child == NO_NODE) {
                if (edges.size() >= settings.most_edges) {
                    chance = judged(state);
                } else {
                    u32 child = u32(nodes.size());
                    edges[chosen].child = child;
                    chance = add_node(state);
                }
                break;
            }
            at = edge.child;
        }
        deepest = std::max(deepest, int(path.size()));
        for (const Passed &passed : path) {
            Node &node = nodes[passed.node];
            Edge &edge = edges[passed.edge];
            node.visits++;
            edge.visits++;
            edge.sum += node.side == PURPLE ? chance : 1 - chance;
        }
        done++;
    }

    u32 choose(const Node &node) const {
        const Edge *first = edges.data() + node.edges;
        float reach = settings.explore * std::sqrt(float(node.visits + 1));
        float best = -1e9f;
        int chosen = 0;
        for (int i = 0; i < node.count; i++) {
            const Edge &edge = first[i];
            float value = (edge.sum + settings.trust * edge.first)
                / (float(edge.visits) + settings.trust);
            float worth = value + reach * edge.prior / float(1 + edge.visits);
            if (worth > best) {
                best = worth;
                chosen = i;
            }
        }
        return node.edges + u32(chosen);
    }

    // A node for a state that is not over; says what it is worth for Purple.
    float add_node(State &state) {
        Option options[MOST_OPTIONS];
        int count = legal_options<KIND>(ground, state, options);
        Node node{u32(edges.size()), 0, u16(count), state.side};
        float best = 0;
        float firsts[MOST_OPTIONS];
        for (int i = 0; i < count; i++) {
            firsts[i] = 0.5f;
            if (!settings.looks) continue;
            State after = state;
            apply<KIND>(ground, after, options[i]);
            float chance = judged(after);
            firsts[i] = node.side == PURPLE ? chance : 1 - chance;
            best = std::max(best, firsts[i]);
        }
        float total = 0;
        for (int i = 0; i < count; i++) {
            Edge edge{};
            edge.option = options[i];
            edge.first = firsts[i];
            edge.prior = settings.looks ? std::exp((firsts[i] - best) / settings.heat) : 1.0f;
            total += edge.prior;
            edges.push_back(edge);
        }
        for (int i = 0; i < count; i++) edges[node.edges + u32(i)].prior /= total;
        nodes.push_back(node);
        if (settings.looks) return node.side == PURPLE ? best : 1 - best;
        float chance = judged(state);
        // An answer that nobody has looked at is taken to be as good as where it is given.
        for (int i = 0; i < count; i++) {
            edges[node.edges + u32(i)].first = node.side == PURPLE ? chance : 1 - chance;
        }
        return chance;
    }

    float judged(const State &state) {
        if (state.over) return final_chance(ground, state);
        if (settings.turns == 0) return noisy(evaluate<KIND>(ground, state, settings.weights));
        State later = state;
        if (settings.turns < 0) {
            play_out<KIND>(ground, later, dice);
        } else {
            while (later.active != NOWHERE || later.placed != SETUP_DONE) {
                if (later.over) return final_chance(ground, later);
                Option options[MOST_OPTIONS];
                int count = legal_options<KIND>(ground, later, options);
                apply<KIND>(ground, later, options[dice.below(u32(count))]);
            }
            for (int i = 0; i < settings.turns && !later.over; i++) {
                later.over = !random_turn<KIND>(ground, later, dice);
            }
            if (!later.over) begin_turn<KIND>(ground, later);
        }
        return noisy(evaluate<KIND>(ground, later, settings.weights));
    }

    float noisy(float chance) {
        if (settings.noise == 0) return chance;
        float part = float(dice.below(1 << 20)) / float(1 << 20) - 0.5f;
        return std::min(1.0f, std::max(0.0f, chance + settings.noise * part));
    }

    const Ground &ground;
    const State root;
    const Settings settings;
    Dice dice;
    std::vector<Node> nodes;
    std::vector<Edge> edges;
    std::vector<Passed> path;
    const std::chrono::steady_clock::time_point begun = std::chrono::steady_clock::now();
};

}  // namespace oklahoma
