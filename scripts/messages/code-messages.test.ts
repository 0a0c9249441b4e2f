import { expect, test } from 'vitest'
import { codeMessages } from './code-messages.ts'
import { readSource } from './source.ts'

const read = (code: string) =>
  codeMessages(readSource('a.ts', code), () => readSource('b.ts', "export const WORD = 'Word'"))

const messages = (code: string) =>
  read(code).map(({ where, english, slots }) => [where, english, slots.th.text, slots.ar.text])

test('messages are found in every form that sources use', () => {
  expect(messages(`const A = { x: { en: 'a', th: 'ก', zh: '一', ar: 'ا' } as Messages }`)).toEqual([
    ['a.ts#A.x', 'a', 'ก', 'ا'],
  ])
  expect(messages('const A = [{ id: "i", title: inAllLanguages("a", `ก`, "一", \'ا\') }]')).toEqual(
    [['a.ts#A.i.title', 'a', 'ก', 'ا']],
  )
  expect(
    messages(`const th = { Find: 'ก' }, zh = { Find: '一' }, ar = { Find: 'ا' }
           export const P = { en: {}, th, zh, ar }`),
  ).toEqual([['a.ts#P.Find', 'Find', 'ก', 'ا']])
  expect(messages(`import { WORD } from './b.ts'\nconst W = { [WORD]: ['ก', '一', 'ا'] }`)).toEqual(
    [['a.ts#W.Word', 'Word', 'ก', 'ا']],
  )
  expect(messages(`const T = { x: messages('it\\'s; ก\\'; 一; ا') }`)).toEqual([
    ['a.ts#T.x', "it's", "ก'", 'ا'],
  ])
  expect(
    messages(
      'f({ en: (n) => `a ${n}`, th: (n) => `${n} ก`, zh: (n) => `${n}一`, ar: (n) => `${n}ا` })',
    ),
  ).toEqual([['a.ts#', 'a {n}', '{n} ก', '{n}ا']])
})

test('a node may be called the same in every language; elsewhere that is no text', () => {
  const code = `const A = { x: { en: 'SQL', th: 'SQL', zh: 'SQL', ar: 'SQL' } }`
  const found = (file: string) => codeMessages(readSource(file, code), () => readSource('b.ts', ''))
  expect(found('flow/nodes/tables/messages.ts').map(({ english }) => english)).toEqual(['SQL'])
  expect(found('flow/nodes/tables/sql.ts')).toEqual([])
})

test.each([
  ['parts joined with +', `const A = { en: 'a' + 'b', th: 'ก' + 'ข', zh: '一', ar: 'ا' }`],
  ['only some languages joined', `const A = { en: 'a', th: 'ก' + x, zh: '一', ar: 'ا' }`],
  ['a text inside a value', "const A = { en: `a ${x ? 'b' : ''}`, th: 'ก', zh: '一', ar: 'ا' }"],
  ['two values of one name', 'const A = { en: `${n} ${n + 1}`, th: `ก`, zh: `一`, ar: `ا` }'],
  [
    'a key that a language lacks',
    `const A = { en: { k: 'a' }, th: {}, zh: { k: '一' }, ar: { k: 'ا' } }`,
  ],
  [
    'a key of one language alone',
    `const A = { en: { k: 'a' }, th: { k: 'ก', l: 'ข' }, zh: { k: '一' }, ar: { k: 'ا' } }`,
  ],
  ['a line without a language', `const A = messages('a; ก; 一')`],
])('%s stops the export, with file, line and key', (_, code) => {
  expect(() => read(`// A comment.\n${code}`)).toThrow(/^a\.ts:2: A/)
})
