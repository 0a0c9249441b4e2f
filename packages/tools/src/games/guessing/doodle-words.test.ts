import { DOODLE_NAMES } from '@panya/engines/doodle/doodle-model.ts'
import { expect, test } from 'vitest'
import { DOODLE_WORDS } from './core/doodle-words.ts'

test('the words are those the machine knows, in no other spelling', () => {
  expect([...DOODLE_WORDS.keys()]).toEqual([...DOODLE_NAMES])
})
