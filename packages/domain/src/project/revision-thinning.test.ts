import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type KeptRevision, revisionsToDrop } from './revision-thinning.ts'

const NOW = new Date('2026-06-01T12:00:00Z')
const MINUTE = 60_000

/** Each asset is as large as its name says. */
const limits = (historyBytes: number, historyAssetBytes = 1e9) => ({
  historyBytes,
  historyAssetBytes,
  sizes: new Map(Array.from({ length: 100 }, (_, size) => [`${size}`, size])),
})

function at(
  number: number,
  minutesAgo: number,
  bytes = 10,
  assets: readonly string[] = [],
): KeptRevision {
  return { number, bytes, assets, savedAt: new Date(NOW.getTime() - minutesAgo * MINUTE) }
}

test('keeps everything of the last hour', () => {
  expect(revisionsToDrop([at(1, 59), at(2, 30), at(3, 1)], NOW, limits(1e9))).toEqual([])
})

test('keeps the newest of each hour of the last day and of each day before', () => {
  const revisions = [at(1, 3 * 24 * 60 + 30), at(2, 3 * 24 * 60), at(3, 185), at(4, 182), at(5, 2)]
  expect(revisionsToDrop(revisions, NOW, limits(1e9))).toEqual([3, 1])
})

test('lets the oldest go when the history is too large, but never the newest', () => {
  const revisions = [at(1, 30, 50), at(2, 20, 50), at(3, 10, 500)]
  expect(revisionsToDrop(revisions, NOW, limits(100))).toEqual([2, 1])
})

test('what several versions have beside them counts once; a version with too much more goes', () => {
  const revisions = [
    at(1, 40, 1, ['9']),
    at(2, 30, 1, ['60']),
    at(3, 20, 1, ['50', '40']),
    at(4, 10, 1, ['50', '40']),
  ]
  expect(revisionsToDrop(revisions, NOW, limits(1e9, 100))).toEqual([2])
  expect(revisionsToDrop(revisions, NOW, limits(1e9, 10))).toEqual([2, 1])
})

const assetNames = fc.uniqueArray(fc.nat(99).map(String), { maxLength: 4 })
const history = fc
  .array(fc.record({ minutesAgo: fc.nat(60 * 24 * 40), bytes: fc.nat(1000), assets: assetNames }), {
    maxLength: 60,
  })
  .map((list) =>
    list
      .toSorted((a, b) => b.minutesAgo - a.minutesAgo)
      .map(({ minutesAgo, bytes, assets }, index) => at(index + 1, minutesAgo, bytes, assets)),
  )

test('thinning twice changes nothing, and the newest always stays', () => {
  fc.assert(
    fc.property(history, fc.nat(20_000), fc.nat(1000), (revisions, bytes, assetBytes) => {
      const limit = limits(bytes, assetBytes)
      const drop = revisionsToDrop(revisions, NOW, limit)
      const left = revisions.filter((revision) => !drop.includes(revision.number))
      expect(revisionsToDrop(left, NOW, limit)).toEqual([])
      expect(drop).not.toContain(revisions.length)
    }),
  )
})
