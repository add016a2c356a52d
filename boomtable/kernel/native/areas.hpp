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
    for (int i = 0; i < ground.cluster_count; i++) {
        Set around = ground.around_cluster[i] & land;
        if (!around || ground.clusters[i] & state.homes()) continue;
        for (int owner : {PURPLE, YELLOW}) {
            if (around & ~state.home[owner]) continue;
            Set homestead = linked<KIND>(around & -around, land, ground.mines);
            if (!(around & ~homestead)) give_home(state, owner, ground.clusters[i]);
        }
    }
}

// An area with the boomers of one owner alone is a homestead, with the mines that belong to it.
template <unsigned KIND>
void claim(const Ground &ground, State &state, int owner, Set area, Set land) {
    if constexpr (KIND & MINES) area |= mines_of(ground, area, land);
    give_home(state, owner, area);
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
        claim<KIND>(ground, state, owner, area, land);
        exhausts = true;
    }
    if constexpr (KIND & MINES) {
        take_mines<KIND>(ground, state, land);
    }
    return exhausts;
}

// O-13.6: a boomer came from the river or went into it. No land has changed, so that nothing but
// the area at the land's end of its way can have become a homestead.
template <unsigned KIND>
bool settle_at(const Ground &ground, State &state, int square) {
    Set land = land_of(ground, state);
    Set own[2] = {boomers_of(state, PURPLE), boomers_of(state, YELLOW)};
    Set area = linked<KIND>(bit(square), land, ground.mines, own[PURPLE] | own[YELLOW]);
    if (!(area & (own[PURPLE] | own[YELLOW]))) return false;
    int owner = area & own[PURPLE] ? PURPLE : YELLOW;
    area = linked<KIND>(area, land, ground.mines, own[1 - owner]);
    if (area & own[1 - owner]) return false;
    claim<KIND>(ground, state, owner, area, land);
    if constexpr (KIND & MINES) take_mines<KIND>(ground, state, land);
    return true;
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
