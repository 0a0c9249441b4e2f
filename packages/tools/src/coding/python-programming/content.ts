import type { ToolContent } from '../../host/tool-content.ts'
import { loadChallengeMessages } from './challenge-messages.ts'
import { CHALLENGES } from './core/challenges/challenges.ts'

export const content: ToolContent = async (locale) => {
  const messages = await loadChallengeMessages(locale)
  return CHALLENGES.map(({ id }) => ({ id, title: messages[id]?.title ?? id }))
}
