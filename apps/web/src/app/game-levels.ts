/** The built-in levels of the games with their names, loaded when a teacher chooses one. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import type { GameLevel } from '../adapters/teach/game-levels.ts'

type Messages = { default: Record<string, string> }

const messages = import.meta.glob<Messages>(
  '../../../../packages/tools/src/games/{programming,dungeon}/messages/*.ts',
)

async function titles(game: string, locale: Locale): Promise<Record<string, string>> {
  const found = Object.entries(messages).find(([path]) =>
    path.endsWith(`/games/${game}/messages/${locale}.ts`),
  )
  return (await found?.[1]())?.default ?? {}
}

export async function gameLevels(tool: ToolPath, locale: Locale): Promise<GameLevel[] | null> {
  if (tool === 'games/programming') {
    const { LEVELS } = await import('@panya/tools/games/programming/core/levels/all-levels.ts')
    const names = await titles('programming', locale)
    return LEVELS.map(({ id }, index) => named(id, index, names[`level.${id}.title`]))
  }
  if (tool === 'games/dungeon') {
    const { FLOORS } = await import('@panya/tools/games/dungeon/core/floors.ts')
    const names = await titles('dungeon', locale)
    return FLOORS.map(({ id }, index) => named(id, index, names[`${id}.title`]))
  }
  if (tool === 'games/grouping') {
    const { BOARDS } = await import('@panya/tools/games/grouping/core/board-library.ts')
    return Object.values(BOARDS)
      .flat()
      .map(({ id, title }, index) => named(id, index, title[locale]))
  }
  return null
}

function named(id: string, index: number, title = id): GameLevel {
  return { id, title: `${index + 1}. ${title}` }
}
