/** Generated sketches compile, and print what the blocks print; needs g++, which not every machine has. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { boardProfile } from '../../board/profiles/boards.ts'
import { boardProgram } from '../board/board-program.ts'
import { block, stack, workspace } from '../catalogue/build-blocks.ts'
import { BLOCKS, isOffered } from '../catalogue/catalogue.ts'
import type { BlockJson } from '../program.ts'
import { hostileBoard } from '../testing/hostile-programs.ts'
import { PROGRAMS } from '../testing/twin-programs.ts'
import { World } from '../world/world.ts'
import { LISTS, MATH, VALUES, WAITING } from './arduino-helpers.ts'
import { arduinoProgram } from './arduino-program.ts'

const R4 = boardProfile('mcu_iduino_r4')
const STUBS = join(import.meta.dirname, 'testing')
const folder = mkdtempSync(join(tmpdir(), 'sketch-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function hasCompiler(): boolean {
  try {
    execFileSync('g++', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const HAS_COMPILER = hasCompiler()

function write(name: string, sketch: string): string {
  const file = join(folder, `${name}.cpp`)
  writeFileSync(file, `#include "Arduino.h"\n${sketch}`)
  return file
}

const onBoard = (script: BlockJson): BlockJson =>
  script.type === 'event_flag' ? { ...script, type: 'board_start' } : script

/** Programs that only think: what they print does not depend on where they run. */
const THINKING = [
  'sum',
  'precedence',
  'tidy decimals',
  'remainder',
  'rounding',
  'floor and ceiling',
  'text as numbers',
  'words count as 0',
  'comparing numbers',
  'comparing text',
  'empty is not zero',
  'logic',
  'truth as text',
  'join',
  'slices',
  'upper and lower',
  'text contains',
  'counting',
  'counting down',
  'counting by parts',
  'nested loops',
  'until loop',
  'while loop',
  'if and else',
  'list basics',
  'list out of range',
  'list search',
  'list of numbers',
  'growing while looping',
  'bubble sort',
  'primes',
  'factorial',
  'function of two',
  'function without return',
]

/** What every sketch brings along: compiled once. */
const SHARED = [
  '#include <vector>',
  'typedef std::vector<String> List;',
  WAITING,
  VALUES,
  LISTS,
  MATH,
]

function javascriptOutput(source: ReturnType<typeof boardProgram>): string[] {
  const world = new World()
  world.load(source)
  world.flag()
  for (let tick = 0; tick < 600 && !world.scheduler.isIdle; tick++) world.tick()
  return world.frame().output
}

test.runIf(HAS_COMPILER)('programs print the same as a sketch and as blocks', () => {
  const expected: string[] = []
  const pieces = THINKING.map((name, index) => {
    const { scripts, variables } = PROGRAMS[name]!
    const source = boardProgram(R4, workspace(scripts['cat']!.map(onBoard), variables))
    expected.push(`# ${name}`, ...javascriptOutput(source))
    // One compilation for all of them: each sketch in a namespace of its own, what they share before it.
    const sketch = SHARED.reduce((rest, part) => rest.replace(part, ''), arduinoProgram(source, R4))
    return `namespace sketch${index} {\n${sketch}\n}`
  })
  const calls = THINKING.map(
    (name, index) => `Serial.println("# ${name}"); sketch${index}::setup();`,
  )
  const file = write(
    'thinking',
    `${SHARED.join('\n')}\n${pieces.join('\n')}\nvoid setup() {\n${calls.join('\n')}\n}\nvoid loop() {}\n`,
  )
  const program = join(folder, 'thinking')
  execFileSync('g++', [
    '-std=c++17',
    '-O0',
    `-I${STUBS}`,
    file,
    join(STUBS, 'main.cpp'),
    '-o',
    program,
  ])
  expect(execFileSync(program, { encoding: 'utf8' }).trimEnd().split('\n')).toEqual(expected)
})

const start = (...blocks: BlockJson[]): BlockJson => stack([block('board_start'), ...blocks])!

/** Every block the board offers, each in a place where it fits. */
function everything(): BlockJson[] {
  const ofBoards = BLOCKS.filter(({ on, shape }) => on === 'board' && shape !== 'hat')
  return ofBoards
    .filter((spec) => isOffered(spec, R4))
    .map(({ type, shape }) => {
      const made = block(type)
      if (shape === 'statement') return made
      if (shape === 'truth') return block('control_wait_until', { IF: made })
      return block('text_print', { TEXT: made })
    })
}

test.runIf(HAS_COMPILER).each([
  ['one script', [start(...everything())]],
  [
    'scripts side by side',
    [
      start(block('control_forever', { DO: everything() })),
      start(block('control_stop', { WHAT: 'others' }), block('control_stop', { WHAT: 'all' })),
      stack([
        block('board_input', { PIN: 'D2', LEVEL: 'on' }),
        block('control_stop', { WHAT: 'this' }),
      ])!,
    ],
  ],
] as [string, BlockJson[]][])('every block of the board compiles: %s', (name, scripts) => {
  const sketch = arduinoProgram(boardProgram(R4, workspace(scripts)), R4)
  const file = write(name.replaceAll(' ', '-'), sketch)
  execFileSync('g++', [
    '-std=c++17',
    '-fsyntax-only',
    '-Wall',
    '-Wno-unused-function',
    `-I${STUBS}`,
    file,
  ])
})

test.runIf(HAS_COMPILER)(
  'sketches of strangers’ programs compile, whatever their names and texts',
  () => {
    for (let seed = 0; seed < 12; seed++) {
      const file = write(`hostile-${seed}`, arduinoProgram(hostileBoard(seed, R4), R4))
      execFileSync('g++', ['-std=c++17', '-fsyntax-only', `-I${STUBS}`, file])
    }
  },
)
