import { expect, test } from 'vitest'
import { codeTexts } from './code-texts.ts'
import { readSource } from './source.ts'

const read = (code: string) =>
  codeTexts(readSource('a.ts', code), () => readSource('b.ts', "export const WORD = 'Word'"))

const texts = (code: string) =>
  read(code).map(({ where, english, slots }) => [where, english, slots.th.text, slots.ar.text])

test('texts are found in every form that sources use', () => {
  expect(texts(`const A = { x: { en: 'a', th: 'ก', zh: '一', ar: 'ا' } as Words }`)).toEqual([
    ['a.ts#A.x', 'a', 'ก', 'ا'],
  ])
  expect(texts('const A = [{ id: "i", title: message("a", `ก`, "一", \'ا\') }]')).toEqual([
    ['a.ts#A.i.title', 'a', 'ก', 'ا'],
  ])
  expect(texts('const A = { x: say("a", `ก`, "一", \'ا\') }')).toEqual([
    ['a.ts#A.x', 'a', 'ก', 'ا'],
  ])
  expect(
    texts(`const th = { Find: 'ก' }, zh = { Find: '一' }, ar = { Find: 'ا' }
           export const P = { en: {}, th, zh, ar }`),
  ).toEqual([['a.ts#P.Find', 'Find', 'ก', 'ا']])
  expect(texts(`import { WORD } from './b.ts'\nconst W = { [WORD]: ['ก', '一', 'ا'] }`)).toEqual([
    ['a.ts#W.Word', 'Word', 'ก', 'ا'],
  ])
  expect(texts(`const T = { x: texts('it\\'s; ก\\'; 一; ا') }`)).toEqual([
    ['a.ts#T.x', "it's", "ก'", 'ا'],
  ])
  expect(
    texts(
      'f({ en: (n) => `a ${n}`, th: (n) => `${n} ก`, zh: (n) => `${n}一`, ar: (n) => `${n}ا` })',
    ),
  ).toEqual([['a.ts#', 'a {n}', '{n} ก', '{n}ا']])
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
  ['a line without a language', `const A = texts('a; ก; 一')`],
])('%s stops the export, with file, line and key', (_, code) => {
  expect(() => read(`// A comment.\n${code}`)).toThrow(/^a\.ts:2: A/)
})
