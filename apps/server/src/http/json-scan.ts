/** Finds places in JSON without reading it: megabytes of tiny lists cost nothing but a glance. */

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a]

/** The place of the quote that ends the text which begins here. */
export function endOfText(json: Buffer, start: number): number {
  for (let at = start; ; ) {
    at = json.indexOf(QUOTE, at + 1)
    if (at < 0) return json.length
    let slashes = 0
    while (json[at - 1 - slashes] === BACKSLASH) slashes += 1
    if (slashes % 2 === 0) return at
  }
}

export interface Span {
  from: number
  to: number
}

/**
 * Where the value of a field stands, such as `document` `content`; null when it is not there, or twice. What
 * is not JSON gives some place or none: whoever reads the parts finds out.
 */
export function findValue(json: Buffer, path: readonly string[]): Span | null {
  let span: Span | null = { from: skipSpace(json, 0), to: json.length }
  for (const name of path) {
    if (span === null || json[span.from] !== 0x7b) return null
    span = findField(json, span.from, name)
  }
  return span
}

function findField(json: Buffer, object: number, name: string): Span | null {
  let found: Span | null = null
  let at = skipSpace(json, object + 1)
  while (json[at] === QUOTE) {
    const end = endOfText(json, at)
    const key = json.toString('latin1', at + 1, end)
    const colon = skipSpace(json, end + 1)
    if (json[colon] !== COLON) return null
    const from = skipSpace(json, colon + 1)
    const to = endOfValue(json, from)
    if (key === name) {
      if (found !== null) return null
      found = { from, to }
    }
    at = skipSpace(json, to)
    if (json[at] === COMMA) at = skipSpace(json, at + 1)
  }
  return found
}

/** The place after the value that begins here. */
function endOfValue(json: Buffer, start: number): number {
  let level = 0
  for (let at = start; at < json.length; at++) {
    switch (json[at]!) {
      case QUOTE:
        at = endOfText(json, at)
        if (level === 0) return at + 1
        break
      case 0x5b:
      case 0x7b:
        level += 1
        break
      case 0x5d:
      case 0x7d:
        // Without a beginning it ends what stands around.
        if (level === 0) return at
        level -= 1
        if (level === 0) return at + 1
        break
      case COMMA:
        if (level === 0) return at
        break
    }
  }
  return json.length
}

function skipSpace(json: Buffer, start: number): number {
  let at = start
  while (json[at] === 0x20 || json[at] === 0x0a || json[at] === 0x0d || json[at] === 0x09) at += 1
  return at
}
