/** Finds places in JSON without reading it: megabytes of tiny lists cost nothing but a glance. */

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a]
const [BRACE, BRACE_END] = [0x7b, 0x7d]

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
  const start = skipSpace(json, 0)
  if (path.length === 0) return { from: start, to: json.length }
  return json[start] === BRACE ? findInside(json, start, path).span : null
}

/** Goes through an object once, however deep what is looked for stands in it. */
function findInside(
  json: Buffer,
  object: number,
  [name = '', ...inner]: readonly string[],
): { span: Span | null; end: number } {
  let found: Span | null = null
  let times = 0
  let at = skipSpace(json, object + 1)
  while (json[at] === QUOTE) {
    const end = endOfText(json, at)
    const key = json.toString('latin1', at + 1, end)
    const colon = skipSpace(json, end + 1)
    if (json[colon] !== COLON) return { span: null, end: json.length }
    const from = skipSpace(json, colon + 1)
    const deeper: { span: Span | null; end: number } | null =
      key === name && inner.length > 0 && json[from] === BRACE
        ? findInside(json, from, inner)
        : null
    const to: number = deeper?.end ?? endOfValue(json, from)
    if (key === name) {
      times += 1
      found = inner.length === 0 ? { from, to } : (deeper?.span ?? null)
    }
    at = skipSpace(json, to)
    if (json[at] === COMMA) at = skipSpace(json, at + 1)
  }
  const whole = json[at] === BRACE_END ? at + 1 : endOfValue(json, object)
  return { span: times === 1 ? found : null, end: whole }
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

/** Whether reading it would make more than so many values: each costs memory, however short it is. */
export function hasMoreValues(json: Buffer, most: number): boolean {
  let values = 1
  for (let at = 0; at < json.length; at++) {
    const byte = json[at]!
    if (byte === QUOTE) at = endOfText(json, at)
    else if (byte === COMMA || byte === 0x5b || byte === BRACE) values += 1
    if (values > most) return true
  }
  return false
}
