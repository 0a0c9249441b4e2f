/** Splits Python text into coloured parts, line by line; broken text is painted as far as it goes. */

type PaintKind = 'keyword' | 'number' | 'text' | 'call' | 'comment' | 'plain'

interface PaintPart {
  kind: PaintKind
  text: string
}

const KEYWORDS = new Set(
  'and break def elif else False for if in not or pass range return True while'.split(' '),
)
const PART =
  /(#.*)|("[^"]*"?|'[^']*'?)|(\d+|\.\.\.)|([\p{L}_][\p{L}\p{M}\p{N}_]*)(?=(\s*\()?)|([^\p{L}_\d#"'.]+|\.)/gu

function kindOf(match: RegExpMatchArray): PaintKind {
  const [, comment, text, number, word, bracket] = match
  if (comment !== undefined) return 'comment'
  if (text !== undefined) return 'text'
  if (number !== undefined) return 'number'
  if (word === undefined) return 'plain'
  if (KEYWORDS.has(word)) return 'keyword'
  return bracket === undefined ? 'plain' : 'call'
}

export function paintPython(source: string): PaintPart[][] {
  return source.split('\n').map((line) => {
    return [...line.matchAll(PART)].map((match) => ({ kind: kindOf(match), text: match[0] }))
  })
}
