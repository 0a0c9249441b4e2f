// Interrupts of an AVR chip, which a computer does not have.
#pragma once
inline void cli() {}
inline void sei() {}
