import { expect, test } from 'vitest'
import { blocksFromProgram } from '../../../game-kit/core/code/program-to-blocks.ts'
import { parsePython } from '../../../game-kit/core/code/python-parser.ts'
import { printPython } from '../../../game-kit/core/code/python-printer.ts'
import { randomProgram } from '../../../game-kit/core/code/testing/random-program.ts'
import { judge } from './judge.ts'
import type { Level } from './level.ts'
import { findLevel, LEVELS } from './levels/all-levels.ts'
import { playLevel } from './play.ts'
import { VOCABULARY, WORDS } from './robot-world.ts'

const python = (source: string) => ({ view: 'python', source })

test('blocks and Python give the judge one and the same run, on 1,000 random programs', () => {
  const open: Level = {
    ...(findLevel('variables-7') as Level),
    chapter: 'recursion',
    words: WORDS,
  }
  for (let seed = 0; seed < 1000; seed++) {
    const program = randomProgram(seed, VOCABULARY)
    const workspace = JSON.parse(JSON.stringify(blocksFromProgram(program, VOCABULARY)))
    const { source } = printPython(program)
    const seen = playLevel(open, program)
    const again = playLevel(open, parsePython(source), false)
    expect(again.trace).toBe(seen.trace)
    const id = LEVELS[seed % 60]?.id ?? ''
    const judged = judge({ level: id, program: { view: 'blocks', workspace } })
    expect(judge({ level: id, program: python(source) })).toEqual(judged)
  }
})
