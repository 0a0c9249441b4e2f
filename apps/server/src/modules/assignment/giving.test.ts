import { gradebookTable } from '@panya/domain/classroom/gradebook.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aLesson, type Client, join, type Lesson, makeClassOf } from '../../testing/classroom.ts'
import { give } from '../../testing/give-assignment.ts'
import { aStudent, aTeacher } from '../../testing/people.ts'
import { projectClient, python } from '../../testing/project-client.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://school.example' })
})
afterAll(() => server.close())

const HOUR = 3_600_000
const inHours = (hours: number) =>
  new Date(server.context.now().getTime() + hours * HOUR).toISOString()
const EMPTY = { document: python('# empty') }
const mine = (id: number, rest = '') => `/api/class/assignments/${id}${rest}`
const given = (id: number, rest = '') => `/api/teach/assignments/${id}${rest}`
const PERIOD = 'from=2026-01-01&to=2026-12-31'
const MARK = { mark: 5, rubricMarks: null, feedback: 'Good.' }

async function summaries(who: Client): Promise<string[]> {
  const { body } = await who.call('POST', '/api/calendar')
  const { pathname } = new URL((body as { address: string }).address)
  const { body: text } = await server.app.inject({ url: pathname })
  return [...text.matchAll(/^(?:SUMMARY|DTSTART):(.*)\r$/gm)].map(([, value]) => value!)
}

/** Every place that tells a learner of assignments, and whether it tells of this one. */
async function toldOf(learner: Client, { id, title }: { id: number; title: string }) {
  const text = async (url: string) => JSON.stringify((await learner.call('GET', url)).body)
  const report = (await learner.call('GET', `/api/class/report?${PERIOD}`)).body
  return {
    list: (await text('/api/class/assignments')).includes(title),
    one: (await learner.call('GET', mine(id))).status === 200,
    home: (await text('/api/home')).includes(title),
    calendar: (await summaries(learner)).some((line) => line.startsWith(title)),
    report: report.assignments.given === 1,
  }
}
const NOWHERE = {
  list: false,
  one: false,
  home: false,
  calendar: false,
  report: false,
}
const SHOWN = { ...NOWHERE, list: true, one: true, home: true, calendar: true, report: true }

async function refusesWork({ learner, teacher, pupil }: Lesson, id: number): Promise<void> {
  expect((await learner.call('POST', mine(id, '/start'), EMPTY)).status).toBe(404)
  expect((await learner.call('POST', mine(id, '/hand-in'))).status).toBe(404)
  const url = given(id, `/submissions/${pupil.id}`)
  expect((await teacher.call('PUT', url, MARK)).status).toBe(409)
  expect((await teacher.call('PUT', `${url}/draft`, MARK)).status).toBe(409)
}

const bookOf = async ({ teacher, room }: Lesson) =>
  (await teacher.call('GET', `/api/teach/classes/${room.id}/gradebook`)).body

