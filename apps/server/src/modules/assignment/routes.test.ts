import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aLesson, join } from '../../testing/classroom.ts'
import { give, WISH } from '../../testing/give-assignment.ts'
import { aStudent } from '../../testing/people.ts'
import { projectClient, python } from '../../testing/project-client.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const EMPTY = { document: python('# empty') }
const mine = (id: number, rest = '') => `/api/class/assignments/${id}${rest}`
const given = (id: number, rest = '') => `/api/teach/assignments/${id}${rest}`

test('given, begun with a copy of the starter, handed in, marked, and seen by the learner', async () => {
  const { teacher, learner, room, pupil } = await aLesson(server)
  const starter = await teacher.make('print("start")', 'Starter')
  const { id } = await give(teacher, room.id, { starterProjectId: starter.id })
  await teacher.save(starter.id, 1, 'print("changed later")')

  const begun = await learner.call('POST', mine(id, '/start'), { document: null })
  const copy = await learner.call('GET', `/api/projects/${begun.body.projectId}`)
  expect(copy.body).toMatchObject({
    title: 'Draw a flower',
    document: { content: 'print("start")' },
  })
  const again = await learner.call('POST', mine(id, '/start'), { document: null })
  expect(again.body.projectId).toBe(begun.body.projectId)

  expect((await learner.call('POST', mine(id, '/hand-in'))).body).toMatchObject({
    state: 'handed-in',
    handIn: 'yes',
  })
  const list = await teacher.call('GET', `/api/teach/classes/${room.id}/assignments`)
  expect(list.body.assignments).toMatchObject([{ id, handedIn: 1, marked: 0, students: 1 }])
  const answer = { mark: 8.5, rubricMarks: null, feedback: 'Lovely petals.' }
  expect((await teacher.call('PUT', given(id, `/submissions/${pupil.id}`), answer)).status).toBe(
    204,
  )
  expect((await learner.call('GET', mine(id))).body).toMatchObject({
    state: 'given-back',
    mark: 8.5,
    feedback: 'Lovely petals.',
  })
  const csv = await server.app.inject({ url: given(id, '/marks.csv'), headers: teacher.headers })
  expect(csv.headers['content-type']).toContain('text/csv')
  expect(csv.body).toContain(',given-back,')
  expect(csv.body).toContain(',8.5,Lovely petals.')
})

test('what was begun from a starter can be set back to it; what began empty cannot', async () => {
  const { teacher, learner, room } = await aLesson(server)
  const starter = await teacher.make('print("start")')
  const begin = async (wish: Record<string, unknown>, document: unknown) => {
    const { id } = await give(teacher, room.id, wish)
    return (await learner.call('POST', mine(id, '/start'), { document })).body.projectId as string
  }
  const origin = (id: string) => learner.call('GET', `/api/projects/${id}/origin`)
  const begun = await begin({ starterProjectId: starter.id }, null)
  await learner.save(begun, 1, 'print("mine")')
  await teacher.call('DELETE', `/api/projects/${starter.id}`)
  expect((await origin(begun)).body).toMatchObject({ content: 'print("start")' })
  const empty = await begin({}, { format: 'python', version: 1, content: '' })
  expect((await origin(empty)).status).toBe(404)
})

describe('a mark', () => {
  test('that does not fit is refused; a rubric adds up', async () => {
    const { teacher, room, pupil } = await aLesson(server)
    const rubric = [
      { text: 'Runs', points: 4 },
      { text: 'Readable', points: 2 },
    ]
    const { id } = await give(teacher, room.id, { rubric, maxMark: 6 })
    const url = given(id, `/submissions/${pupil.id}`)
    const bad = { mark: null, rubricMarks: [5, 0], feedback: '' }
    expect(await teacher.call('PUT', url, bad)).toMatchObject({
      status: 400,
      body: { message: 'bad-mark' },
    })
    await teacher.call('PUT', url, { ...bad, rubricMarks: [3, 2] })
    const { body } = await teacher.call('GET', given(id))
    expect(body.submissions[0]).toMatchObject({ mark: 5, rubricMarks: [3, 2], state: 'given-back' })
  })
})

