// What lies on the board and never changes, and what changes.
#pragma once

#include "board.hpp"

namespace oklahoma {

// Rules that are left out where their module is not in play: code is made for each set of them.
enum Kind : unsigned { MINES = 1, RIVER = 2, SOONERS = 4, KINDS = 8 };

enum Seat : u8 { PURPLE, YELLOW };

enum What : u8 { STONE, BOOMER, SOONER };

constexpr int BOOMERS = 3;
constexpr int MOST_SOONERS = 3;
constexpr int MOST_PLACEMENTS = 16;
constexpr u8 SETUP_DONE = 255;
constexpr int MOST_OPTIONS = SQUARES;  // Six pieces have at most 120 moves.

struct Ground {
    Set mines, river, east_rails, north_rails;
    // By square and direction, a bit for each distance from 1 to 10: where mines and river lie.
    u16 mines_ahead[SQUARES][DIRECTIONS], river_ahead[SQUARES][DIRECTIONS];
    Set clusters[5], around_cluster[5];  // O-12.6
    Set near_mines;                      // The squares whose stones can touch a mine's passage.
    int cluster_count;
    unsigned kind;
    bool has_rails;
    int quiet_limit, per_square, per_mine;
    int placements;
    u8 what[MOST_PLACEMENTS];
    u8 who[MOST_PLACEMENTS];  // 0: player A, 1: player B
    u8 starter;
};

struct State {
    Set stones, home[2];
    u16 rows[SIDE], cols[SIDE];  // What is in the way: stones, pieces, homesteads.
    u16 walls[SIDE + 2];         // What bounds areas: stones and river, with a rim around them.
    u8 boomers[2][BOOMERS], sooners[MOST_SOONERS];  // In order; what is missing is NOWHERE.
    u8 boomer_count[2], sooner_count;
    u8 side, last, active, placed, over;
    u16 quiet, turns;

    Set homes() const { return home[PURPLE] | home[YELLOW]; }
    bool is_home(int square) const { return homes() >> square & 1; }

    void shut(int square) {
        rows[row_of(square)] = u16(rows[row_of(square)] | 1 << col_of(square));
        cols[col_of(square)] = u16(cols[col_of(square)] | 1 << row_of(square));
    }

    void open(int square) {
        rows[row_of(square)] = u16(rows[row_of(square)] & ~(1 << col_of(square)));
        cols[col_of(square)] = u16(cols[col_of(square)] & ~(1 << row_of(square)));
    }

    bool is_shut(int square) const { return rows[row_of(square)] >> col_of(square) & 1; }

    void wall(int square) {
        int row = row_of(square) + 1;
        walls[row] = u16(walls[row] | 2 << col_of(square));
    }

    bool is_sooner(int square) const {
        return sooners[0] == square || sooners[1] == square || sooners[2] == square;
    }
};

// Keep three squares in order after one of them has changed.
inline void sort(u8 *three) {
    auto swap = [](u8 &low, u8 &high) {
        u8 least = low < high ? low : high, most = low < high ? high : low;
        low = least;
        high = most;
    };
    swap(three[0], three[1]);
    swap(three[1], three[2]);
    swap(three[0], three[1]);
}

inline Set set_of(const u8 *squares, int howmany) {
    Set found = 0;
    for (int i = 0; i < howmany; i++) found |= bit(squares[i]);
    return found;
}

inline Set boomers_of(const State &state, int seat) {
    return set_of(state.boomers[seat], state.boomer_count[seat]);
}

// What can be answered, in 16 bits: the kind and two squares of 7 bits.
using Option = u16;

enum Answer : u16 { PLACE = 0 << 14, MOVE = 1 << 14, STONES = 2 << 14, NO_STONES = 3 << 14 };

constexpr Option option(unsigned kind, int one = 0, int other = 0) {
    return Option(kind | unsigned(one) << 7 | unsigned(other));
}

constexpr unsigned kind_of(Option option) { return option & 3u << 14; }
constexpr int one_of(Option option) { return option >> 7 & 127; }
constexpr int other_of(Option option) { return option & 127; }

}  // namespace oklahoma
