/** The levels of games by name; the app finds them in the games' own files. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { ProjectDocument } from '@panya/domain/project/project.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import type { NamedContent } from '@panya/tools/host/tool-content.ts'
import { useQuery } from '@tanstack/react-query'

/** Found when they are needed, of the game or of a set somebody made; null for tools without any. */
export type GameLevels = (
  tool: ToolPath,
  locale: Locale,
  made?: ProjectDocument,
) => Promise<NamedContent[] | null>

export const ANY_LEVEL = 'any'

interface GivenGame {
  tool: ToolPath
  level: string | null
  projectId: string | null
}

/** Where a game opens for playing exactly what was asked for. */
export function gameAddress({ tool, level, projectId }: GivenGame): string {
  const project = projectId === null ? '' : `project=${projectId}&`
  return `/${tool}?${project}level=${encodeURIComponent(level ?? ANY_LEVEL)}`
}

/** What learners know a level as; a made one has the assignment's own title. */
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
  return data?.find(({ id }) => id === level)?.title ?? null
}
