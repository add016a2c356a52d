// The rules of one set of modules, as a table of functions; and both forms in which they travel.
#pragma once

#include <cstring>

#include "play.hpp"

namespace oklahoma {

struct Rules {
    int (*legal_options)(const Ground &, const State &, Option *);
    void (*apply)(const Ground &, State &, Option);
    bool (*settle)(const Ground &, State &);
    void (*begin_turn)(const Ground &, State &);
    void (*play_out)(const Ground &, State &, Dice &);
    u64 (*perft)(const Ground &, const State &, int, bool);
};

template <unsigned KIND>
constexpr Rules rules_of() {
    return {legal_options<KIND>, apply<KIND>, settle<KIND>, begin_turn<KIND>, play_out<KIND>,
            perft<KIND>};
}

inline constexpr Rules RULES[KINDS] = {
    rules_of<0>(), rules_of<1>(), rules_of<2>(), rules_of<3>(),
    rules_of<4>(), rules_of<5>(), rules_of<6>(), rules_of<7>(),
};

// How Python hands over what never changes, and a state (whose homesteads are not read).
// Sets are 16 bytes, the lowest square first.
struct PackedGround {
    u8 mines[16], river[16], east_rails[16], north_rails[16];
    u16 quiet_limit, per_square, per_mine;
    u8 has_sooners, starter, placements;
    u8 what[MOST_PLACEMENTS], who[MOST_PLACEMENTS];
    u8 unused;
};
static_assert(sizeof(PackedGround) == 106);

struct PackedState {
    u8 stones[16], home[2][16];
    u8 boomers[2][BOOMERS], sooners[MOST_SOONERS];
    u8 side, last, active, placed, over;
    u16 quiet, turns;
};
static_assert(sizeof(PackedState) == 66);

inline Set unpack_set(const u8 *bytes) {
    Set set;
    std::memcpy(&set, bytes, sizeof set);
    return set & BOARD;
}

inline Ground unpack_ground(const PackedGround &packed) {
    Ground ground{};
    ground.mines = unpack_set(packed.mines);
    ground.river = unpack_set(packed.river);
    ground.east_rails = unpack_set(packed.east_rails);
    ground.north_rails = unpack_set(packed.north_rails);
    ground.has_rails = (ground.east_rails | ground.north_rails) != 0;
    ground.quiet_limit = packed.quiet_limit;
    ground.per_square = packed.per_square;
    ground.per_mine = packed.per_mine;
    ground.kind = (ground.mines ? MINES : 0u) | (ground.river ? RIVER : 0u)
        | (packed.has_sooners ? SOONERS : 0u);
    ground.placements = packed.placements;
    std::memcpy(ground.what, packed.what, sizeof ground.what);
    std::memcpy(ground.who, packed.who, sizeof ground.who);
    ground.starter = packed.starter;
    for (int square = 0; square < SQUARES; square++) {
        const int room[DIRECTIONS] = {SIDE - 1 - row_of(square), row_of(square),
                                      SIDE - 1 - col_of(square), col_of(square)};
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            u16 mines = 0, river = 0;
            for (int distance = 1; distance <= room[direction]; distance++) {
                int there = square + STEPS[direction] * distance;
                mines = u16(mines | unsigned(ground.mines >> there & 1) << (distance - 1));
                river = u16(river | unsigned(ground.river >> there & 1) << (distance - 1));
            }
            ground.mines_ahead[square][direction] = mines;
            ground.river_ahead[square][direction] = river;
        }
    }
    Set rest = ground.mines;
    while (rest && ground.cluster_count < 5) {
        Set cluster = linked<0>(rest & -rest, ground.mines, 0);
        ground.clusters[ground.cluster_count] = cluster;
        ground.around_cluster[ground.cluster_count++] = beside(cluster);
        rest &= ~cluster;
    }
    // Neighbours, and the squares at the corners: all that is around a stone is looked at.
    Set sideways = ground.mines | (ground.mines << 1 & NOT_A) | (ground.mines >> 1 & NOT_K);
    ground.near_mines = (sideways | sideways << SIDE | sideways >> SIDE) & BOARD;
    return ground;
}

