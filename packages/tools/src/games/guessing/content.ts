import { counting, numberedLevel } from '../../game-kit/core/level-names.ts'
import { THEME_MESSAGES, THEMES } from '../../game-kit/core/pictures/trait-messages.ts'
import { type ToolContent, translatorOf } from '../../host/tool-content.ts'
import { migrate } from './core/document.ts'
import { customLevelId } from './core/guess-round.ts'

/** Of the many rounds of a theme, as many as a class has lessons for. */
const OFFERED_ROUNDS = 5

export const content: ToolContent = async (locale, made) => {
  const t = translatorOf(locale, await import(`./messages/${locale}.ts`))
  if (made)
    return migrate(made)
      .levels.filter(({ items }) => items.length > 0)
      .map((level, index) =>
        numberedLevel(customLevelId(level), index, level.title || t('untitled')),
      )
  const rounds = (source: string, title = '') =>
    counting(OFFERED_ROUNDS).map((number) => ({
      id: `${source}/${number}`,
      title: `${title} · ${t('roundNumber', { number })}`,
    }))
  return [
    ...THEMES.flatMap((theme) => rounds(theme, THEME_MESSAGES[theme][locale])),
    ...rounds('mix', t('mix')),
    ...rounds('machine', t('machineTitle')),
  ]
}
