/**
 * Programs that nobody wrote do the same as blocks, in real MicroPython and as C++ (where there is a g++): what they
 * print, and everything that can be seen or heard. BOARD_PROGRAMS says how many, see docs/values.md.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BoardProfile } from '../../board/profiles/board-profile.ts'
import { boardProfile } from '../../board/profiles/boards.ts'
import { pyText } from '../../code/python-code.ts'
import { arduinoProgram } from '../arduino/arduino-program.ts'
import { HAS_COMPILER, SketchFolder } from '../arduino/testing/compile-sketch.ts'
import harness from '../testing/board_trace.py?raw'
import { generatedBoard } from '../testing/board-programs.ts'
import { boardTrace, LONGEST_TRACE } from '../testing/board-trace.ts'
import { RunningBoard } from '../testing/running-board.ts'
import { boardPython } from './board-program.ts'

const COUNT = Number(process.env['BOARD_PROGRAMS'] ?? 60)
const SEEDS = Array.from({ length: COUNT }, (_, index) => index + 1)
const R4 = boardProfile('mcu_iduino_r4')
const V15 = boardProfile('mcu_kidbright_32_v15i')

/** What stands under each line with a name, as far as programs are followed. */
function byName(lines: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  let mine: string[] = []
  for (const line of lines) {
    if (line.startsWith('# ')) found.set(line.slice(2), (mine = []))
    else if (mine.length < LONGEST_TRACE) mine.push(line)
  }
  return found
}

/** The first line of every program that does something else than its blocks. */
function differences(found: Map<string, string[]>, profile: BoardProfile): object[] {
  return SEEDS.flatMap((seed) => {
    const blocks = boardTrace(generatedBoard(seed, profile))
    const other = found.get(String(seed)) ?? []
    const line = blocks.findIndex((said, index) => said !== other[index])
    if (line < 0 && blocks.length === other.length) return []
    const at = line < 0 ? blocks.length : line
    return [{ seed, line: at, blocks: blocks[at], other: other[at] }]
  })
}

test.runIf(HAS_COMPILER)(`${COUNT} programs do the same as a sketch and as blocks`, () => {
  const folder = new SketchFolder()
  const sketches = SEEDS.map((seed) => ({
    name: String(seed),
    sketch: arduinoProgram(generatedBoard(seed, R4), R4),
  }))
  const found = byName(folder.run(sketches))
  folder.delete()
  expect(differences(found, R4)).toEqual([])
})

const board = new RunningBoard(V15)

beforeAll(() => board.open())
afterAll(() => board.close())

test(`${COUNT} programs do the same in MicroPython and as blocks`, async () => {
  const sources = SEEDS.map((seed) => boardPython(generatedBoard(seed, V15)))
  const pairs = sources.map((source, index) => `("${SEEDS[index]}", ${pyText(source)})`)
  const text = await board.run(`PROGRAMS = [${pairs.join(', ')}]\n${harness}`, /# end/, 80_000)
  const found = byName(text.slice(text.indexOf('# ')).split('\r\n'))
  expect(differences(found, V15)).toEqual([])
}, 90_000)

test('what is generated is worth running: prints, shows, waits, goes on and stops', () => {
  const traces = SEEDS.map((seed) => boardTrace(generatedBoard(seed, R4)))
  const all = traces.flat()
  expect(all.length).toBeGreaterThan(COUNT * 10)
  for (const name of ['matrix', 'tone', 'pin 13', 'pin 2', 'servo 9'])
    expect([name, all.some((line) => line.startsWith(`~ ${name} `))]).toEqual([name, true])
  expect(traces.some(({ length }) => length === LONGEST_TRACE)).toBe(true)
})
