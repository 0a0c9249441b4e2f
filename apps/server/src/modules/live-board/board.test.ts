import { afterAll, beforeAll, expect, test } from 'vitest'
import { aLesson, join } from '../../testing/classroom.ts'
import { aStudent } from '../../testing/people.ts'
import { projectClient } from '../../testing/project-client.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const tool = 'coding/python-programming'

test('who is stuck stands first, with the reason; who works stands before who is away', async () => {
  const { teacher, learner, room, pupil } = await aLesson(server)
  const [busy, away] = [await aStudent(server), await aStudent(server)]
  const other = await projectClient(server, busy)
  await join(other, room)
  await join(await projectClient(server, away), room)
  const report = (who: typeof learner, events: object[], projectId: string | null = null) =>
    who.call('POST', '/api/activity', { tool, projectId, events })
  const { id } = await learner.make()
  const stumble = [{ kind: 'edit' }, { kind: 'run' }, { kind: 'error', detail: 'NameError' }]
  await report(learner, [{ kind: 'open' }, ...stumble, ...stumble, ...stumble], id)
  await report(other, [{ kind: 'open' }, { kind: 'run' }])
  const { body } = await teacher.call('GET', `/api/teach/classes/${room.id}/board`)
  expect(body.desks.map(({ studentId }: { studentId: number }) => studentId)).toEqual([
    pupil.id,
    busy.id,
    away.id,
  ])
  expect(body.desks).toMatchObject([
    {
      state: 'stuck',
      projectId: id,
      tool,
      reasons: [{ kind: 'same-error', error: 'NameError', times: 3 }],
    },
    { state: 'working' },
    { state: 'quiet', lastAt: null },
  ])
})
