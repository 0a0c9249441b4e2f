import { numberedLevel } from '../../game-kit/core/level-names.ts'
import { type ToolContent, translatorOf } from '../../host/tool-content.ts'
import { floorFromContent, migrate } from './core/document.ts'
import { FLOORS } from './core/floors.ts'

export const content: ToolContent = async (locale, made) => {
  const t = translatorOf(locale, await import(`./messages/${locale}.ts`))
  if (!made) return FLOORS.map(({ id }, index) => numberedLevel(id, index, t(`${id}.title`)))
  return migrate(made).floors.map((floor, index) =>
    numberedLevel(floorFromContent(floor).id, index, floor.title || t('untitled')),
  )
}
