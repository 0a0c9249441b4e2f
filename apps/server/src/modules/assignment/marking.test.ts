/** Marks that wait for their return, the comments a teacher keeps, and what stays after archiving. */
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aLesson, type Client, join, type Lesson } from '../../testing/classroom.ts'
import { give } from '../../testing/give-assignment.ts'
import { aStudent, aTeacher } from '../../testing/people.ts'
import { projectClient, python } from '../../testing/project-client.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const mine = (id: number, rest = '') => `/api/class/assignments/${id}${rest}`
const given = (id: number, rest = '') => `/api/teach/assignments/${id}${rest}`
const draftOf = (id: number, studentId: number) => given(id, `/submissions/${studentId}/draft`)
const words = (mark: number | null, feedback = '') => ({ mark, rubricMarks: null, feedback })
const SECRET = 'A draft nobody reads yet.'

async function handIn(learner: Client, id: number): Promise<void> {
  await learner.call('POST', mine(id, '/start'), { document: python('print(1)') })
  expect((await learner.call('POST', mine(id, '/hand-in'))).status).toBe(200)
}

async function handedIn(wish: object = {}): Promise<Lesson & { id: number }> {
  const lesson = await aLesson(server)
  const { id } = await give(lesson.teacher, lesson.room.id, wish)
  await handIn(lesson.learner, id)
  return { ...lesson, id }
}

const rowOf = async (teacher: Client, id: number) =>
  (await teacher.call('GET', given(id))).body.submissions[0]

