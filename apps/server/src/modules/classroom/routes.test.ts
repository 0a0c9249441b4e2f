import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aLesson, join, makeClassOf } from '../../testing/classroom.ts'
import { aStudent, aTeacher } from '../../testing/people.ts'
import { projectClient } from '../../testing/project-client.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function acts(target: string): Promise<string[]> {
  const { rows } = await server.database.pool.query<{ act: string }>(
    'select act from audit_log where target = $1 order by id',
    [target],
  )
  return rows.map(({ act }) => act)
}

test('a class is made, found, renamed, archived and brought back, and all of it is on record', async () => {
  const teacher = await projectClient(server, await aTeacher(server))
  const { id, joinCode } = await makeClassOf(teacher, '  ป.5/1  ')
  const at = `/api/teach/classes/${id}`
  expect(joinCode).toMatch(/^[A-Z]{3}-[0-9A-Z]{5}$/)
  const found = await teacher.call('GET', '/api/teach/classes')
  expect(found.body).toMatchObject({ total: 1, rows: [{ id, name: 'ป.5/1', students: 0 }] })
  expect((await teacher.call('PATCH', at, { name: 'ป.5/2' })).body.name).toBe('ป.5/2')
  for (const dailyAiCap of [0, 20, null]) {
    expect((await teacher.call('PATCH', at, { dailyAiCap })).body.dailyAiCap).toBe(dailyAiCap)
  }
  expect((await teacher.call('PATCH', at, { archived: true })).body.archivedAt).not.toBeNull()
  expect((await teacher.call('GET', '/api/teach/classes')).body.total).toBe(0)
  expect((await teacher.call('GET', '/api/teach/classes?archived=true')).body.total).toBe(1)
  expect((await teacher.call('PATCH', at, { archived: false })).body.archivedAt).toBeNull()
  const renewed = await teacher.call('POST', `${at}/join-code`)
  expect(renewed.body.joinCode).not.toBe(joinCode)
  expect(await acts(`classroom:${id}`)).toEqual([
    'classroom.create',
    ...Array.from({ length: 4 }, () => 'classroom.change'),
    'classroom.archive',
    'classroom.bring-back',
    'classroom.renew-code',
  ])
})

test.each([
  ['no name', { name: ' ' }],
  ['an unknown tool', { openTools: ['games/chess'] }],
  ['no tool at all', { openTools: [] }],
  ['less than nothing', { dailyAiCap: -1 }],
  ['a word for a number', { dailyAiCap: 'many' }],
  ['an unknown setting', { colour: 'red' }],
  ['nothing', {}],
])('a change to %s is refused', async (_name, change) => {
  const { teacher, room } = await aLesson(server)
  expect((await teacher.call('PATCH', `/api/teach/classes/${room.id}`, change)).status).toBe(400)
})

describe('several teachers', () => {
  test('a second teacher sees the class; the last one cannot leave it', async () => {
    const { teacher, teacherPerson, room, pupil } = await aLesson(server)
    const other = await aTeacher(server)
    const second = await projectClient(server, other)
    const at = `/api/teach/classes/${room.id}`
    expect((await second.call('GET', at)).status).toBe(404)
    const added = await teacher.call('POST', `${at}/teachers`, { email: other.email.toUpperCase() })
    expect(added.body.teachers).toHaveLength(2)
    expect((await second.call('GET', `${at}/students`)).body.rows[0].id).toBe(pupil.id)
    const removed = await second.call('DELETE', `${at}/teachers/${teacherPerson.id}`)
    expect(removed.body.teachers).toHaveLength(1)
    expect((await teacher.call('GET', at)).status).toBe(404)
    const last = await second.call('DELETE', `${at}/teachers/${other.id}`)
    expect(last).toMatchObject({ status: 409, body: { message: 'last-teacher' } })
  })

  test('a learner cannot be made a teacher of a class', async () => {
    const { teacher, room, pupil } = await aLesson(server)
    const answer = await teacher.call('POST', `/api/teach/classes/${room.id}/teachers`, {
      email: pupil.email,
    })
    expect(answer).toMatchObject({ status: 400, body: { message: 'no-such-teacher' } })
  })
})

describe('joining', () => {
  test('by code, however it is typed; a learner may be in several classes', async () => {
    const { room, teacher } = await aLesson(server)
    const other = await makeClassOf(teacher, 'Robotics')
    const learner = await projectClient(server, await aStudent(server))
    await join(learner, { ...room, joinCode: room.joinCode.toLowerCase().replace('-', ' ') })
    await join(learner, other)
    await join(learner, other)
    const { body } = await learner.call('GET', '/api/class')
    expect(body.classes.map(({ name }: { name: string }) => name)).toEqual(['Robotics', '5/1'])
  })

  test('an unknown or an archived code says so, and guessing is slowed down', async () => {
    const { room, teacher } = await aLesson(server)
    const learner = await projectClient(server, await aStudent(server))
    const guess = () => learner.call('POST', '/api/class/join', { code: 'OWL-22222' })
    expect(await guess()).toMatchObject({ status: 404, body: { message: 'no-such-code' } })
    await teacher.call('PATCH', `/api/teach/classes/${room.id}`, { archived: true })
    const late = await learner.call('POST', '/api/class/join', { code: room.joinCode })
    expect(late.status).toBe(404)
    for (let attempt = 0; attempt < 8; attempt += 1) await guess()
    expect((await guess()).status).toBe(429)
  })
})

test('focus mode: what is closed cannot be begun or counted, what exists can be saved, and it ends by itself', async () => {
  const { room, teacher, learner } = await aLesson(server)
  const mine = await learner.make('print(1)')
  const at = `/api/teach/classes/${room.id}`
  await teacher.call('PATCH', at, { openTools: ['games/grouping'], openMinutes: 30 })
  const open = await learner.call('GET', '/api/class/open-tools')
  expect(open.body).toMatchObject({ tools: ['games/grouping'], className: '5/1' })
  const begun = learner.make('print(2)')
  await expect(begun).rejects.toThrow('tool-closed')
  const played = { tool: 'games/programming', submission: {} }
  expect(await learner.call('POST', '/api/judge', played)).toMatchObject({
    status: 403,
    body: { message: 'tool-closed' },
  })
  expect((await learner.save(mine.id, 1, 'print(3)')).status).toBe(200)
  expect((await teacher.make()).revision).toBe(1)
  server.setNow(new Date(Date.now() + 31 * 60_000))
  expect((await learner.call('GET', '/api/class/open-tools')).body.tools).toBeNull()
  server.setNow(null)
  await teacher.call('PATCH', at, { openTools: null })
  expect((await learner.make()).revision).toBe(1)
})

test('games are ranked among classmates only where the teacher turned it on', async () => {
  const { room, teacher, learner, pupil } = await aLesson(server)
  const stranger = await projectClient(server, await aStudent(server))
  await server.database.pool.query(
    `insert into game_result (student_id, tool, level, stars, score, trace) values ($1, 'games/dungeon', 'a', 3, 9, '')`,
    [pupil.id],
  )
  const url = `/api/class/${room.id}/leaderboard?tool=games/dungeon`
  expect((await learner.call('GET', url)).status).toBe(404)
  await teacher.call('PATCH', `/api/teach/classes/${room.id}`, { leaderboard: true })
  const { body } = await learner.call('GET', url)
  expect(body.ranking).toMatchObject([{ stars: 3, levels: 1, me: true }])
  expect((await stranger.call('GET', url)).status).toBe(404)
})
