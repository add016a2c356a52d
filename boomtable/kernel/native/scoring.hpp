// Scoring homesteads (O-9), with mines (O-12.7) and with sections between rails (O-11.5, O-15.4).
#pragma once

#include "areas.hpp"

namespace oklahoma {

inline int points_of(const Ground &ground, Set squares) {
    return count(squares) * ground.per_square + count(squares & ground.mines) * ground.per_mine;
}

inline Set section_of(const Ground &ground, Set seed, Set homestead) {
    Set no_east = ~ground.east_rails, no_north = ~ground.north_rails;
    // O-15.4: straight on over mines that are not of the homestead, if no rail is crossed.
    Set foreign = ground.mines & ~homestead;
    Set section = 0;
    while (section != seed) {
        section = seed;
        Set north = seed, south = seed, east = seed, west = seed;
        while (north | south | east | west) {
            north = (north & no_north) << SIDE;
            south = south >> SIDE & no_north;
            east = (east & no_east) << 1 & NOT_A;
            west = west >> 1 & NOT_K & no_east;
            seed |= (north | south | east | west) & homestead;
            north &= foreign;
            south &= foreign;
            east &= foreign;
            west &= foreign;
        }
    }
    return section;
}

// O-11.6: as many sections as there are boomers, the most valuable ones.
inline int best_sections(const Ground &ground, Set homestead, int boomers) {
    int best[BOOMERS] = {0, 0, 0};
    Set rest = homestead;
    while (rest) {
        Set section = section_of(ground, rest & -rest, homestead);
        rest &= ~section;
        int points = points_of(ground, section);
        for (int i = 0; i < boomers; i++) {
            if (points > best[i]) {
                int lower = best[i];
                best[i] = points;
                points = lower;
            }
        }
    }
    return best[0] + best[1] + best[2];
}

inline int railroad_score(const Ground &ground, const State &state, int seat) {
    int points = 0;
    Set land = land_of(ground, state), boomers = boomers_of(state, seat);
    Set rest = state.home[seat] & land;
    while (rest) {
        Set homestead = ground.mines ? linked<MINES>(rest & -rest, land, ground.mines)
                                     : linked<0>(rest & -rest, land, 0);
        rest &= ~homestead;
        int howmany = count(boomers & homestead);
        points += best_sections(ground, homestead | mines_of(ground, homestead, land), howmany);
    }
    return points;
}

// A seat's points if the game ended now (O-9.1).
inline int score(const Ground &ground, const State &state, int seat) {
    if (ground.has_rails) return railroad_score(ground, state, seat);
    return points_of(ground, state.home[seat]);
}

}  // namespace oklahoma
