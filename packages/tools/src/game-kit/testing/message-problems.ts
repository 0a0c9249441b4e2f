import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Locale } from '@panya/domain/locale/locale.ts'

/** Finds messages whose placeholders differ from the English ones or whose plurals lack a form. */

type Messages = Record<string, string>

interface Parts {
  names: Set<string>
  plurals: string[][]
}

/** A compiled message is a list of messages and of [name], [name, kind] or [name, kind, forms]. */
function collect(tokens: unknown, parts: Parts): void {
  for (const token of Array.isArray(tokens) ? tokens : []) {
    if (!Array.isArray(token)) continue
    const [name, kind, forms] = token as [string, string?, Record<string, unknown>?]
    parts.names.add(name)
    if (typeof forms !== 'object') continue
    if (kind === 'plural') parts.plurals.push(Object.keys(forms))
    for (const form of Object.values(forms)) collect(form, parts)
  }
}

function partsOf(message: string): Parts {
  const parts: Parts = { names: new Set(), plurals: [] }
  collect(compileMessage(message), parts)
  return parts
}

function sameNames(one: Set<string>, other: Set<string>): boolean {
  return one.size === other.size && [...one].every((name) => other.has(name))
}

export function messageProblems(locale: Locale, english: Messages, messages: Messages): string[] {
  const wanted = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  return Object.entries(messages).flatMap(([key, message]) => {
    const { names, plurals } = partsOf(message)
    const expected = partsOf(english[key] ?? '').names
    const problems: string[] = []
    if (message.trim() === '') problems.push(`${locale} ${key}: empty`)
    if (!sameNames(names, expected)) {
      problems.push(
        `${locale} ${key}: {${[...names].join('} {')}} for {${[...expected].join('} {')}}`,
      )
    }
    for (const forms of plurals) {
      const missing = wanted.filter((form) => !forms.includes(form))
      if (missing.length > 0) problems.push(`${locale} ${key}: no plural for ${missing.join(', ')}`)
    }
    return problems
  })
}
