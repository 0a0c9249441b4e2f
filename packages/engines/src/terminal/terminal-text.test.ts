import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { overwritten, PageText } from './page-text.ts'
import { runsOf } from './terminal-style.ts'
import { TerminalText } from './terminal-text.ts'

function shown(...parts: string[]): string {
  const terminal = new TerminalText()
  return parts.map((part) => terminal.push(part)).join('') + terminal.open
}

/** What is seen: letters with their looks, whatever codes stand between them. */
function seen(text: string): string[] {
  return runsOf(text).flatMap(({ text: letters, style }) =>
    Array.from(letters, (letter) => (letter === '\n' ? letter : `${style}:${letter}`)),
  )
}

describe('a line as a terminal shows it', () => {
  test.each([
    ['plain text', 'a\nb', 'a\nb'],
    ['a progress bar', ' 10%\r 50%\r100%\ndone\n', '100%\ndone\n'],
    ['a shorter text over a longer one', 'loading\rok', 'okading'],
    ['erasing first', 'loading\r\u001B[Kok', 'ok'],
    ['Windows line ends', 'a\r\nb\r\n', 'a\nb\n'],
    ['backspace', 'abc\b\bX', 'aXc'],
    ['a return at the end changes nothing', 'abc\r', 'abc'],
    ['movements that a page has no place for', 'a\u001B[2Jb\u001B[1;1Hc', 'abc'],
    ['a title', '\u001B]0;title\u0007text', 'text'],
    ['a lone escape at the end is not shown', 'text\u001B', 'text'],
  ])('%s', (_, written, expected) => {
    expect(shown(written)).toBe(expected)
  })

  test('colours stay with their letters when part of a line is written over', () => {
    expect(seen(shown('\u001B[31mred\u001B[0m plain\r\u001B[32mG'))).toEqual(
      seen('\u001B[32mG\u001B[31med\u001B[0m plain'),
    )
  })

  test('a colour lasts into the next line and ends where it was ended', () => {
    expect(shown('\u001B[1;31ma\nb\u001B[0m\nc')).toBe('\u001B[1;31ma\nb\u001B[0m\nc')
  })
})

const piece = fc.oneof(
  { weight: 4, arbitrary: fc.string({ maxLength: 6 }) },
  fc.constantFrom(
    '\r',
    '\b',
    '\n',
    '\r\n',
    'ก',
    '🦉',
    '\u001B',
    '\u001B[',
    '\u001B[K',
    '\u001B[2K',
  ),
  fc.constantFrom(
    '\u001B[31m',
    '\u001B[0m',
    '\u001B[1;38;5;200m',
    '\u001B[m',
    '\u001B[48;2;1;2;3m',
  ),
  fc.constantFrom('\u001B[3D', '\u001B[5C', '\u001B[2G', '\u001B]8;;x\u0007'),
)
const written = fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join(''))
const cuts = fc.array(fc.nat(200), { maxLength: 12 })

function cutUp(text: string, places: number[]): string[] {
  const at = [0, ...places.map((place) => place % (text.length + 1)), text.length]
  const sorted = at.toSorted((a, b) => a - b)
  return sorted.slice(1).map((end, index) => text.slice(sorted[index], end))
}

test('however text is cut into pieces, the same is seen', () => {
  fc.assert(
    fc.property(written, cuts, (text, places) => {
      expect(seen(shown(...cutUp(text, places)))).toEqual(seen(shown(text)))
    }),
    { numRuns: 1000 },
  )
})

test('a page that is sent changes between any two pieces sees the same in the end', () => {
  fc.assert(
    fc.property(written, cuts, fc.array(fc.boolean()), (text, places, sends) => {
      const page = new PageText()
      let has = ''
      for (const [index, part] of cutUp(text, places).entries()) {
        page.push(part)
        if (sends[index]) has = overwritten(has, page.take())
      }
      has = overwritten(has, page.take())
      expect(seen(has)).toEqual(seen(shown(text)))
    }),
    { numRuns: 1000 },
  )
})

test('a letter more is sent as a letter, a changed line is written over', () => {
  const page = new PageText()
  page.push('50')
  expect(page.take()).toBe('50')
  page.push('%')
  expect(page.take()).toBe('%')
  page.push('\r7')
  expect(page.take()).toBe('\r70%')
  page.push('\rdone\n')
  expect(page.take()).toBe('\rdone\n')
})

test('an endless line stays bounded', () => {
  const page = new PageText()
  let most = 0
  for (let turn = 0; turn < 2000; turn++) {
    page.push('x'.repeat(100))
    most = Math.max(most, page.take().length)
  }
  expect(most).toBeLessThan(20_000)
})
