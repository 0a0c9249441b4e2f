import { expect, test } from 'vitest'
import { errorWords, isolated } from './error-words.ts'
import { ERROR_CODES } from './explain.ts'
import ar from './messages/ar.ts'
import en from './messages/en.ts'
import th from './messages/th.ts'
import zh from './messages/zh.ts'

const LANGUAGES = { en, th, zh, ar } as const
type Key = keyof typeof en

/** The placeholders of a message, in alphabetical order. */
function places(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g))].toSorted()
}

test.each(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[])(
  'every error is explained in %s, with a next step',
  (locale) => {
    for (const code of ERROR_CODES) {
      for (const part of ['what', 'next'] as const) {
        const key = `${code}.${part}` as Key
        expect(LANGUAGES[locale][key], key).toBeTruthy()
        const values = Object.fromEntries(places(en[key]).map((place) => [place.slice(1, -1), 'X']))
        const said = errorWords(locale, LANGUAGES[locale], { code, values })[part]
        expect(said, key).not.toMatch(/[{}]/)
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

test('code in an Arabic sentence is set apart, so that its signs stay in their order', () => {
  const marked = isolated('اكتب import random في البداية.')
  expect(marked).toBe('اكتب \u2066import random\u2069 في البداية.')
  expect(isolated('أضف self معاملًا أول: def {name}(self):')).toContain(
    '\u2066def {name}(self):\u2069',
  )
  expect(isolated('كل شيء بخير.')).toBe('كل شيء بخير.')
})
