import { expect, test } from 'vitest'
import { DOODLE_WORDS, doodleRound } from './doodle-words.ts'

test('a round of drawing has six different words, the same for everyone', () => {
  for (let number = 1; number <= 50; number++) {
    const words = doodleRound(number)
    expect(new Set(words).size).toBe(6)
    expect(doodleRound(number)).toEqual(words)
  }
})

test('all forty things have a word in four languages', () => {
  expect(DOODLE_WORDS.size).toBe(40)
  for (const words of DOODLE_WORDS.values()) {
    for (const word of Object.values(words)) expect(word).not.toBe('')
  }
})
