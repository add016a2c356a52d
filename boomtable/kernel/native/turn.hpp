// The turn: moving (O-4, O-12.3, O-13.3), placing stones (O-5, O-14), the end (O-8), and the
// placements of the free set-up (O-10). Options come in the order of the rules file.
#pragma once

#include "areas.hpp"

namespace oklahoma {

// How many squares are free ahead of a place of a line, and behind it.
inline int free_ahead(u16 line, int at) { return __builtin_ctz(u32(line) >> (at + 1)); }

inline int free_behind(u16 line, int at) {
    u32 before = u32(line) & ((1u << at) - 1);
    return at - (31 - __builtin_clz(before << 1 | 1));
}

inline int free_squares(const State &state, int square, int direction) {
    int row = row_of(square), col = col_of(square);
    switch (direction) {
        case NORTH: return free_ahead(state.cols[col], row);
        case SOUTH: return free_behind(state.cols[col], row);
        case EAST: return free_ahead(state.rows[row], col);
        default: return free_behind(state.rows[row], col);
    }
}

// Where a piece can go in one direction: a bit for each distance from 1.
template <unsigned KIND>
u32 way(const Ground &ground, const State &state, int square, int direction) {
    u32 free = (1u << free_squares(state, square, direction)) - 1;
    if constexpr (KIND & RIVER) {
        // O-13.3: who enters a river square must stop there.
        u32 river = ground.river_ahead[square][direction] & free;
        if (river) free = (river & -river) * 2 - 1;
    }
    if constexpr (KIND & MINES) {
        // O-12.3: a mine is crossed as if it were not there, and is no place to stop.
        free &= ~u32(ground.mines_ahead[square][direction]);
    }
    return free;
}

template <unsigned KIND>
bool can_move(const Ground &ground, const State &state) {
    for (int i = 0; i < state.boomer_count[state.side]; i++) {
        int boomer = state.boomers[state.side][i];
        if (state.is_home(boomer)) continue;
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            if (way<KIND>(ground, state, boomer, direction)) return true;
        }
    }
    return false;
}

// The pieces that the side may move if they have a way, in order (O-4.3, O-14.4, O-14.5).
template <unsigned KIND>
int movable(const State &state, u8 *pieces) {
    int found = 0;
    const u8 *own = state.boomers[state.side];
    if constexpr (!(KIND & SOONERS)) {
        for (int i = 0; i < state.boomer_count[state.side]; i++) {
            if (!state.is_home(own[i])) pieces[found++] = own[i];
        }
        return found;
    }
    int boomer = 0, sooner = 0;
    int boomers = state.boomer_count[state.side], sooners = state.sooner_count;
    while (boomer < boomers || sooner < sooners) {
        bool is_boomer = sooner == sooners
            || (boomer < boomers && own[boomer] < state.sooners[sooner]);
        u8 piece = is_boomer ? own[boomer++] : state.sooners[sooner++];
        if (!state.is_home(piece) && piece != state.last) pieces[found++] = piece;
    }
    return found;
}

template <unsigned KIND>
int legal_moves(const Ground &ground, const State &state, Option *options) {
    int found = 0;
    u8 pieces[BOOMERS + MOST_SOONERS];
    int count = movable<KIND>(state, pieces);
    for (int i = 0; i < count; i++) {
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            u32 distances = way<KIND>(ground, state, pieces[i], direction);
            for (int end = pieces[i]; distances; distances >>= 1) {
                end += STEPS[direction];
                if (distances & 1) options[found++] = option(MOVE, pieces[i], end);
            }
        }
    }
    return found;
}

// The corners of the active piece and a partner that are free, in order (O-5.3, O-5.4).
template <unsigned KIND>
int free_corners(const Ground &ground, const State &state, int active, int partner, u8 *corners) {
    int row = row_of(active), col = col_of(active);
    int other_row = row_of(partner), other_col = col_of(partner);
    if (row == other_row || col == other_col) return 0;  // O-5.2
    const auto &span = TABLES.span;
    // In the active piece's column and the partner's row, and the other way round.
    int along = other_row * SIDE + col, across = row * SIDE + other_col;
    bool first = !((state.cols[col] & span[row][other_row])
                   | (state.rows[other_row] & span[other_col][col]));
    bool second = !((state.rows[row] & span[col][other_col])
                    | (state.cols[other_col] & span[other_row][row]));
    if constexpr (KIND & (MINES | RIVER)) {
        // O-12.4, O-13.5: no stone on a mine or a river square; between they do not matter.
        Set bare = ground.mines | ground.river;
        first = first && !(bare >> along & 1);
        second = second && !(bare >> across & 1);
    }
    int found = 0;
    if (along < across) {
        corners[found] = u8(along);
        found += first;
        corners[found] = u8(across);
        found += second;
    } else {
        corners[found] = u8(across);
        found += second;
        corners[found] = u8(along);
        found += first;
    }
    return found;
}