describe('when', () => {
  test('a draft is its teachers’ alone, until it is given', async () => {
    const lesson = await aLesson(server)
    const { teacher, learner, room } = lesson
    const task = await give(teacher, room.id, { title: 'Maze', when: 'draft', dueAt: inHours(48) })
    expect(task.givenAt).toBeNull()
    expect(await toldOf(learner, task)).toEqual(NOWHERE)
    await refusesWork(lesson, task.id)
    expect((await bookOf(lesson)).tasks).toEqual([])
    expect(await summaries(teacher)).toEqual([])
    const list = await teacher.call('GET', `/api/teach/classes/${room.id}/assignments`)
    expect(list.body.assignments).toMatchObject([{ title: 'Maze', givenAt: null }])

    const { body } = await teacher.call('PATCH', given(task.id), { when: 'now' })
    expect(Date.parse(body.givenAt)).toBeLessThanOrEqual(Date.now())
    expect(await toldOf(learner, task)).toEqual(SHOWN)
    expect((await bookOf(lesson)).tasks).toMatchObject([{ title: 'Maze' }])
  })

  test('what is scheduled is there from its time on, and not a moment before', async () => {
    const lesson = await aLesson(server)
    const { teacher, learner, room } = lesson
    const at = inHours(2)
    const wish = { title: 'Tomorrow', when: at, dueAt: inHours(50) }
    const task = await give(teacher, room.id, wish)
    expect(task.givenAt).toBe(at)
    expect(await toldOf(learner, task)).toEqual(NOWHERE)
    await refusesWork(lesson, task.id)
    try {
      server.setNow(new Date(Date.parse(at) - 1))
      expect(await toldOf(learner, task)).toEqual(NOWHERE)
      server.setNow(new Date(at))
      expect(await toldOf(learner, task)).toEqual(SHOWN)
      expect((await learner.call('POST', mine(task.id, '/start'), EMPTY)).status).toBe(200)
    } finally {
      server.setNow(null)
    }
  })

  test('what somebody has begun is not taken back; a due date before it is given is refused', async () => {
    const { teacher, learner, room } = await aLesson(server)
    const { id } = await give(teacher, room.id)
    expect((await teacher.call('PATCH', given(id), { when: 'draft' })).body.givenAt).toBeNull()
    const bad = { when: inHours(5), dueAt: inHours(4) }
    expect(await teacher.call('PATCH', given(id), bad)).toMatchObject({
      status: 400,
      body: { message: 'due-before-given', fields: { dueAt: 'due-before-given' } },
    })
    await teacher.call('PATCH', given(id), { when: 'now' })
    await learner.call('POST', mine(id, '/start'), EMPTY)
    for (const when of ['draft', inHours(3)])
      expect(await teacher.call('PATCH', given(id), { when })).toMatchObject({
        status: 409,
        body: { message: 'already-begun' },
      })
    expect((await learner.call('GET', mine(id))).body.state).toBe('working')
    const wrong = { when: 'soon' }
    expect((await teacher.call('PATCH', given(id), wrong)).status).toBe(400)
  })

  test('a step that is not given closes no other', async () => {
    const { teacher, learner, room } = await aLesson(server)
    const first = await give(teacher, room.id, { newPath: 'Path', when: 'draft' })
    const second = await give(teacher, room.id, { pathId: first.pathId })
    expect((await learner.call('GET', mine(second.id))).body.locked).toBe(false)
    await teacher.call('PATCH', given(first.id), { when: 'now' })
    expect((await learner.call('GET', mine(second.id))).body.locked).toBe(true)
  })
})

/** A second learner of the same class. */
async function another({ room }: Lesson) {
  const person = await aStudent(server)
  const client = await projectClient(server, person)
  await join(client, room)
  return { person, client }
}

async function aGroup({ teacher, room }: Lesson, name: string, learners: number[]) {
  const url = `/api/teach/classes/${room.id}/groups`
  const { status, body } = await teacher.call('POST', url, { name, learners })
  expect(status).toBe(201)
  return (body as { id: number }).id
}

