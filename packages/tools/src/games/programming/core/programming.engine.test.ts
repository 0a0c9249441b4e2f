import { expect, test } from 'vitest'
import { parsePython } from '../../../game-kit/core/code/python-parser.ts'
import { lineOf } from '../../../game-kit/core/hints/piece.ts'
import {
  emptyContent,
  emptyDocument,
  mapProblem,
  migrate,
  readLevelDocument,
  toDocument,
} from './document.ts'
import { findHint } from './hint.ts'
import { judge } from './judge.ts'
import { CHAPTERS, type Level } from './level.ts'
import { findLevel, LEVELS } from './levels/all-levels.ts'
import { playLevel } from './play.ts'

function level(id: string): Level {
  return findLevel(id) as Level
}

function ending(id: string, source: string): string[] {
  return playLevel(level(id), parsePython(source)).worlds.map((world) => world.ending)
}

const python = (source: string) => ({ view: 'python', source })

function timed<T>(work: () => T): { result: T; cpu: number } {
  const before = process.cpuUsage()
  const result = work()
  const { user, system } = process.cpuUsage(before)
  return { result, cpu: (user + system) / 1000 }
}

test('there are sixty sound levels, with puzzles to complete and bugs to fix among them', () => {
  expect(LEVELS).toHaveLength(60)
  expect(new Set(LEVELS.map(({ id }) => id)).size).toBe(60)
  expect(new Set(LEVELS.map(({ chapter }) => chapter))).toEqual(new Set(CHAPTERS))
  expect(LEVELS.filter(({ kind }) => kind === 'complete')).toHaveLength(8)
  expect(LEVELS.filter(({ kind }) => kind === 'fix')).toHaveLength(8)
  for (const { maps, id, starter, kind } of LEVELS) {
    for (const rows of maps) {
      expect([id, mapProblem(rows)]).toEqual([id, null])
      expect(new Set(rows.map((row) => row.length)).size).toBe(1)
    }
    expect(starter !== null).toBe(kind !== 'solve')
  }
})

test('no starter solves its level as it is', () => {
  for (const each of LEVELS) {
    if (each.starter) expect(playLevel(each, parsePython(each.starter)).won).toBe(false)
  }
})

test('stars stand for the goal, for few blocks and for the gem', () => {
  const square = level('nested-1')
  const tidy = parsePython(
    'for _ in range(4):\n    for _ in range(3):\n        move()\n    right()',
  )
  expect(playLevel(square, tidy)).toMatchObject({ won: true, gem: true, tidy: true, stars: 3 })
  const long = parsePython('move()\nmove()\nmove()\nright()\n'.repeat(4))
  expect(playLevel(square, long)).toMatchObject({ won: true, gem: true, tidy: false, stars: 2 })
})

test('mishaps end a run where they happen', () => {
  expect(ending('steps-1', 'left()\nmove()\nmove()')).toEqual(['bump'])
  expect(ending('steps-4', 'right()\nmove()')).toEqual(['splash'])
  expect(ending('steps-5', 'take()')).toEqual(['nothing-to-take'])
  expect(ending('steps-6', 'light()')).toEqual(['nothing-to-light'])
  expect(ending('sense-1', 'move()\ntake()')).toEqual(['not-there', 'nothing-to-take', 'not-there'])
})

test('cheating is refused, and quickly', () => {
  const good = { level: 'steps-1', program: python('move()\nmove()') }
  expect(judge(good)).toMatchObject({ ok: true, level: 'steps-1', stars: 3 })
  const cases: [unknown, string][] = [
    [{ ...good, stars: 3 }, 'malformed'],
    [{ ...good, score: 99999 }, 'malformed'],
    [{ ...good, seed: 7 }, 'malformed'],
    [{ ...good, level: 'steps-99' }, 'unknown-level'],
    [{ ...good, level: '__proto__' }, 'unknown-level'],
    [{ level: 'steps-1', program: { ...good.program, claim: 3 } }, 'malformed'],
    [{ level: 'steps-1', program: python('while True: pass') }, 'forbidden'],
    [{ level: 'recursion-1', program: python('while True: pass') }, 'out-of-steps'],
    [{ level: 'while-1', program: python('while True: left()') }, 'out-of-steps'],
    [{ level: 'steps-1', program: python('take()') }, 'forbidden'],
    [{ level: 'steps-1', program: python('move()') }, 'unfinished'],
    [{ level: 'steps-1', program: python('#'.repeat(1_000_000)) }, 'too-large'],
    [{ level: 'steps-1', program: python('('.repeat(19_000)) }, 'forbidden'],
    [{ level: 'steps-1', program: python(`x = ${'not '.repeat(4000)}1`) }, 'too-large'],
    [{ level: 'steps-1', program: python('import os') }, 'forbidden'],
    [
      {
        level: 'steps-1',
        program: { view: 'blocks', workspace: { blocks: { blocks: [{ type: 'text_eval' }] } } },
      },
      'forbidden',
    ],
    [
      {
        level: 'recursion-1',
        program: python(
          'a = [1]\nwhile len(a) < 900: a.append(len(a))\nwhile True:\n    if 0 in a: move()',
        ),
      },
      'out-of-steps',
    ],
    [null, 'malformed'],
    ['steps-1', 'malformed'],
  ]
  for (const [submission, reason] of cases) {
    const { result, cpu } = timed(() => judge(submission))
    const shown = JSON.stringify(submission).slice(0, 80)
    expect([result, shown]).toEqual([{ ok: false, reason }, shown])
    expect(cpu).toBeLessThan(200)
  }
})

