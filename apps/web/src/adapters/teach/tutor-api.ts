/** What the learners of a class asked the tutor and the chat, for their teachers. */
import type { WatchedTurn } from '@panya/domain/tutor/turn.ts'
import { request } from '../http/http.ts'

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

export interface ConversationWish {
  student: number | null
  flag: WatchFlag | null
}

export function listConversations(
  classId: number,
  { student, flag }: ConversationWish,
  before: string | null,
): Promise<{ conversations: WatchedConversation[]; next: string | null }> {
  const query = new URLSearchParams({
    ...(student !== null && { student: `${student}` }),
    ...(flag !== null && { flag }),
    ...(before !== null && { before }),
  })
  return request(`/api/teach/classes/${classId}/tutor?${query}`)
}

export function readConversation(
  classId: number,
  id: string,
): Promise<Omit<WatchedConversation, 'turns'> & { turns: WatchedTurn[] }> {
  return request(`/api/teach/classes/${classId}/tutor/${encodeURIComponent(id)}`)
}
