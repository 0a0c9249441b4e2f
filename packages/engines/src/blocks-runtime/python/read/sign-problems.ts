/** Signs that Python does not know, and quotes and brackets that miss their other half. */

import type { parser } from '@lezer/python'
import type { Found } from './python-problem.ts'
import { STRINGS, type WrittenLines } from './written-lines.ts'

type Tree = ReturnType<typeof parser.parse>

/** Signs of other keyboards, and what Python has for them. */
const SIGNS = new Map(
  Object.entries({
    '\uFF08': '(',
    '\uFF09': ')',
    '\u3010': '[',
    '\u3011': ']',
    '\uFF0C': ',',
    '\u3001': ',',
    '\u060C': ',',
    '\uFF1A': ':',
    '\uFF1B': ';',
    '\u061B': ';',
    '\uFF1D': '=',
    '\uFF0B': '+',
    '\uFF0D': '-',
    '\u2212': '-',
    '\u2013': '-',
    '\u2014': '-',
    '\u00D7': '*',
    '\u00F7': '/',
    '\u066A': '%',
    '\uFF1C': '<',
    '\uFF1E': '>',
    '\u2264': '<=',
    '\u2265': '>=',
    '\u2260': '!=',
    '\u3002': '.',
    '\uFF0E': '.',
    '\u201C': '"',
    '\u201D': '"',
    '\u00AB': '"',
    '\u00BB': '"',
    '\u2018': "'",
    '\u2019': "'",
  }),
)

const SPACE = /[\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]/u
const LETTER = /[\p{ID_Continue}\u200C\u200D]/u
/** Digits of other scripts, as a number of their own. */
const DIGITS = /(?<![\p{L}\p{M}\p{N}_])\p{Nd}+(?![\p{L}_])/gu
const PLAIN = /[\t\n\f\r -~]/

const ZEROS = [0x0660, 0x06f0, 0x0966, 0x0e50, 0xff10]

function plainDigits(digits: string): string {
  return Array.from(digits, (digit) => {
    const code = digit.codePointAt(0)!
    const zero = ZEROS.find((first) => code >= first && code < first + 10)
    return zero === undefined ? digit : String(code - zero)
  }).join('')
}

export function findSignProblems(tree: Tree, text: string, lines: WrittenLines): Found[] {
  return [
    ...strangeSigns(lines.bare),
    ...openQuotes(tree, text),
    ...otherDigits(lines.bare),
    ...brackets(lines.bare),
  ]
}

function strangeSigns(bare: string): Found[] {
  const found: Found[] = []
  let at = 0
  for (const sign of bare) {
    const [from, to] = [at, at + sign.length]
    at = to
    if (PLAIN.test(sign)) continue
    const instead = SIGNS.get(sign)
    if (instead !== undefined) found.push({ from, to, code: 'instead', said: sign, instead })
    else if (SPACE.test(sign)) found.push({ from, to, code: 'strange-space', said: sign })
    else if (!LETTER.test(sign)) found.push({ from, to, code: 'unknown-sign', said: sign })
  }
  return found
}

function otherDigits(bare: string): Found[] {
  const found: Found[] = []
  for (const { 0: said, index } of bare.matchAll(DIGITS)) {
    const instead = plainDigits(said)
    if (instead !== said)
      found.push({ from: index, to: index + said.length, code: 'instead', said, instead })
  }
  return found
}

function openQuotes(tree: Tree, text: string): Found[] {
  const found: Found[] = []
  tree.iterate({
    enter: ({ name, from, to }) => {
      if (!STRINGS.has(name)) return true
      const said = text.slice(from, to)
      const quote = /^[A-Za-z]*("""|'''|"|')/.exec(said)?.[1]
      if (!quote || isClosed(said, quote)) return true
      found.push({ from, to, code: 'open-quote', said, instead: quote })
      return false
    },
  })
  return found
}

function isClosed(said: string, quote: string): boolean {
  const inside = said.slice(said.indexOf(quote) + quote.length)
  if (!inside.endsWith(quote)) return false
  const before = /\\*$/.exec(inside.slice(0, -quote.length))![0]
  return before.length % 2 === 0
}

const PAIRS = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
])

function brackets(bare: string): Found[] {
  const open: { sign: string; at: number }[] = []
  for (let at = 0; at < bare.length; at++) {
    const sign = bare[at]!
    if (PAIRS.has(sign)) open.push({ sign, at })
    else if (')]}'.includes(sign)) {
      const last = open.pop()
      if (!last || PAIRS.get(last.sign) !== sign)
        return [{ from: at, to: at + 1, code: 'close-bracket', said: sign }]
    }
  }
  const [first] = open
  if (!first) return []
  const { sign, at } = first
  return [{ from: at, to: at + 1, code: 'open-bracket', said: sign, instead: PAIRS.get(sign)! }]
}
