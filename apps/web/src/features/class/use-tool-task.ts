/** What a tool's page knows of the teacher: assignments of this project or game, and waiting comments. */
import { taskCheckName } from '@panya/domain/classroom/assignment.ts'
import type { AssignedGame, ToolTask, ToolUser } from '@panya/tools/host/tool-host.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type MyWork, myAssignments } from '../../adapters/teach/assignment-api.ts'

const REFRESH_MS = 30_000
const NONE: MyWork[] = []

interface ToolWork {
  works: MyWork[]
  /** Somebody has said something about this project. */
  talk: boolean
  task: ToolTask | null
}

export function useToolTask(
  user: ToolUser | null,
  { path, family }: ToolManifest,
  projectId: string | null,
  assigned: AssignedGame | null = null,
): ToolWork {
  const learner = user?.role === 'student'
  const game = family === 'games'
  const { data } = useQuery({
    queryKey: ['class', 'assignments', game ? 'all' : projectId],
    queryFn: () => myAssignments(game || projectId === null ? undefined : projectId),
    enabled: learner && (game || projectId !== null),
    refetchInterval: REFRESH_MS,
  })
  const found = data?.assignments ?? NONE
  const works = game ? found.filter((work) => work.tool === path && !work.locked) : found
  // Of several games of a kind, the one with the level that was opened.
  const asked = works.find((work) => assigned && work.level === assigned.level)
  const first = asked ?? works[0]
  const checks = JSON.stringify(first?.checks ?? [])
  const id = first ? taskCheckName(first.id) : null
  const task = useMemo(() => {
    const list = JSON.parse(checks) as ToolTask['checks']
    return id !== null && list.length > 0 ? { id, checks: list } : null
  }, [id, checks])
  return { works, talk: (data?.comments ?? 0) > 0, task }
}