describe('a draft', () => {
  test('is seen by teachers alone, until it is returned', async () => {
    const { teacher, learner, room, pupil, id } = await handedIn()
    const kept = await teacher.call('PUT', draftOf(id, pupil.id), words(8.5, SECRET))
    expect(kept.status).toBe(204)
    expect(await rowOf(teacher, id)).toMatchObject({
      state: 'handed-in',
      mark: null,
      feedback: '',
      draft: { mark: 8.5, feedback: SECRET, outdated: false },
    })
    const day = new Date().toISOString().slice(0, 10)
    const ways = [
      mine(id),
      '/api/class/assignments',
      '/api/class/past-assignments',
      `/api/class/report?from=${day}&to=${day}`,
    ]
    for (const url of ways) {
      const answer = await learner.call('GET', url)
      expect(answer.status, url).toBe(200)
      expect(JSON.stringify(answer.body), url).not.toMatch(/8\.5|nobody reads/)
    }
    const csv = await server.app.inject({ url: given(id, '/marks.csv'), headers: teacher.headers })
    expect(csv.body).not.toContain('8.5')
    const list = await teacher.call('GET', `/api/teach/classes/${room.id}/assignments`)
    expect(list.body.assignments).toMatchObject([{ marked: 0 }])

    expect((await teacher.call('POST', given(id, '/return'))).body).toEqual({ returned: 1 })
    expect((await learner.call('GET', mine(id))).body).toMatchObject({
      state: 'given-back',
      mark: 8.5,
      feedback: SECRET,
    })
    expect(await rowOf(teacher, id)).toMatchObject({ mark: 8.5, draft: null })
    expect((await teacher.call('POST', given(id, '/return'))).body).toEqual({ returned: 0 })
  })

  test('without a mark waits; emptied it is gone', async () => {
    const { teacher, learner, pupil, id } = await handedIn()
    await teacher.call('PUT', draftOf(id, pupil.id), words(null, 'Half a thought'))
    expect((await teacher.call('POST', given(id, '/return'))).body).toEqual({ returned: 0 })
    expect((await learner.call('GET', mine(id))).body).toMatchObject({ state: 'handed-in' })
    expect((await rowOf(teacher, id)).draft).toMatchObject({ feedback: 'Half a thought' })
    await teacher.call('PUT', draftOf(id, pupil.id), words(null))
    expect((await rowOf(teacher, id)).draft).toBeNull()
  })

  test('is not returned for work that was handed in again since', async () => {
    const { teacher, learner, pupil, id } = await handedIn()
    await teacher.call('PUT', draftOf(id, pupil.id), words(4))
    await handIn(learner, id)
    expect((await rowOf(teacher, id)).draft).toMatchObject({ mark: 4, outdated: true })
    expect((await teacher.call('POST', given(id, '/return'))).body).toEqual({ returned: 0 })
    await teacher.call('PUT', draftOf(id, pupil.id), words(9))
    expect((await teacher.call('POST', given(id, '/return'))).body).toEqual({ returned: 1 })
    expect((await learner.call('GET', mine(id))).body.mark).toBe(9)
  })

  test('changes nothing of what was returned before, until it is returned itself', async () => {
    const { teacher, learner, pupil, id } = await handedIn()
    await teacher.call('PUT', given(id, `/submissions/${pupil.id}`), words(5, 'First'))
    await teacher.call('PUT', draftOf(id, pupil.id), words(6, 'Second'))
    expect((await learner.call('GET', mine(id))).body).toMatchObject({ mark: 5, feedback: 'First' })
    await teacher.call('PUT', given(id, `/submissions/${pupil.id}`), words(7, 'Third'))
    expect(await rowOf(teacher, id)).toMatchObject({ mark: 7, draft: null })
  })

  test('keeps a half-filled rubric, which is no mark yet', async () => {
    const rubric = [
      { text: 'Runs', points: 4 },
      { text: 'Readable', points: 2 },
    ]
    const { teacher, pupil, id } = await handedIn({ rubric, maxMark: 6 })
    const put = (rubricMarks: (number | null)[]) =>
      teacher.call('PUT', draftOf(id, pupil.id), { mark: null, rubricMarks, feedback: '' })
    for (const bad of [[5, null], [1], [1, 2, 3]]) {
      expect(await put(bad)).toMatchObject({ status: 400, body: { message: 'bad-mark' } })
    }
    await put([3, null])
    expect((await rowOf(teacher, id)).draft).toMatchObject({ mark: null, rubricMarks: [3, null] })
    expect((await teacher.call('POST', given(id, '/return'))).body).toEqual({ returned: 0 })
    await put([3, 0])
    expect((await teacher.call('POST', given(id, '/return'))).body).toEqual({ returned: 1 })
    expect(await rowOf(teacher, id)).toMatchObject({ mark: 3, rubricMarks: [3, 0] })
  })

  test('of a team is one for all of them', async () => {
    const { teacher, learner, room, pupil } = await aLesson(server)
    const mate = await projectClient(server, await aStudent(server))
    await join(mate, room)
    const { id } = await give(teacher, room.id, { teamSize: 2 })
    await handIn(learner, id)
    await teacher.call('PUT', draftOf(id, pupil.id), words(9))
    expect((await mate.call('GET', mine(id))).body.mark).toBeNull()
    expect((await teacher.call('POST', given(id, '/return'))).body).toEqual({ returned: 2 })
    expect((await mate.call('GET', mine(id))).body.mark).toBe(9)
  })

  test.each([
    ['too high', words(11)],
    ['below nothing', words(-1)],
    ['a word', { ...words(null), mark: 'ten' }],
    ['something else besides', { ...words(1), state: 'given-back' }],
    ['words without an end', words(1, 'x'.repeat(4001))],
  ])('that does not fit is refused: %s', async (_name, body) => {
    const { teacher, pupil, id } = await handedIn()
    expect((await teacher.call('PUT', draftOf(id, pupil.id), body)).status).toBe(400)
  })

  test('is for learners of this class', async () => {
    const { teacher, id } = await handedIn()
    const stranger = await aStudent(server)
    expect((await teacher.call('PUT', draftOf(id, stranger.id), words(1))).status).toBe(404)
  })
})

test('the list carries how the assignment’s own checks went last', async () => {
  const checks = [{ input: [], output: '1' }]
  const { teacher, learner, id } = await handedIn({ checks })
  const tool = 'coding/python-programming'
  const report = (kind: string, detail: string) =>
    learner.call('POST', '/api/activity', { tool, projectId: null, events: [{ kind, detail }] })
  expect((await rowOf(teacher, id)).check).toBeNull()
  await report('check-failed', `task-${id}`)
  expect((await rowOf(teacher, id)).check).toBe('failed')
  await report('check-passed', `task-${id + 1}`)
  expect((await rowOf(teacher, id)).check).toBe('failed')
  await report('check-passed', `task-${id}`)
  expect((await rowOf(teacher, id)).check).toBe('passed')
})

