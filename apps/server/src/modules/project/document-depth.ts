/** Refuses documents that could be kept but never be read again: each level costs whoever writes them out some stack. */
import { DEEPEST_DOCUMENT } from '@panya/domain/nesting/nesting.ts'
import { Problem } from '../../http/problem.ts'

const [QUOTE, BACKSLASH] = [0x22, 0x5c]
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

export function requireShallow(json: Buffer): void {
  let level = 0
  for (let at = 0; at < json.length; at++) {
    const sign = json[at]!
    if (sign === QUOTE) at = endOfText(json, at)
    else if (OPENING.has(sign)) level += 1
    else if (CLOSING.has(sign)) level -= 1
    if (level > DEEPEST_DOCUMENT) throw new Problem('BAD_INPUT', 'document-too-deep')
  }
}

/** The place of the quote that ends the text; most of a document is text, and this finds it without looking at it. */
function endOfText(json: Buffer, start: number): number {
  for (let at = start; ; ) {
    at = json.indexOf(QUOTE, at + 1)
    if (at < 0) return json.length
    let slashes = 0
    while (json[at - 1 - slashes] === BACKSLASH) slashes += 1
    if (slashes % 2 === 0) return at
  }
}
