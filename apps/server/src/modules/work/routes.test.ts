import { afterAll, beforeAll, expect, test } from 'vitest'
import { aLesson } from '../../testing/classroom.ts'
import { aStudent } from '../../testing/people.ts'
import { projectClient } from '../../testing/project-client.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a teacher looks on while a learner works; the document travels only when it has changed', async () => {
  const { teacher, learner, pupil } = await aLesson(server)
  const { id } = await learner.make('print(1)')
  const look = (revision: number) =>
    teacher.call('GET', `/api/teach/work/${id}?revision=${revision}`)
  expect((await look(0)).body).toMatchObject({ revision: 1, document: { content: 'print(1)' } })
  expect((await look(1)).body.document).toBeNull()
  await learner.save(id, 1, 'print(2)')
  expect((await look(1)).body).toMatchObject({ revision: 2, document: { content: 'print(2)' } })
  const work = await teacher.call('GET', `/api/teach/students/${pupil.id}/work`)
  expect(work.body.work).toMatchObject([{ id, title: 'Mine' }])
  await learner.call('DELETE', `/api/projects/${id}`)
  expect((await look(0)).status).toBe(404)
})

test('teacher and learner talk about a line; others do not even learn that there is something', async () => {
  const { teacher, learner } = await aLesson(server)
  const { id } = await learner.make('print(1)')
  const url = `/api/projects/${id}/comments`
  const said = await teacher.call('POST', url, { place: 'line:1', text: 'Why 1?' })
  expect(said.status).toBe(201)
  const { body } = await learner.call('GET', url)
  expect(body.comments).toMatchObject([
    { place: 'line:1', text: 'Why 1?', mine: false, fromTeacher: true },
  ])
  const count = await learner.call('GET', `/api/class/assignments?project=${id}`)
  expect(count.body.comments).toBe(1)
  const ticked = await learner.call('PATCH', `${url}/${body.comments[0].id}`, { done: true })
  expect(ticked.body.comments[0].doneAt).not.toBeNull()
  const stranger = await projectClient(server, await aStudent(server))
  expect((await stranger.call('GET', url)).status).toBe(404)
  expect((await stranger.call('POST', url, { place: null, text: 'hi' })).status).toBe(404)
  const foreign = await aLesson(server)
  expect((await foreign.teacher.call('GET', url)).status).toBe(404)
  expect((await foreign.teacher.call('GET', `/api/teach/work/${id}`)).status).toBe(404)
})

test.each([
  ['nothing', { place: null, text: '  ' }],
  ['a strange place', { place: 'javascript:alert(1)', text: 'x' }],
  ['a place without words', { place: 'block: ', text: 'x' }],
  ['a place over two lines', { place: 'block:move\n10', text: 'x' }],
])('%s is no comment', async (_name, comment) => {
  const { teacher, learner } = await aLesson(server)
  const { id } = await learner.make()
  expect((await teacher.call('POST', `/api/projects/${id}/comments`, comment)).status).toBe(400)
})

test('a reported project is shown to the teacher, who can stop its sharing', async () => {
  const { teacher, learner } = await aLesson(server)
  const foreign = await aLesson(server)
  const { id } = await learner.make()
  const shared = await learner.call('PUT', `/api/projects/${id}/share`, { level: 'class' })
  const { shareId } = shared.body
  await teacher.call('POST', `/api/shared/${shareId}/report`, { reason: 'Not nice' })
  const { body } = await teacher.call('GET', '/api/teach/reports')
  expect(body.reports).toMatchObject([{ projectId: id, reason: 'Not nice' }])
  expect((await foreign.teacher.call('GET', '/api/teach/reports')).body.reports).toEqual([])
  const url = `/api/teach/reports/${body.reports[0].id}/resolve`
  expect((await foreign.teacher.call('POST', url, { stopSharing: true })).status).toBe(404)
  expect((await teacher.call('POST', url, { stopSharing: true })).status).toBe(204)
  expect((await learner.call('GET', `/api/projects/${id}`)).body.share).toBe('private')
  expect((await teacher.call('GET', '/api/teach/reports')).body.reports).toEqual([])
})