describe('handing in again', () => {
  test('once means once, unless it was given back to go on with', async () => {
    const { teacher, learner, room, pupil } = await aLesson(server)
    const { id } = await give(teacher, room.id, { resubmit: 'once' })
    await learner.call('POST', mine(id, '/start'), EMPTY)
    expect((await learner.call('POST', mine(id, '/hand-in'))).status).toBe(200)
    const second = await learner.call('POST', mine(id, '/hand-in'))
    expect(second).toMatchObject({ status: 409, body: { message: 'already-handed-in' } })
    const back = { mark: null, rubricMarks: null, feedback: 'Try the second loop.' }
    const done = await teacher.call('PUT', given(id, `/submissions/${pupil.id}`), back)
    expect(done).toEqual({ status: 204, body: null })
    expect((await learner.call('POST', mine(id, '/hand-in'))).status).toBe(200)
  })

  test('late work is taken and called late', async () => {
    const { teacher, learner, room } = await aLesson(server)
    const { id } = await give(teacher, room.id, {
      dueAt: '2020-01-01T00:00:00Z',
      resubmit: 'until-due',
    })
    await learner.call('POST', mine(id, '/start'), EMPTY)
    await learner.call('POST', mine(id, '/hand-in'))
    expect((await teacher.call('GET', given(id))).body.submissions[0]).toMatchObject({ late: true })
    expect((await learner.call('POST', mine(id, '/hand-in'))).body.message).toBe('too-late')
  })
})

test('a guided path opens step by step', async () => {
  const { teacher, learner, room } = await aLesson(server)
  const first = await give(teacher, room.id, { title: 'One', newPath: ' Turtle ' })
  const second = await give(teacher, room.id, { title: 'Two', pathId: first.pathId })
  expect([first, second]).toMatchObject([
    { pathTitle: 'Turtle', step: 1 },
    { pathTitle: 'Turtle', step: 2 },
  ])
  expect((await learner.call('GET', mine(second.id))).body.locked).toBe(true)
  expect((await learner.call('POST', mine(second.id, '/start'), EMPTY)).body.message).toBe(
    'step-locked',
  )
  await learner.call('POST', mine(first.id, '/start'), EMPTY)
  await learner.call('POST', mine(first.id, '/hand-in'))
  expect((await learner.call('POST', mine(second.id, '/start'), EMPTY)).status).toBe(200)
})

test('steps given at the same moment stand one after the other', async () => {
  const { teacher, room } = await aLesson(server)
  const { pathId } = await give(teacher, room.id, { newPath: 'Turtle' })
  const steps = await Promise.all([2, 3, 4, 5].map(() => give(teacher, room.id, { pathId })))
  expect(new Set(steps.map(({ step }) => step))).toEqual(new Set([2, 3, 4, 5]))
})

test.each([
  [
    'a starter of another tool',
    async (teacher: Awaited<ReturnType<typeof projectClient>>) => ({
      tool: 'games/grouping',
      starterProjectId: (await teacher.make('print(1)')).id,
    }),
  ],
  ['a text the database cannot hold', async () => ({ instructions: 'a\u0000b' })],
  ['half a character', async () => ({ rubric: [{ text: 'a \ud83d', points: 1 }] })],
])('a new path is not left behind by an assignment that fails: %s', async (_name, wish) => {
  const { teacher, room } = await aLesson(server)
  const url = `/api/teach/classes/${room.id}/assignments`
  const refused = await teacher.call('POST', url, {
    ...WISH,
    newPath: 'Turtle',
    ...(await wish(teacher)),
  })
  expect(refused.status).toBe(400)
  expect((await teacher.call('GET', url)).body).toMatchObject({ assignments: [], paths: [] })
})

test('a team is drawn, hands in together and gets one mark', async () => {
  const { teacher, learner, room, pupil } = await aLesson(server)
  const mate = await aStudent(server, { displayName: 'Mate' })
  const other = await projectClient(server, mate)
  await join(other, room)
  const { id } = await give(teacher, room.id, { teamSize: 2 })
  expect((await learner.call('GET', mine(id))).body).toMatchObject({
    teammates: ['Mate'],
    teams: null,
  })
  await learner.call('POST', mine(id, '/start'), EMPTY)
  await learner.call('POST', mine(id, '/hand-in'))
  expect((await other.call('GET', mine(id))).body.state).toBe('handed-in')
  const answer = { mark: 9, rubricMarks: null, feedback: '' }
  await teacher.call('PUT', given(id, `/submissions/${pupil.id}`), answer)
  expect((await other.call('GET', mine(id))).body.mark).toBe(9)
})

