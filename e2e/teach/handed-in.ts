/** Work of a new learner for a teacher to look at: a class, an assignment, and what the learner made of it. */
import { type APIRequestContext, expect, request } from '@playwright/test'
import { WISH } from '../../apps/server/src/testing/give-assignment.ts'
import { newLearner, signInByApi } from '../accounts/people.ts'
import { makeRoom } from './class.ts'

export interface HandedIn {
  pupil: APIRequestContext
  assignment: number
  projectId: string
}

export async function handedIn(
  teacher: APIRequestContext,
  baseURL: string,
  tool: string,
  document: unknown,
): Promise<HandedIn> {
  const room = await makeRoom(teacher)
  const given = await teacher.post(`/api/teach/classes/${room.id}/assignments`, {
    data: { ...WISH, title: 'Sums', tool },
  })
  const { id: assignment } = (await given.json()) as { id: number }
  const pupil = await request.newContext({ baseURL })
  await signInByApi(pupil, await newLearner(pupil))
  await pupil.post('/api/class/join', { data: { code: room.joinCode } })
  const begun = await pupil.post(`/api/class/assignments/${assignment}/start`, {
    data: { document },
  })
  expect(begun.ok(), await begun.text()).toBe(true)
  const { projectId } = (await begun.json()) as { projectId: string }
  return { pupil, assignment, projectId }
}
