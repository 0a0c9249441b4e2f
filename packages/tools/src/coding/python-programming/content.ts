import type { ToolContent } from '../../host/tool-content.ts'
import { loadChallengeMessages } from './challenge-messages.ts'
import { CHALLENGES } from './core/challenges/challenges.ts'
import { EXAMPLES } from './examples/examples.ts'

export const content: ToolContent = async (locale) => {
  const messages = await loadChallengeMessages(locale)
  return [
    ...CHALLENGES.map(({ id }) => ({ id, title: messages[id]?.title ?? id })),
    ...EXAMPLES.map(({ id, title }) => ({ id, title: title[locale] })),
  ]
}