test('a template brings everything back, the starter too', async () => {
  const { teacher, learner, room } = await aLesson(server)
  const starter = await teacher.make('print("kept")')
  const { id } = await give(teacher, room.id, {
    starterProjectId: starter.id,
    instructions: 'Do it.',
  })
  const kept = await teacher.call('POST', '/api/teach/templates', { assignmentId: id })
  const { body } = await teacher.call('GET', '/api/teach/templates')
  expect(body.templates).toMatchObject([
    { id: kept.body.id, instructions: 'Do it.', hasStarter: true },
  ])
  const next = await give(teacher, room.id, { templateId: kept.body.id })
  const begun = await learner.call('POST', mine(next.id, '/start'), { document: null })
  const copy = await learner.call('GET', `/api/projects/${begun.body.projectId}`)
  expect(copy.body.document.content).toBe('print("kept")')
  expect((await teacher.call('DELETE', `/api/teach/templates/${kept.body.id}`)).status).toBe(204)
})

test.each([
  ['no title', { title: ' ' }],
  ['an unknown tool', { tool: 'games/chess' }],
  ['marks out of range', { maxMark: 0 }],
  [
    'too many rubric lines',
    { rubric: Array.from({ length: 13 }, () => ({ text: 'x', points: 1 })) },
  ],
  ['another class’s path', { pathId: 999_999 }],
  ['a path without a name', { newPath: ' ' }],
])('an assignment with %s is refused', async (_name, wish) => {
  const { teacher, room } = await aLesson(server)
  const url = `/api/teach/classes/${room.id}/assignments`
  expect((await teacher.call('POST', url, { ...WISH, ...wish })).status).toBe(400)
})

test('a game’s stars are what the server has seen', async () => {
  const { teacher, learner, room, pupil } = await aLesson(server)
  const { id } = await give(teacher, room.id, { tool: 'games/programming', level: 'steps-1' })
  const begun = await learner.call('POST', mine(id, '/start'), { document: null })
  expect(begun.body).toMatchObject({ projectId: null, state: 'working', stars: null })
  await server.database.pool.query(
    `insert into game_result (student_id, tool, level, stars, score, trace)
     values ($1, 'games/programming', 'steps-1', 2, 5, '')`,
    [pupil.id],
  )
  await learner.call('POST', mine(id, '/hand-in'))
  expect((await teacher.call('GET', given(id))).body.submissions[0]).toMatchObject({
    stars: 2,
    state: 'handed-in',
  })
})

test('levels a teacher made are copied for every learner; the asked one stays named', async () => {
  const { teacher, learner, room } = await aLesson(server)
  const document = { format: 'panya.grouping', version: 1, content: { boards: [] } }
  const made = { id: randomUUID(), saveId: randomUUID(), tool: 'games/grouping', title: 'Mine' }
  await teacher.call('POST', '/api/projects', { ...made, document })
  const { id } = await give(teacher, room.id, {
    tool: 'games/grouping',
    level: 'custom/abc',
    starterProjectId: made.id,
  })
  const begun = await learner.call('POST', mine(id, '/start'), { document: null })
  expect(begun.body).toMatchObject({ state: 'working', level: 'custom/abc' })
  const copy = await learner.call('GET', `/api/projects/${begun.body.projectId}`)
  expect(copy.body).toMatchObject({ tool: 'games/grouping', document })
})

test('the list of hand-ins carries the badge of the notebook as it was handed in', async () => {
  const { teacher, learner, room } = await aLesson(server)
  const { id } = await give(teacher, room.id, { tool: 'coding/jupyter-lite' })
  const notebook = (badge: unknown) => ({ format: 'notebook', version: 2, content: { badge } })
  const begun = await learner.call('POST', mine(id, '/start'), { document: notebook('unknown') })
  const badge = async () => (await teacher.call('GET', given(id))).body.submissions[0].clean
  expect(await badge()).toBe('unknown')
  const save = (base: number, of: unknown) =>
    learner.saveDocument(begun.body.projectId, base, notebook(of))
  await save(1, 'clean')
  expect(await badge()).toBe('clean')
  await learner.call('POST', mine(id, '/hand-in'))
  await save(2, 'outdated')
  expect(await badge()).toBe('clean')
  await learner.call('POST', mine(id, '/hand-in'))
  expect(await badge()).toBe('outdated')
  await save(3, 'forged')
  await learner.call('POST', mine(id, '/hand-in'))
  expect(await badge()).toBeNull()
})
