/** What the inbox says: one line for everything new about one assignment, project or class. */
import type { ToolPath } from '../tool/tool.ts'

export const NOTICE_KINDS = [
  /** Learners handed in; one line for all of them. */
  'handed-in',
  /** The teacher gave work back, with a mark or without. */
  'given-back',
  /** Somebody wrote about my work. */
  'comment',
  /** A learner answered what I wrote about theirs. */
  'answer',
  /** I may join a class. */
  'invitation',
  /** I teach in a class that somebody else made. */
  'class-shared',
] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** Names a line among those of one person. */
export interface NoticeKey {
  kind: NoticeKind
  /** The number of an assignment or a class, or the id of a project. */
  subject: string
}

export interface Notice extends NoticeKey {
  /** When the newest of it happened. */
  at: string
  /** How many: those that are new, or all of them when none is. */
  count: number
  unread: boolean
  /** Of the assignment, the project or the class. */
  title: string
  /** The class it was in, or who wrote; null where the title says it all. */
  from: string | null
  tool: ToolPath | null
}

export interface Inbox {
  notices: Notice[]
  total: number
  unread: number
}

export const NOTICE_PAGE = 20

/** Where the work is; without a language. */
export function noticePath({ kind, subject, tool }: NoticeKey & Pick<Notice, 'tool'>): string {
  switch (kind) {
    case 'handed-in':
      return `/teach/assignment?id=${subject}`
    case 'given-back':
      return `/class?assignment=${subject}`
    case 'comment':
      return `/${tool}?project=${subject}`
    case 'answer':
      return `/teach/work?id=${subject}`
    case 'invitation':
      return '/class'
    case 'class-shared':
      return `/teach/class?id=${subject}`
  }
}
