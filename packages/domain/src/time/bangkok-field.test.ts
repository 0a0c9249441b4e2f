import { expect, test } from 'vitest'
import { fieldOfMoment, momentOfField } from './bangkok-field.ts'

test('three in the afternoon is three in the afternoon in Chiang Mai, wherever the browser is', () => {
  expect(momentOfField('2026-12-24T15:00')).toBe('2026-12-24T08:00:00.000Z')
  expect(fieldOfMoment('2026-12-24T08:00:00.000Z')).toBe('2026-12-24T15:00')
  expect(fieldOfMoment('2026-12-31T18:30:00.000Z')).toBe('2027-01-01T01:30')
})

test('an empty field is no moment', () => {
  expect(momentOfField('')).toBeNull()
  expect(fieldOfMoment(null)).toBe('')
})
