/** Reads the part of Markdown that instructions need into a tree; pages draw the tree, so nothing in it can run. */

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'strong' | 'emphasis'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] }

export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; children: Inline[] }
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'quote'; children: Inline[] }
  | { kind: 'rule' }

const FENCE = /^\s*(```|~~~)/
const HEADING = /^(#{1,6})\s+(.*)$/
const ITEM = /^\s*([-*+]|\d{1,3}[.)])\s+(.*)$/
const QUOTE = /^>\s?(.*)$/
const RULE = /^\s*([-*_])(\s*\1){2,}\s*$/

export function readMarkdown(source: string): Block[] {
  const lines = source.replace(/\r\n?/g, '\n').split('\n')
  const blocks: Block[] = []
  let at = 0
  while (at < lines.length) {
    const read = readBlock(lines, at)
    if (read.block) blocks.push(read.block)
    at = read.next
  }
  return blocks
}

function readBlock(lines: string[], at: number): { block: Block | null; next: number } {
  const line = lines[at]!
  if (line.trim() === '') return { block: null, next: at + 1 }
  if (FENCE.test(line)) return readFence(lines, at)
  const [, marks, title = ''] = HEADING.exec(line) ?? []
  if (marks !== undefined) {
    const level = Math.min(3, marks.length) as 1 | 2 | 3
    return { block: { kind: 'heading', level, children: readInline(title) }, next: at + 1 }
  }
  if (RULE.test(line)) return { block: { kind: 'rule' }, next: at + 1 }
  if (ITEM.test(line)) return readList(lines, at)
  if (QUOTE.test(line))
    return readLines(lines, at, 'quote', (text) => QUOTE.exec(text)?.[1] ?? null)
  return readLines(lines, at, 'paragraph', (text) => (startsOther(text) ? null : text))
}

const startsOther = (line: string) =>
  line.trim() === '' || [FENCE, HEADING, ITEM, QUOTE, RULE].some((start) => start.test(line))

function readLines(
  lines: string[],
  at: number,
  kind: 'paragraph' | 'quote',
  textOf: (line: string) => string | null,
): { block: Block; next: number } {
  const taken: string[] = []
  let next = at
  while (next < lines.length) {
    const text = textOf(lines[next]!)
    if (text === null) break
    taken.push(text.trim())
    next += 1
  }
  return { block: { kind, children: readInline(taken.join(' ')) }, next: Math.max(next, at + 1) }
}

function readFence(lines: string[], at: number): { block: Block; next: number } {
  const end = lines.findIndex((line, index) => index > at && FENCE.test(line))
  const last = end < 0 ? lines.length : end
  return { block: { kind: 'code', text: lines.slice(at + 1, last).join('\n') }, next: last + 1 }
}

function readList(lines: string[], at: number): { block: Block; next: number } {
  const ordered = /^\s*\d/.test(lines[at]!)
  const items: string[] = []
  let next = at
  while (next < lines.length) {
    const line = lines[next]!
    const item = ITEM.exec(line)
    if (item) {
      if (/\d/.test(item[1]!) !== ordered) break
      items.push(item[2]!)
    } else if (/^\s{2,}\S/.test(line)) items[items.length - 1] += ` ${line.trim()}`
    else break
    next += 1
  }
  return { block: { kind: 'list', ordered, items: items.map(readInline) }, next }
}

const INLINE: [RegExp, (match: RegExpExecArray) => Inline | null][] = [
  [/^`([^`]+)`/, ([, text = '']) => ({ kind: 'code', text })],
  [
    /^\*\*(?=\S)([^\n]*?\S)\*\*/,
    ([, text = '']) => ({ kind: 'strong', children: readInline(text) }),
  ],
  [
    /^\*(?=[^\s*])([^*\n]*[^\s*])\*/,
    ([, text = '']) => ({ kind: 'emphasis', children: readInline(text) }),
  ],
  [/^\[([^\]\n]{1,300})\]\(([^)\s]{1,500})\)/, ([, text = '', href = '']) => link(text, href)],
]

function link(text: string, href: string): Inline | null {
  return isSafeAddress(href) ? { kind: 'link', href, children: readInline(text) } : null
}

/** Addresses of the web, of mail, and pages of this site; never something that runs, nor one of our interfaces. */
export function isSafeAddress(href: string): boolean {
  return /^(https?:\/\/[^\s"'<>\\]+|mailto:[^\s"'<>\\]+|\/(?![/\\]|api\b|graphql\b)(?!.*(\.|%2e){2})[\w-]*([/?#][^\s"'<>\\]*)?)$/i.test(
    href,
  )
}

export function readInline(source: string): Inline[] {
  const parts: Inline[] = []
  let plain = ''
  const endPlain = () => {
    if (plain !== '') parts.push({ kind: 'text', text: plain })
    plain = ''
  }
  let at = 0
  while (at < source.length) {
    const found = /[`*[]/.test(source[at]!) ? matchAt(source.slice(at)) : null
    if (found) {
      endPlain()
      parts.push(found.part)
      at += found.length
    } else {
      plain += source[at]
      at += 1
    }
  }
  endPlain()
  return parts
}

function matchAt(rest: string): { part: Inline; length: number } | null {
  for (const [pattern, make] of INLINE) {
    const match = pattern.exec(rest)
    const part = match && make(match)
    if (match && part) return { part, length: match[0].length }
  }
  return null
}
