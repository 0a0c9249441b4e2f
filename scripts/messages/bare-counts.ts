/** Finds numbers that stand beside a word without the word's forms: “1 minutes”, “3 دقيقة”. */
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Locale } from '@panya/domain/locale/locale.ts'

type Token = string | [name: string, kind?: string, options?: unknown]

/** A value in the flattened text: U+E000 to begin, U+E001 to end. */
const VALUE = /\ue000(\w+)\ue001/g
/** What may follow a number that has its noun before it, or none: an end, a sign, or a word that no number counts. */
const NO_NOUN: Record<Locale, RegExp> = {
  en: /^\s*(?:$|[^\p{L}\s]|(?:of|to|from|and|or|is|in|on|at|for|by|so|than|before|until)\b)/u,
  th: /^\s*(?:$|[^\p{L}\s]|(?:จาก|ถึง|และ|หรือ|เป็น|ใน))/u,
  zh: /^\s*(?:$|[^\p{L}\s]|[到和或起的至])/u,
  ar: /^\s*(?:$|[^\p{L}\s]|(?:من|إلى|في|على|أو|عن|و\p{L}+)(?!\p{L}))/u,
}

/**
 * The texts a message may say, each with its bare values marked. Inside the forms of a plural its own number
 * (`#` or by name) is told with them and is not bare.
 */
function variants(tokens: readonly Token[] | string, told: readonly string[]): string[] {
  if (typeof tokens === 'string') return [tokens]
  let said = ['']
  for (const token of tokens) {
    const next = typeof token === 'string' ? [token] : variantsOf(token, told)
    said =
      said.length * next.length > 64
        ? said.map((one) => `${one}${next[0] ?? ''}`)
        : cross(said, next)
  }
  return said
}

const cross = (before: readonly string[], next: readonly string[]) =>
  before.flatMap((one) => next.map((other) => one + other))

function variantsOf(
  [name, kind, options]: Exclude<Token, string>,
  told: readonly string[],
): string[] {
  if (kind === 'plural' || kind === 'selectordinal' || kind === 'select') {
    const inside = kind === 'select' ? told : [...told, name]
    return Object.entries(options as Record<string, Token[] | string>)
      .filter(([form]) => form !== 'offset')
      .flatMap(([, form]) => variants(form, inside))
  }
  // A share is told with its sign.
  return told.includes(name) || name === '#' || kind === 'number'
    ? ['\ue002']
    : [`\ue000${name}\ue001`]
}

/** Names of the counts that a message leaves without forms though a noun follows them. */
export function bareCounts(
  locale: Locale,
  message: string,
  isCount: (name: string) => boolean,
): string[] {
  const found = new Set<string>()
  for (const text of variants(compileMessageOrThrow(message), [])) {
    const plain = text.replaceAll(/<\/?\d+\/?>/g, '')
    for (const match of plain.matchAll(VALUE)) {
      const [whole, name = ''] = match
      if (!isCount(name)) continue
      if (!NO_NOUN[locale].test(plain.slice(match.index + whole.length))) found.add(name)
    }
  }
  return [...found]
}
