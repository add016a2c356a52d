// Areas and homesteads (O-6, O-12.5, O-12.6, O-13).
#pragma once

#include "state.hpp"

namespace oklahoma {

inline Set land_of(const Ground &ground, const State &state) {
    return BOARD & ~(state.stones | ground.mines | ground.river);
}

// The land that is linked to some of it; the search stops when it meets a square of `until`.
template <unsigned KIND>
Set linked(Set seed, Set land, Set mines, Set until = 0) {
    Set area = 0;
    while (area != seed && !(seed & until)) {
        area = seed;
        if constexpr (KIND & MINES) {
            Set north = seed << SIDE, south = seed >> SIDE;
            Set east = seed << 1 & NOT_A, west = seed >> 1 & NOT_K;
            // O-12.5: one goes straight on over a mine, and over the next one behind it.
            while ((north | south | east | west) & mines) {
                seed |= (north | south | east | west) & land;
                north = (north & mines) << SIDE;
                south = (south & mines) >> SIDE;
                east = (east & mines) << 1 & NOT_A;
                west = (west & mines) >> 1 & NOT_K;
            }
            seed |= (north | south | east | west) & land;
        } else {
            seed |= ((seed << 1 & NOT_A) | (seed >> 1 & NOT_K)) & land;
            seed |= (seed << SIDE | seed >> SIDE) & land;
        }
    }
    return seed;
}

// O-12.6: the mines that belong to an area, because all land beside their cluster is of it.
inline Set mines_of(const Ground &ground, Set area, Set land) {
    Set found = 0;
    for (int i = 0; i < ground.cluster_count; i++) {
        Set around = ground.around_cluster[i] & land;
        if (around && !(around & ~area)) found |= ground.clusters[i];
    }
    return found;
}

inline void give_home(State &state, int owner, Set squares) {
    state.home[owner] |= squares;
    while (squares) state.shut(take_first(squares));
}

// O-12.6: homesteads take the mines that stones have left to them alone.
template <unsigned KIND>
void take_mines(const Ground &ground, State &state, Set land) {
    for (int owner : {PURPLE, YELLOW}) {
        Set rest = state.home[owner] & land;
        while (rest) {
            Set homestead = linked<KIND>(rest & -rest, land, ground.mines);
            rest &= ~homestead;
            Set gained = mines_of(ground, homestead, land) & ~state.homes();
            if (gained) give_home(state, owner, gained);
        }
    }
}

// Homesteads come into being at once (O-6.5). Says whether a boomer has become exhausted.
template <unsigned KIND>
bool settle(const Ground &ground, State &state) {
    Set land = land_of(ground, state);
    Set own[2] = {boomers_of(state, PURPLE), boomers_of(state, YELLOW)};
    // O-13.9: a boomer on a river square belongs to no area.
    Set unseen = (own[PURPLE] | own[YELLOW]) & land & ~state.homes();
    bool exhausts = false;
    while (unseen) {
        Set boomer = unseen & -unseen;
        int owner = boomer & own[PURPLE] ? PURPLE : YELLOW;
        Set others = own[1 - owner];
        Set area = linked<KIND>(boomer, land, ground.mines, others);
        unseen &= ~area;
        if (area & others) continue;
        if constexpr (KIND & MINES) area |= mines_of(ground, area, land);
        give_home(state, owner, area);
        exhausts = true;
    }
    if constexpr (KIND & MINES) {
        if (state.homes() && ground.mines & ~state.homes()) take_mines<KIND>(ground, state, land);
    }
    return exhausts;
}

// Whether a stone can cut an area in two or leave a mine to one: judged by what is around it. If
// the open neighbours of a square are connected around it, it can go without any area changing.
template <unsigned KIND>
bool may_split(const Ground &ground, const State &state, int square) {
    if constexpr (KIND & MINES) {
        if (ground.near_mines >> square & 1) return true;
    }
    const u16 *below = state.walls + row_of(square);
    int col = col_of(square);
    return TABLES.splits[(below[0] >> col & 7) | (below[1] >> col & 7) << 3
                         | (below[2] >> col & 7) << 6];
}

}  // namespace oklahoma
