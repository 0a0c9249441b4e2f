import { type Gradebook, gradebookTable } from '@panya/domain/classroom/gradebook.ts'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aLesson, join, type Lesson } from '../../testing/classroom.ts'
import { give } from '../../testing/give-assignment.ts'
import { aStudent } from '../../testing/people.ts'
import { projectClient, python } from '../../testing/project-client.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const bookOf = async ({ teacher, room }: Lesson): Promise<Gradebook> => {
  const { status, body } = await teacher.call('GET', `/api/teach/classes/${room.id}/gradebook`)
  expect(status).toBe(200)
  return body as Gradebook
}
const start = (id: number) => `/api/class/assignments/${id}/start`
const EMPTY = { document: python('# empty') }
const mark = ({ teacher, pupil }: Lesson, id: number, points: number) =>
  teacher.call('PUT', `/api/teach/assignments/${id}/submissions/${pupil.id}`, {
    mark: points,
    rubricMarks: null,
    feedback: '',
  })

test('every learner with every task: begun, handed in late, marked; what is archived is not there', async () => {
  const lesson = await aLesson(server)
  const { teacher, learner, room, pupil } = lesson
  const second = await aStudent(server)
  await join(await projectClient(server, second), room)
  const marked = await give(teacher, room.id, { title: 'Marked' })
  const late = await give(teacher, room.id, { title: 'Late', dueAt: '2020-01-01T00:00:00Z' })
  const begun = await give(teacher, room.id, { title: 'Begun', weight: 2.5 })
  const old = await give(teacher, room.id, { title: 'Old' })
  await teacher.call('PATCH', `/api/teach/assignments/${old.id}`, { archived: true })
  for (const { id } of [late, begun]) await learner.call('POST', start(id), EMPTY)
  await learner.call('POST', `/api/class/assignments/${late.id}/hand-in`)
  await mark(lesson, marked.id, 8.5)

  const book = await bookOf(lesson)
  expect(book.tasks.map(({ title }) => title)).toEqual(['Begun', 'Late', 'Marked'])
  expect(book.tasks[0]).toEqual({
    id: begun.id,
    title: 'Begun',
    tool: begun.tool,
    dueAt: null,
    maxMark: 10,
    weight: 2.5,
    whom: null,
  })
  const { rows } = gradebookTable(book, 'en')
  const states = (studentId: number) =>
    rows.find((row) => row.learner.studentId === studentId)?.cells.map(({ state }) => state)
  expect(states(pupil.id)).toEqual(['working', 'late', 'marked'])
  expect(states(second.id)).toEqual(['not-begun', 'missing', 'not-begun'])
  expect(book.works.find(({ taskId }) => taskId === late.id)?.projectId).toEqual(expect.any(String))
})

test('a weight and the choice about missing work are kept, and the mean follows', async () => {
  const lesson = await aLesson(server)
  const { teacher, room } = lesson
  const first = await give(teacher, room.id)
  const second = await give(teacher, room.id)
  await give(teacher, room.id, { dueAt: '2020-01-01T00:00:00Z' })
  await mark(lesson, first.id, 10)
  await mark(lesson, second.id, 4)
  const mean = async () => gradebookTable(await bookOf(lesson), 'en').rows[0]?.mean
  expect(await mean()).toBeCloseTo(0.7)
  const weigh = (weight: number) =>
    teacher.call('PATCH', `/api/teach/assignments/${second.id}`, { weight })
  expect((await weigh(0)).body).toMatchObject({ weight: 0 })
  expect(await mean()).toBe(1)
  await teacher.call('PATCH', `/api/teach/classes/${room.id}`, { missingWork: 'zero' })
  expect(await mean()).toBe(0.5)
  for (const wrong of [-1, 101, 'much']) expect((await weigh(wrong as number)).status).toBe(400)
  const kept = { missingWork: 'half' }
  expect((await teacher.call('PATCH', `/api/teach/classes/${room.id}`, kept)).status).toBe(400)
  expect(await mean()).toBe(0.5)
})

