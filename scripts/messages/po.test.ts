import { expect, test } from 'vitest'
import { poString, readPo } from './po.ts'

test('a file is read as editors leave it: wrapped, with a BOM, Windows line ends and old messages', () => {
  const source = [
    '\ufeff# A note of the translator',
    'msgid ""',
    'msgstr ""',
    '"Language: th\\n"',
    '',
    '#. keep: {n}',
    '#: a.ts',
    '#, fuzzy',
    '#| msgid "before"',
    'msgctxt "a.ts#"',
    '"key"',
    'msgid "one "',
    '"\\"two\\""',
    'msgstr ""',
    '"first\\n"',
    '"second\\\\n"',
    'msgid "at once"',
    'msgstr "next"',
    '',
    '#~ msgid "gone"',
    '#~ msgstr "gone"',
    '',
  ].join('\r\n')
  const [header, text, next, ...more] = readPo('th.po', source)
  expect(more).toEqual([])
  expect(header).toMatchObject({ id: '', text: 'Language: th\n', fuzzy: false })
  expect(text).toMatchObject({
    line: 12,
    context: 'a.ts#key',
    id: 'one "two"',
    text: 'first\nsecond\\n',
    fuzzy: true,
    origins: ['a.ts'],
  })
  expect(source.slice(text!.start, text!.end)).toBe('""\r\n"first\\n"\r\n"second\\\\n"')
  expect(next).toMatchObject({ id: 'at once', text: 'next', line: 17, fuzzy: false })
})

test.each(['', 'a', 'a\nb', 'a\n', '\n\nb', '"\\n"', 'back\\slash\\', '\\\nnew', 'tab\t'])(
  'a text is the same after it was written: %j',
  (text) => {
    expect(readPo('', `msgid "x"\nmsgstr ${poString(text)}\n`)[0]?.text).toBe(text)
  },
)

test('what is not a .po file is refused with its line', () => {
  expect(() => readPo('th.po', 'msgid "a"\nmsgstr "b\n')).toThrow('th.po:2')
  expect(() => readPo('th.po', 'hello')).toThrow('th.po:1')
  expect(() => readPo('th.po', 'msgid "a"\nmsgid_plural "b"\n')).toThrow('th.po:2: plurals')
})
