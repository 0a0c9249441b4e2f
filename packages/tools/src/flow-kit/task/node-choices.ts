/** The nodes a teacher's check can be about, each with the figures it gives. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { NodeRegistry } from '@panya/engines/flow/node-type.ts'
import type { CheckChoice } from '../../host/check-choices.ts'
import { type MessagesFile, translatorOf } from '../../host/tool-content.ts'
import { FIGURES_OF } from './figures.ts'
import { shownPorts } from './node-values.ts'
import { loadFlowTaskMessages } from './task-messages.ts'

export async function nodeChoices(
  locale: Locale,
  registry: NodeRegistry,
  file: MessagesFile,
): Promise<CheckChoice[]> {
  const own = translatorOf(locale, file)
  const t = await loadFlowTaskMessages(locale)
  // What only teachers have is in no learner's flow.
  const all = registry.all().filter(({ live }) => live !== 'attendance')
  return all.map((type) => ({
    id: type.type,
    title: own(`node.${type.type}`),
    group: own(`category.${type.category}`),
    figures: shownPorts(type).flatMap(({ name, types }) => {
      const known = own(`port.${name}`)
      const port = known === `port.${name}` ? name : known
      const kinds = [...new Set(types.flatMap((kind) => FIGURES_OF[kind] ?? []))]
      return kinds.map((what) => ({ port: name, what, title: t(what, { port }) }))
    }),
  }))
}
