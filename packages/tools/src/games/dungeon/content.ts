import { numberedLevel } from '../../game-kit/core/level-names.ts'
import type { TextsFile, ToolContent } from '../../host/tool-content.ts'
import { floorFromContent, migrate } from './core/document.ts'
import { FLOORS } from './core/floors.ts'

export const content: ToolContent = async (locale, made) => {
  const { default: names }: TextsFile = await import(`./messages/${locale}.ts`)
  if (!made) return FLOORS.map(({ id }, index) => numberedLevel(id, index, names[`${id}.title`]))
  return migrate(made).floors.map((floor, index) =>
    numberedLevel(floorFromContent(floor).id, index, floor.title || names['untitled']),
  )
}
