/** Finds numbers that stand beside a word without the word's forms: “1 minutes”, “3 دقيقة”. */
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

type Token = string | [name: string, kind?: string, options?: unknown]

/** A value in the flattened text: U+E000 to begin, U+E001 to end. */
const VALUE = /\ue000(\w+)\ue001/g
/** What may stand beside a number that counts nothing by name: a colon before, brackets around, an end behind. */
const BEFORE = /(?:^|[:：(（=≈><×·–—|/?؟]|\bx|⁨)\s*$/
const BEHIND = /^\s*(?:$|[.,:;!?)%‰°…·×|/⁩<،؛؟。，；：！？）、٪–—-])/

/**
 * The texts a message may say, each with its bare values marked. Inside the forms of a plural its own number
 * (`#` or by name) is told with them and is not bare.
 */
function variants(tokens: readonly Token[] | string, told: readonly string[]): string[] {
  if (typeof tokens === 'string') return [tokens]
  let said = ['']
  for (const token of tokens) {
    const next = typeof token === 'string' ? [token] : variantsOf(token, told)
    said = said.length * next.length > 64 ? said.map((one) => one + next[0]) : cross(said, next)
  }
  return said
}

const cross = (before: readonly string[], next: readonly string[]) =>
  before.flatMap((one) => next.map((other) => one + other))

function variantsOf([name, kind, options]: Exclude<Token, string>, told: readonly string[]): string[] {
  if (kind === 'plural' || kind === 'selectordinal' || kind === 'select') {
    const inside = kind === 'select' ? told : [...told, name]
    return Object.entries(options as Record<string, Token[] | string>)
      .filter(([form]) => form !== 'offset')
      .flatMap(([, form]) => variants(form, inside))
  }
  return told.includes(name) || name === '#' ? ['\ue002'] : [`\ue000${name}\ue001`]
}

/** Names of the counts that a message leaves without forms though they stand beside a word. */
export function bareCounts(message: string, isCount: (name: string) => boolean): string[] {
  const found = new Set<string>()
  for (const text of variants(compileMessageOrThrow(message), [])) {
    const plain = text.replaceAll(/<\/?\d+\/?>/g, '')
    for (const match of plain.matchAll(VALUE)) {
      const [whole, name = ''] = match
      if (!isCount(name)) continue
      const before = plain.slice(0, match.index)
      const behind = plain.slice(match.index + whole.length)
      if (!(BEFORE.test(before) && BEHIND.test(behind))) found.add(name)
    }
  }
  return [...found]
}

/** Every value a message takes. */
export function valueNames(message: string): string[] {
  const names = new Set<string>()
  walk(compileMessageOrThrow(message))
  return [...names]

  function walk(tokens: readonly Token[] | string): void {
    if (typeof tokens === 'string') return
    for (const token of tokens) {
      if (typeof token === 'string') continue
      const [name, , options] = token
      if (name !== '#') names.add(name)
      if (typeof options !== 'object') continue
      for (const form of Object.values(options as object))
        if (typeof form === 'string' || Array.isArray(form)) walk(form as Token[] | string)
    }
  }
}
