/**
 * Generated sketches compile against our own strict core, and print what the blocks print; needs g++, which
 * not every machine has.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { boardProfile } from '../../board/profiles/boards.ts'
import { boardProgram } from '../board/board-program.ts'
import { block, call, define, signature, stack, workspace } from '../catalogue/build-blocks.ts'
import { BLOCKS, isOffered } from '../catalogue/catalogue.ts'
import type { BlockJson } from '../program.ts'
import { hostileBoard } from '../testing/hostile-programs.ts'
import { PROGRAMS } from '../testing/twin-programs.ts'
import { World } from '../world/world.ts'
import { arduinoProgram } from './arduino-program.ts'
import { CORE, HAS_COMPILER, REAL_CORES, SketchFolder } from './testing/compile-sketch.ts'

const R4 = boardProfile('mcu_iduino_r4')
const folder = new SketchFolder()
afterAll(() => folder.delete())

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

function javascriptOutput(source: ReturnType<typeof boardProgram>): string[] {
  const world = new World()
  world.load(source)
  world.flag()
  for (let tick = 0; tick < 600 && !world.scheduler.isIdle; tick++) world.tick()
  return world.frame().output
}

test.runIf(HAS_COMPILER)('programs print the same as a sketch and as blocks', () => {
  const expected: string[] = []
  const sketches = THINKING.map((name) => {
    const { scripts, variables } = PROGRAMS[name]!
    const source = boardProgram(R4, workspace(scripts['cat']!.map(onBoard), variables))
    expected.push(`# ${name}`, ...javascriptOutput(source))
    return { name, sketch: arduinoProgram(source, R4) }
  })
  expect(folder.run(sketches)).toEqual(expected)
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
  const file = folder.write(name.replaceAll(' ', '-'), sketch)
  folder.compile('-fsyntax-only', '-Wall', '-Werror', '-Wno-unused-function', file)
  folder.readForRealCores('every-block', sketch)
})

test.runIf(HAS_COMPILER)(
  'sketches of strangers’ programs compile, whatever their names and texts',
  () => {
    for (let seed = 0; seed < 12; seed++) {
      const sketch = arduinoProgram(hostileBoard(seed, R4), R4)
      folder.compile('-fsyntax-only', folder.write(`hostile-${seed}`, sketch))
      folder.readForRealCores(`hostile-real-${seed}`, sketch)
    }
  },
)

const COMMENT = /\/\/.*|\/\*[^]*?\*\//g

/** Every word in the headers of our core, and of the real ones that are here. */
function wordsOfCores(): string[] {
  const found = [CORE, join(CORE, '..'), ...REAL_CORES.map(({ headers }) => headers)].flatMap(
    (headers) =>
      readdirSync(headers)
        .filter((name) => name.endsWith('.h'))
        .map((name) => readFileSync(join(headers, name), 'utf8').replace(COMMENT, ' '))
        .flatMap((code) => code.match(/[A-Za-z_]\w*/g) ?? []),
  )
  return [...new Set(found)]
}

test.runIf(HAS_COMPILER)('a learner may call a variable what the core calls its own things', () => {
  const variables = wordsOfCores().map((name) => ({ id: `v-${name}`, name }))
  const all = variables.map(({ id }) => block('data_change', { VAR: id, BY: 1 }))
  const script = start(...all, block('text_print', { TEXT: block('text_join') }))
  const sketch = arduinoProgram(boardProgram(R4, workspace([script], variables)), R4)
  expect(sketch).not.toContain('Left out')
  folder.compile('-fsyntax-only', folder.write('names', sketch))
  folder.readForRealCores('names-real', sketch)
})

test.runIf(HAS_COMPILER).each([0, 1, 2, 3])(
  'a learner may call a function with %i inputs what the core calls its own things',
  (count) => {
    const inputs = ['a', 'b', 'c'].slice(0, count)
    const made = wordsOfCores().map((name) => signature(name, ...inputs))
    const scripts = made.map((fn) => define(fn, block('function_return', { VALUE: 1 })))
    const calls = made.map((fn) => call(fn, ...inputs))
    const program = boardProgram(R4, workspace([...scripts, start(...calls)]))
    const sketch = arduinoProgram(program, R4)
    expect(sketch).not.toContain('Left out')
    folder.compile('-fsyntax-only', folder.write(`functions-${count}`, sketch))
    folder.readForRealCores(`functions-real-${count}`, sketch)
  },
)
