/** Work of a whole class for a teacher to mark: everybody has handed in, without a page. */
import { type APIRequestContext, expect } from '@playwright/test'
import { WISH } from '../../apps/server/src/testing/give-assignment.ts'
import { type Credentials, otherDevice } from '../accounts/people.ts'
import { joinAsNew, makeRoom, type Room } from './class.ts'

export interface Pupil extends Credentials {
  id: number
  firstName: string
}

export interface ClassWork {
  room: Room
  /** The assignment. */
  id: number
  pupils: Pupil[]
}

const TOOL = 'coding/python-programming'
const program = (text: string) => ({
  format: 'panya-python',
  version: 1,
  content: { files: [{ name: 'main.py', text }], main: 'main.py' },
})

/** In the order of the names; the first one's checks passed, the second one's did not. */
export async function classWork(
  teacher: APIRequestContext,
  baseURL: string,
  names: readonly string[],
): Promise<ClassWork> {
  const room = await makeRoom(teacher)
  const wish = { ...WISH, title: 'Count to ten', checks: [{ input: [], output: '1' }] }
  const given = await teacher.post(`/api/teach/classes/${room.id}/assignments`, { data: wish })
  const { id } = (await given.json()) as { id: number }
  const pupils: Pupil[] = []
  for (const firstName of names) {
    const learner = await joinAsNew(baseURL, room)
    const api = await otherDevice(baseURL, learner)
    expect((await api.patch('/api/profile', { data: { firstName } })).ok()).toBe(true)
    const work = `/api/class/assignments/${id}`
    const document = program(`print("${firstName} counts")`)
    expect((await api.post(`${work}/start`, { data: { document } })).ok()).toBe(true)
    const kind = ['check-passed', 'check-failed'][pupils.length]
    if (kind) {
      const data = { tool: TOOL, projectId: null, events: [{ kind, detail: `task-${id}` }] }
      await api.post('/api/activity', { data })
    }
    expect((await api.post(`${work}/hand-in`)).ok()).toBe(true)
    await api.dispose()
    pupils.push({ ...learner, firstName })
  }
  return { room, id, pupils }
}
