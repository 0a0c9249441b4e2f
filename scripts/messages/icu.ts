/** Reads ICU messages for the tests that hold translations against each other. */
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

type Token = string | [name: string, kind?: string, options?: unknown]

interface MessageParts {
  /** Names of the values a message takes. */
  values: Set<string>
  /** For each plural: which forms it has. */
  plurals: { name: string; kind: string; forms: string[] }[]
  /** Of all selects, what they choose from. */
  choices: Set<string>
  /** Markup such as `<0>`. */
  tags: string[]
}

export function partsOf(message: string): MessageParts {
  const parts: MessageParts = { values: new Set(), plurals: [], choices: new Set(), tags: [] }
  walk(compileMessageOrThrow(message), parts)
  parts.tags = [...message.matchAll(/<\/?\d+\/?>/g)].map(([tag]) => tag).toSorted()
  return parts
}

function walk(tokens: Token[] | string, parts: MessageParts): void {
  if (typeof tokens === 'string') return
  for (const token of tokens) {
    if (typeof token === 'string') continue
    const [name, kind, options] = token
    if (name !== '#') parts.values.add(name)
    if (kind !== 'plural' && kind !== 'selectordinal' && kind !== 'select') continue
    const forms = options as Record<string, Token[] | string>
    if (kind !== 'select') parts.plurals.push({ name, kind, forms: Object.keys(forms) })
    else for (const choice of Object.keys(forms)) parts.choices.add(choice)
    for (const [form, inner] of Object.entries(forms)) if (form !== 'offset') walk(inner, parts)
  }
}

/** What is wrong with a translation of a message; empty when nothing is. */
export function complaints(english: string, translation: string, locale: string): string[] {
  if (translation.trim() === '') return ['has no translation']
  const source = partsOf(english)
  let target: MessageParts
  try {
    target = partsOf(translation)
  } catch (error) {
    return [`cannot be read: ${String(error)}`]
  }
  const found: string[] = []
  const names = (parts: MessageParts) => [...parts.values].toSorted().join(', ')
  if (names(source) !== names(target)) {
    found.push(`takes {${names(target)}} instead of {${names(source)}}`)
  }
  if (source.tags.join() !== target.tags.join())
    found.push(`has other markup: ${target.tags.join(' ')}`)
  for (const { name, kind, forms } of target.plurals) {
    const type = kind === 'selectordinal' ? 'ordinal' : 'cardinal'
    const needed = new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories
    const missing = needed.filter((form) => !forms.includes(form))
    if (missing.length > 0) found.push(`lacks the plural forms ${missing.join(', ')} of ${name}`)
  }
  return found
}
