/** The levels a teacher's check of a game can be about, and the parts of its language. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { CheckChoice } from '../../host/check-choices.ts'
import type { ToolContent } from '../../host/tool-content.ts'
import { ALL_FEATURES } from '../core/code/feature.ts'
import { featureKey, loadCodeMessages } from './task-words.ts'

const levelChoices = async (locale: Locale, content: ToolContent): Promise<CheckChoice[]> =>
  (await content(locale)).map((level) => ({ ...level, group: 'level' }))

/** Of a game that is played without a program. */
export const playedChoices = (content: ToolContent) => (locale: Locale) =>
  levelChoices(locale, content)

export const programmedChoices = (content: ToolContent) => async (locale: Locale) => {
  const t = await loadCodeMessages(locale)
  const features = ALL_FEATURES.map(
    (id): CheckChoice => ({ id, title: t(featureKey(id)), group: 'feature' }),
  )
  return [...(await levelChoices(locale, content)), ...features]
}
