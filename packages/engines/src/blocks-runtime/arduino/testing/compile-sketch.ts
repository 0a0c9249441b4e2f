/**
 * Sketches on a computer: compiled with g++, where a machine has it, against our own strict core and against real
 * ones where they are: Debian's package arduino-core-avr, and a checkout of ArduinoCore-API (which the UNO R4's core is
 * made of) in the folder that ARDUINO_API names. Neither is part of this repository: their licence is the LGPL.
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

interface RealCore {
  name: string
  /** Where it is, if it is there. */
  headers: string
  flags: string[]
}

const include = (folders: string[]): string[] => folders.map((at) => `-I${at}`)
const AVR = '/usr/share/arduino/hardware/arduino/avr'
const API = process.env['ARDUINO_API'] ?? '/nowhere'
/** As a computer reads them: only the chip itself is ours. Lists, which AVR has none of, are the compiler's. */
const KNOWN_CORES: readonly RealCore[] = [
  {
    name: 'arduino-core-avr',
    headers: `${AVR}/cores/arduino`,
    flags: [
      '-std=gnu++11',
      '-fno-exceptions',
      '-DF_CPU=16000000L',
      '-DARDUINO=10800',
      ...include([
        `${AVR}/cores/arduino`,
        `${AVR}/variants/standard`,
        join(TESTING, 'avr-host'),
        TESTING,
      ]),
    ],
  },
  {
    name: 'ArduinoCore-API',
    headers: join(API, 'api'),
    flags: [...FLAGS, '-DF_CPU=48000000L', ...include([join(TESTING, 'api-host'), API, TESTING])],
  },
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
/** Those that this machine has. */
export const REAL_CORES = KNOWN_CORES.filter(({ headers }) => HAS_COMPILER && existsSync(headers))
/** Behind the name of a test that needs them. */
export const REAL_CORES_NOTE = ` (${REAL_CORES.map(({ name }) => name).join(', ') || 'none is here'})`

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

  /** Reads a sketch against every real core there is. */
  readForRealCores(name: string, sketch: string): void {
    const file = this.write(name, sketch)
    for (const { flags } of REAL_CORES) this.compileAs([...flags, '-fsyntax-only', file])
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
