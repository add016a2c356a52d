// What all Python types of the kernel share. Only the stable interface of Python 3.11 is used, so
// that one build serves every later version.
#pragma once

#define PY_SSIZE_T_CLEAN
#define Py_LIMITED_API 0x030B0000
#include <Python.h>

#include <new>

#include "rules.hpp"

struct GroundObject {
    PyObject_HEAD
    oklahoma::Ground ground;
};

struct GameObject {
    PyObject_HEAD
    PyObject *owner;  // The Ground, which it keeps alive.
    oklahoma::State state;
    int count;  // How many options there are; -1: nobody has looked.
    oklahoma::Option options[oklahoma::MOST_OPTIONS];

    const oklahoma::Ground &ground() const {
        return reinterpret_cast<GroundObject *>(owner)->ground;
    }

    const oklahoma::Rules &rules() const { return oklahoma::RULES[ground().kind]; }

    void look() {
        if (count < 0) count = rules().legal_options(ground(), state, options);
    }
};

inline PyTypeObject *ground_type = nullptr, *game_type = nullptr;

inline PyObject *refuse(const char *why) {
    PyErr_Format(PyExc_ValueError, "the kernel cannot take this: %s", why);
    return nullptr;
}

// A fresh object of a type, its fields not yet set.
template <class Object>
Object *fresh(PyTypeObject *type) {
    auto allocate = reinterpret_cast<allocfunc>(PyType_GetSlot(type, Py_tp_alloc));
    return reinterpret_cast<Object *>(allocate(type, 0));
}

// Types made from a spec count their objects.
inline void give_back(PyObject *self) {
    PyTypeObject *type = Py_TYPE(self);
    auto release = reinterpret_cast<freefunc>(PyType_GetSlot(type, Py_tp_free));
    release(self);
    Py_DECREF(type);
}

int add_ground(PyObject *module);
int add_game(PyObject *module);
int add_search(PyObject *module);
int add_batch(PyObject *module);
