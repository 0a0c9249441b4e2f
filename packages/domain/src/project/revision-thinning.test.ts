import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type KeptRevision, revisionsToDrop } from './revision-thinning.ts'

const NOW = new Date('2026-06-01T12:00:00Z')
const MINUTE = 60_000

function at(number: number, minutesAgo: number, bytes = 10): KeptRevision {
  return { number, bytes, savedAt: new Date(NOW.getTime() - minutesAgo * MINUTE) }
}

test('keeps everything of the last hour', () => {
  expect(revisionsToDrop([at(1, 59), at(2, 30), at(3, 1)], NOW, 1e9)).toEqual([])
})

test('keeps the newest of each hour of the last day and of each day before', () => {
  const revisions = [at(1, 3 * 24 * 60 + 30), at(2, 3 * 24 * 60), at(3, 185), at(4, 182), at(5, 2)]
  expect(revisionsToDrop(revisions, NOW, 1e9)).toEqual([3, 1])
})

test('lets the oldest go when the history is too large, but never the newest', () => {
  const revisions = [at(1, 30, 50), at(2, 20, 50), at(3, 10, 500)]
  expect(revisionsToDrop(revisions, NOW, 100)).toEqual([2, 1])
})

const history = fc
  .array(fc.record({ minutesAgo: fc.nat(60 * 24 * 40), bytes: fc.nat(1000) }), { maxLength: 60 })
  .map((list) =>
    list
      .toSorted((a, b) => b.minutesAgo - a.minutesAgo)
      .map(({ minutesAgo, bytes }, index) => at(index + 1, minutesAgo, bytes)),
  )

test('thinning twice changes nothing, and the newest always stays', () => {
  fc.assert(
    fc.property(history, fc.nat(20_000), (revisions, limit) => {
      const drop = revisionsToDrop(revisions, NOW, limit)
      const left = revisions.filter((revision) => !drop.includes(revision.number))
      expect(revisionsToDrop(left, NOW, limit)).toEqual([])
      expect(drop).not.toContain(revisions.length)
    }),
  )
})
