import fc from 'fast-check'
import { expect, test } from 'vitest'
import { append, EMPTY_LOG, MAX_CHARACTERS, textOf } from './output-log.ts'

test('short output is kept as it was printed', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (parts) => {
      const log = parts.reduce((all, part) => append(all, 'stdout', part), EMPTY_LOG)
      expect(textOf(log)).toBe(parts.join(''))
    }),
  )
})

test('a flood keeps its end, stays bounded and counts every line that is gone', () => {
  let log = EMPTY_LOG
  for (let block = 0; block < 20; block++) {
    log = append(log, 'stdout', Array.from({ length: 5000 }, (_, i) => `${block} ${i}\n`).join(''))
  }
  const shown = textOf(log)
  expect(shown.length).toBeLessThanOrEqual(MAX_CHARACTERS)
  expect(shown.endsWith('19 4999\n')).toBe(true)
  expect(log.dropped + shown.split('\n').length - 1).toBe(100_000)
})

test('streams stay apart', () => {
  const log = append(append(EMPTY_LOG, 'stdout', 'a'), 'stderr', 'b')
  expect(log.segments.map(({ stream, text }) => [stream, text])).toEqual([
    ['stdout', 'a'],
    ['stderr', 'b'],
  ])
})
