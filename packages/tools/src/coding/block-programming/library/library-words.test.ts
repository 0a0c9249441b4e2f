import { LOCALES } from '@panya/domain/locale/locale.ts'
import { BACKDROPS, SOUNDS, SPRITES } from '@panya/engines/stage/library/library.ts'
import { expect, test } from 'vitest'
import { namesIn } from '../library-names.ts'
import { BACKDROP_SHELVES, SOUND_SHELVES, SPRITE_SHELVES, soundsFor } from './categories.ts'
import { entriesOf, shelvesOf } from './entries.ts'
import ar from './messages/ar.ts'
import en from './messages/en.ts'
import th from './messages/th.ts'
import zh from './messages/zh.ts'
import { loadAllWords, loadWords } from './words.ts'

const idsOf = (entries: readonly { id: string }[]): string[] => entries.map(({ id }) => id)
const PICTURES = [...idsOf(SPRITES), ...idsOf(BACKDROPS)]
const SCRIPTS = {
  en: /^[\p{Script=Latin}\p{N} -]+$/u,
  th: /[\u0e00-\u0e7f]/u,
  zh: /\p{Script=Han}/u,
  ar: /\p{Script=Arabic}/u,
}

test('every picture and sound has a name and two more words in every language, and nothing else has', async () => {
  for (const locale of LOCALES) {
    const { pictures, sounds } = await loadWords(locale)
    expect(Object.keys(pictures).toSorted()).toEqual(PICTURES.toSorted())
    expect(Object.keys(sounds).toSorted()).toEqual(idsOf(SOUNDS).toSorted())
    for (const [id, [name, tags]] of [...Object.entries(pictures), ...Object.entries(sounds)]) {
      expect(name, `${locale} ${id}`).toMatch(SCRIPTS[locale])
      const words = tags.split(' ')
      expect(new Set(words).size, `${locale} ${id}`).toBeGreaterThanOrEqual(2)
      for (const word of words) expect(word, `${locale} ${id}`).toMatch(SCRIPTS[locale])
    }
  }
})

test('two things of a kind never have the same name', async () => {
  for (const locale of LOCALES) {
    const { pictures, sounds } = await loadWords(locale)
    for (const list of [pictures, sounds]) {
      const names = Object.values(list).map(([name]) => name)
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    }
  }
})

test('every entry stands on a shelf, and shelves hold only what there is', () => {
  for (const [shelves, ids] of [
    [SPRITE_SHELVES, idsOf(SPRITES)],
    [BACKDROP_SHELVES, idsOf(BACKDROPS)],
    [SOUND_SHELVES, idsOf(SOUNDS)],
  ] as const) {
    const shelved = Object.values(shelves).flat()
    expect([...new Set(shelved)].toSorted()).toEqual(ids.toSorted())
    for (const shelf of Object.values(shelves)) expect(new Set(shelf).size).toBe(shelf.length)
  }
})

test('every shelf has a name in every language', () => {
  for (const messages of [en, th, zh, ar]) {
    expect(Object.keys(messages)).toEqual(Object.keys(en))
    expect(messages.hear).toContain('{name}')
    expect(messages.found).toContain('#')
    for (const kind of ['sprites', 'backdrops', 'sounds'] as const)
      for (const shelf of shelvesOf(kind)) expect(messages[`shelf.${shelf}`]).toBeTruthy()
  }
})

test('a sprite comes with a plain sound, and nearly all with one of their own', () => {
  const known = new Set(idsOf(SOUNDS))
  for (const { id } of SPRITES) {
    const sounds = soundsFor(id)
    expect(sounds[0]).toBe('pop')
    for (const sound of sounds) expect(known, id).toContain(sound)
  }
  const plain = idsOf(SPRITES).filter((id) => soundsFor(id).length === 1)
  expect(plain.length).toBeLessThan(15)
})

test('costumes are called after their sprite, in the learner’s language', async () => {
  const english = namesIn(await loadWords('en'))
  expect(english.picture('cat-2')).toBe('Cat 2')
  expect(english.picture('letter-a')).toBe('Letter A')
  expect(english.picture('number-0')).toBe('Number 0')
  expect(english.picture('tuk-tuk')).toBe('Tuk-tuk')
  expect(english.picture('ice-cream')).toBe('Ice cream')
  expect(english.sound('pop')).toBe('pop')
  expect(namesIn(await loadWords('th')).picture('cat-1')).toBe('แมว 1')
  // A project may name what is not in this library.
  expect(english.picture('walrus-3')).toBe('walrus 3')
  expect(english.sound('walrus')).toBe('walrus')
})

test('with the words of one language only, everything is still shown', async () => {
  expect(entriesOf('sprites', [])).toHaveLength(SPRITES.length)
  const [first] = entriesOf('sprites', await loadAllWords())
  expect(first).toMatchObject({ id: 'owl', shelves: ['animals'], picture: { id: 'owl-1' } })
  expect(first!.second!.id).toBe('owl-2')
})
