// The function search: what a tree search finds out about each option.
#include "python.hpp"
#include "search.hpp"

using namespace oklahoma;

namespace {

constexpr double PAUSE = 0.02;  // So often signals and the caller's wish to stop are looked at.

template <unsigned KIND>
PyObject *search_kind(const GameObject *game, const Settings &settings, const volatile char *stop) {
    Search<KIND> search(game->ground(), game->state, settings);
    bool goes_on = search.answer_count() > 0, interrupted = false;
    while (goes_on) {
        Py_BEGIN_ALLOW_THREADS
        double until = search.spent() + PAUSE;
        do {
            goes_on = search.run(64) && !(stop && *stop);
        } while (goes_on && search.spent() < until);
        Py_END_ALLOW_THREADS
        interrupted = PyErr_CheckSignals() != 0;
        if (interrupted) return nullptr;
    }
    int count = search.answer_count();
    PyObject *visits = PyList_New(count), *values = PyList_New(count);
    for (int i = 0; visits && values && i < count; i++) {
        const Edge &edge = search.answers()[i];
        PyList_SetItem(visits, i, PyLong_FromUnsignedLong(edge.visits));
        PyList_SetItem(values, i, PyFloat_FromDouble(double(search.value_of(edge))));
    }
    return Py_BuildValue("(NNKiId)", visits, values, (unsigned long long)search.done,
                         search.deepest, search.size(), search.spent());
}

using Searcher = PyObject *(*)(const GameObject *, const Settings &, const volatile char *);

constexpr Searcher SEARCHERS[KINDS] = {
    search_kind<0>, search_kind<1>, search_kind<2>, search_kind<3>,
    search_kind<4>, search_kind<5>, search_kind<6>, search_kind<7>,
};

PyObject *search(PyObject *, PyObject *args, PyObject *named) {
    static const char *names[] = {"game",  "nodes", "seconds", "seed", "stop",  "turns",
                                  "looks", "explore", "heat",  "noise", "trust", "near",
                                  "early", "room",    "tempo", "scale", nullptr};
    PyObject *game;
    unsigned long long nodes = 0, seed = 0;
    Settings settings;
    Weights &weights = settings.weights;
    int looks = settings.looks;
    Py_buffer stop{};
    PyObject *stopping = Py_None;
    if (!PyArg_ParseTupleAndKeywords(
            args, named, "O!|KdKOipfffffffff", const_cast<char **>(names), game_type, &game, &nodes,
            &settings.seconds, &seed, &stopping, &settings.turns, &looks, &settings.explore,
            &settings.heat, &settings.noise, &settings.trust, &weights.near, &weights.early,
            &weights.room, &weights.tempo, &weights.scale)) {
        return nullptr;
    }
    settings.nodes = nodes;
    settings.seed = seed;
    settings.looks = looks != 0;
    if (!nodes && !(settings.seconds > 0)) {
        PyErr_SetString(PyExc_ValueError, "a search needs a budget: nodes or seconds");
        return nullptr;
    }
    if (stopping != Py_None && PyObject_GetBuffer(stopping, &stop, PyBUF_SIMPLE) < 0) return nullptr;
    const auto *searched = reinterpret_cast<const GameObject *>(game);
    PyObject *found = SEARCHERS[searched->ground().kind](
        searched, settings, static_cast<const volatile char *>(stop.buf));
    if (stopping != Py_None) PyBuffer_Release(&stop);
    return found;
}

PyMethodDef FUNCTIONS[] = {
    {"search", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(search)),
     METH_VARARGS | METH_KEYWORDS, "Visits and values of each option, found by a tree search."},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

int add_search(PyObject *module) { return PyModule_AddFunctions(module, FUNCTIONS); }
