import { expect, test } from 'vitest'
import { errorWords, isolated } from './error-words.ts'
import { ERROR_CODES, explain } from './explain.ts'
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

/** Pythons word the same mistake differently; both are understood. */
test.each([
  ['unhashable', 'TypeError', "unhashable type: 'list'"],
  ['unhashable', 'TypeError', "cannot use 'list' as a dict key (unhashable type: 'list')"],
  ['math-domain', 'ValueError', 'math domain error'],
  ['math-domain', 'ValueError', 'expected a nonnegative input, got -1.0'],
  ['math-domain', 'ValueError', 'expected a number in range from -1 up to 1, got 2.0'],
  ['unpack-many', 'ValueError', 'too many values to unpack (expected 2)'],
  ['unpack-many', 'ValueError', 'too many values to unpack (expected 2, got 3)'],
  ['string-open', 'SyntaxError', 'unterminated string literal (detected at line 1)'],
  ['string-open', 'SyntaxError', 'unterminated t-string literal (detected at line 1)'],
  ['f-string', 'SyntaxError', "t-string: expecting '}'"],
])('%s: %s: %s', (code, type, message) => {
  const facts = { name: null, suggestion: null, frames: [], syntax: null }
  expect(explain({ ...facts, type, bases: [type], message }).code).toBe(code)
})

test.each([
  ['foreign-word', 'var x = 5', 'invalid syntax'],
  ['foreign-word', 'for (int i = 0; i < 5; i++) {', 'invalid syntax. Perhaps you forgot a comma?'],
  ['foreign-word', 'if x > 3 then:', 'invalid syntax'],
  ['unclosed-bracket', 'for x in {', "'{' was never closed"],
  ['missing-colon', 'if x > 3', "expected ':'"],
  ['keyword-small', 'If x > 3:', 'invalid syntax'],
  ['copied', '>>> print(1)', 'invalid syntax'],
  ['copied', '12  print(1)', 'invalid syntax'],
  ['python-2', 'if x <> 5:', 'invalid syntax'],
  ['syntax', 'x = 5 5', 'invalid syntax'],
])('%s: %s', (code, source, message) => {
  const syntax = { line: 1, column: 1, source }
  const facts = { name: null, suggestion: null, frames: [], syntax, message }
  expect(explain({ ...facts, type: 'SyntaxError', bases: ['SyntaxError'] }).code).toBe(code)
})

test.each([
  [
    'circular-import',
    'ImportError',
    "cannot import name 'a' from partially initialized module 'b' (most likely due to a circular import) (/x/b.py)",
  ],
  [
    'module-shadow',
    'AttributeError',
    "module 'random' has no attribute 'randint' (consider renaming '/x/random.py' since it has the same name)",
  ],
  ['python-2', 'ModuleNotFoundError', "No module named 'urllib2'"],
  ['module-computer', 'AttributeError', "module 'ctypes' has no attribute 'windll'"],
])('%s of the world: %s: %s', (code, type, message) => {
  const facts = { name: null, suggestion: null, frames: [], syntax: null }
  expect(explain({ ...facts, type, bases: [type], message }).code).toBe(code)
})

test('code in an Arabic sentence is set apart, so that its signs stay in their order', () => {
  const marked = isolated('اكتب import random في البداية.')
  expect(marked).toBe('اكتب \u2066import random\u2069 في البداية.')
  expect(isolated('إضافة self معاملًا أول: def {name}(self):')).toContain(
    '\u2066def {name}(self):\u2069',
  )
  expect(isolated('كل شيء بخير.')).toBe('كل شيء بخير.')
})
