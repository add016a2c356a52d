// The module boomtable.kernel._native.
#include "python.hpp"

static PyModuleDef MODULE = {
    PyModuleDef_HEAD_INIT, "boomtable.kernel._native",
    "The rules of Oklahoma Boomers, compiled.", -1, nullptr, nullptr, nullptr, nullptr, nullptr,
};

PyMODINIT_FUNC PyInit__native() {
    PyObject *module = PyModule_Create(&MODULE);
    if (!module || add_ground(module) < 0 || add_game(module) < 0
        || add_search(module) < 0 || add_batch(module) < 0) {
        return nullptr;
    }
    return module;
}