describe('for some', () => {
  test('learners and groups that are named see it; for the others it is nowhere', async () => {
    const lesson = await aLesson(server)
    const { teacher, learner, room, pupil } = lesson
    const others = [await another(lesson), await another(lesson)] as const
    const group = await aGroup(lesson, 'Herons', [others[0].person.id])
    const audience = { learners: [others[1].person.id], groups: [group] }
    const wish = { title: 'Some', audience, dueAt: inHours(48) }
    const task = await give(teacher, room.id, wish)
    expect(task.audience).toEqual(audience)
    for (const { client } of others) {
      expect(await toldOf(client, task)).toEqual(SHOWN)
      const { body } = await client.call('GET', mine(task.id))
      expect(JSON.stringify(body)).not.toMatch(/audience|Herons/)
    }
    expect(await toldOf(learner, task)).toEqual(NOWHERE)
    await refusesWork(lesson, task.id)

    const { body } = await teacher.call('GET', given(task.id))
    const ids = body.submissions.map((row: { studentId: number }) => row.studentId)
    expect(new Set(ids)).toEqual(new Set(others.map(({ person }) => person.id)))
    expect(ids).toHaveLength(2)
    const list = await teacher.call('GET', `/api/teach/classes/${room.id}/assignments`)
    expect(list.body.assignments).toMatchObject([{ students: 2 }])
    const url = `/api/teach/classes/${room.id}/report?${PERIOD}`
    const { learners } = (await teacher.call('GET', url)).body
    for (const { studentId, assignments } of learners)
      expect(assignments.given).toBe(studentId === pupil.id ? 0 : 1)
    const { rows } = gradebookTable(await bookOf(lesson), 'en')
    for (const row of rows)
      expect(row.cells[0]?.state).toBe(
        row.learner.studentId === pupil.id ? 'not-for-them' : 'not-begun',
      )
    const csv = `/api/teach/classes/${room.id}/gradebook.csv`
    const { body: text } = await server.app.inject({ url: csv, headers: teacher.headers })
    expect(text.match(/not for them/g)).toHaveLength(1)
  })

  test('who comes into the group gets it; what was handed in stays with whoever left', async () => {
    const lesson = await aLesson(server)
    const { teacher, learner, room, pupil } = lesson
    const other = await another(lesson)
    const group = await aGroup(lesson, 'Herons', [pupil.id])
    const { id } = await give(teacher, room.id, { audience: { learners: [], groups: [group] } })
    await learner.call('POST', mine(id, '/start'), EMPTY)
    await learner.call('POST', mine(id, '/hand-in'))
    const move = { learners: [other.person.id] }
    expect((await teacher.call('PATCH', `/api/teach/groups/${group}`, move)).status).toBe(204)
    for (const who of [learner, other.client])
      expect((await who.call('GET', mine(id))).status).toBe(200)
    const url = given(id, `/submissions/${pupil.id}`)
    expect((await teacher.call('PUT', url, MARK)).status).toBe(204)
    expect((await learner.call('GET', mine(id))).body.mark).toBe(5)
  })

  test('a group that ends leaves its work with its learners, and nobody else', async () => {
    const lesson = await aLesson(server)
    const { teacher, learner, room, pupil } = lesson
    const other = await another(lesson)
    const group = await aGroup(lesson, 'Herons', [pupil.id])
    const { id } = await give(teacher, room.id, { audience: { learners: [], groups: [group] } })
    expect((await teacher.call('DELETE', `/api/teach/groups/${group}`)).status).toBe(204)
    expect((await learner.call('GET', mine(id))).status).toBe(200)
    expect((await other.client.call('GET', mine(id))).status).toBe(404)
    const { assignment } = (await teacher.call('GET', given(id))).body
    expect(assignment.audience).toEqual({ learners: [pupil.id], groups: [] })
  })

  test('nobody, learners of elsewhere and groups of elsewhere are refused, and nothing is changed', async () => {
    const { teacher, room } = await aLesson(server)
    const stranger = await aStudent(server)
    const elsewhere = await aLesson(server)
    const group = await aGroup(elsewhere, 'Herons', [])
    const { id } = await give(teacher, room.id)
    for (const [audience, message] of [
      [{ learners: [], groups: [] }, 'nobody-chosen'],
      [{ learners: [stranger.id], groups: [] }, 'learner-not-here'],
      [{ learners: [], groups: [group] }, 'group-not-found'],
    ] as const)
      expect(await teacher.call('PATCH', given(id), { audience })).toMatchObject({
        status: 400,
        body: { message },
      })
    expect((await teacher.call('GET', given(id))).body.assignment.audience).toBeNull()
  })

  test('teams are drawn among those it is for', async () => {
    const lesson = await aLesson(server)
    const others = [await another(lesson), await another(lesson)]
    const ids = others.map(({ person }) => person.id)
    const audience = { learners: ids, groups: [] }
    const task = await give(lesson.teacher, lesson.room.id, { teamSize: 2, audience })
    expect(task.teams?.map((team) => new Set(team))).toEqual([new Set(ids)])
    const { body } = await lesson.teacher.call('PATCH', given(task.id), { audience: null })
    expect(new Set(body.teams.flat())).toEqual(new Set([...ids, lesson.pupil.id]))
  })
})

