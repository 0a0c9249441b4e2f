import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AnswerPart, readAnswer } from './plain-answer.ts'

const words = (text: string) => ({ kind: 'words' as const, text })
const name = (text: string) => ({ kind: 'name' as const, text })
const FENCE = '```'

test.each<[string, AnswerPart[]]>([
  ['', []],
  [' \n\n ', []],
  [
    'One.\n\nTwo.',
    [
      { kind: 'paragraph', pieces: [words('One.')] },
      { kind: 'paragraph', pieces: [words('Two.')] },
    ],
  ],
  [
    'Look at `age < 12` there.',
    [{ kind: 'paragraph', pieces: [words('Look at '), name('age < 12'), words(' there.')] }],
  ],
  ['`a`', [{ kind: 'paragraph', pieces: [name('a')] }]],
  ['``a ` b``', [{ kind: 'paragraph', pieces: [name('a ` b')] }]],
  ['A ` alone', [{ kind: 'paragraph', pieces: [words('A ` alone')] }]],
  [
    'It is **very** nice',
    [
      {
        kind: 'paragraph',
        pieces: [words('It is '), { kind: 'strong', text: 'very' }, words(' nice')],
      },
    ],
  ],
  ['2 ** 3 ** 4', [{ kind: 'paragraph', pieces: [words('2 ** 3 ** 4')] }]],
  ['- one\n- two', [{ kind: 'paragraph', pieces: [words('- one\n- two')] }]],
  [
    `So:\n${FENCE}python\nfor i in x:\n\n    print(i)\n${FENCE}\nYes?`,
    [
      { kind: 'paragraph', pieces: [words('So:')] },
      { kind: 'code', language: 'python', text: 'for i in x:\n\n    print(i)' },
      { kind: 'paragraph', pieces: [words('Yes?')] },
    ],
  ],
  // Cut off in the middle of the code.
  [`${FENCE}\na = 1`, [{ kind: 'code', language: '', text: 'a = 1' }]],
  [`~~~\n${FENCE}\n~~~`, [{ kind: 'code', language: '', text: FENCE }]],
  [
    `${FENCE}${FENCE}\n${FENCE}\na\n${FENCE}${FENCE}`,
    [{ kind: 'code', language: '', text: `${FENCE}\na` }],
  ],
  [`${FENCE}\n${FENCE}`, []],
  ['<b>a</b>', [{ kind: 'paragraph', pieces: [words('<b>a</b>')] }]],
])('%j', (text, parts) => {
  expect(readAnswer(text)).toEqual(parts)
})

const answer = fc
  .array(
    fc.oneof(
      fc.string(),
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        '`',
        '``',
        FENCE,
        `\n${FENCE}`,
        `\n${FENCE}py\n`,
        '~~~',
        '\n~~~\n',
        '**',
        '*',
        '\n',
        '\r\n',
        '\r',
        '\n\n',
        ' ',
        'ก',
        '<script>',
        '**a**',
        '`a`',
      ),
    ),
    { maxLength: 20 },
  )
  .map((parts) => parts.join(''))

const textOf = (part: AnswerPart): string =>
  part.kind === 'code'
    ? `${part.language} ${part.text}`
    : part.pieces.map(({ text }) => text).join('')
/** What marks something is not shown. */
const bare = (text: string) => text.replaceAll(/[\s`~*]+/gu, '')

test('no letter of any text is lost, and none is written twice', () => {
  fc.assert(
    fc.property(answer, (text) => {
      expect(bare(readAnswer(text).map(textOf).join(' '))).toBe(bare(text))
    }),
    { numRuns: 2000 },
  )
})

test('no part is empty, and words stand beside words nowhere', () => {
  fc.assert(
    fc.property(answer, (text) => {
      for (const part of readAnswer(text)) {
        expect(textOf(part).trim()).not.toBe('')
        if (part.kind === 'code') continue
        const kinds = part.pieces.map(({ kind }) => kind)
        expect(kinds.some((kind, at) => kind === 'words' && kinds[at - 1] === 'words')).toBe(false)
      }
    }),
  )
})

test('a long text takes no longer than its length', () => {
  for (const unit of ['`', '**a', '``a`', `\n${FENCE}`, '`a\n', '*']) {
    const from = performance.now()
    readAnswer(unit.repeat(20_000))
    expect(performance.now() - from).toBeLessThan(2000)
  }
})
