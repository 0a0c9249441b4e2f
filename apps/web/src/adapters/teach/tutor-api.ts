/** What the learners of a class asked the tutor and the chat, for their teachers. */
import type { WatchedTurn } from '@panya/domain/tutor/turn.ts'
import type { WatchedConversation, WatchFlag } from '@panya/domain/tutor/watched.ts'
import { request } from '../http/http.ts'

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
