// What a position is worth: land that is safe, land that is near, and room to move.
#pragma once

#include <cmath>

#include "scoring.hpp"
#include "turn.hpp"

namespace oklahoma {

struct Weights {
    float near = 0.5f;    // A square that one side reaches in fewer steps than the other.
    float early = 0.0f;   // A square that one side reaches in fewer moves than the other.
    float room = 0.2f;    // A square to which a boomer can move now.
    float tempo = 0.0f;   // To be the side that moves next.
    float scale = 12.0f;  // So many points ahead are a winning chance of 73 %.
};

inline Set around(Set squares) {
    return (squares << 1 & NOT_A) | (squares >> 1 & NOT_K) | squares << SIDE | squares >> SIDE;
}

// All squares that can be reached by one move each from some squares, over free ones.
inline Set slides(Set from, Set free) {
    Set reached = 0;
    auto fill = [&](int step, Set room) {
        // Parallel prefix: runs of 1, 2, 4, 8 squares.
        Set go = from, open = free & room;
        for (int reach = step; reach <= 8 * step; reach *= 2) {
            go |= (go << reach) & open;
            open &= open << reach;
        }
        reached |= (go << step) & free & room;
        go = from;
        Set back = free & (room == NOT_A ? NOT_K : room);
        open = back;
        for (int reach = step; reach <= 8 * step; reach *= 2) {
            go |= (go >> reach) & open;
            open &= open >> reach;
        }
        reached |= (go >> step) & back;
    };
    fill(1, NOT_A);
    fill(SIDE, BOARD);
    return reached;
}

struct Land {
    Set purple, yellow;
};

// Which squares each side reaches first. What both reach at once is nobody's, and nobody goes on
// from there before the other.
template <class Reach>
Land divide(Set purple, Set yellow, Set free, Reach reach) {
    Land land{purple, yellow};
    free &= ~(purple | yellow);
    while (true) {
        purple = reach(purple, free) & free;
        yellow = reach(yellow, free) & free;
        Set reached = purple | yellow;
        if (!reached) return land;
        free &= ~reached;
        land.purple |= purple & ~yellow;
        land.yellow |= yellow & ~purple;
    }
}

template <unsigned KIND>
int room_of(const Ground &ground, const State &state, int seat) {
    int found = 0;
    for (int i = 0; i < state.boomer_count[seat]; i++) {
        int boomer = state.boomers[seat][i];
        if (state.is_home(boomer)) continue;
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            if constexpr (KIND & (MINES | RIVER)) {
                found += __builtin_popcount(way<KIND>(ground, state, boomer, direction));
            } else {
                found += free_squares(state, boomer, direction);
            }
        }
    }
    return found;
}

// By how many points Purple seems to be ahead.
template <unsigned KIND>
float lead_of(const Ground &ground, const State &state, const Weights &weights) {
    float lead = 0;
    Set homes = state.homes();
    if (state.placed == SETUP_DONE && homes) {
        lead = float(score(ground, state, PURPLE) - score(ground, state, YELLOW));
    }
    Set paths = BOARD & ~(state.stones | homes);
    Set purple = boomers_of(state, PURPLE) & paths, yellow = boomers_of(state, YELLOW) & paths;
    Set worth = paths & ~ground.river;
    if (weights.near != 0) {
        Land land = divide(purple, yellow, paths, [](Set from, Set) { return around(from); });
        int ahead = points_of(ground, land.purple & worth) - points_of(ground, land.yellow & worth);
        lead += weights.near * float(ahead);
    }
    if (weights.early != 0) {
        Land land = divide(purple, yellow, paths, slides);
        int ahead = points_of(ground, land.purple & worth) - points_of(ground, land.yellow & worth);
        lead += weights.early * float(ahead);
    }
    if (weights.room != 0) {
        lead += weights.room
            * float(room_of<KIND>(ground, state, PURPLE) - room_of<KIND>(ground, state, YELLOW));
    }
    return lead + (state.side == PURPLE ? weights.tempo : -weights.tempo);
}

// Purple's chance to win: of a finished game 1, 0.5 or 0, with a little for the margin.
inline float final_chance(const Ground &ground, const State &state) {
    int lead = score(ground, state, PURPLE) - score(ground, state, YELLOW);
    if (!lead) return 0.5f;
    float margin = 0.04f * float(lead) / (std::fabs(float(lead)) + 20.0f);
    return lead > 0 ? 0.96f + margin : 0.04f + margin;
}

inline float chance_of(float lead, float scale) { return 1.0f / (1.0f + std::exp(-lead / scale)); }

template <unsigned KIND>
float evaluate(const Ground &ground, const State &state, const Weights &weights) {
    if (state.over) return final_chance(ground, state);
    return chance_of(lead_of<KIND>(ground, state, weights), weights.scale);
}

}  // namespace oklahoma
