// The Python type Batch. It reads and writes arrays that Python hands over as buffers.
#include "batch.hpp"

#include "python.hpp"

using namespace oklahoma;

namespace {

struct BatchObject {
    PyObject_HEAD
    Batch *batch;
};

Batch &batch_of(PyObject *self) { return *reinterpret_cast<BatchObject *>(self)->batch; }

// Buffers that are given back when the function is left.
struct Buffers {
    Py_buffer held[4]{};
    int count = 0;

    ~Buffers() {
        while (count) PyBuffer_Release(&held[--count]);
    }

    template <class T>
    bool get(PyObject *object, size_t items, T *&found) {
        if (PyObject_GetBuffer(object, &held[count], PyBUF_CONTIG) < 0) return false;
        Py_buffer &buffer = held[count++];
        found = static_cast<T *>(buffer.buf);
        if (size_t(buffer.len) == items * sizeof(T)) return true;
        PyErr_SetString(PyExc_ValueError, "an array has the wrong size");
        return false;
    }
};

PyObject *new_batch(PyTypeObject *type, PyObject *args, PyObject *) {
    PyObject *game;
    unsigned int games;
    unsigned long long seed;
    int opening;
    if (!PyArg_ParseTuple(args, "O!IKi", game_type, &game, &games, &seed, &opening)) return nullptr;
    const auto *start = reinterpret_cast<GameObject *>(game);
    if (start->state.over) return refuse("the game is over");
    auto *self = fresh<BatchObject>(type);
    if (!self) return nullptr;
    try {
        self->batch = new Batch(start->ground(), start->state, games, seed, opening);
    } catch (const std::bad_alloc &) {
        self->batch = nullptr;
        Py_DECREF(reinterpret_cast<PyObject *>(self));
        return PyErr_NoMemory();
    }
    return reinterpret_cast<PyObject *>(self);
}

void free_batch(PyObject *self) {
    delete reinterpret_cast<BatchObject *>(self)->batch;
    give_back(self);
}

PyObject *step(PyObject *self, PyObject *args) {
    PyObject *objects[4];
    if (!PyArg_ParseTuple(args, "OOOO", objects, objects + 1, objects + 2, objects + 3)) {
        return nullptr;
    }
    Batch &batch = batch_of(self);
    Buffers buffers;
    std::int64_t *actions;
    float *rewards;
    u8 *dones;
    std::int32_t *scores;
    size_t size = batch.size();
    if (!buffers.get(objects[0], size, actions) || !buffers.get(objects[1], 2 * size, rewards)
        || !buffers.get(objects[2], size, dones) || !buffers.get(objects[3], 2 * size, scores)) {
        return nullptr;
    }
    long wrong = batch.wrong(actions);
    if (wrong >= 0) {
        PyErr_Format(PyExc_ValueError, "game %ld: %lld is not a legal action", wrong,
                     (long long)actions[wrong]);
        return nullptr;
    }
    Py_BEGIN_ALLOW_THREADS
    batch.step(actions, rewards, dones, scores);
    Py_END_ALLOW_THREADS
    Py_RETURN_NONE;
}

PyObject *show(PyObject *self, PyObject *args) {
    PyObject *objects[4];
    if (!PyArg_ParseTuple(args, "OOOO", objects, objects + 1, objects + 2, objects + 3)) {
        return nullptr;
    }
    Batch &batch = batch_of(self);
    Buffers buffers;
    u8 *planes, *masks, *seats;
    float *facts;
    size_t size = batch.size();
    if (!buffers.get(objects[0], size * PLANES * SQUARES, planes)
        || !buffers.get(objects[1], size * FACTS, facts)
        || !buffers.get(objects[2], size * ACTIONS, masks) || !buffers.get(objects[3], size, seats)) {
        return nullptr;
    }
    Py_BEGIN_ALLOW_THREADS
    batch.show(planes, facts, masks, seats);
    Py_END_ALLOW_THREADS
    Py_RETURN_NONE;
}

PyObject *pick(PyObject *self, PyObject *array) {
    Batch &batch = batch_of(self);
    Buffers buffers;
    std::int64_t *actions;
    if (!buffers.get(array, batch.size(), actions)) return nullptr;
    batch.pick(actions);
    Py_RETURN_NONE;
}

const Entry *entry_of(PyObject *self, PyObject *number) {
    Py_ssize_t which = PyLong_AsSsize_t(number);
    if (which == -1 && PyErr_Occurred()) return nullptr;
    if (which >= 0 && which < Py_ssize_t(batch_of(self).size())) {
        return &batch_of(self).entry(u32(which));
    }
    PyErr_SetString(PyExc_IndexError, "there is no such game");
    return nullptr;
}

PyObject *packed(PyObject *self, PyObject *number) {
    const Entry *entry = entry_of(self, number);
    if (!entry) return nullptr;
    PackedState state = pack_state(entry->state);
    return PyBytes_FromStringAndSize(reinterpret_cast<const char *>(&state), sizeof state);
}

PyObject *actions(PyObject *self, PyObject *number) {
    const Entry *entry = entry_of(self, number);
    PyObject *list = entry ? PyList_New(entry->count) : nullptr;
    for (int i = 0; list && i < entry->count; i++) {
        PyList_SetItem(list, i, PyLong_FromLong(entry->actions[i]));
    }
    return list;
}

PyMethodDef METHODS[] = {
    {"step", step, METH_VARARGS, "Give all answers: (actions, rewards, dones, scores)."},
    {"show", show, METH_VARARGS, "Fill (planes, facts, masks, seats)."},
    {"pick", pick, METH_O, "Fill an array with any legal action of each game."},
    {"packed", packed, METH_O, "One of the games as bytes."},
    {"actions", actions, METH_O, "The legal actions of a game, in the order of its options."},
    {nullptr, nullptr, 0, nullptr},
};

PyType_Slot SLOTS[] = {
    {Py_tp_new, reinterpret_cast<void *>(new_batch)},
    {Py_tp_dealloc, reinterpret_cast<void *>(free_batch)},
    {Py_tp_methods, METHODS},
    {Py_tp_doc, const_cast<char *>("Many games side by side: (start, games, seed, opening).")},
    {0, nullptr},
};

PyType_Spec SPEC = {"boomtable.kernel._native.Batch", sizeof(BatchObject), 0, Py_TPFLAGS_DEFAULT,
                    SLOTS};

}  // namespace

int add_batch(PyObject *module) {
    auto *type = reinterpret_cast<PyTypeObject *>(PyType_FromSpec(&SPEC));
    if (!type || PyModule_AddType(module, type) < 0) return -1;
    const int sizes[] = {ACTIONS, PLANES, FACTS};
    const char *names[] = {"ACTIONS", "PLANES", "FACTS"};
    for (int i = 0; i < 3; i++) {
        if (PyModule_AddIntConstant(module, names[i], sizes[i]) < 0) return -1;
    }
    return 0;
}
