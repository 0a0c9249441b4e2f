import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvOfRows, Recording, readingOf } from './readings.ts'

test('what boards print becomes readings', () => {
  expect(readingOf('23.5')).toEqual({ value: 23.5 })
  expect(readingOf('1, -2;3e2\r')).toEqual({ value1: 1, value2: -2, value3: 300 })
  expect(readingOf('light: 42, heat=28.5C')).toEqual({ light: 42, heat: 28.5 })
  expect(readingOf('แสง: 7')).toEqual({ แสง: 7 })
})

test('what is no reading is left out whole', () => {
  for (const line of ['', '  ', 'hello', '>>> ', 'Traceback (most recent call last):', '1, two'])
    expect(readingOf(line)).toBeNull()
})

test('only the newest rows are kept, and every row has every column', () => {
  fc.assert(
    fc.property(
      fc.array(fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.integer())),
      fc.integer({ min: 1, max: 9 }),
      (readings, most) => {
        const recording = new Recording()
        for (const reading of readings) recording.add(reading, most)
        const [names = [], ...rows] = recording.table()
        const last = readings.slice(-most)
        expect(rows).toEqual(last.map((row) => names.map((name) => row[String(name)] ?? null)))
      },
    ),
  )
})

test('a recording can be kept as text', () => {
  const rows = [
    ['say', 'n'],
    ['a "b"', 1],
    [null, 2],
  ]
  expect(csvOfRows(rows)).toBe('say,n\n"a ""b""",1\n,2')
})

test('a reading may be called what the machine calls its own', () => {
  const recording = new Recording()
  recording.add(readingOf('__proto__: 1, constructor: 2')!, 10)
  recording.add(readingOf('light: 3')!, 10)
  expect(recording.table()).toEqual([
    ['__proto__', 'constructor', 'light'],
    [1, 2, null],
    [null, null, 3],
  ])
})