// No stones, and all there are with each partner, in order (O-5, O-7.2, O-13.8, O-14.7, O-14.8).
template <unsigned KIND>
int legal_stones(const Ground &ground, const State &state, Option *options) {
    int found = 0;
    options[found++] = NO_STONES;
    int active = state.active;
    if (state.is_home(active)) return found;
    u8 corners[3];
    const u8 *others = state.boomers[1 - state.side];
    int boomer = 0, boomers = state.boomer_count[1 - state.side];
    if constexpr (!(KIND & SOONERS)) {
        for (; boomer < boomers; boomer++) {
            if (state.is_home(others[boomer])) continue;
            if (free_corners<KIND>(ground, state, active, others[boomer], corners)) {
                options[found++] = option(STONES, others[boomer], NOWHERE);
            }
        }
        return found;
    }
    bool by_sooner = state.is_sooner(active);
    int sooner = 0, sooners = by_sooner ? 0 : state.sooner_count;
    while (boomer < boomers || sooner < sooners) {
        bool is_boomer = sooner == sooners
            || (boomer < boomers && others[boomer] < state.sooners[sooner]);
        int partner = is_boomer ? others[boomer++] : state.sooners[sooner++];
        if (state.is_home(partner)) continue;
        int free = free_corners<KIND>(ground, state, active, partner, corners);
        if (by_sooner || !is_boomer) {
            for (int i = 0; i < free; i++) options[found++] = option(STONES, partner, corners[i]);
        } else if (free) {
            options[found++] = option(STONES, partner, NOWHERE);
        }
    }
    return found;
}

inline int legal_places(const Ground &ground, const State &state, Option *options) {
    Set bare = ground.mines;
    if (ground.what[state.placed] == STONE) bare |= ground.river;
    int found = 0;
    for (int square = 0; square < SQUARES; square++) {
        if (!state.is_shut(square) && !(bare >> square & 1)) options[found++] = option(PLACE, square);
    }
    return found;
}

template <unsigned KIND>
int legal_options(const Ground &ground, const State &state, Option *options) {
    if (state.over) return 0;
    if (state.placed != SETUP_DONE) return legal_places(ground, state, options);
    if (state.active != NOWHERE) return legal_stones<KIND>(ground, state, options);
    return legal_moves<KIND>(ground, state, options);
}

template <unsigned KIND>
void begin_turn(const Ground &ground, State &state) {
    state.over = state.quiet >= ground.quiet_limit || !can_move<KIND>(ground, state);
}

inline void end_turn(State &state) {
    state.active = NOWHERE;
    state.turns++;
    state.side ^= 1;
}

// Move a piece. Who owns it is found out, unless it is known to be a boomer.
template <unsigned KIND>
void move_piece(const Ground &ground, State &state, int start, int end) {
    u8 *pieces = state.boomers[state.side];
    bool is_boomer = true;
    if constexpr (KIND & SOONERS) {
        is_boomer = pieces[0] == start || pieces[1] == start || pieces[2] == start;
        if (!is_boomer) pieces = state.sooners;
        state.last = is_boomer ? NOWHERE : u8(end);
    }
    for (int i = 0; i < BOOMERS; i++) {
        if (pieces[i] == start) pieces[i] = u8(end);
    }
    sort(pieces);
    state.open(start);
    state.shut(end);
    state.active = u8(end);
    state.quiet++;
    if constexpr (KIND & RIVER) {
        // O-13.6: without the river a move stays within its area and cannot make a homestead.
        bool leaves = ground.river >> start & 1, enters = ground.river >> end & 1;
        if (is_boomer && leaves != enters && settle_at<KIND>(ground, state, leaves ? end : start)) {
            state.quiet = 0;
        }
    }
}

template <unsigned KIND>
void place_stones(const Ground &ground, State &state, const u8 *squares, int howmany) {
    bool splits = false;
    for (int i = 0; i < howmany; i++) {
        // O-5.8: areas are looked at when both stones are there. Each of them may have cut one.
        splits |= may_split<KIND>(ground, state, squares[i]);
        state.stones |= bit(squares[i]);
        state.shut(squares[i]);
        state.wall(squares[i]);
    }
    if (splits) settle<KIND>(ground, state);
    state.quiet = 0;
}

template <unsigned KIND>
void place(const Ground &ground, State &state, int square) {
    state.shut(square);
    switch (ground.what[state.placed]) {
        case STONE:
            state.stones |= bit(square);
            state.wall(square);
            break;
        case SOONER:
            state.sooners[state.sooner_count++] = u8(square);
            sort(state.sooners);
            break;
        default:
            state.boomers[state.side][state.boomer_count[state.side]++] = u8(square);
            sort(state.boomers[state.side]);
    }
    int player_a = state.side ^ ground.who[state.placed];
    state.placed++;
    if (state.placed < ground.placements) {
        state.side = u8(player_a ^ ground.who[state.placed]);
        return;
    }
    state.placed = SETUP_DONE;
    state.side = u8(player_a ^ ground.starter);
    settle<KIND>(ground, state);  // O-10.3
    begin_turn<KIND>(ground, state);
}

// Give a legal answer.
template <unsigned KIND>
void apply(const Ground &ground, State &state, Option answer) {
    int one = one_of(answer), other = other_of(answer);
    switch (kind_of(answer)) {
        case PLACE: place<KIND>(ground, state, one); return;
        case MOVE: {
            move_piece<KIND>(ground, state, one, other);
            Option options[MOST_OPTIONS];
            if (legal_stones<KIND>(ground, state, options) > 1) return;
            break;
        }
        case STONES: {
            u8 corners[3] = {u8(other)};
            int howmany = 1;
            if (other == NOWHERE) {
                howmany = free_corners<KIND>(ground, state, state.active, one, corners);
            }
            place_stones<KIND>(ground, state, corners, howmany);
            break;
        }
        default: break;
    }
    end_turn(state);
    begin_turn<KIND>(ground, state);
}

}  // namespace oklahoma
