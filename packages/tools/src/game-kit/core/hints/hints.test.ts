import { expect, test } from 'vitest'
import { parsePython } from '../code/python-parser.ts'
import { compare } from './difference.ts'
import { ladder } from './ladder.ts'
import { lineOf } from './piece.ts'

const steps = (mine: string, goal: string) =>
  ladder(parsePython(mine), parsePython(goal)).map(({ says, piece }) =>
    piece ? `${says}: ${lineOf(piece)}` : says,
  )
const GOAL = 'move()\nleft()\nfor _ in range(3):\n    move()\n    right()\n'

test('the first block that is missing is named after the one before it, the next one is shown alone', () => {
  expect(steps('', GOAL)).toEqual(['hintStart', 'hintNext: move()'])
  expect(steps('move()', GOAL)).toEqual(['hintAfter: move()', 'hintNext: left()'])
  expect(steps('move()\nleft()', GOAL)).toEqual([
    'hintAfter: left()',
    'hintNext: for _ in range(3):',
  ])
  expect(steps('move()\nfor _ in range(3):\n    move()\n', GOAL)).toEqual([
    'hintAfter: move()',
    'hintNext: left()',
  ])
  expect(steps('move()\nleft()\nfor _ in range(3):\n    pass\n', GOAL)).toEqual([
    'hintInside: for _ in range(3):',
    'hintNext: move()',
  ])
})

test('the last block is never given', () => {
  expect(steps('move()\nleft()\nfor _ in range(3):\n    move()\n', GOAL)).toEqual([
    'hintAfter: move()',
    'hintLast',
  ])
  expect(steps('move()\nright()\nfor _ in range(3):\n    move()\n    right()\n', GOAL)).toEqual([
    'hintWrong: right()',
    'hintLast',
  ])
})

test('a number is not told, only which block has it', () => {
  expect(steps('move()\nleft()\nfor _ in range(2):\n    move()\n', GOAL)).toEqual([
    'hintValue: for _ in range(2):',
    'hintLast',
  ])
})

test('what is too much is shown, and what is complete is said to be', () => {
  expect(steps(`move()\n${GOAL}`, GOAL)).toEqual(['hintExtra: move()', 'hintLast'])
  expect(steps(GOAL, GOAL)).toEqual(['hintReady'])
})

test('a gap is a place to fill, and no block of the learner’s', () => {
  expect(steps('move()\n...\nmove()\n', 'move()\nleft()\nmove()\n')).toEqual([
    'hintGap',
    'hintLast',
  ])
})

test('other names are no difference', () => {
  const goal = 'def step(d):\n    go(d)\n\nstep("east")\nstep("west")\n'
  expect(steps('def walk(way):\n    go(way)\n\nwalk("east")\n', goal)).toEqual([
    'hintAfter: walk("east")',
    'hintLast',
  ])
  expect(steps('', goal)).toEqual(['hintStart', 'hintNext: def step(d):'])
})

test('how much is right and how much is left is counted in blocks', () => {
  expect(compare(parsePython('move()\nright()\n'), parsePython(GOAL))).toMatchObject({
    matched: 1,
    left: 4,
  })
})
