import { LOCALES } from '@panya/domain/locale/locale.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entriesOf, type LibraryKind } from './entries.ts'
import { findEntries, indexOf, plain, wordsOf } from './search.ts'
import { loadAllWords } from './words.ts'

const lists = await loadAllWords()
const KINDS: LibraryKind[] = ['sprites', 'costumes', 'backdrops', 'sounds']
const indexes = Object.fromEntries(
  KINDS.map((kind) => [kind, indexOf(entriesOf(kind, lists))]),
) as Record<LibraryKind, ReturnType<typeof indexOf<ReturnType<typeof entriesOf>[number]>>>
const find = (query: string, kind: LibraryKind = 'sprites'): string[] =>
  findEntries(indexes[kind], query).map(({ id }) => id)

test('a dog is a dog in every language, by name and by other words', () => {
  for (const query of [
    'dog',
    'DOG',
    ' Dog ',
    'pupp',
    'dogs',
    'หมา',
    'สุนัข',
    '狗',
    '小狗',
    'كلب',
    'الكلب',
    'كَلْب',
    'جرو',
  ])
    expect(find(query)[0], query).toBe('dog')
})

test('on the way to a word with its Arabic article it is never lost', () => {
  for (const typed of ['\u0627\u0644', '\u0627\u0644\u0643', '\u0627\u0644\u0643\u0644'])
    expect(find(typed), typed).toContain('dog')
})

test('capitals, vowel signs, alef forms and final letters make no difference', () => {
  expect(plain('أَرْنَب')).toBe(plain('ارنب'))
  expect(plain('إشارة')).toBe(plain('اشاره'))
  expect(plain('مستشفى')).toBe(plain('مستشفي'))
  expect(plain('Ünïcorn')).toBe('unicorn')
  expect(find('ارنب')).toContain('rabbit')
  expect(find('قطه')).toContain('cat')
  expect(find('احادي القرن')[0]).toBe('unicorn')
})

test('Thai and Chinese are found inside words and when words are written together', () => {
  expect(find('จักร')).toContain('bicycle')
  expect(find('ดาว')[0]).toBe('star')
  expect(find('ช้างใหญ่')).toContain('elephant')
  expect(find('นักบิน')).toContain('astronaut')
  expect(find('车')).toContain('bus')
  expect(find('水果芒果')).toContain('mango')
})

test('every word must fit; beginnings count in languages with spaces, middles do not', () => {
  expect(find('traffic li')).toEqual(['traffic-light'])
  expect(find('water buff')).toContain('water-buffalo')
  expect(find('og')).not.toContain('dog')
  expect(find('dog dragon')).toEqual([])
})

test('what is called exactly so comes first', () => {
  expect(find('star')[0]).toBe('star')
  expect(find('cat')[0]).toBe('cat')
  expect(find('sea', 'backdrops').length).toBeGreaterThan(2)
  expect(find('drum', 'sounds')[0]).toBe('drum')
})

test('costumes are found by their sprite and their sign', () => {
  expect(find('number 7', 'costumes')).toEqual(['number-7'])
  expect(find('letter q', 'costumes')).toEqual(['letter-q'])
  expect(find('แมว 2', 'costumes')).toContain('cat-2')
})

test('nothing typed shows all in order, signs only show nothing', () => {
  expect(find('')).toEqual(indexes.sprites.map(({ entry }) => entry.id))
  expect(find('  \t')).toHaveLength(indexes.sprites.length)
  expect(find('?!…')).toEqual([])
  expect(find('qwertyuiop')).toEqual([])
})

test('every entry is found by each of its names and tags, in each language, by their beginning too', () => {
  const cases = KINDS.filter((kind) => kind !== 'costumes').flatMap((kind) =>
    indexes[kind].map(({ entry }) => ({ kind, entry })),
  )
  fc.assert(
    fc.property(fc.constantFrom(...cases), fc.nat(), fc.nat(), ({ kind, entry }, pick, cut) => {
      const words = [...entry.names, ...entry.tags]
      const word = words[pick % words.length]!
      expect(find(word, kind)).toContain(entry.id)
      const [first] = wordsOf(word)
      const letters = Array.from(first!)
      const start = letters.slice(0, 1 + (cut % letters.length)).join('')
      expect(find(start, kind)).toContain(entry.id)
      expect(find(word.toUpperCase(), kind)).toContain(entry.id)
    }),
    { numRuns: 300 },
  )
})

test('whatever is typed, every result is an entry, once, and no query hangs', () => {
  const all = new Set(indexes.sounds.map(({ entry }) => entry.id))
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.constant('กก'.repeat(90))),
      (query) => {
        const found = find(query, 'sounds')
        expect(new Set(found).size).toBe(found.length)
        for (const id of found) expect(all).toContain(id)
      },
    ),
  )
})

test('there are words in every language', () => {
  expect(lists).toHaveLength(LOCALES.length)
})