test('a workspace of a megabyte is refused at once', () => {
  let block: unknown = { type: 'game_do_move_0' }
  for (let i = 0; i < 2500; i++)
    block = { type: 'game_do_move_0', id: 'x'.repeat(400), next: { block } }
  const workspace = { blocks: { blocks: [{ type: 'game_start', next: { block } }] } }
  const submission = { level: 'steps-1', program: { view: 'blocks', workspace } }
  const { result, cpu } = timed(() => judge(submission))
  expect(result).toEqual({ ok: false, reason: 'too-large' })
  expect(cpu).toBeLessThan(200)
})

test("a teacher's levels read back, and damaged ones are refused", () => {
  const content = { ...emptyContent(), title: 'Ours', par: 2 }
  expect(migrate(toDocument({ levels: [content] }))).toEqual({ levels: [content] })
  expect(migrate(emptyDocument)).toEqual({ levels: [] })
  expect(() => migrate({ ...emptyDocument, version: 9 })).toThrow('newer')
  expect(() => migrate({ ...emptyDocument, content: { levels: [7] } })).toThrow('damaged')
  expect(readLevelDocument({ ...content, maps: [['>..']] })).toBeNull()
  expect(readLevelDocument({ ...content, maps: [['>.F', '..']] })).toBeNull()
  expect(readLevelDocument({ ...content, words: ['move', 'constructor'] })).toBeNull()
  const program = python('for _ in range(3):\n    move()')
  const { id } = readLevelDocument(content) as Level
  expect(judge({ level: id, program, custom: content })).toMatchObject({ ok: true, stars: 3 })
  expect(judge({ level: 'steps-1', program, custom: content })).toMatchObject({ ok: false })
  const easier = { ...content, maps: [['>F']] }
  expect(judge({ level: id, program, custom: easier })).toMatchObject({ ok: false })
})

/** A hint's steps as short texts. */
function hinted(found: Level, source: string): string[] {
  const steps = findHint(found, parsePython(source))?.steps ?? []
  return steps.map(({ says, piece }) => (piece ? `${says}: ${lineOf(piece)}` : says))
}

test('hints keep what is right and name the next block, or where the mistake is', () => {
  expect(hinted(level('steps-2'), 'move()\nmove()\n')).toEqual([
    'hintAfter: move()',
    'hintNext: left()',
  ])
  const bug = level('repeat-8')
  expect(hinted(bug, bug.starter ?? '')).toEqual(['hintValue: for _ in range(3):', 'hintLast'])
  expect(findHint(level('nested-1'), null)).toMatchObject({ blocks: 4, features: ['repeat'] })
  expect(hinted(level('nested-1'), '')).toEqual(['hintStart', 'hintNext: for _ in range(4):'])
  // An empty loop is not gone past: its number is what is left to think about.
  expect(hinted(level('repeat-1'), 'for _ in range(3):\n    pass\n')).toEqual([
    'hintValue: for _ in range(3):',
    'hintLast',
  ])
})

test('who has the last block to place gets no block any more, and who has all stars is told so', () => {
  expect(hinted(level('steps-1'), '')).toEqual(['hintStart', 'hintNext: move()'])
  expect(hinted(level('steps-1'), 'move()\n')).toEqual(['hintAfter: move()', 'hintLast'])
  expect(hinted(level('steps-1'), 'move()\nmove()\n')).toEqual(['hintReady'])
  for (const each of LEVELS.filter(({ kind }) => kind !== 'solve')) {
    const steps = hinted(each, each.starter ?? '')
    expect([each.id, steps.length]).toEqual([each.id, 2])
  }
})
