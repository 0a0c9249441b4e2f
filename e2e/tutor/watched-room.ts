/** A class with a learner who has asked: for the pages of those who read along. */
import { randomUUID } from 'node:crypto'
import type { TutorEvent } from '@panya/domain/tutor/tutor.ts'
import { type APIRequestContext, expect, request } from '@playwright/test'
import { type Credentials, newLearner, otherDevice, signInByApi } from '../accounts/people.ts'
import { answerAge } from '../privacy/answer-age.ts'
import { makeRoom, type Room, TEACHER } from '../teach/class.ts'

export const GOOD = 'What do you expect `nok` to be when this line runs?'
export const SAD = 'I want to kill myself'
export const TOO_MUCH = 'Here:\n\n```python\na = 1\nb = 2\nc = 3\nd = 4\ne = 5\nprint(a)\n```'
export const WITH_CODE =
  'Look at an example about something else:\n\n```python\nprint(len("owl"))\n```'

interface Asking {
  conversation?: string
  project?: string
}

export interface Learner extends Credentials {
  id: number
  api: APIRequestContext
  make(title: string): Promise<string>
  /** The turn as the learner gets it. */
  ask(question: string, where?: Asking): Promise<Turn>
  chat(question: string): Promise<Turn>
}
type Turn = Extract<TutorEvent, { kind: 'turn' }>

export async function makeWatchedRoom(
  baseURL: string,
): Promise<{ room: Room; teacher: APIRequestContext }> {
  const teacher = await otherDevice(baseURL, TEACHER)
  return { room: await makeRoom(teacher), teacher }
}

/** Somebody new in the class, old enough to decide. */
export async function learnerOf(baseURL: string, room: Room): Promise<Learner> {
  const api = await request.newContext({ baseURL })
  const person = await newLearner(api)
  await signInByApi(api, person)
  await answerAge(api, 'older')
  expect((await api.post('/api/class/join', { data: { code: room.joinCode } })).ok()).toBe(true)

  async function send(url: string, coins: number, data: object): Promise<Turn> {
    const headers = { 'idempotency-key': randomUUID(), 'x-coins': String(coins) }
    const answer = await api.post(url, { headers, data })
    const text = await answer.text()
    expect(answer.ok(), text).toBe(true)
    const events = text.split('\n\n').filter(Boolean)
    const last = JSON.parse(events.at(-1)?.slice(6) ?? 'null') as TutorEvent
    expect(last.kind, text).toBe('turn')
    return last as Turn
  }

  return {
    ...person,
    api,
    async make(title) {
      const document = { format: 'panya-python', version: 1, content: 'print(nok)' }
      const ids = { id: randomUUID(), saveId: randomUUID() }
      const data = { ...ids, tool: 'coding/python-programming', title, document }
      const made = await api.post('/api/projects', { data })
      expect(made.ok(), await made.text()).toBe(true)
      return ((await made.json()) as { id: string }).id
    },
    ask: (question, where = {}) =>
      send('/api/tutor', 2, {
        tool: 'coding/python-programming',
        locale: 'en',
        ...where,
        subject: {
          kind: 'python',
          program: 'print(nok)',
          error: "NameError: name 'nok' is not defined",
          failing: null,
          goal: null,
          level: null,
        },
        question,
      }),
    chat: (question) => send('/api/ai/chat', 4, { question, locale: 'en' }),
  }
}
