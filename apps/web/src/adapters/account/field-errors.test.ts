import { expect, test } from 'vitest'
import { knownFieldErrors } from './field-errors.ts'

test('keeps what there is a message for, whatever it stands in', () => {
  const fields = { email: 'taken', 'credentials.firstName': 'too-long', grade: 'unknown-grade' }
  expect(knownFieldErrors(fields)).toEqual({ firstName: 'too-long', grade: 'unknown-grade' })
})
