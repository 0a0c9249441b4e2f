import { expect, test } from 'vitest'
import type { Program, Statement } from '../../../game-kit/core/code/ast.ts'
import { parsePython } from '../../../game-kit/core/code/python-parser.ts'
import { bodiesOf, lineOf } from '../../../game-kit/core/hints/piece.ts'
import { type Challenge, playChallenge } from './challenge.ts'
import { FIRST_HERO } from './daily.ts'
import type { Floor } from './floor.ts'
import { hintFor } from './floor-hint.ts'
import { solutionsOf } from './floor-solutions.ts'
import { FLOORS, findFloor } from './floors.ts'

const floorOf = (id: string): Challenge => ({ kind: 'floor', floor: findFloor(id) as Floor })

function steps(challenge: Challenge, source: string): string[] {
  const hint = hintFor(challenge, parsePython(source), null)
  return hint.steps.map(({ says, piece }) => (piece ? `${says}: ${lineOf(piece)}` : says))
}

/** The program without its very last block. */
function shorter(statements: Statement[]): Statement[] {
  const last = statements.at(-1)
  if (!last) return []
  const before = statements.slice(0, -1)
  if (!('body' in last) || last.body.length === 0) return before
  if (last.kind === 'if' && last.otherwise && last.otherwise.length > 0)
    return [...before, { ...last, otherwise: shorter(last.otherwise) }]
  return [...before, { ...last, body: shorter(last.body) }]
}

test('on a floor of the campaign they lead on from where the learner is', () => {
  expect(steps(floorOf('floor-1'), 'go("east")')).toEqual([
    'hintAfter: go("east")',
    'hintNext: go("east")',
  ])
  expect(steps(floorOf('floor-1'), 'for _ in range(3):\n    pass')).toEqual([
    'hintInside: for _ in range(3):',
    'hintLast',
  ])
  expect(steps(floorOf('floor-12'), FLOORS[11]?.starter ?? '')).toEqual(['hintGap', 'hintLast'])
})

test.each(FLOORS.map(({ id }) => id))('%s: the last block is never given', (id) => {
  for (const source of solutionsOf(id)) {
    const whole = parsePython(source)
    const almost: Program = { ...whole, main: shorter(whole.main) }
    const hint = hintFor(floorOf(id), almost, null)
    expect(hint.steps.filter(({ says }) => says === 'hintNext')).toEqual([])
  }
})

test.each(FLOORS.map(({ id, starter }) => [id, starter ?? ''] as const))(
  '%s: from its first program a hint shows one block with nothing inside',
  (id, starter) => {
    const { steps: found } = hintFor(floorOf(id), parsePython(starter), null)
    expect(found.length).toBeGreaterThan(0)
    for (const { piece } of found) {
      const blocks = piece ? [...piece.functions, ...piece.main] : []
      expect(blocks.length).toBeLessThanOrEqual(1)
      expect(blocks.flatMap((block) => bodiesOf(block).flat())).toEqual([])
    }
  },
)

test('who has won with all stars is told so', () => {
  expect(steps(floorOf('floor-1'), 'for _ in range(3): go("east")')).toEqual(['hintReady'])
})

function own(map: string, source: string) {
  const floor: Floor = {
    ...(findFloor('floor-1') as Floor),
    id: 'own',
    maps: [map.split(' ')],
    energy: 30,
  }
  const challenge: Challenge = { kind: 'floor', floor }
  const program = parsePython(source)
  const { trouble, idea } = hintFor(challenge, program, playChallenge(challenge, program))
  return [trouble, idea && lineOf(idea)]
}

test('elsewhere they tell what went wrong and which idea helps', () => {
  expect(own('@s.>', 'while True: wait()')).toEqual([
    { kind: 'bitten', monster: 'slime' },
    'while look("ahead") == "monster":',
  ])
  expect(own('@.+>', 'go("east")\nopen("east")')).toEqual([{ kind: 'no-key' }, 'if keys() > 0:'])
  expect(own('@k+>', 'for _ in range(4): go("east")')[0]).toEqual({ kind: 'shut-door' })
  expect(own('@f#>', 'while True: wait()')[0]).toEqual({ kind: 'no-food' })
  expect(own('@..>', 'while True: wait()')[0]).toEqual({ kind: 'walked-round' })
  expect(own('@#.>', 'while True: go("east")')[0]).toEqual({ kind: 'wall' })
  expect(own('@..>', 'go("east")')).toEqual([{ kind: 'over' }, 'while True:'])
  expect(own('@$.> ....', 'go("south")\nfor _ in range(3): go("east")\ngo("north")')[0]).toEqual({
    kind: 'coins',
  })
})

test('before the first run of a day’s dungeon nothing is known', () => {
  const challenge: Challenge = { kind: 'daily', day: '2026-11-15' }
  const hero = parsePython(FIRST_HERO)
  expect(hintFor(challenge, hero, null)).toMatchObject({ trouble: { kind: 'not-run' }, steps: [] })
  const { trouble, idea } = hintFor(challenge, hero, playChallenge(challenge, hero))
  expect(trouble.kind).not.toBe('none')
  expect(idea).not.toBeNull()
})
