import type { ToolContent } from '../../host/tool-content.ts'
import { loadChallengeTexts } from './challenge-texts.ts'
import { CHALLENGES } from './core/challenges/challenges.ts'

export const content: ToolContent = async (locale) => {
  const texts = await loadChallengeTexts(locale)
  return CHALLENGES.map(({ id }) => ({ id, title: texts[id]?.title ?? id }))
}
