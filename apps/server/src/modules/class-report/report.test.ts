import { TOPUPS, UpdateOnlineStatus } from '@panya/domain/graphql/operations.ts'
import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aLesson } from '../../testing/classroom.ts'
import { give } from '../../testing/give-assignment.ts'
import { sendOperation } from '../../testing/graphql.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('days, minutes, skills and marks of a learner are what the teacher and the learner both see', async () => {
  const { teacher, learner, room, pupil } = await aLesson(server)
  const today = bangkokDay(new Date())
  const online = { student_id: pupil.id, today, last_online: new Date().toISOString() }
  await sendOperation(server, UpdateOnlineStatus, online, learner.headers)
  await sendOperation(server, UpdateOnlineStatus, { ...online, topup_minutes: 15 }, learner.headers)
  const topup = { today, topup_minutes: 15 }
  await sendOperation(server, TOPUPS.minutes_text_programming, topup, learner.headers)
  const tool = 'coding/python-programming'
  const passed = { kind: 'check-passed', detail: 'fizz' }
  const events = [{ kind: 'run' }, { kind: 'error', detail: 'A' }, passed, passed]
  await learner.call('POST', '/api/activity', { tool, projectId: null, events })
  const solved = ['hello', 'own-name', 'two-lines']
  await learner.call('PUT', `/api/progress?tool=${tool}&key=course`, { value: { solved } })
  const { id } = await give(teacher, room.id)
  await teacher.call('PUT', `/api/teach/assignments/${id}/submissions/${pupil.id}`, {
    mark: 7,
    rubricMarks: null,
    feedback: '',
  })
  const period = `from=${today}&to=${today}`
  const { body } = await teacher.call('GET', `/api/teach/classes/${room.id}/report?${period}`)
  const expected = {
    studentId: pupil.id,
    minutes: 15,
    days: [{ date: today, minutes: 15 }],
    tools: { [tool]: 15 },
    skills: { loops: 1 },
    runs: 1,
    errors: 1,
    courses: [{ tool, done: 3, steps: 60 }],
    assignments: { given: 1, handedIn: 0, marks: 70 },
  }
  expect(body.learners).toMatchObject([expected])
  expect((await learner.call('GET', `/api/class/report?${period}`)).body).toMatchObject(expected)
})

test.each([{ solved: 'all' }, 'all', 7, null, { solved: { length: 60 } }])(
  'progress of the course that is none (%j) is nothing done',
  async (value) => {
    const { teacher, learner, room } = await aLesson(server)
    const key = 'tool=coding/python-programming&key=course'
    await learner.call('PUT', `/api/progress?${key}`, { value })
    const today = bangkokDay(new Date())
    const path = `/api/teach/classes/${room.id}/report?from=${today}&to=${today}`
    const { status, body } = await teacher.call('GET', path)
    expect([status, body.learners[0].courses]).toMatchObject([200, [{ done: 0, steps: 60 }]])
  },
)

test.each([
  'from=2026-02-30&to=2026-03-01',
  'from=2026-03-02&to=2026-03-01',
  'from=2020-01-01&to=2026-01-01',
  'from=x&to=y',
])('the period %s is refused', async (period) => {
  const { learner } = await aLesson(server)
  expect((await learner.call('GET', `/api/class/report?${period}`)).status).toBe(400)
})
