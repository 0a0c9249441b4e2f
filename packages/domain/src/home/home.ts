/** What the first page of somebody who is signed in goes on with. */
import type { SubmissionState } from '../classroom/assignment.ts'
import type { Locale } from '../locale/locale.ts'
import type { ProjectSummary } from '../project/project.ts'
import type { ToolPath } from '../tool/tool.ts'
import type { GentleStreak } from './gentle-streak.ts'

export const HOME_LIMITS = { projects: 6, tasks: 5, classes: 5, streakDays: 35 } as const

/** A game somebody has begun, the one played last first. */
export interface BegunGame {
  tool: ToolPath
  playedAt: string
  /** How many of its levels have stars. */
  done: number
  levels: number
  /** Null when every level has stars. */
  next: { id: string; title: Record<Locale, string> } | null
}

/** The same for everybody on a day, and new tomorrow. */
export interface DailyChallenge {
  tool: ToolPath
  /** As the game's address names it. */
  level: string
  done: boolean
}

export interface DueTask {
  id: number
  title: string
  className: string
  tool: ToolPath
  level: string | null
  projectId: string | null
  hasStarter: boolean
  state: Exclude<SubmissionState, 'handed-in'> | 'not-started'
  dueAt: string | null
  late: boolean
}

/** Work that waits for its teacher. */
export interface ToMark {
  total: number
  classes: { id: number; name: string; count: number }[]
}

export interface Home {
  projects: ProjectSummary[]
  games: BegunGame[]
  challenges: DailyChallenge[]
  tasks: DueTask[]
  /** Null for who does not teach. */
  toMark: ToMark | null
  /** Null where many people share one account. */
  streak: GentleStreak | null
  /** Nothing made or played yet. */
  newcomer: boolean
}
