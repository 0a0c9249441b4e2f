/** Sketches on a computer: compiled with g++, where a machine has it, against the real core of the board. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const TESTING = import.meta.dirname
export const CORE_API = join(TESTING, 'arduino-core-api')
/** What the board's core is made of, as Arduino publishes it. */
const CORE = ['String', 'Print', 'Stream', 'Common'].map((name) =>
  join(CORE_API, 'api', `${name}.cpp`),
)
/** As the board's compiler is called; HOST is the core's own word for a computer. */
const FLAGS = [
  '-std=gnu++17',
  '-fno-rtti',
  '-fno-exceptions',
  '-fsigned-char',
  '-fno-builtin',
  '-DHOST',
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
    execFileSync('g++', [...FLAGS, `-I${TESTING}`, `-I${CORE_API}`, ...more])
  }

  /** For another core than the board's own. */
  compileAs(flags: string[]): void {
    execFileSync('g++', flags)
  }

  /** What all of them do, each under a line with its name; one compilation for all of them. */
  run(sketches: readonly { name: string; sketch: string }[]): string[] {
    const file = this.write('all', asOne(sketches))
    const program = join(this.#folder, 'all')
    this.compile('-O0', file, join(TESTING, 'main.cpp'), ...CORE, '-o', program)
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
