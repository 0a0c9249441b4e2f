import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ACTIVITY_KINDS, type ActivityEvent, byNeed, deskOf } from './struggle.ts'

const NOW = Date.parse('2026-11-16T03:00:00Z')
const tool = 'coding/python-programming' as const

/** `run`, `error NameError`, `edit`…, ten seconds apart, the last one just now. */
function story(...lines: string[]): ActivityEvent[] {
  return lines.map((line, index) => {
    const [kind, detail = null] = line.split(' ') as [ActivityEvent['kind'], string?]
    return { kind, detail, tool, at: NOW - (lines.length - 1 - index) * 10_000 }
  })
}
const stumble = ['edit', 'run', 'error NameError']
const desk = (...lines: string[]) => deskOf(story(...lines), NOW)

describe('who is stuck', () => {
  test('the same error three times in a row', () => {
    expect(desk(...stumble, ...stumble).reasons).toEqual([])
    expect(desk(...stumble, ...stumble, ...stumble)).toMatchObject({
      state: 'stuck',
      reasons: [{ kind: 'same-error', error: 'NameError', times: 3 }],
      errors: 3,
      runs: 3,
    })
  })

  test('another error is another problem: that is getting on', () => {
    expect(desk(...stumble, ...stumble, 'edit', 'run', 'error TypeError').state).toBe('working')
  })

  test('a run that goes well ends the trouble', () => {
    const worked = [...stumble, ...stumble, ...stumble, 'edit', 'run', 'edit', 'run']
    expect(desk(...worked).state).toBe('working')
  })

  test('many runs without a change', () => {
    const again = Array.from({ length: 5 }, () => ['run', 'error A', 'run', 'error B']).flat()
    expect(desk('edit', ...again).reasons[0]).toMatchObject({
      kind: 'runs-without-change',
      times: 10,
    })
  })

  test('a check that fails again and again, until it passes', () => {
    const failed = ['edit', 'check-failed fizz']
    expect(desk(...failed, ...failed, ...failed).reasons).toEqual([
      { kind: 'failed-check', check: 'fizz', times: 3 },
    ])
    expect(desk(...failed, ...failed, ...failed, 'check-passed fizz').state).toBe('passed')
  })

  test('a long time of trouble without anything that passes', () => {
    const first = { kind: 'error', detail: 'A', tool, at: NOW - 9 * 60_000 } as const
    expect(deskOf([first, ...story('edit')], NOW).reasons).toEqual([
      { kind: 'long-without-pass', minutes: 9 },
    ])
  })

  test('playing a game again is no sign of anything', () => {
    const plays = story(...Array.from({ length: 8 }, () => 'run')).map((event) => ({
      ...event,
      tool: 'games/grouping' as const,
    }))
    expect(deskOf(plays, NOW).reasons).toEqual([])
  })

  test('somebody who has left is quiet, not stuck', () => {
    const events = story(...stumble, ...stumble, ...stumble)
    expect(deskOf(events, NOW + 11 * 60_000)).toMatchObject({ state: 'quiet', score: 0 })
    expect(deskOf([], NOW)).toMatchObject({ state: 'quiet', lastAt: null })
  })
})

const events = fc.array(
  fc.record({
    kind: fc.constantFrom(...ACTIVITY_KINDS),
    detail: fc.option(fc.constantFrom('A', 'B')),
    tool: fc.constant(tool),
    at: fc.integer({ min: NOW - 40 * 60_000, max: NOW }),
  }),
)

test('a score always has its reasons, and passing a check always ends it', () => {
  fc.assert(
    fc.property(events, (given) => {
      const ordered = given.toSorted((a, b) => a.at - b.at)
      const found = deskOf(ordered, NOW)
      expect(found.score > 0).toBe(found.reasons.length > 0)
      expect(found.state === 'stuck').toBe(found.score > 0)
      const passed = { kind: 'check-passed', detail: 'A', tool, at: NOW } as const
      expect(deskOf([...ordered, passed], NOW).state).toBe('passed')
    }),
  )
})

test('who struggles stands before who works, who works before who is away', () => {
  const stuck = desk(...stumble, ...stumble, ...stumble)
  const order = [deskOf([], NOW), desk('run'), stuck].toSorted(byNeed)
  expect(order.map(({ state }) => state)).toEqual(['stuck', 'working', 'quiet'])
})
