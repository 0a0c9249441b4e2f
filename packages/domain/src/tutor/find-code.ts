/** Finds everything in an answer that is code, wherever it hides, and what words are left without it. */
import { pythonStatements } from '../alike/python-tokens.ts'
import { codeInWords, isCodeLine } from './loose-code.ts'
import { type AnswerPiece, readAnswer } from './plain-answer.ts'

export interface FoundCode {
  /** In a fence, on lines of its own, between backticks, in a sentence, or in letters that stand for others. */
  place: 'fence' | 'lines' | 'inline' | 'sentence' | 'hidden'
  text: string
}

export interface ReadCode {
  code: FoundCode[]
  /** The sentences, with a space where code stood. */
  words: string
  /** The same with the names between backticks left in. */
  told: string
}

/** `1.`, `-`, `line 3:`, `step 2)`, with the words for it in four languages. */
const LIST_MARK =
  /^\s*(?:[-*+•>|]\s+|\(?\d{1,3}\s*[.):|]\s*|(?:line|step|บรรทัด(?:ที่)?|ขั้น(?:ตอน)?(?:ที่)?|第|السطر|سطر|الخطوة|خطوة)\s*\d{1,3}\s*(?:行|步)?\s*[.):\-–]?\s*)+/iu
const PROMPT = /^(?:>>>\s?|\.\.\.\s+(?=\S))/

/** The same letters in other dress: full width, mathematical, with nothing between them. */
export const inPlainLetters = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[‘’‚]/g, "'")
    .replaceAll('\u00a0', ' ')

export function findCode(answer: string): ReadCode {
  const code: FoundCode[] = []
  const words: string[] = []
  const told: string[] = []
  for (const part of readAnswer(inPlainLetters(answer))) {
    if (part.kind === 'code') {
      code.push({ place: 'fence', text: fencedText(part.text) })
      continue
    }
    const text = part.pieces
      .map((piece) => (piece.kind === 'name' ? '\u0001' : piece.text))
      .join('')
    for (const piece of part.pieces)
      if (piece.kind === 'name') code.push({ place: 'inline', text: piece.text })
    readLines(text, code, words)
    told.push(
      ...part.pieces
        .map((piece) => piece.text)
        .join('')
        .split('\n')
        .filter((line) => !isCodeLine(line)),
    )
    for (const run of namesInARow(part.pieces)) code.push({ place: 'inline', text: run })
  }
  code.push(...code.flatMap(({ text }) => codeInTexts(text)), ...hiddenCode(answer))
  return { code, words: words.join('\n'), told: told.join('\n') }
}

/** `for` `i` `in` `range(5)`: a line in bits is a line all the same. */
function namesInARow(pieces: readonly AnswerPiece[]): string[] {
  const runs: string[][] = [[]]
  for (const piece of pieces) {
    if (piece.kind === 'name') runs.at(-1)!.push(piece.text)
    else if (piece.text.trim() !== '') runs.push([])
  }
  return runs.filter((run) => run.length > 1).map((run) => run.join(' '))
}

function readLines(text: string, code: FoundCode[], words: string[]): void {
  let lines: string[] = []
  const endLines = () => {
    if (lines.length > 0) code.push({ place: 'lines', text: evenly(lines) })
    lines = []
  }
  for (const line of text.split('\n')) {
    const bare = line
      .replace(LIST_MARK, (mark) => ' '.repeat(/^\s*/.exec(mark)![0].length))
      .replace(PROMPT, '')
    if (!bare.includes('\u0001') && isCodeLine(bare)) {
      lines.push(bare)
      continue
    }
    endLines()
    const bits = codeInWords(bare)
    for (const bit of bits) code.push({ place: 'sentence', text: bit })
    words.push(bits.reduce((left, bit) => left.replace(bit, ' '), bare).replaceAll('\u0001', ' '))
  }
  endLines()
}

/** What is copied from a numbered list of lines, a comparison of two versions or a console. */
function fencedText(text: string): string {
  const lines = text.split('\n')
  const isCompared = lines.some((line) => /^\+ ?\S/.test(line))
  return lines
    .filter((line) => !(isCompared && /^-(?: |$)/.test(line)))
    .map((line) =>
      line
        .replace(isCompared ? /^\+ ?/ : /$^/, '')
        .replace(/^\s*\d{1,3}\s*[|:.)] ?(?=\s*\S)/, '')
        .replace(PROMPT, ''),
    )
    .flatMap((line) => [line, ...inRemark(line)])
    .join('\n')
}

/** Code that stands in a remark is there to be copied. */
function inRemark(line: string): string[] {
  const [, before = '', remark] = /^(.*?)(?:#|\/\/)\s?(.+)$/.exec(line) ?? []
  if (remark === undefined || /^[^"']*["'][^"']*$/.test(before)) return []
  return isCodeLine(remark) ? [remark] : codeInWords(remark)
}

/** A program that stands in a text of another one. */
function codeInTexts(text: string): FoundCode[] {
  return pythonStatements(text).flatMap((statement) =>
    statement.flatMap(({ kind, text: written }, at): FoundCode[] => {
      if (kind !== 'text') return []
      const isRun = /^(?:exec|eval|compile)$/.test(statement[at - 2]?.text ?? '')
      const lines = written
        .replace(/^[a-z]{0,2}("""|'''|"|')/i, '')
        .replace(/("""|'''|"|')$/, '')
        .split(/\n|\\n/)
      const found = lines.filter(isCodeLine)
      const isMeant = found.length > 1 || (isRun && found.length > 0)
      return isMeant ? [{ place: 'lines', text: evenly(found) }] : []
    }),
  )
}

/** Code may begin anywhere in a line; the first one of some lines is no deeper than the others. */
function evenly(lines: readonly string[]): string {
  const widths = lines.map((line) => /^\s*/.exec(line)![0].length)
  const least = Math.min(...widths)
  return lines.map((line) => line.slice(least)).join('\n')
}

const BASE64 = /(?<![A-Za-z0-9+/])[A-Za-z0-9+/]{24,}={0,2}/g
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Letters that stand for others: nobody needs them to teach. */
function hiddenCode(answer: string): FoundCode[] {
  return [...answer.matchAll(BASE64)].flatMap(([found]) => {
    const text = fromBase64(found)
    const isText = /^[\t\n\r\u0020-\u007e]{12,}$/.test(text) && /[ (=]/.test(text)
    return isText ? [{ place: 'hidden' as const, text }] : []
  })
}

function fromBase64(text: string): string {
  let bits = 0
  let width = 0
  let read = ''
  for (const letter of text.replace(/=+$/, '')) {
    bits = ((bits << 6) | LETTERS.indexOf(letter)) & 0xffffff
    width += 6
    if (width >= 8) {
      width -= 8
      read += String.fromCharCode((bits >> width) & 0xff)
    }
  }
  return read
}
