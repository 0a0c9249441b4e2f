/** Works of one assignment that have the same structure, as a function. */
import type { AlikeAnswer } from '@panya/domain/alike/alike-work.ts'
import { request } from '../http/http.ts'

export const findAlike = (assignmentId: number) =>
  request<AlikeAnswer>(`/api/teach/assignments/${assignmentId}/alike`)
