import { numberedLevel } from '../../game-kit/core/level-names.ts'
import { type ToolContent, translatorOf } from '../../host/tool-content.ts'
import { levelFromContent, migrate } from './core/document.ts'
import { LEVELS } from './core/levels/all-levels.ts'

export const content: ToolContent = async (locale, made) => {
  const t = translatorOf(locale, await import(`./messages/${locale}.ts`))
  if (!made) return LEVELS.map(({ id }, index) => numberedLevel(id, index, t(`level.${id}.title`)))
  return migrate(made).levels.map((level, index) =>
    numberedLevel(levelFromContent(level).id, index, level.title || t('untitled')),
  )
}
