import { afterAll, beforeAll, expect, test } from 'vitest'
import { aLesson } from '../../testing/classroom.ts'
import { everyRoute } from '../../testing/every-route.ts'
import { give } from '../../testing/give-assignment.ts'
import { python } from '../../testing/project-client.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const SECRET = 'print("how-it-is-done")'

test('a solution is the teachers’: set, changed, copied and kept with the assignment', async () => {
  const { teacher, room } = await aLesson(server)
  const { id, ...made } = await give(teacher, room.id, { solution: SECRET })
  expect(made.solution).toBe(SECRET)
  const url = `/api/teach/assignments/${id}`
  const copied = await teacher.call('POST', `${url}/copy`, { classId: room.id })
  expect(copied.body).toMatchObject({ solution: SECRET })
  await teacher.call('POST', '/api/teach/templates', { assignmentId: id })
  const { templates } = (await teacher.call('GET', '/api/teach/templates')).body
  expect(templates).toMatchObject([{ solution: SECRET }])
  expect((await teacher.call('PATCH', url, { title: 'Other' })).body).toMatchObject({
    solution: SECRET,
  })
  expect((await teacher.call('PATCH', url, { solution: null })).body).toMatchObject({
    solution: null,
  })
  const long = await teacher.call('PATCH', url, { solution: 'x'.repeat(12_001) })
  expect(long.status).toBe(400)
})

test('nothing that a learner can ask for holds it, and neither does the log', async () => {
  const { teacher, learner, room } = await aLesson(server)
  const { id } = await give(teacher, room.id, { solution: SECRET })
  await teacher.call('PATCH', `/api/teach/assignments/${id}`, { solution: `${SECRET} # newer` })
  const document = python('# empty')
  const begun = await learner.call('POST', `/api/class/assignments/${id}/start`, { document })
  const project: string = begun.body.projectId
  await learner.call('POST', `/api/class/assignments/${id}/hand-in`)
  const texts = [JSON.stringify(begun.body)]
  for (const { method, url } of everyRoute(server.app)) {
    if (method !== 'GET') continue
    const path = url
      .replace('/assignments/:id', `/assignments/${id}`)
      .replace('/projects/:id', `/projects/${project}`)
      .replace('/:id', `/${room.id}`)
    if (path.includes(':')) continue
    const answer = await server.app.inject({ url: path, headers: learner.headers })
    texts.push(answer.body)
  }
  texts.push((await learner.call('GET', `/api/class/assignments?project=${project}`)).body)
  texts.push(JSON.stringify((await learner.call('GET', '/api/class/past-assignments')).body))
  expect(texts.length).toBeGreaterThan(30)
  expect(texts.filter((text) => JSON.stringify(text).includes('how-it-is-done'))).toEqual([])
  expect(texts.some((text) => JSON.stringify(text).includes('Draw a flower'))).toBe(true)
  const { rows } = await server.database.pool.query('select audit_log::text as row from audit_log')
  expect(rows.filter(({ row }) => row.includes('how-it-is-done'))).toEqual([])
})