test('weights and marks are kept to the hundredth, however small they are', async () => {
  const lesson = await aLesson(server)
  const { teacher, room } = lesson
  const { id } = await give(teacher, room.id)
  const weigh = (weight: number) =>
    teacher.call('PATCH', `/api/teach/assignments/${id}`, { weight })
  expect((await weigh(1.239)).body).toMatchObject({ weight: 1.24 })
  expect((await weigh(3.28e-123)).body).toMatchObject({ weight: 0 })
  expect((await mark(lesson, id, 1e-200)).status).toBe(204)
  expect((await bookOf(lesson)).works).toMatchObject([{ taskId: id, mark: 0 }])
})

test('the last check counts, and a level is passed with a star', async () => {
  const lesson = await aLesson(server)
  const { teacher, learner, room, pupil } = lesson
  const tool = 'coding/python-programming'
  const checks = [{ input: [], output: '1' }]
  const checked = await give(teacher, room.id, { checks })
  const level = { tool: 'games/dungeon', level: 'floor-1' }
  const played = await give(teacher, room.id, level)
  const told = (kind: string) =>
    learner.call('POST', '/api/activity', {
      tool,
      projectId: null,
      events: [{ kind, detail: `task-${checked.id}` }],
    })
  const found = async () =>
    (await bookOf(lesson)).checks.map(({ taskId, passed }) => [taskId, passed])
  await told('check-failed')
  expect(await found()).toEqual([[checked.id, false]])
  await told('check-passed')
  await server.database.pool.query(
    `insert into game_result (student_id, tool, level, stars, score, trace) values ($1, $2, $3, 2, 5, '')`,
    [pupil.id, level.tool, level.level],
  )
  expect(await found()).toEqual([
    [checked.id, true],
    [played.id, true],
  ])
})

async function download({ teacher, room }: Lesson, ending: string) {
  const url = `/api/teach/classes/${room.id}/gradebook.${ending}`
  return server.app.inject({ url, headers: teacher.headers })
}

test('as CSV: with its mark, safe in a spreadsheet, in the language asked for', async () => {
  const lesson = await aLesson(server)
  const { id } = await give(lesson.teacher, lesson.room.id, { title: '=1+1', weight: 3 })
  await give(lesson.teacher, lesson.room.id, { title: 'B', dueAt: '2020-01-01T00:00:00Z' })
  await mark(lesson, id, 7.5)
  const { body, headers } = await download(lesson, 'csv?locale=th')
  expect(headers['content-type']).toContain('text/csv')
  expect(headers['content-disposition']).toBe(
    `attachment; filename="gradebook-${lesson.room.id}.csv"`,
  )
  const { firstName, lastName } = (await bookOf(lesson)).learners[0]!
  expect(body.split('\r\n')).toEqual([
    "\uFEFFเลขที่,ชื่อ,นามสกุล,เฉลี่ย (%),B,'=1+1",
    ',,คะแนนเต็ม,100,10,10',
    ',,น้ำหนัก,,1,3',
    `${lesson.pupil.id},${firstName},${lastName},75,ไม่ได้ส่ง,7.5`,
    ',,เฉลี่ยของห้อง (%),75,,75',
    '',
  ])
  expect((await download(lesson, 'csv?locale=xx')).statusCode).toBe(400)
})

test('as xlsx: a workbook whose marks are numbers, from right to left in Arabic', async () => {
  const lesson = await aLesson(server)
  const { id } = await give(lesson.teacher, lesson.room.id, { title: 'Sums & <more>' })
  await mark(lesson, id, 7.5)
  const { rawPayload, headers } = await download(lesson, 'xlsx?locale=ar')
  expect(headers['content-type']).toContain('spreadsheetml.sheet')
  const sheet = strFromU8(unzipSync(rawPayload)['xl/worksheets/sheet1.xml']!)
  expect(sheet).toContain('rightToLeft="1"')
  expect(sheet).toContain('Sums &amp; &lt;more&gt;')
  expect(sheet).toContain('<c r="E4"><v>7.5</v></c>')
})
