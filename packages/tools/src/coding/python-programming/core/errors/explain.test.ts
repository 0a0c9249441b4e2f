import { expect, test } from 'vitest'
import { translator } from '../../../../host/tool-messages.ts'
import ar from '../../messages/errors/ar.ts'
import en from '../../messages/errors/en.ts'
import th from '../../messages/errors/th.ts'
import zh from '../../messages/errors/zh.ts'
import { ERROR_CODES } from './explain.ts'

const LANGUAGES = { en, th, zh, ar } as const
type Key = keyof typeof en

/** The placeholders of a message, in alphabetical order. */
function places(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g))].toSorted()
}

test.each(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[])(
  'every error is explained in %s, with a next step',
  (locale) => {
    const say = translator(locale, LANGUAGES[locale])
    for (const code of ERROR_CODES) {
      for (const part of ['what', 'next']) {
        const key = `${code}.${part}` as Key
        expect(LANGUAGES[locale][key], key).toBeTruthy()
        const values = Object.fromEntries(places(en[key]).map((place) => [place.slice(1, -1), 'X']))
        expect(say(key, values), key).not.toMatch(/[{}]/)
      }
    }
  },
)

test('translations use no value that the English text does not have', () => {
  for (const messages of [th, zh, ar]) {
    for (const key of Object.keys(en) as Key[]) {
      const known = places(en[key])
      expect(
        places(messages[key]).filter((place) => !known.includes(place)),
        key,
      ).toEqual([])
    }
  }
})

test('no text is left over', () => {
  const used = ERROR_CODES.flatMap((code) => [`${code}.what`, `${code}.next`]).toSorted()
  expect(Object.keys(en).toSorted()).toEqual(used)
})
