import { GROUP_LIMITS } from '@panya/domain/classroom/class-group.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aLesson, type Lesson } from '../../testing/classroom.ts'
import { aStudent } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const at = ({ room }: Lesson) => `/api/teach/classes/${room.id}/groups`
const make = (lesson: Lesson, name: string, learners: number[] = []) =>
  lesson.teacher.call('POST', at(lesson), { name, learners })
const groupsOf = async (lesson: Lesson) => (await lesson.teacher.call('GET', at(lesson))).body

test('somebody can be in several groups; names are shown as they were typed, in their order', async () => {
  const lesson = await aLesson(server)
  const { teacher, pupil } = lesson
  expect((await make(lesson, ' Row  10 ', [pupil.id])).status).toBe(201)
  const { body } = await make(lesson, 'Row 2', [pupil.id])
  const { groups, learners } = await groupsOf(lesson)
  expect(groups).toMatchObject([
    { name: 'Row 2', learners: [pupil.id] },
    { name: 'Row 10', learners: [pupil.id] },
  ])
  expect(learners).toMatchObject([{ studentId: pupil.id }])
  const change = { name: 'Window', learners: [] }
  expect((await teacher.call('PATCH', `/api/teach/groups/${body.id}`, change)).status).toBe(204)
  expect((await groupsOf(lesson)).groups).toMatchObject([{ name: 'Row 10' }, change])
})

test('whoever leaves the class is in none of its groups, and is again when they come back', async () => {
  const lesson = await aLesson(server)
  const { teacher, learner, room, pupil } = lesson
  await make(lesson, 'Herons', [pupil.id])
  await teacher.call('DELETE', `/api/teach/classes/${room.id}/students/${pupil.id}`)
  expect(await groupsOf(lesson)).toMatchObject({ groups: [{ learners: [] }], learners: [] })
  await learner.call('POST', '/api/class/join', { code: room.joinCode })
  expect(await groupsOf(lesson)).toMatchObject({ groups: [{ learners: [pupil.id] }] })
})

test('one of each name, not too many, and only learners of the class; nothing is changed', async () => {
  const lesson = await aLesson(server)
  const { teacher } = lesson
  const { body } = await make(lesson, 'Herons')
  await make(lesson, 'Storks')
  const taken = { status: 409, body: { message: 'group-name-taken' } }
  expect(await make(lesson, 'Herons')).toMatchObject(taken)
  const url = `/api/teach/groups/${body.id}`
  expect(await teacher.call('PATCH', url, { name: 'Storks' })).toMatchObject(taken)
  const stranger = await aStudent(server)
  const elsewhere = { name: 'New', learners: [stranger.id] }
  expect(await teacher.call('PATCH', url, elsewhere)).toMatchObject({
    status: 400,
    body: { message: 'learner-not-here' },
  })
  for (const name of ['', '   ', 'x'.repeat(61)])
    expect((await make(lesson, name)).status).toBe(400)
  const { groups } = await groupsOf(lesson)
  expect(groups.map(({ name }: { name: string }) => name)).toEqual(['Herons', 'Storks'])
  for (let count = groups.length; count < GROUP_LIMITS.groups; count++)
    await make(lesson, `Group ${count}`)
  expect((await make(lesson, 'One more')).body.message).toBe('too-many-groups')
})
