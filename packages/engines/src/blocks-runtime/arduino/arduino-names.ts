/** Turns the names learners give into different, legal C++ names: letters a compiler reads, nothing reserved. */
import { UniqueNames } from '../unique-names.ts'
import { HELPER_TEXTS } from './arduino-helpers.ts'
import type { Cpp } from './cpp-code.ts'

const WORDS =
  'alignas alignof and asm auto bool break case catch char class concept const constexpr continue decltype default ' +
  'delete do double dynamic_cast else enum explicit export extern false final float for friend goto if inline int ' +
  'long mutable namespace new noexcept not nullptr operator or override private protected public register requires ' +
  'return short signed sizeof static struct switch template this throw true try typedef typename typeid union ' +
  'unsigned using virtual void volatile wchar_t while xor char8_t char16_t char32_t const_cast reinterpret_cast ' +
  'static_cast static_assert thread_local typeof co_await co_return co_yield linux unix ' +
  'setup loop main String Serial abs min max map sq bit round floor ceil sqrt sin cos tan pow log exp random tone ' +
  'noTone delay millis micros pinMode digitalRead digitalWrite analogRead analogWrite constrain radians degrees ' +
  'interrupts noInterrupts bitRead bitSet bitClear bitToggle bitWrite lowByte highByte renderBitmap ' +
  'cbi sbi byte word boolean value1 y0 y1 yn j0 j1 jn index time clock signal div rand exit abort read write open ' +
  'close link remove rename sleep select system stdin stdout stderr errno std matrix servo tasks stopOthers ' +
  'size_t uint8_t TaskHandle_t List Servo ArduinoLEDMatrix dots servos tempo Value program'

/** Every function that our own pieces of a sketch bring along or call is taken too. */
const RESERVED = new Set([
  ...WORDS.split(' '),
  ...HELPER_TEXTS.join(' ').match(/[A-Za-z_]\w*(?=\()/g)!,
])
/** Names we number ourselves, and what headers use for constants and to know themselves. */
const NUMBERED = /^(i|script)\d+(Task)?$|^[A-Z]\d*$|_h$/
/** Macros of the cores (pins, clocks, what lies in flash): such a function would not compile, not even in a room of its own. */
const CORE_MACRO =
  /^(digitalPin|analogPin|analogInPin|analogInputTo|clockCycles|microsecondsToClock|port(Input|Output|Mode)Register|pgm_)|_r?PF?$/

function legal(name: string, fallback: string): string {
  const plain = name
    .slice(0, 200)
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 60)
  const started = /^[A-Za-z]/.test(plain) ? plain : `${fallback}_${plain}`.replace(/_+$/, '')
  if (NUMBERED.test(started) || CORE_MACRO.test(started)) return `${fallback}_${started}`
  // What is written in capitals only is a constant of some header more often than not.
  return started === started.toUpperCase() ? started.toLowerCase() : started
}

/** What learners call their things most, and no library its own; anything of one letter or two small words is free as well. */
const FREE = new Set(
  (
    'value function count counter score points lives level speed distance angle number sum total result state mode ' +
    'name text step steps turn turns light temperature colour side size width height beep blink square jump player ' +
    'left right up down on off next last first second timer seconds minutes hours button led sound list ' +
    'note notes melody song names numbers fruits words items things animals'
  ).split(' '),
)
const SHORT_OR_TWO_WORDS = /^[a-z]$|^[a-z]+_\d+$|^[a-z]{2,}_[a-z]{2,}$/
const LIBRARY_ENDING = /_(t|at|fn|cb|isr|irq|init|isinit)$/

export class CppNames {
  readonly #names = new UniqueNames<Cpp>(RESERVED)
  /** No name so far can be one of the board's libraries. */
  areSurelyFree = true

  name(key: readonly string[], wanted: string, fallback: string): Cpp {
    const found = this.#names.find(key, legal(wanted, fallback))
    const isFree =
      FREE.has(found) || (SHORT_OR_TWO_WORDS.test(found) && !LIBRARY_ENDING.test(found))
    this.areSurelyFree &&= isFree
    return found
  }
}
