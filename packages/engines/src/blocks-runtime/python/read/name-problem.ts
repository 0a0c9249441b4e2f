/** What an error of the parser most likely is: judged by the line it is in. */

import type { Found } from './python-problem.ts'
import { depthOf, type WrittenLine, type WrittenLines } from './written-lines.ts'

const HEADS = /^(?:if|elif|else|while|for|def|class|with|try|except|finally)\b/
const KEYWORDS =
  /^(?:and|as|assert|async|await|break|class|continue|def|del|elif|else|except|finally|for|from|global|if|import|in|is|lambda|nonlocal|not|or|pass|raise|return|try|while|with|yield|None|True|False)$/
const WORD = /[\p{L}\p{M}\p{N}_]+|[^\s\p{L}\p{M}\p{N}_]+/u
const LAST_WORD = /(?:[\p{L}\p{M}\p{N}_]+|[^\s\p{L}\p{M}\p{N}_]+)$/u

/** Written so in other languages. */
const ELSEWHERE: readonly [RegExp, (said: string) => string][] = [
  [/else\s+if\b/, () => 'elif'],
  [/&&/, () => 'and'],
  [/\|\|/, () => 'or'],
  [/\+\+/, () => '+= 1'],
  [/--\s*$/, () => '-= 1'],
  [/<>/, () => '!='],
  [/=<|=>/, (said) => (said === '=<' ? '<=' : '>=')],
  [/===/, () => '=='],
  [/!(?!=)/, () => 'not'],
]

/** Told in this order: the first that fits is said. */
const KINDS: readonly ((line: WrittenLine) => Found | null)[] = [
  elsewhere,
  capital,
  oneEquals,
  keyword,
  noColon,
  alone,
  digitFirst,
]

export function nameProblem(lines: WrittenLines, from: number, to: number, inside: string): Found {
  const { text, bare } = lines
  // An error between two words is meant where something was missing: behind what stands before it.
  const at = from === to || text[from] === '\n' ? bare.slice(0, from).trimEnd().length : from
  const line = lines.around(Math.max(0, at === from ? at : at - 1))
  if (inside === 'FormatReplacement') return openIn(text, from)
  if (inside === 'DecoratedStatement' || (from === to && head(line).startsWith('@')))
    return place(line, line.words.trim(), 'no-def')
  for (const kind of KINDS) {
    const found = kind(line)
    if (found) return found
  }
  const here = lines.around(from)
  const next = WORD.exec(here.words.slice(from - here.from))?.[0]
  const isBetween = from === to || (inside === 'ArgList' && text[from] !== '\n')
  if (isBetween && here.from === line.from && next) {
    const begin = bare.indexOf(next, from)
    return { from: begin, to: begin + next.length, code: 'before', said: said(text, begin, next) }
  }
  if (from === to || text[from] === '\n') {
    const last = LAST_WORD.exec(bare.slice(line.from, at))?.[0] ?? ''
    return {
      from: at - last.length,
      to: at,
      code: 'after',
      said: said(text, at - last.length, last),
    }
  }
  return { from, to, code: 'unclear', said: text.slice(from, to) }
}

/** The learner's own words, also where they stand in quotes. */
const said = (text: string, from: number, word: string): string =>
  text.slice(from, from + word.length)

function place(line: WrittenLine, words: string, code: Found['code'], instead?: string): Found {
  const from = line.from + Math.max(0, line.words.indexOf(words))
  const found = { from, to: from + words.length, code, said: words }
  return instead === undefined ? found : { ...found, instead }
}

const head = (line: WrittenLine): string => line.words.trim()

function elsewhere(line: WrittenLine): Found | null {
  for (const [sign, instead] of ELSEWHERE) {
    const found = sign.exec(line.words)?.[0]
    if (found) return place(line, found.trimEnd(), 'instead', instead(found.trimEnd()))
  }
  return null
}

/** `If`, `WHILE`: the words of Python are small, but for three. */
function capital(line: WrittenLine): Found | null {
  const word = /^[A-Za-z]+\b/.exec(head(line))?.[0] ?? ''
  const small = word.toLowerCase()
  return word !== small && KEYWORDS.test(small) && !KEYWORDS.test(word)
    ? place(line, word, 'instead', small)
    : null
}

function oneEquals(line: WrittenLine): Found | null {
  if (!/^(?:if|elif|while)\b/.test(head(line))) return null
  const at = line.words.search(/(?<![=!<>:])=(?!=)/)
  if (at < 0 || depthOf(line.words.slice(0, at)) > 0) return null
  const from = line.from + at
  return { from, to: from + 1, code: 'instead', said: '=', instead: '==' }
}

function keyword(line: WrittenLine): Found | null {
  const word = /^([A-Za-z]+)\s*(?:[-+*/]?=)(?!=)/.exec(head(line))?.[1] ?? ''
  return KEYWORDS.test(word) ? place(line, word, 'keyword') : null
}

function noColon(line: WrittenLine): Found | null {
  const word = HEADS.exec(head(line))?.[0]
  if (!word || hasColon(line.words)) return null
  const end = line.from + line.words.trimEnd().length
  return { from: end, to: end, code: 'colon', said: word }
}

/** One that ends the head of the line, not one in brackets. */
function hasColon(words: string): boolean {
  for (let at = words.indexOf(':'); at >= 0; at = words.indexOf(':', at + 1))
    if (depthOf(words.slice(0, at)) <= 0) return true
  return false
}

function alone(line: WrittenLine): Found | null {
  const word = /^(?:else|elif|except|finally)\b/.exec(head(line))?.[0]
  if (!word) return null
  return place(line, word, 'alone', word === 'else' || word === 'elif' ? 'if' : 'try')
}

function digitFirst(line: WrittenLine): Found | null {
  const word = /(?<![\p{L}\p{M}\p{N}_.])\d+[\p{L}_][\p{L}\p{M}\p{N}_]*/u.exec(line.words)?.[0]
  return word && !/^(?:0[xob]|\d+[ej])/i.test(word) ? place(line, word, 'digit-first') : null
}

/** Python of long ago: lezer still takes it. */
export function findOldPrints(lines: WrittenLines): Found[] {
  return lines.statements().flatMap((line) => {
    const next = /^print\s+([\p{L}\p{N}_]+)/u.exec(head(line))?.[1]
    return next && !KEYWORDS.test(next) ? [place(line, 'print', 'print')] : []
  })
}

/** The brace in a text that has no end. */
function openIn(text: string, at: number): Found {
  const from = Math.max(0, text.lastIndexOf('{', at - 1))
  return { from, to: from + 1, code: 'open-bracket', said: '{', instead: '}' }
}
