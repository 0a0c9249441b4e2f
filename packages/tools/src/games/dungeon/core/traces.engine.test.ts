import { expect, test } from 'vitest'
import { blocksFromProgram } from '../../../game-kit/core/code/program-to-blocks.ts'
import { parsePython } from '../../../game-kit/core/code/python-parser.ts'
import { printPython } from '../../../game-kit/core/code/python-printer.ts'
import { randomProgram } from '../../../game-kit/core/code/testing/random-program.ts'
import type { Floor } from './floor.ts'
import { FLOORS } from './floors.ts'
import { judge } from './judge.ts'
import { playFloor } from './play.ts'
import { VOCABULARY } from './vocabulary.ts'

const DAY = '2026-11-15'
const python = (source: string) => ({ view: 'python', source })

test('blocks and Python give the judge one and the same run, on 1,000 random programs', () => {
  for (let seed = 0; seed < 1000; seed++) {
    const program = randomProgram(`dungeon-${seed}`, VOCABULARY)
    const texts = { north: 'direction', east: 'direction' } as const
    const workspace = JSON.parse(JSON.stringify(blocksFromProgram(program, VOCABULARY, texts)))
    const { source } = printPython(program)
    const floor = FLOORS[seed % FLOORS.length] as Floor
    const seen = playFloor(floor, program)
    expect(playFloor(floor, parsePython(source), false).trace).toBe(seen.trace)
    const judged = judge({ level: floor.id, program: { view: 'blocks', workspace } }, DAY)
    expect(judge({ level: floor.id, program: python(source) }, DAY)).toEqual(judged)
  }
})
