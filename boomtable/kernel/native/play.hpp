// Playing on: random play to the end, and counting all the ways there are.
#pragma once

#include "scoring.hpp"
#include "turn.hpp"

namespace oklahoma {

// A complete turn at random: any move, then any stones, all alike. False: the game is over.
template <unsigned KIND>
bool random_turn(const Ground &ground, State &state, Dice &dice) {
    if (state.quiet >= ground.quiet_limit) return false;
    u32 ways[(BOOMERS + MOST_SOONERS) * DIRECTIONS];
    u8 pieces[BOOMERS + MOST_SOONERS];
    u32 total = 0, boomers_total = 0;
    int count = movable<KIND>(state, pieces);
    u32 sums[(BOOMERS + MOST_SOONERS) * DIRECTIONS];
    for (int i = 0; i < count; i++) {
        u32 before = total;
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            if constexpr (KIND & (MINES | RIVER)) {
                ways[i * DIRECTIONS + direction] = way<KIND>(ground, state, pieces[i], direction);
                total += u32(__builtin_popcount(ways[i * DIRECTIONS + direction]));
            } else {
                total += u32(free_squares(state, pieces[i], direction));
            }
            sums[i * DIRECTIONS + direction] = total;
        }
        if (!(KIND & SOONERS) || !state.is_sooner(pieces[i])) boomers_total += total - before;
    }
    if (!boomers_total) return false;
    u32 chosen = dice.below(total);
    int place = 0;
    while (sums[place] <= chosen) place++;
    u32 nth = place ? chosen - sums[place - 1] : chosen;  // From 0, from near to far.
    int distance = int(nth) + 1;
    if constexpr (KIND & (MINES | RIVER)) {
        u32 distances = ways[place];
        for (; nth; nth--) distances &= distances - 1;
        distance = __builtin_ctz(distances) + 1;
    }
    int start = pieces[place / DIRECTIONS];
    int end = start + STEPS[place % DIRECTIONS] * distance;
    move_piece<KIND>(ground, state, start, end);
    Option options[16];
    int stones = legal_stones<KIND>(ground, state, options);
    if (stones > 1) {
        Option answer = options[dice.below(u32(stones))];
        if (answer != NO_STONES) {
            u8 corners[3] = {u8(other_of(answer))};
            int howmany = 1;
            if (other_of(answer) == NOWHERE) {
                howmany = free_corners<KIND>(ground, state, end, one_of(answer), corners);
            }
            place_stones<KIND>(ground, state, corners, howmany);
        }
    }
    end_turn(state);
    return true;
}

// Play to the end at random.
template <unsigned KIND>
void play_out(const Ground &ground, State &state, Dice &dice) {
    // The rest of a set-up or of a turn first.
    while (!state.over && (state.placed != SETUP_DONE || state.active != NOWHERE)) {
        Option options[MOST_OPTIONS];
        int howmany = legal_options<KIND>(ground, state, options);
        apply<KIND>(ground, state, options[dice.below(u32(howmany))]);
    }
    if (state.over) return;
    while (random_turn<KIND>(ground, state, dice)) {}
    state.over = 1;
}

// How many sequences of complete turns there are (or of answers).
template <unsigned KIND>
u64 perft(const Ground &ground, const State &state, int depth, bool answers) {
    Option options[MOST_OPTIONS];
    int howmany = legal_options<KIND>(ground, state, options);
    if (answers && depth == 1) return u64(howmany);
    u64 found = 0;
    for (int i = 0; i < howmany; i++) {
        State after = state;
        apply<KIND>(ground, after, options[i]);
        bool is_whole = answers || after.active == NOWHERE;
        if (is_whole && depth == 1) found++;
        else found += perft<KIND>(ground, after, is_whole ? depth - 1 : depth, answers);
    }
    return found;
}

}  // namespace oklahoma
