/** A conversation in a teacher's list. */
export const WATCH_FLAGS = ['care', 'reported', 'held-back', 'unsafe'] as const
export type WatchFlag = (typeof WATCH_FLAGS)[number]

export interface WatchedConversation {
  id: string
  student: { id: number; name: string }
  tool: string
  /** Of the project, or of a game the level; empty for neither. */
  title: string
  turns: number
  lastAt: string
  flags: WatchFlag[]
}
