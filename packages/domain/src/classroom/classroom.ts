/** A class as it travels between browser and server. */
import type { GuardianState } from '../consent/consent-state.ts'
import type { ToolPath } from '../tool/tool.ts'
import type { CardWarning, SecretKind } from './class-secret.ts'
import type { MissingWork } from './gradebook.ts'

export const CLASS_NAME_MAX = 80
export const TUTOR_MODES = ['off', 'hints', 'explanations'] as const
export type TutorMode = (typeof TUTOR_MODES)[number]

export interface ClassSummary {
  id: number
  name: string
  joinCode: string
  students: number
  archivedAt: string | null
  createdAt: string
}

export interface ClassTeacher {
  id: number
  displayName: string
  email: string
}

export interface ClassSettings {
  sharing: boolean
  leaderboard: boolean
  tutorMode: TutorMode
  /** Coins a day: what each learner may spend, and what all of them may spend together. */
  dailyAiCap: number | null
  dailyClassAiCap: number | null
  /** The tools that are open now; null for all. */
  openTools: ToolPath[] | null
  /** When the choice ends by itself. */
  openToolsUntil: string | null
}

export interface ClassDetails extends ClassSummary, ClassSettings {
  /** Whether learners without a mailbox sign in by a card. */
  signIn: boolean
  /** Of the list they find their name in; null until it was first turned on. */
  signInCode: string | null
  signInKind: SecretKind
  /** What the gradebook makes of work that is due and was not handed in. */
  missingWork: MissingWork
  teachers: ClassTeacher[]
  invited: number
}

export interface ClassStudent {
  id: number
  displayName: string
  firstName: string
  lastName: string
  email: string
  grade: string
  lastOnline: string | null
  minutes: number
  joinedAt: string
  /** What the guardian said; null for those who need none or have not told their age yet. */
  guardian: GuardianState | null
  /** Wrong tries with the card of class sign-in; null for few, and for those who have none. */
  card: CardWarning | null
}

export interface Page<Row> {
  rows: Row[]
  total: number
}

export interface ClassInvite {
  code: string
  email: string
  firstName: string
  lastName: string
  grade: string
  createdAt: string
}

/** A class as its learners see it. */
export interface MyClass extends ClassSettings {
  id: number
  name: string
  part: 'student' | 'teacher'
  teachers: string[]
}

/** Which tools somebody may use now: all, or those their teachers have opened. */
export interface OpenTools {
  tools: ToolPath[] | null
  until: string | null
  className: string | null
}

interface Focus {
  name: string
  openTools: string[] | null
  until: Date | null
}

/** Somebody in two lessons at once may use what either of them opened. */
export function openToolsOf(classes: readonly Focus[], now: Date): OpenTools {
  const focused = classes.filter(
    ({ openTools, until }) => openTools !== null && (until === null || until > now),
  )
  if (focused.length === 0) return { tools: null, until: null, className: null }
  const tools = [...new Set(focused.flatMap(({ openTools }) => openTools ?? []))] as ToolPath[]
  const ends = focused.map(({ until }) => until?.getTime() ?? Infinity)
  const end = Math.max(...ends)
  return {
    tools,
    until: Number.isFinite(end) ? new Date(end).toISOString() : null,
    className: focused[0]?.name ?? null,
  }
}
