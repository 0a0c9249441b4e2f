import { runsOf } from '@panya/engines/terminal/terminal-style.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { append, EMPTY_LOG, leaveOut, MAX_CHARACTERS, settle, textOf } from './output-log.ts'

test('short output is kept as it was printed', () => {
  const printed = fc.string().map((text) => text.replaceAll('\r', ''))
  fc.assert(
    fc.property(fc.array(printed), (parts) => {
      const log = parts.reduce((all, part) => append(all, 'stdout', part), EMPTY_LOG)
      expect(textOf(log)).toBe(parts.join(''))
    }),
  )
})

test('a long session keeps its end, stays bounded and counts every line that is gone', () => {
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

test('every segment has a name of its own', () => {
  let log = append(EMPTY_LOG, 'stdout', 'x'.repeat(9000))
  log = leaveOut(log, { lines: 1, characters: 0, shows: 0, tail: 'y'.repeat(9000) })
  log = append(append(log, 'typed', 'z'), 'stdout', 'more')
  const ids = log.segments.map((segment) => segment.id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a carriage return writes over the line, also when it began long ago', () => {
  let log = append(EMPTY_LOG, 'stderr', `${'line\n'.repeat(3000)}  0%`)
  for (let step = 1; step <= 100; step++) log = append(log, 'stderr', `\r${step}%`)
  expect(textOf(log).endsWith('line\n100%')).toBe(true)
})

test('a colour lasts over the edge of a segment', () => {
  const log = append(EMPTY_LOG, 'stdout', `\u001B[31m${'red\n'.repeat(3000)}\u001B[0mplain`)
  expect(log.segments.length).toBeGreaterThan(2)
  expect(log.segments[1]?.look).toBe('31')
  const last = log.segments.at(-1)
  expect(runsOf(last?.text ?? '', last?.look).at(-1)).toEqual({ text: 'plain', style: '' })
})

test('the end of a flood takes the place of its end before, and the next flood has its own', () => {
  const flood = (lines: number, tail: string) => ({ lines, characters: 0, shows: 0, tail })
  let log = append(EMPTY_LOG, 'stdout', 'first\n')
  log = leaveOut(log, flood(10, 'tenth\n'))
  log = leaveOut(log, flood(20, 'twentieth\n'))
  expect(textOf(log)).toBe('first\ntwentieth\n')
  expect(log.segments.map((segment) => segment.leftOut?.lines)).toEqual([undefined, 20])
  log = leaveOut(append(settle(log), 'note', '>>> '), flood(5, 'fifth\n'))
  expect(textOf(log)).toBe('first\ntwentieth\n>>> fifth\n')
})
