/** What the games keep of somebody's playing, the one played last first. */
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { type GameProgress, readProgress } from '@panya/tools/game-kit/core/progress.ts'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { toolProgress } from '../../platform/database/schema/project.ts'

/** Under which the games keep it. */
const KEY = 'progress'

export interface PlayedGame {
  tool: ToolPath
  playedAt: Date
  progress: GameProgress
}

export async function playedGames(
  orm: Orm,
  studentId: number,
  games: readonly ToolPath[],
): Promise<PlayedGame[]> {
  const rows = await orm
    .select({
      tool: toolProgress.tool,
      playedAt: toolProgress.updatedAt,
      value: sql<string>`${toolProgress.value}::text`,
    })
    .from(toolProgress)
    .where(
      and(
        eq(toolProgress.studentId, studentId),
        inArray(toolProgress.tool, [...games]),
        eq(toolProgress.key, KEY),
      ),
    )
    .orderBy(desc(toolProgress.updatedAt))
  return rows.map(({ tool, playedAt, value }) => ({
    tool,
    playedAt,
    progress: readProgress(JSON.parse(value)),
  }))
}
