/** A class for browser tests: a teacher who has it, learners who joined it without a page. */
import { randomBytes } from 'node:crypto'
import { type APIRequestContext, expect, request } from '@playwright/test'
import {
  ADMIN,
  type Credentials,
  newLearner,
  otherDevice,
  signInByApi,
} from '../accounts/people.ts'
import { SEED_PASSWORD } from '../support/server.ts'

export const TEACHER = { email: 'teacher@panya.example', password: SEED_PASSWORD }

export interface Room {
  id: number
  name: string
  joinCode: string
}

export async function makeRoom(teacher: APIRequestContext, name?: string): Promise<Room> {
  const data = { name: name ?? `5/${randomBytes(3).toString('hex')}` }
  const answer = await teacher.post('/api/teach/classes', { data })
  expect(answer.status()).toBe(201)
  return (await answer.json()) as Room
}

/** Somebody new, in the class, with a browser of their own that has no page. */
export async function joinAsNew(
  baseURL: string,
  room: Room,
): Promise<Credentials & { id: number }> {
  const api = await request.newContext({ baseURL })
  const learner = await newLearner(api)
  await signInByApi(api, learner)
  const joined = await api.post('/api/class/join', { data: { code: room.joinCode } })
  expect(joined.status()).toBe(200)
  await api.dispose()
  return learner
}

/** A second teacher: an account the admin has given the role. */
export async function anotherTeacher(baseURL: string): Promise<Credentials & { id: number }> {
  const api = await request.newContext({ baseURL })
  const person = await newLearner(api)
  await api.dispose()
  const admin = await otherDevice(baseURL, ADMIN)
  const made = await admin.post(`/api/admin/people/${person.id}/roles`, {
    data: { group: 'teacher' },
  })
  expect(made.ok()).toBe(true)
  await admin.dispose()
  return person
}
