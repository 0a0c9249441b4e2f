import { SECRET_KINDS, SECRET_NAMES } from '@panya/domain/classroom/class-secret.ts'
import { LOCALES } from '@panya/domain/locale/locale.ts'
import { findPicture } from '@panya/tools/game-kit/core/pictures/picture-library.ts'
import { expect, test } from 'vitest'
import { nameOfWord, wordFor } from './secret-words.ts'

test('every picture and word of a secret is one of the games’ pictures', () => {
  for (const name of SECRET_KINDS.flatMap((kind) => SECRET_NAMES[kind])) {
    expect(findPicture(name), name).toBeDefined()
  }
})

test.each(LOCALES)(
  'a word typed in %s, with any right spelling, is the word of the card',
  (locale) => {
    for (const name of SECRET_NAMES.words) {
      for (const word of findPicture(name)?.words[locale] ?? []) {
        expect([word, nameOfWord(` ${word.toUpperCase()} `)]).toEqual([word, name])
      }
    }
  },
)

test.each(LOCALES)('no two pictures are called the same in %s', (locale) => {
  const words = SECRET_NAMES.pictures.map((name) => wordFor(name, locale))
  expect(new Set(words).size).toBe(words.length)
})

test.each(['', ' ', 'dragon', 'owlowl', '猫头', '__proto__'])('%j is no word', (typed) => {
  expect(nameOfWord(typed)).toBeNull()
})
