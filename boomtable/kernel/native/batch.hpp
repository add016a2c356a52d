// Many games side by side: their legal actions as masks, and what is on the boards as planes.
#pragma once

#include <vector>

#include "rules.hpp"

namespace oklahoma {

// Actions: a move by piece, direction and distance; no stones; stones by partner and corner; a
// placement by square. A piece is one of three boomers or three sooners, each in order.
constexpr int PIECES = BOOMERS + MOST_SOONERS;
constexpr int FARTHEST = SIDE - 1;
constexpr int MOVES = PIECES * DIRECTIONS * FARTHEST;
constexpr int ACTION_NO_STONES = MOVES;
constexpr int ACTION_STONES = MOVES + 1;
constexpr int CORNERS = 3;  // All that are free, the one in the active piece's column, or row.
constexpr int ACTION_PLACE = ACTION_STONES + PIECES * CORNERS;
constexpr int ACTIONS = ACTION_PLACE + SQUARES;
constexpr int PLANES = 12;
constexpr int FACTS = 7;

inline int piece_of(const u8 *boomers, const u8 *sooners, int square) {
    for (int i = 0; i < BOOMERS; i++) {
        if (boomers[i] == square) return i;
    }
    int i = 0;
    while (sooners[i] != square) i++;
    return BOOMERS + i;
}

inline int action_of(const State &state, Option option) {
    int one = one_of(option), other = other_of(option);
    switch (kind_of(option)) {
        case PLACE: return ACTION_PLACE + one;
        case NO_STONES: return ACTION_NO_STONES;
        case STONES: {
            int piece = piece_of(state.boomers[1 - state.side], state.sooners, one);
            int corner = other == NOWHERE ? 0 : col_of(other) == col_of(state.active) ? 1 : 2;
            return ACTION_STONES + piece * CORNERS + corner;
        }
        default: {
            int piece = piece_of(state.boomers[state.side], state.sooners, one);
            bool is_along = col_of(one) == col_of(other);
            int direction = is_along ? (other > one ? NORTH : SOUTH) : (other > one ? EAST : WEST);
            int distance = (other - one) / STEPS[direction];
            return (piece * DIRECTIONS + direction) * FARTHEST + distance - 1;
        }
    }
}

struct Entry {
    State state;
    int count;
    Option options[MOST_OPTIONS];
    u16 actions[MOST_OPTIONS];
};

class Batch {
  public:
    Batch(const Ground &ground, const State &start, u32 games, u64 seed, int opening)
        : ground(ground), start(start), opening(opening), dice{seed}, entries(games) {
        for (Entry &entry : entries) restart(entry);
    }

    u32 size() const { return u32(entries.size()); }

    // The place of the first action that is not legal, or -1: nothing has changed otherwise.
    long wrong(const std::int64_t *actions) const {
        for (u32 i = 0; i < size(); i++) {
            if (place_of(entries[i], actions[i]) < 0) return long(i);
        }
        return -1;
    }

    // Give all answers. A game that ends is scored and starts again at once.
    void step(const std::int64_t *actions, float *rewards, u8 *dones, std::int32_t *scores) {
        const Rules &rules = RULES[ground.kind];
        for (u32 i = 0; i < size(); i++) {
            Entry &entry = entries[i];
            State &state = entry.state;
            rules.apply(ground, state, entry.options[place_of(entry, actions[i])]);
            dones[i] = state.over;
            for (int seat : {PURPLE, YELLOW}) {
                scores[2 * i + u32(seat)] = state.over ? score(ground, state, seat) : 0;
            }
            int lead = scores[2 * i] - scores[2 * i + 1];
            rewards[2 * i] = float((lead > 0) - (lead < 0));
            rewards[2 * i + 1] = -rewards[2 * i];
            if (state.over) restart(entry);
            else look(entry);
        }
    }

    void show(u8 *planes, float *facts, u8 *masks, u8 *seats) const {
        std::memset(planes, 0, size_t(size()) * PLANES * SQUARES);
        std::memset(facts, 0, sizeof(float) * size() * FACTS);
        std::memset(masks, 0, size_t(size()) * ACTIONS);
        for (u32 i = 0; i < size(); i++) {
            const Entry &entry = entries[i];
            const State &state = entry.state;
            show_board(state, planes + size_t(i) * PLANES * SQUARES);
            show_facts(state, facts + size_t(i) * FACTS);
            u8 *mask = masks + size_t(i) * ACTIONS;
            for (int n = 0; n < entry.count; n++) mask[entry.actions[n]] = 1;
            seats[i] = state.side;
        }
    }

    // Any legal action of each game.
    void pick(std::int64_t *actions) {
        for (u32 i = 0; i < size(); i++) {
            actions[i] = entries[i].actions[dice.below(u32(entries[i].count))];
        }
    }

    const Entry &entry(u32 which) const { return entries[which]; }

  private:
    static int place_of(const Entry &entry, std::int64_t action) {
        for (int n = 0; n < entry.count; n++) {
            if (entry.actions[n] == action) return n;
        }
        return -1;
    }

    void look(Entry &entry) {
        entry.count = RULES[ground.kind].legal_options(ground, entry.state, entry.options);
        for (int n = 0; n < entry.count; n++) {
            entry.actions[n] = u16(action_of(entry.state, entry.options[n]));
        }
    }

    void restart(Entry &entry) {
        do {
            entry.state = start;
            look(entry);
            for (int i = 0; i < opening && !entry.state.over; i++) {
                Option answer = entry.options[dice.below(u32(entry.count))];
                RULES[ground.kind].apply(ground, entry.state, answer);
                look(entry);
            }
        } while (entry.state.over);
    }

    // As the seat sees it that decides: its own pieces and homesteads come first.
    void show_board(const State &state, u8 *planes) const {
        int own = state.side, other = 1 - own;
        const Set sets[PLANES] = {
            boomers_of(state, own),
            boomers_of(state, other),
            set_of(state.sooners, state.sooner_count),
            state.stones,
            state.home[own],
            state.home[other],
            ground.mines,
            ground.river,
            ground.east_rails,
            ground.north_rails,
            state.active == NOWHERE ? Set(0) : bit(state.active),
            state.last == NOWHERE ? Set(0) : bit(state.last),
        };
        for (int plane = 0; plane < PLANES; plane++) {
            Set squares = sets[plane];
            while (squares) planes[plane * SQUARES + take_first(squares)] = 1;
        }
    }

    void show_facts(const State &state, float *facts) const {
        facts[0] = state.side;
        facts[1] = float(state.quiet) / float(ground.quiet_limit);
        if (state.placed != SETUP_DONE) facts[4 + ground.what[state.placed]] = 1;
        else facts[state.active == NOWHERE ? 2 : 3] = 1;
    }

    const Ground ground;
    const State start;
    const int opening;
    Dice dice;
    std::vector<Entry> entries;
};

}  // namespace oklahoma