describe('comments to use again', () => {
  const URL = '/api/teach/saved-comments'

  test('are kept once, newest first, for one teacher alone', async () => {
    const teacher = await projectClient(server, await aTeacher(server))
    const other = await projectClient(server, await aTeacher(server))
    for (const text of ['Well counted.', ' Look at the loop. ', 'Well counted.'])
      expect((await teacher.call('POST', URL, { text })).status).toBe(201)
    const { comments } = (await teacher.call('GET', URL)).body
    expect(comments.map(({ text }: { text: string }) => text)).toEqual([
      'Look at the loop.',
      'Well counted.',
    ])
    expect((await other.call('GET', URL)).body).toEqual({ comments: [] })
    expect((await other.call('DELETE', `${URL}/${comments[0].id}`)).status).toBe(404)
    expect((await teacher.call('DELETE', `${URL}/${comments[0].id}`)).status).toBe(204)
    expect((await teacher.call('GET', URL)).body.comments).toHaveLength(1)
  })

  test('are at most a hundred, also when many come at once', async () => {
    const teacher = await projectClient(server, await aTeacher(server))
    const keep = (number: number) => teacher.call('POST', URL, { text: `Comment ${number}` })
    for (let number = 0; number < 97; number += 1) await keep(number)
    const answers = await Promise.all([97, 98, 99, 100, 101, 102].map(keep))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    expect(answers.find(({ status }) => status !== 201)).toMatchObject({
      status: 413,
      body: { message: 'too-many-saved-comments' },
    })
    expect((await teacher.call('GET', URL)).body.comments).toHaveLength(100)
  })

  test.each([' ', '', 'x'.repeat(501)])('one that does not fit is refused', async (text) => {
    const teacher = await projectClient(server, await aTeacher(server))
    expect((await teacher.call('POST', URL, { text })).status).toBe(400)
  })

  test('are in their teacher’s data; a draft is not in the learner’s', async () => {
    const { teacher, learner, pupil, id } = await handedIn()
    await teacher.call('POST', URL, { text: 'In my own words.' })
    await teacher.call('PUT', draftOf(id, pupil.id), words(3, SECRET))
    const everything = async (person: Client) => {
      const url = '/api/personal-data/export.zip'
      const answer = await server.app.inject({ url, headers: person.headers })
      expect(answer.statusCode, answer.body).toBe(200)
      return Object.values(unzipSync(new Uint8Array(answer.rawPayload)))
        .map((file) => strFromU8(file))
        .join('\n')
    }
    expect(await everything(teacher)).toContain('In my own words.')
    const own = await everything(learner)
    expect(own).toContain('Draw a flower')
    expect(own).not.toContain(SECRET)
    await teacher.call('POST', given(id, '/return'))
    expect(await everything(learner)).toContain(SECRET)
  })
})

describe('after archiving', () => {
  const past = async (learner: Client) =>
    (await learner.call('GET', '/api/class/past-assignments')).body.assignments

  test.each(['class', 'assignment'] as const)('the %s: marks and words stay', async (what) => {
    const { teacher, learner, room, pupil, id } = await handedIn()
    const unanswered = await give(teacher, room.id, { title: 'Never answered' })
    await handIn(learner, unanswered.id)
    await teacher.call('PUT', given(id, `/submissions/${pupil.id}`), words(8, 'Lovely petals.'))
    expect(await past(learner)).toEqual([])
    const url = what === 'class' ? `/api/teach/classes/${room.id}` : given(id)
    expect((await teacher.call('PATCH', url, { archived: true })).status).toBe(200)
    expect(await past(learner)).toMatchObject([
      { id, mark: 8, feedback: 'Lovely petals.', className: room.name, teams: null },
    ])
    expect((await learner.call('POST', mine(id, '/hand-in'))).status).toBe(404)
    const other = await projectClient(server, await aStudent(server))
    expect(await past(other)).toEqual([])
    expect((await rowOf(teacher, id)).mark).toBe(8)
  })
})
