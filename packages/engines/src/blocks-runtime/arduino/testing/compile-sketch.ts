/**
 * Sketches on a computer: compiled with g++, where a machine has it, against our own strict core and,
 * where Debian's package arduino-core-avr is installed, against the real one of the AVR boards.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const TESTING = import.meta.dirname
/** Ours, stricter than any board's (core/text.h). */
export const CORE = join(TESTING, 'core')
const CORE_PARTS = ['text', 'printing'].map((name) => join(CORE, `${name}.cpp`))
/** As the board's compiler is called. */
const FLAGS = ['-std=gnu++17', '-fno-rtti', '-fno-exceptions', '-fsigned-char', '-fno-builtin']

const AVR = '/usr/share/arduino/hardware/arduino/avr'
/** Where Debian's arduino-core-avr puts the real core. */
export const AVR_CORE = `${AVR}/cores/arduino`
/** The real core as a computer reads it: only the chip itself is ours. Lists, which AVR has none of, are the compiler's. */
const AVR_FLAGS = [
  '-std=gnu++11',
  '-fno-exceptions',
  '-DF_CPU=16000000L',
  '-DARDUINO=10800',
  ...[AVR_CORE, `${AVR}/variants/standard`, join(TESTING, 'avr-host'), TESTING].map(
    (at) => `-I${at}`,
  ),
]

function hasCompiler(): boolean {
  try {
    execFileSync('g++', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

export const HAS_COMPILER = hasCompiler()
export const HAS_AVR_CORE = HAS_COMPILER && existsSync(AVR_CORE)
/** Behind the name of a test that needs it. */
export const AVR_CORE_NOTE = HAS_AVR_CORE ? '' : ' (skipped: arduino-core-avr is not installed)'

export class SketchFolder {
  readonly #folder = mkdtempSync(join(tmpdir(), 'sketch-'))

  delete(): void {
    rmSync(this.#folder, { recursive: true, force: true })
  }

  write(name: string, sketch: string): string {
    const file = join(this.#folder, `${name}.cpp`)
    writeFileSync(file, `#include "Arduino.h"\n${sketch}`)
    return file
  }

  compile(...more: string[]): void {
    this.compileAs([...FLAGS, `-I${TESTING}`, ...more])
  }

  /** Reads a sketch against the real core of the AVR boards. */
  readForAvr(name: string, sketch: string): void {
    this.compileAs([...AVR_FLAGS, '-fsyntax-only', this.write(name, sketch)])
  }

  /** For another core than the board's own. */
  compileAs(flags: string[]): void {
    execFileSync('g++', flags, { stdio: 'pipe' })
  }

  /** What all of them do, each under a line with its name; one compilation for all of them. */
  run(sketches: readonly { name: string; sketch: string }[]): string[] {
    const file = this.write('all', asOne(sketches))
    const program = join(this.#folder, 'all')
    this.compile('-O0', file, join(TESTING, 'main.cpp'), ...CORE_PARTS, '-o', program)
    const output = execFileSync(program, { encoding: 'utf8', maxBuffer: 2 ** 28 })
    return output.trimEnd().split('\r\n')
  }
}

/** Each sketch in a namespace of its own, behind everything that any of them includes. */
function asOne(sketches: readonly { name: string; sketch: string }[]): string {
  const included = new Set(sketches.flatMap(({ sketch }) => sketch.match(/^#include .*$/gm) ?? []))
  const rooms = sketches.map(
    ({ sketch }, index) =>
      `namespace sketch${index} {\n${sketch.replace(/^#include .*$/gm, '')}\n}`,
  )
  const calls = sketches.map(
    ({ name }, index) =>
      `runSketch(${JSON.stringify(name)}, sketch${index}::setup, sketch${index}::loop);`,
  )
  return [
    ...included,
    'void runSketch(const char *name, void (*begins)(), void (*goesOn)());',
    ...rooms,
    `void setup() {\n${calls.join('\n')}\n}\nvoid loop() {}\n`,
  ].join('\n')
}
