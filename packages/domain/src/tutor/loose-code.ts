/** Finds code that stands in the middle of sentences, or on lines of its own without a fence. */
import { pythonStatements, type Statement } from '../alike/python-tokens.ts'
import { isKeyword } from './code-steps.ts'

/** Every part has a longest length: an answer of one sign must not be looked at again from each of its places. */
const ID = String.raw`[A-Za-z_]\w{0,40}(?:\.[A-Za-z_]\w{0,40}){0,3}`
const TEXT = String.raw`"[^"\n]{0,80}"|'[^'\n]{0,80}'`
const INDEX = String.raw`(?:\[[^\]\n]{1,40}\])`
const CALL = String.raw`${ID}\((?:[^()\n]|\((?:[^()\n]|\([^()\n]{0,80}\)){0,80}\)){1,160}\)`
const VALUE = String.raw`(?:${CALL}|-?\d[\d.]*|${TEXT}|\[[^\]\n]{0,80}\]|${ID}(?:\(\))?${INDEX}?)`
const SUM = String.raw`${VALUE}(?:\s*(?:\*\*|\/\/|[-+*/%])\s*${VALUE}){0,6}`
const COMPARE = String.raw`(?:==|!=|<=|>=|<|>)`

/** Each finds one way in which code begins; what it found is read as a program before it counts. */
const FINDERS: readonly RegExp[] = [
  new RegExp(
    String.raw`\bfor\s+[A-Za-z_]\w*(?:\s*,\s*[A-Za-z_]\w*)?\s+in\s+(?:${CALL}|${TEXT}|\[[^\]\n]{0,80}\]|${ID}(?=\s*:))\s*:?`,
    'g',
  ),
  new RegExp(
    String.raw`\b(?:while|if|elif)\s+(?:not\s+)?${SUM}\s*${COMPARE}\s*${SUM}(?:\s+(?:and|or)\s+${SUM}\s*${COMPARE}\s*${SUM}){0,3}\s*:?`,
    'g',
  ),
  /\bwhile\s+(?:True|not\s+[A-Za-z_]\w*)\s*:?/g,
  new RegExp(String.raw`\bdef\s+[A-Za-z_]\w*\s*\([^()\n]{0,80}\)\s*:?`, 'g'),
  /\bfunction\s+[A-Za-z_]\w*\s*\([^()\n]{0,80}\)\s*\{?/g,
  new RegExp(
    String.raw`(?:\b(?:let|const|var)\s+)?\b${ID}${INDEX}?\s*(?:\*\*|\/\/|[-+*/%])?=(?![=>])\s*${SUM}`,
    'g',
  ),
  new RegExp(String.raw`(?:\bnot\s+)?${SUM}\s*${COMPARE}\s*${SUM}`, 'g'),
  new RegExp(String.raw`\b${CALL}`, 'g'),
  /\b(?:float|input|int|len|print|range|str) {1,3}\([^()\n]{1,80}\)/g,
  new RegExp(String.raw`\breturn\s+${VALUE}\s*(?:[-+*/%]|${COMPARE})\s*${VALUE}`, 'g'),
  new RegExp(
    String.raw`${VALUE}\s*(?:\*\*|\/\/|[*%])\s*${VALUE}|${ID}\s+[-+]\s+\d+|\d+\s+[-+]\s+${ID}`,
    'g',
  ),
]

/** Bits of code in a line of words, from left to right. */
export function codeInWords(line: string): string[] {
  const found: [from: number, to: number][] = []
  for (const finder of FINDERS) {
    for (const match of line.matchAll(finder)) {
      if (isProgram(match[0]) && !isPartOfSentence(line, match.index, match[0]))
        found.push([match.index, match.index + match[0].trimEnd().length])
    }
  }
  const merged: [number, number][] = []
  for (const [from, to] of found.toSorted((a, b) => a[0] - b[0] || b[1] - a[1])) {
    const last = merged.at(-1)
    if (last && from < last[1]) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  return merged.map(([from, to]) => line.slice(from, to))
}

/**
 * "Write == in the question": signs between plain words are spoken of, unless nothing else is said around them.
 * With a number, a text, a bracket or an underscore it is code.
 */
function isPartOfSentence(line: string, at: number, bit: string): boolean {
  // "90 % sure" is no remainder.
  if (/^\d[\d.]*\s*%\s*[A-Za-z]+$/.test(bit)) return true
  if (/[\d"'()[\]_.:]/.test(bit) || BEGINS.test(bit)) return false
  const before = /([A-Za-z]+)\s+$/.exec(line.slice(0, at))?.[1]
  const after = /^\s+([A-Za-z]+)/.exec(line.slice(at + bit.length))?.[1]
  return [before, after].some((word) => word !== undefined && !isKeyword(word)) || TALK.test(bit)
}

const BEGINS = /^(?:const|def|elif|for|function|if|let|not|return|var|while)\b/
const TALK = /(?:^|\s)(?:a|and|is|of|one|or|sign|single|the|use|with|without|write)(?:\s|$)/i

/** A whole line that is code: only code may stand in it, and something in it must do something. */
export function isCodeLine(line: string): boolean {
  const statements = pythonStatements(line.trim())
  const [first] = statements
  if (!first || !statements.every(hasNoSentence)) return false
  const text = line.trim()
  const word = first[0]!.text
  if (/^(?:else|try|finally)$/.test(word)) return first[1]?.text === ':'
  if (/^(?:elif|except|def|class|import|from|return|break|continue|const|let|var)$/.test(word))
    return first.length === 1 ? /^(?:break|continue|return)$/.test(word) : isLatin(text)
  if (/^(?:if|while|for|with)$/.test(word))
    return /[:{]$/.test(text) || codeInWords(text).length > 0
  if (/^[A-Za-z_][\w.]*\(\s*\);?$/.test(text) || /^@[A-Za-z_][\w.]*/.test(text)) return true
  const [, value] = ASSIGNMENT.exec(text) ?? []
  // In Thai or Chinese what stands beside the sign may be a whole sentence.
  if (value !== undefined && (isLatin(text) || /[\d"'()[\]+*/%-]/.test(value))) return true
  return codeInWords(text).length > 0
}

const ASSIGNMENT =
  /^[\p{L}_][\p{L}\p{M}\p{N}_]*(?:\[[^\]]*\])?\s*(?:\*\*|\/\/|[-+*/%])?=(?!=)\s*(\S.*)$/u
const isLatin = (text: string): boolean =>
  !/[\p{Script=Thai}\p{Script=Han}\p{Script=Arabic}]/u.test(text)

/** Two words beside each other, which are none of the language, are a sentence. */
function hasNoSentence(statement: Statement): boolean {
  return statement.every((token, index) => {
    const before = statement[index - 1]
    if (!before || token.kind === 'sign' || before.kind === 'sign') return true
    if (token.kind === 'indent' || token.kind === 'dedent' || before.kind === 'indent') return true
    return [token, before].some(({ kind, text }) => kind === 'name' && isKeyword(text))
  })
}

/** `loop (see line 3)` and `cat(s)` look like calls. */
export function isProgram(text: string): boolean {
  if (/\((?:e?s|es|en|n|r|\?|!|\d{1,2}[.)]?)\)$/.test(text) && !/\(\d/.test(text)) return false
  return pythonStatements(text).every(hasNoSentence)
}
