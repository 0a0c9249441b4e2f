import { expect, test } from 'vitest'
import { readmeOf } from './readme.ts'

const own = { t: () => 'own words', locale: 'th' } as unknown as Parameters<typeof readmeOf>[2]

test('a title is nothing but words, whatever it is', () => {
  const title = '<img src=x>\n![a](http://b) `c` # d\u202e'
  const [first] = readmeOf(title, '', own).split('\n')
  expect(first).toBe(String.raw`# \<img src=x\> \!\[a\](http://b) \`c\` \# d`)
})

test('it says which Pythons will do, and what some packages need besides', () => {
  const text = readmeOf('x', 'import pytesseract\n', own)
  expect(text).toContain('own words')
  expect(text).toContain('3.10, 3.11, 3.12')
  expect(text).toContain('Tesseract')
  expect(readmeOf('x', 'import pandas\n', own)).not.toContain('Tesseract')
})