inline State unpack_state(const Ground &ground, const PackedState &packed) {
    State state{};
    state.stones = unpack_set(packed.stones);
    for (int seat : {PURPLE, YELLOW}) {
        for (int i = 0; i < BOOMERS; i++) {
            state.boomers[seat][i] = packed.boomers[seat][i];
            state.boomer_count[seat] = u8(state.boomer_count[seat] + (packed.boomers[seat][i] < SQUARES));
        }
    }
    for (int i = 0; i < MOST_SOONERS; i++) {
        state.sooners[i] = packed.sooners[i];
        state.sooner_count = u8(state.sooner_count + (packed.sooners[i] < SQUARES));
    }
    state.side = packed.side;
    state.last = packed.last;
    state.active = packed.active;
    state.placed = packed.placed;
    state.quiet = packed.quiet;
    state.turns = packed.turns;
    for (int line = 0; line < SIDE; line++) state.rows[line] = state.cols[line] = EDGE;
    state.walls[0] = state.walls[SIDE + 1] = 0xFFFF;
    for (int row = 1; row <= SIDE; row++) state.walls[row] = 0xF001;
    Set shut = state.stones | boomers_of(state, PURPLE) | boomers_of(state, YELLOW)
        | set_of(state.sooners, state.sooner_count);
    while (shut) state.shut(take_first(shut));
    Set walls = state.stones | ground.river;
    while (walls) state.wall(take_first(walls));
    // O-10.3: areas are not looked at during the set-up. Homesteads follow from the boomers.
    if (state.placed == SETUP_DONE) {
        RULES[ground.kind].settle(ground, state);
        if (state.active == NOWHERE) RULES[ground.kind].begin_turn(ground, state);
    }
    return state;
}

inline PackedState pack_state(const State &state) {
    PackedState packed{};
    std::memcpy(packed.stones, &state.stones, 16);
    std::memcpy(packed.home, state.home, 32);
    std::memcpy(packed.boomers, state.boomers, sizeof packed.boomers);
    std::memcpy(packed.sooners, state.sooners, sizeof packed.sooners);
    packed.side = state.side;
    packed.last = state.last;
    packed.active = state.active;
    packed.placed = state.placed;
    packed.over = state.over;
    packed.quiet = state.quiet;
    packed.turns = state.turns;
    return packed;
}

// What is wrong with a packed state, or nullptr: nothing that would read beyond a table.
inline const char *problem_of(const Ground &ground, const PackedState &packed) {
    auto is_square = [](u8 square) { return square < SQUARES || square == NOWHERE; };
    Set taken = unpack_set(packed.stones) | ground.mines;
    auto stands = [&](u8 square) {
        bool fits = is_square(square) && (square == NOWHERE || !(taken >> square & 1));
        if (square < SQUARES) taken |= bit(square);
        return fits;
    };
    auto are_three = [&](const u8 *three) {
        return stands(three[0]) && stands(three[1]) && stands(three[2])
            && three[0] <= three[1] && three[1] <= three[2];
    };
    if (!are_three(packed.boomers[0]) || !are_three(packed.boomers[1])) return "boomers";
    if (!are_three(packed.sooners)) return "sooners";
    if (packed.sooners[0] != NOWHERE && !(ground.kind & SOONERS)) return "sooners";
    if (packed.side > 1) return "side";
    if (!is_square(packed.last)) return "last";
    if (!is_square(packed.active)) return "active";
    if (packed.placed != SETUP_DONE) {
        if (packed.placed >= ground.placements || packed.active != NOWHERE) return "placed";
        int pieces[3] = {0, 0, 0};
        int player_a = packed.side ^ ground.who[packed.placed];
        for (int i = 0; i < packed.placed; i++) {
            if (ground.what[i] == BOOMER) pieces[player_a ^ ground.who[i]]++;
            else if (ground.what[i] == SOONER) pieces[2]++;
        }
        const u8 *found[3] = {packed.boomers[0], packed.boomers[1], packed.sooners};
        for (int kind = 0; kind < 3; kind++) {
            int there = 0;
            for (int i = 0; i < 3; i++) there += found[kind][i] != NOWHERE;
            if (there != pieces[kind]) return "placed";
        }
    }
    return nullptr;
}

inline const char *problem_of(const PackedGround &packed) {
    Set mines = unpack_set(packed.mines), river = unpack_set(packed.river);
    if (mines & river || count(mines) > 5) return "mines";
    if (packed.placements > MOST_PLACEMENTS) return "placements";
    int pieces[2] = {0, 0}, sooners = 0;
    for (int i = 0; i < packed.placements; i++) {
        if (packed.what[i] > SOONER || packed.who[i] > 1) return "placements";
        if (packed.what[i] == BOOMER) pieces[packed.who[i]]++;
        if (packed.what[i] == SOONER) sooners++;
    }
    if (pieces[0] > BOOMERS || pieces[1] > BOOMERS || sooners > MOST_SOONERS) return "placements";
    if (packed.starter > 1) return "starter";
    return nullptr;
}

}  // namespace oklahoma
