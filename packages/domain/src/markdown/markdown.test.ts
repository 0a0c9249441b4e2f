import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Block, type Inline, isSafeAddress, readMarkdown } from './markdown.ts'

const text = (value: string) => ({ kind: 'text', text: value })

describe('instructions', () => {
  test('headings, lists, code and emphasis', () => {
    const source =
      '# Draw\n\nUse **two** `for` loops.\n\n1. first\n2. *then*\n\n```\nprint(1)\n```\n> think\n---'
    expect(readMarkdown(source)).toEqual([
      { kind: 'heading', level: 1, children: [text('Draw')] },
      {
        kind: 'paragraph',
        children: [
          text('Use '),
          { kind: 'strong', children: [text('two')] },
          text(' '),
          { kind: 'code', text: 'for' },
          text(' loops.'),
        ],
      },
      {
        kind: 'list',
        ordered: true,
        items: [[text('first')], [{ kind: 'emphasis', children: [text('then')] }]],
      },
      { kind: 'code', text: 'print(1)' },
      { kind: 'quote', children: [text('think')] },
      { kind: 'rule' },
    ])
  })

  test('markup is text like any other', () => {
    expect(readMarkdown('<script>alert(1)</script>')).toEqual([
      { kind: 'paragraph', children: [text('<script>alert(1)</script>')] },
    ])
  })

  test.each([
    ['https://panya.example/a', true],
    ['/coding/python-programming', true],
    ['mailto:a@b.co', true],
    ['javascript:alert(1)', false],
    ['JaVaScRiPt:alert(1)', false],
    ['data:text/html,x', false],
    ['//elsewhere.example', false],
    ['/\\elsewhere.example', false],
    ['/th/teach/work?id=1', true],
    ['/api/auth/signout', false],
    ['/graphql?query=x', false],
    ['/%61pi/auth/signout', false],
    ['/home/../api/auth/signout', false],
    ['/home/%2e%2E/api/auth/signout', false],
    ['/./api', false],
  ])('the link %s: %s', (href, safe) => expect(isSafeAddress(href)).toBe(safe))
})

test('no letter gets lost, no link is unsafe, and reading always ends', () => {
  const inlineText = (parts: Inline[]): string =>
    parts.map((part) => ('text' in part ? part.text : inlineText(part.children))).join('')
  const hrefs = (parts: Inline[]): string[] =>
    parts.flatMap((part) => [
      ...('href' in part ? [part.href] : []),
      ...('children' in part ? hrefs(part.children) : []),
    ])
  const inlines = (block: Block): Inline[] =>
    'items' in block ? block.items.flat() : 'children' in block ? block.children : []
  const letters = fc.constantFrom(
    'a',
    'b',
    '*',
    '`',
    '[',
    ']',
    '(',
    ')',
    '\n',
    '#',
    ' ',
    '-',
    '>',
    '1.',
    'javascript:',
    '/',
  )
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 60 }), (given) => {
      const source = given.join('')
      const blocks = readMarkdown(source)
      const kept = blocks
        .map((block) => ('text' in block ? block.text : inlineText(inlines(block))))
        .join('')
      expect(kept.replace(/[^b]/g, '').length).toBeLessThanOrEqual(
        source.replace(/[^b]/g, '').length,
      )
      expect(
        blocks.flatMap(inlines).length > 0 || !/[ab]/.test(source) || source.includes('```'),
      ).toBe(true)
      for (const href of hrefs(blocks.flatMap(inlines))) expect(isSafeAddress(href)).toBe(true)
    }),
  )
})
