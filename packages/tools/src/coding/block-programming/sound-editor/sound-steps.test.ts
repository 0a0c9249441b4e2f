import { LONGEST_SECONDS, RATE, SHORTEST_SAMPLES, wholeOf } from '@panya/engines/sound/samples.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveEdge, type SoundAction, soundStep, spoken } from './sound-steps.ts'

const ramp = (length: number) => Float32Array.from({ length }, (_, at) => at / length)
const SECOND = ramp(RATE)
const MIDDLE = { from: 5000, to: 15_000 }

function lengthAfter(action: SoundAction, copied = SECOND): number {
  const next = soundStep({ samples: SECOND, part: MIDDLE }, action, copied)
  if (typeof next === 'string') throw new Error(next)
  const { from, to } = next.part
  expect(0 <= from && from < to && to <= next.samples.length).toBe(true)
  return next.samples.length
}

test('parts are kept, removed, pasted; effects work on the part alone', () => {
  expect(lengthAfter('keep')).toBe(10_000)
  expect(lengthAfter('remove')).toBe(RATE - 10_000)
  expect(lengthAfter('paste')).toBe(RATE * 2)
  expect(lengthAfter('reverse')).toBe(RATE)
  expect(lengthAfter('faster')).toBe(RATE - 2000)
  expect(lengthAfter('slower')).toBe(RATE + 2500)
})

test('the chosen part stays the same part', () => {
  const partAfter = (action: SoundAction, part = MIDDLE) => {
    const next = soundStep({ samples: SECOND, part }, action, SECOND)
    return typeof next === 'string' ? next : next.part
  }
  expect(partAfter('echo')).toEqual(MIDDLE)
  expect(partAfter('mute')).toEqual(MIDDLE)
  expect(partAfter('faster')).toEqual({ from: 5000, to: 13_000 })
  expect(partAfter('paste')).toEqual({ from: 15_000, to: 15_000 + RATE })
  const whole = partAfter('echo', wholeOf(SECOND))
  expect(whole).toMatchObject({ from: 0 })
  expect(whole).not.toEqual(wholeOf(SECOND))
})

test('what cannot be done says why and changes nothing', () => {
  const whole = { samples: SECOND, part: wholeOf(SECOND) }
  expect(soundStep(whole, 'keep', null)).toBe('choosePart')
  expect(soundStep(whole, 'remove', null)).toBe('choosePart')
  expect(soundStep(whole, 'paste', null)).toBe('nothingCopied')
  const long = ramp(RATE * LONGEST_SECONDS)
  expect(soundStep({ samples: long, part: wholeOf(long) }, 'slower', null)).toBe('tooLong')
  expect(soundStep({ samples: long, part: wholeOf(long) }, 'paste', SECOND)).toBe('tooLong')
  const nearlyAll = { from: 10, to: RATE }
  expect(soundStep({ samples: SECOND, part: nearlyAll }, 'remove', null)).toBe('tooShort')
})

test('a song that is too long can still be made shorter', () => {
  const song = ramp(RATE * LONGEST_SECONDS * 2)
  const kept = soundStep({ samples: song, part: { from: 0, to: RATE } }, 'keep', null)
  expect(kept).toMatchObject({ part: { from: 0, to: RATE } })
  expect(soundStep({ samples: song, part: MIDDLE }, 'mute', null)).toMatchObject({ part: MIDDLE })
})

test('the handles never pass each other', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('from', 'to'),
      fc.oneof(fc.double(), fc.integer({ min: -9, max: 40_000 })),
      fc.nat(RATE),
      (edge, to, length) => {
        const moved = moveEdge({ from: 0, to: length }, edge, to, length)
        expect(moved.from).toBeGreaterThanOrEqual(0)
        expect(moved.to).toBeLessThanOrEqual(length)
        expect(moved.to - moved.from).toBeGreaterThanOrEqual(Math.min(SHORTEST_SAMPLES, length))
      },
    ),
  )
})

test('seconds are said with two digits at most', () => {
  expect([0, 1.2, 0.333, 29.999].map(spoken)).toEqual([0, 1.2, 0.33, 30])
})
