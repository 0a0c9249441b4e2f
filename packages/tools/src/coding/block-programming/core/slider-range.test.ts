import { openProject } from '@panya/engines/scratch/open-project.ts'
import { saveProject } from '@panya/engines/scratch/save-project.ts'
import { expect, test } from 'vitest'
import { emptyContent, migrate, toDocument } from './document.ts'
import { setLook } from './edit-project.ts'
import { readRange, typedNumber } from './slider-range.ts'

test('the ends are numbers in everybody’s digits', () => {
  for (const [text, value] of [
    ['10', 10],
    [' -3.5 ', -3.5],
    ['๑๐', 10],
    ['٣٫٥', 3.5],
    ['۱۲', 12],
    ['１０', 10],
    ['1,5', 1.5],
    ['−4', -4],
    ['.5', 0.5],
  ] as const)
    expect(typedNumber(text)).toBe(value)
  for (const text of [
    '',
    ' ',
    'ten',
    '1e999',
    '1 000',
    'Infinity',
    '0x10',
    '--1',
    '1.2.3',
    '9'.repeat(30),
  ])
    expect(typedNumber(text)).toBeNull()
})

test('what is wrong is named', () => {
  expect(readRange('x', '10', true)).toEqual({ problem: 'minNoNumber' })
  expect(readRange('1', '', true)).toEqual({ problem: 'maxNoNumber' })
  expect(readRange('10', '10', true)).toEqual({ problem: 'minTooLarge' })
  expect(readRange('10', '1', true)).toEqual({ problem: 'minTooLarge' })
  expect(readRange('0', '1.5', true)).toEqual({ problem: 'notWhole' })
  expect(readRange('0', '1.5', false)).toEqual({ min: 0, max: 1.5, whole: false })
  expect(readRange('-5', '5', true)).toEqual({ min: -5, max: 5, whole: true })
})

test('what was typed is kept by the document and goes into the file for Scratch', async () => {
  for (const whole of [true, false]) {
    const look = { mode: 'slider', x: 5, y: 5, min: -2, max: 8, whole } as const
    const content = setLook(
      { ...emptyContent, shared: [{ id: 'v', name: 'speed' }], watched: ['v'] },
      'v',
      look,
    )
    const opened = migrate(JSON.parse(JSON.stringify(toDocument(content))))
    expect(opened.monitors).toEqual({ v: look })
    const { content: back } = openProject((await saveProject(opened)).bytes)
    const [monitor] = Object.values(back.monitors ?? {})
    expect(monitor).toMatchObject({ mode: 'slider', min: -2, max: 8 })
    expect(monitor?.whole === true).toBe(whole)
  }
})
