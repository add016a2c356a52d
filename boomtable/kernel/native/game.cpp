// The Python types Ground and Game: a game that is played answer by answer.
#include "python.hpp"

using namespace oklahoma;

namespace {

PyObject *numbers[1 << 16];  // Options as Python numbers, made when first asked for.

PyObject *number_of(Option option) {
    PyObject *&number = numbers[option];
    if (!number) number = PyLong_FromLong(option);
    Py_XINCREF(number);
    return number;
}

PyObject *new_ground(PyTypeObject *type, PyObject *args, PyObject *) {
    const char *bytes;
    Py_ssize_t length;
    if (!PyArg_ParseTuple(args, "y#", &bytes, &length)) return nullptr;
    PackedGround packed;
    if (length != Py_ssize_t(sizeof packed)) return refuse("length");
    std::memcpy(&packed, bytes, sizeof packed);
    if (const char *problem = problem_of(packed)) return refuse(problem);
    auto *self = fresh<GroundObject>(type);
    if (self) self->ground = unpack_ground(packed);
    return reinterpret_cast<PyObject *>(self);
}

PyObject *new_game(PyTypeObject *type, PyObject *args, PyObject *) {
    PyObject *ground;
    const char *bytes;
    Py_ssize_t length;
    if (!PyArg_ParseTuple(args, "O!y#", ground_type, &ground, &bytes, &length)) return nullptr;
    PackedState packed;
    if (length != Py_ssize_t(sizeof packed)) return refuse("length");
    std::memcpy(&packed, bytes, sizeof packed);
    auto *owner = reinterpret_cast<GroundObject *>(ground);
    if (const char *problem = problem_of(owner->ground, packed)) return refuse(problem);
    auto *self = fresh<GameObject>(type);
    if (!self) return nullptr;
    Py_INCREF(ground);
    self->owner = ground;
    self->state = unpack_state(owner->ground, packed);
    self->count = -1;
    return reinterpret_cast<PyObject *>(self);
}

void free_game(PyObject *self) {
    Py_XDECREF(reinterpret_cast<GameObject *>(self)->owner);
    give_back(self);
}

GameObject *game_of(PyObject *self) { return reinterpret_cast<GameObject *>(self); }

PyObject *copy(PyObject *self, PyObject *) {
    GameObject *game = game_of(self);
    auto *twin = fresh<GameObject>(Py_TYPE(self));
    if (!twin) return nullptr;
    Py_INCREF(game->owner);
    twin->owner = game->owner;
    twin->state = game->state;
    twin->count = game->count;
    if (game->count > 0) {
        std::memcpy(twin->options, game->options, sizeof(Option) * size_t(game->count));
    }
    return reinterpret_cast<PyObject *>(twin);
}

PyObject *options(PyObject *self, PyObject *) {
    GameObject *game = game_of(self);
    game->look();
    PyObject *list = PyList_New(game->count);
    for (int i = 0; list && i < game->count; i++) {
        PyList_SetItem(list, i, number_of(game->options[i]));
    }
    return list;
}

PyObject *give(GameObject *game, Option option) {
    game->rules().apply(game->ground(), game->state, option);
    game->count = -1;
    Py_RETURN_NONE;
}

PyObject *step(PyObject *self, PyObject *number) {
    GameObject *game = game_of(self);
    Py_ssize_t chosen = PyLong_AsSsize_t(number);
    if (chosen == -1 && PyErr_Occurred()) return nullptr;
    game->look();
    if (chosen < 0 || chosen >= game->count) {
        PyErr_Format(PyExc_IndexError, "there are %d options", game->count);
        return nullptr;
    }
    return give(game, game->options[chosen]);
}

PyObject *answer(PyObject *self, PyObject *number) {
    GameObject *game = game_of(self);
    long option = PyLong_AsLong(number);
    if (option == -1 && PyErr_Occurred()) return nullptr;
    game->look();
    for (int i = 0; i < game->count; i++) {
        if (game->options[i] == option) return give(game, Option(option));
    }
    PyErr_Format(PyExc_ValueError, "%ld is not among the options", option);
    return nullptr;
}

PyObject *packed(PyObject *self, PyObject *) {
    PackedState state = pack_state(game_of(self)->state);
    return PyBytes_FromStringAndSize(reinterpret_cast<const char *>(&state), sizeof state);
}

PyObject *score_of(PyObject *self, PyObject *) {
    GameObject *game = game_of(self);
    const Ground &ground = game->ground();
    if (game->state.placed != SETUP_DONE) return Py_BuildValue("(ii)", 0, 0);
    return Py_BuildValue("(ii)", score(ground, game->state, PURPLE),
                         score(ground, game->state, YELLOW));
}

PyObject *play_to_end(PyObject *self, PyObject *args) {
    unsigned long long seed;
    if (!PyArg_ParseTuple(args, "K", &seed)) return nullptr;
    GameObject *game = game_of(self);
    Dice dice{seed};
    game->rules().play_out(game->ground(), game->state, dice);
    game->count = -1;
    Py_RETURN_NONE;
}

// Many games from here on: turns played, wins of both and draws, and the sum of Purple's leads.
PyObject *playouts(PyObject *self, PyObject *args) {
    unsigned long long seed;
    long games;
    if (!PyArg_ParseTuple(args, "lK", &games, &seed)) return nullptr;
    const GameObject *game = game_of(self);
    const Ground &ground = game->ground();
    const Rules &rules = game->rules();
    const State start = game->state;
    Dice dice{seed};
    long long turns = 0, leads = 0, won[3] = {0, 0, 0};
    bool stopped = false;
    for (long done = 0; done < games && !stopped;) {
        long until = done + 4096 < games ? done + 4096 : games;
        Py_BEGIN_ALLOW_THREADS
        for (; done < until; done++) {
            State state = start;
            rules.play_out(ground, state, dice);
            int lead = score(ground, state, PURPLE) - score(ground, state, YELLOW);
            turns += u16(state.turns - start.turns);
            leads += lead;
            won[lead > 0 ? 0 : lead < 0 ? 1 : 2]++;
        }
        Py_END_ALLOW_THREADS
        stopped = PyErr_CheckSignals() != 0;
    }
    if (stopped) return nullptr;
    return Py_BuildValue("(L(LLL)L)", turns, won[0], won[1], won[2], leads);
}

PyObject *count_ways(PyObject *self, PyObject *args) {
    int depth, answers = 0;
    if (!PyArg_ParseTuple(args, "i|p", &depth, &answers)) return nullptr;
    const GameObject *game = game_of(self);
    const State state = game->state;
    u64 found = 1;
    Py_BEGIN_ALLOW_THREADS
    if (depth > 0) found = game->rules().perft(game->ground(), state, depth, answers != 0);
    Py_END_ALLOW_THREADS
    return PyLong_FromUnsignedLongLong(found);
}

PyObject *get_count(PyObject *self, void *) {
    game_of(self)->look();
    return PyLong_FromLong(game_of(self)->count);
}

PyObject *get_over(PyObject *self, void *) { return PyBool_FromLong(game_of(self)->state.over); }
PyObject *get_side(PyObject *self, void *) { return PyLong_FromLong(game_of(self)->state.side); }
PyObject *get_turns(PyObject *self, void *) { return PyLong_FromLong(game_of(self)->state.turns); }

PyObject *get_ground(PyObject *self, void *) {
    Py_INCREF(game_of(self)->owner);
    return game_of(self)->owner;
}

PyMethodDef METHODS[] = {
    {"copy", copy, METH_NOARGS, "An independent twin."},
    {"options", options, METH_NOARGS, "All options as numbers, in the order of the rules file."},
    {"step", step, METH_O, "Answer with the option of this place, from 0."},
    {"answer", answer, METH_O, "Answer with this option."},
    {"packed", packed, METH_NOARGS, "The game as bytes."},
    {"score", score_of, METH_NOARGS, "Both seats' points, as if the game ended now."},
    {"play_out", play_to_end, METH_VARARGS, "Play to the end at random, with a seed."},
    {"playouts", playouts, METH_VARARGS, "Play many games from here: (games, seed)."},
    {"perft", count_ways, METH_VARARGS, "How many sequences of turns there are: (depth, answers)."},
    {nullptr, nullptr, 0, nullptr},
};

PyGetSetDef FIELDS[] = {
    {"count", get_count, nullptr, "How many options there are.", nullptr},
    {"over", get_over, nullptr, "Whether the game is over.", nullptr},
    {"side", get_side, nullptr, "Who decides now.", nullptr},
    {"turns", get_turns, nullptr, "How many turns are complete.", nullptr},
    {"ground", get_ground, nullptr, "What never changes.", nullptr},
    {nullptr, nullptr, nullptr, nullptr, nullptr},
};

PyType_Slot GROUND_SLOTS[] = {
    {Py_tp_new, reinterpret_cast<void *>(new_ground)},
    {Py_tp_dealloc, reinterpret_cast<void *>(give_back)},
    {Py_tp_doc, const_cast<char *>("What was laid before everything else, from bytes.")},
    {0, nullptr},
};

PyType_Slot GAME_SLOTS[] = {
    {Py_tp_new, reinterpret_cast<void *>(new_game)},
    {Py_tp_dealloc, reinterpret_cast<void *>(free_game)},
    {Py_tp_methods, METHODS},
    {Py_tp_getset, FIELDS},
    {Py_tp_doc, const_cast<char *>("A game of Oklahoma Boomers, from its ground and bytes.")},
    {0, nullptr},
};

PyType_Spec GROUND_SPEC = {"boomtable.kernel._native.Ground", sizeof(GroundObject), 0,
                           Py_TPFLAGS_DEFAULT, GROUND_SLOTS};
PyType_Spec GAME_SPEC = {"boomtable.kernel._native.Game", sizeof(GameObject), 0,
                         Py_TPFLAGS_DEFAULT, GAME_SLOTS};

PyTypeObject *add(PyObject *module, PyType_Spec &spec) {
    auto *type = reinterpret_cast<PyTypeObject *>(PyType_FromSpec(&spec));
    if (type && PyModule_AddType(module, type) < 0) return nullptr;
    return type;
}

}  // namespace

int add_ground(PyObject *module) {
    ground_type = add(module, GROUND_SPEC);
    return ground_type ? 0 : -1;
}

int add_game(PyObject *module) {
    game_type = add(module, GAME_SPEC);
    return game_type ? 0 : -1;
}
