import type { Locale } from '@panya/domain/locale/locale.ts'
import type { NodeType } from '@panya/engines/flow/node-type.ts'

/** Messages beside the nodes, each in every language: a name and a sentence for every node, and what it shows. */

type InEveryLanguage = Record<Locale, string>

export type NodeMessages<Nodes extends readonly NodeType[]> = Record<string, InEveryLanguage> &
  Record<`${'node' | 'help'}.${Nodes[number]['type']}`, InEveryLanguage>

/** The build runs this, so a page loads one language only (`apps/web/tool-messages-plugin.ts`). */
export function inLanguage<Key extends string>(
  messages: Record<Key, InEveryLanguage>,
  locale: Locale,
): Record<Key, string> {
  const keys = Object.keys(messages) as Key[]
  return Object.fromEntries(keys.map((key) => [key, messages[key][locale]])) as Record<Key, string>
}
