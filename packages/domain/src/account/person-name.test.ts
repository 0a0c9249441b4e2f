import { expect, test } from 'vitest'
import { NO_NAME, personName } from './person-name.ts'

test('a name is shown whole, and one without a family name without the sign that stands for it', () => {
  expect(personName({ firstName: 'มะลิ', lastName: 'สุขใจ' })).toBe('มะลิ สุขใจ')
  expect(personName({ firstName: '王小明', lastName: NO_NAME })).toBe('王小明')
  expect(personName({ firstName: 'Mali', lastName: '' })).toBe('Mali')
  expect(personName({ firstName: NO_NAME, lastName: NO_NAME })).toBe('')
})
