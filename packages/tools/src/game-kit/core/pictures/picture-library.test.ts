import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES } from '@panya/domain/locale/locale.ts'
import { expect, test } from 'vitest'
import { plainWord } from '../word-match.ts'
import { findPicture, PICTURES, picturesIn } from './picture-library.ts'
import { THEMES, TRAITS } from './trait-messages.ts'

const FILES = join(import.meta.dirname, '../../pictures')

const SCRIPTS = {
  en: /^[a-zA-Z -]+$/,
  th: /^[\u0e00-\u0e7f ]+$/,
  zh: /\p{Script=Han}/u,
  ar: /^[\p{Script=Arabic} ]+$/u,
}

test('there are more than 120 pictures in at least ten themes of ten or more', () => {
  expect(PICTURES.length).toBeGreaterThanOrEqual(120)
  expect(THEMES.length).toBeGreaterThanOrEqual(10)
  for (const theme of THEMES) expect(picturesIn(theme).length).toBeGreaterThanOrEqual(10)
})

test.each(LOCALES)('every picture has words written in the script of %s', (locale) => {
  for (const { id, words } of PICTURES) {
    for (const word of words[locale]) expect(word, id).toMatch(SCRIPTS[locale])
  }
})

test('ids are unique, traits are known, and files and pictures are the same set', () => {
  const ids = PICTURES.map((picture) => picture.id)
  expect(new Set(ids).size).toBe(ids.length)
  const drawn = readdirSync(FILES).filter((file) => file.endsWith('.svg'))
  expect(drawn.map((file) => file.replace('.svg', '')).toSorted()).toEqual(ids.toSorted())
  for (const { id, traits } of PICTURES) {
    expect(existsSync(join(FILES, `${id}.svg`))).toBe(true)
    for (const trait of traits) expect(TRAITS, id).toContain(trait)
  }
  expect(findPicture('elephant')?.words.th[0]).toBe('ช้าง')
  expect(findPicture('__proto__')).toBeUndefined()
})

test.each(LOCALES)('no two pictures of one theme have the same first word in %s', (locale) => {
  for (const theme of THEMES) {
    const words = picturesIn(theme).map((picture) => plainWord(picture.words[locale][0]))
    expect(new Set(words).size, `${theme}: ${words.join(' ')}`).toBe(words.length)
  }
})