describe('a learner’s own time', () => {
  const YESTERDAY = () => inHours(-24)

  test('late, missing, calendar, home and the learner’s page follow it; the others keep theirs', async () => {
    const lesson = await aLesson(server)
    const { teacher, learner, room, pupil } = lesson
    const other = await another(lesson)
    const task = await give(teacher, room.id, { title: 'Ill', dueAt: YESTERDAY() })
    const own = inHours(72)
    const url = given(task.id, `/due-dates/${pupil.id}`)
    expect((await teacher.call('PUT', url, { dueAt: own })).status).toBe(204)
    expect((await learner.call('GET', mine(task.id))).body).toMatchObject({
      dueAt: own,
      hasOwnDue: true,
    })
    expect((await other.client.call('GET', mine(task.id))).body.hasOwnDue).toBe(false)
    const [due] = (await learner.call('GET', '/api/home')).body.tasks
    expect(due).toMatchObject({ dueAt: own, late: false })
    expect((await other.client.call('GET', '/api/home')).body.tasks[0].late).toBe(true)
    const stamp = own.replaceAll(/[-:]|\.\d+/g, '')
    expect(await summaries(learner)).toContain(stamp)
    expect(await summaries(other.client)).not.toContain(stamp)
    const { rows } = gradebookTable(await bookOf(lesson), 'en')
    for (const { learner: who, cells } of rows)
      expect(cells[0]?.state).toBe(who.studentId === pupil.id ? 'not-begun' : 'missing')

    for (const who of [learner, other.client]) {
      await who.call('POST', mine(task.id, '/start'), EMPTY)
      await who.call('POST', mine(task.id, '/hand-in'))
    }
    const { submissions } = (await teacher.call('GET', given(task.id))).body
    for (const row of submissions)
      expect([row.late, row.ownDueAt]).toEqual(
        row.studentId === pupil.id ? [false, own] : [true, null],
      )
    const states = gradebookTable(await bookOf(lesson), 'en').rows.map(
      (row) => [row.learner.studentId, row.cells[0]?.state] as const,
    )
    expect(new Map(states)).toEqual(
      new Map([
        [pupil.id, 'handed-in'],
        [other.person.id, 'late'],
      ]),
    )
    await teacher.call('PUT', url, { dueAt: null })
    expect((await teacher.call('GET', given(task.id))).body.submissions).not.toContainEqual(
      expect.objectContaining({ late: false }),
    )
  })

  test('handing in again until it is due goes by it', async () => {
    const { teacher, learner, room, pupil } = await aLesson(server)
    const wish = { dueAt: YESTERDAY(), resubmit: 'until-due' }
    const { id } = await give(teacher, room.id, wish)
    await learner.call('POST', mine(id, '/start'), EMPTY)
    await learner.call('POST', mine(id, '/hand-in'))
    const again = () => learner.call('POST', mine(id, '/hand-in'))
    expect((await again()).body.message).toBe('too-late')
    const url = given(id, `/due-dates/${pupil.id}`)
    await teacher.call('PUT', url, { dueAt: inHours(1) })
    expect((await again()).status).toBe(200)
    // Also an earlier one than that of the class.
    await teacher.call('PATCH', given(id), { dueAt: inHours(48) })
    await teacher.call('PUT', url, { dueAt: inHours(-1) })
    expect((await again()).body.message).toBe('too-late')
  })

  test('only for a learner of the class whom it is for, and only by its teachers', async () => {
    const lesson = await aLesson(server)
    const { teacher, room, pupil } = lesson
    const other = await another(lesson)
    const audience = { learners: [pupil.id], groups: [] }
    const { id } = await give(teacher, room.id, { audience })
    const put = (who: Client, studentId: number) =>
      who.call('PUT', given(id, `/due-dates/${studentId}`), { dueAt: inHours(1) })
    expect((await put(teacher, other.person.id)).body.message).toBe('not-for-them')
    expect((await put(teacher, (await aStudent(server)).id)).status).toBe(404)
    expect((await put(other.client, pupil.id)).status).toBe(403)
    const stranger = await projectClient(server, await aTeacher(server))
    expect((await put(stranger, pupil.id)).status).toBe(404)
  })

  test('a team has one time', async () => {
    const lesson = await aLesson(server)
    const other = await another(lesson)
    const task = await give(lesson.teacher, lesson.room.id, { teamSize: 2 })
    const dueAt = inHours(9)
    await lesson.teacher.call('PUT', given(task.id, `/due-dates/${lesson.pupil.id}`), { dueAt })
    expect((await other.client.call('GET', mine(task.id))).body.dueAt).toBe(dueAt)
  })
})

describe('copied to another class', () => {
  test('it is a draft there with all it asks for, and without people and dates', async () => {
    const lesson = await aLesson(server)
    const { teacher, room, pupil } = lesson
    const second = await makeClassOf(teacher, '5/2')
    const starter = await teacher.make('print("start")')
    const wish = {
      title: 'Flower',
      starterProjectId: starter.id,
      rubric: [{ text: 'Runs', points: 10 }],
      checks: [{ kind: 'output', input: [], output: 'hi' }],
      dueAt: inHours(48),
      resubmit: 'once',
      weight: 2,
      newPath: 'Path',
      teamSize: 2,
      audience: { learners: [pupil.id], groups: [] },
    }
    const task = await give(teacher, room.id, wish)
    const { status, body } = await teacher.call('POST', given(task.id, '/copy'), {
      classId: second.id,
    })
    expect(status).toBe(201)
    expect(body).toEqual({
      ...task,
      id: body.id,
      createdAt: body.createdAt,
      classroomId: second.id,
      givenAt: null,
      audience: null,
      dueAt: null,
      pathId: null,
      pathTitle: null,
      step: 0,
      teams: null,
    })
    const { document } = (await teacher.call('GET', given(body.id, '/starter'))).body
    expect(document).toMatchObject({ content: 'print("start")' })
  })

  test('only to a class of one’s own', async () => {
    const { teacher, room } = await aLesson(server)
    const elsewhere = await aLesson(server)
    const { id } = await give(teacher, room.id)
    const copy = (who: Client, classId: number) => who.call('POST', given(id, '/copy'), { classId })
    expect((await copy(teacher, elsewhere.room.id)).status).toBe(404)
    expect((await copy(elsewhere.teacher, elsewhere.room.id)).status).toBe(404)
  })
})
