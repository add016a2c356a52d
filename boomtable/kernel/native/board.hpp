// The prairie: 121 squares by row and then by column, sets of them as 128 bits, and lines of 11.
//
// The readable rules leave a gap behind each row, which takes 132 bits; here there is none, so that
// a set fits into two registers, and shifts to the side mask the edge instead.
#pragma once

#include <array>
#include <cstdint>

namespace oklahoma {

using u8 = std::uint8_t;
using u16 = std::uint16_t;
using u32 = std::uint32_t;
using u64 = std::uint64_t;
__extension__ typedef unsigned __int128 Set;

constexpr int SIDE = 11;
constexpr int SQUARES = SIDE * SIDE;
constexpr u8 NOWHERE = 127;
// Beyond column k (and row 11) every line is shut: counting free squares stops there.
constexpr u16 EDGE = 0xF800;

enum Direction { NORTH, SOUTH, EAST, WEST };
constexpr int DIRECTIONS = 4;
constexpr int STEPS[DIRECTIONS] = {SIDE, -SIDE, 1, -1};

constexpr Set bit(int square) { return Set(1) << square; }

constexpr Set BOARD = bit(SQUARES) - 1;

constexpr Set column(int which) {
    Set found = 0;
    for (int row = 0; row < SIDE; row++) found |= bit(row * SIDE + which);
    return found;
}

constexpr Set NOT_A = BOARD & ~column(0);
constexpr Set NOT_K = BOARD & ~column(SIDE - 1);

struct Tables {
    u8 row[128]{}, col[128]{};
    // From one place of a line to another: without the first, with the last.
    u16 span[SIDE][SIDE]{};
    // Whether a stone in the middle of a 3 x 3 piece of the board can cut its surroundings in two:
    // by the walls of its nine squares.
    bool splits[512]{};
};

constexpr Tables make_tables() {
    Tables made{};
    for (int square = 0; square < SQUARES; square++) {
        made.row[square] = u8(square / SIDE);
        made.col[square] = u8(square % SIDE);
    }
    for (int from = 0; from < SIDE; from++) {
        for (int to = 0; to < SIDE; to++) {
            u16 span = 0;
            for (int at = from; at != to;) {
                at += from < to ? 1 : -1;
                span = u16(span | 1 << at);
            }
            made.span[from][to] = span;
        }
    }
    // The eight squares around the middle, each beside the next; the even ones are neighbours.
    constexpr int RING[8] = {1, 2, 5, 8, 7, 6, 3, 0};
    for (int walls = 0; walls < 512; walls++) {
        int groups = 0;
        for (int at = 0; at < 8; at++) {
            // A run of open squares begins here, and has a neighbour of the middle in it.
            bool open = !(walls >> RING[at] & 1), before = !(walls >> RING[(at + 7) % 8] & 1);
            if (!open || before) continue;
            bool touches = false;
            for (int on = at; !(walls >> RING[on % 8] & 1); on++) touches |= on % 2 == 0;
            groups += touches;
        }
        made.splits[walls] = groups > 1;
    }
    return made;
}

inline constexpr Tables TABLES = make_tables();

inline int row_of(int square) { return TABLES.row[square]; }
inline int col_of(int square) { return TABLES.col[square]; }

inline int count(Set squares) {
    return __builtin_popcountll(u64(squares)) + __builtin_popcountll(u64(squares >> 64));
}

inline int first_of(Set squares) {
    u64 low = u64(squares);
    return low ? __builtin_ctzll(low) : 64 + __builtin_ctzll(u64(squares >> 64));
}

inline int take_first(Set &squares) {
    int square = first_of(squares);
    squares &= squares - 1;
    return square;
}

inline Set beside(Set squares) {
    return ((squares << 1 & NOT_A) | (squares >> 1 & NOT_K) | squares << SIDE | squares >> SIDE)
        & BOARD;
}

// Steele, Lea and Flood's SplitMix64: the same stream as the table's own dice.
struct Dice {
    u64 state;

    u64 next() {
        u64 z = state += 0x9E3779B97F4A7C15;
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
        z = (z ^ z >> 27) * 0x94D049BB133111EB;
        return z ^ z >> 31;
    }

    u32 below(u32 limit) { return u32((next() >> 32) * limit >> 32); }
};

}  // namespace oklahoma
