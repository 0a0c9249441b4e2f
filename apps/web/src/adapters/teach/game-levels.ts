/** The levels of games by name; the app finds them in the games' own files. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { useQuery } from '@tanstack/react-query'

export interface GameLevel {
  id: string
  title: string
}

/** Found when they are needed; null for tools without levels. */
export type GameLevels = (tool: ToolPath, locale: Locale) => Promise<GameLevel[] | null>

/** What learners know a level as; its id until that is known. */
export function useLevelTitle(
  levels: GameLevels,
  { tool, level }: { tool: ToolPath; level: string | null },
  locale: Locale,
): string | null {
  const { data } = useQuery({
    queryKey: ['teach-levels', tool, locale],
    queryFn: () => levels(tool, locale),
    enabled: level !== null,
  })
  return data?.find(({ id }) => id === level)?.title ?? level
}
