import { HOME_LIMITS, type Home } from '@panya/domain/home/home.ts'
import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aLesson, type Client, join, makeClassOf } from '../../testing/classroom.ts'
import { give } from '../../testing/give-assignment.ts'
import { aDemo, aStudent } from '../../testing/people.ts'
import { projectClient, python } from '../../testing/project-client.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const DAY_MS = 86_400_000
const inDays = (days: number) =>
  new Date(server.context.now().getTime() + days * DAY_MS).toISOString()
const somebody = async () => projectClient(server, await aStudent(server))

async function home(client: Client): Promise<Home> {
  const { status, body } = await client.call('GET', '/api/home')
  expect(status).toBe(200)
  return body as Home
}

const played = (levels: Record<string, number>) => ({
  value: {
    version: 1,
    levels: Object.fromEntries(
      Object.entries(levels).map(([id, stars]) => [id, { stars, score: 10, plays: 1 }]),
    ),
    streak: { days: 0, best: 0, lastDay: '' },
  },
})
const play = (client: Client, tool: string, levels: Record<string, number>) =>
  client.call('PUT', `/api/progress?tool=${tool}&key=progress`, played(levels))

test('who is not signed in is not told anything', async () => {
  expect((await server.app.inject({ url: '/api/home' })).statusCode).toBe(401)
})

test('a newcomer has nothing yet but what is new today', async () => {
  expect(await home(await somebody())).toMatchObject({
    projects: [],
    games: [],
    tasks: [],
    toMark: null,
    streak: { days: 0 },
    newcomer: true,
  })
})

describe('projects', () => {
  test('the newest first, no more than six, without what was thrown away', async () => {
    const learner = await somebody()
    for (let number = 1; number <= 8; number++) await learner.make(`print(${number})`, `N${number}`)
    const thrown = await learner.make('print(9)', 'Thrown away')
    await learner.call('DELETE', `/api/projects/${thrown.id}`)
    const { projects, newcomer } = await home(learner)
    expect(newcomer).toBe(false)
    expect(projects.map(({ title }) => title)).toEqual(['N8', 'N7', 'N6', 'N5', 'N4', 'N3'])
    expect(projects).toHaveLength(HOME_LIMITS.projects)
    expect(projects[0]).toMatchObject({ tool: 'coding/python-programming', hasThumbnail: false })
  })

  test('a card shows the beginning of its program, as My projects does', async () => {
    const learner = await somebody()
    const files = [{ name: 'main.py', text: 'print("owl")\n' }]
    await learner.make({ main: 'main.py', files }, 'Owl')
    const shelf = await learner.call('GET', '/api/projects')
    expect((await home(learner)).projects).toEqual(shelf.body.projects)
    expect(shelf.body.projects[0].excerpt).toContain('owl')
  })

  test("other people's are never there", async () => {
    const [one, other] = [await somebody(), await somebody()]
    await one.make('print(1)', 'Private')
    await play(one, 'games/programming', { 'steps-1': 3 })
    const told = await home(other)
    expect(told).toMatchObject({ projects: [], games: [], newcomer: true })
    expect(JSON.stringify(told)).not.toContain('Private')
  })
})

describe('games', () => {
  test('the first level without stars comes next, the game played last stands first', async () => {
    const learner = await somebody()
    await play(learner, 'games/dungeon', { 'floor-1': 2 })
    await play(learner, 'games/programming', { 'steps-1': 3, 'steps-3': 1, 'steps-2': 0 })
    const { games, newcomer } = await home(learner)
    expect(newcomer).toBe(false)
    expect(games.map(({ tool, next, done }) => [tool, next?.id, done])).toEqual([
      ['games/programming', 'steps-2', 2],
      ['games/dungeon', 'floor-2', 1],
    ])
    const titles = Object.values(games[0]?.next?.title ?? {})
    expect(titles).toHaveLength(4)
    expect(titles.every((title) => title.startsWith('2. ') && title.length > 4)).toBe(true)
  })

  test('a level an admin has turned off is passed over', async () => {
    const learner = await somebody()
    await play(learner, 'games/programming', { 'steps-1': 3 })
    const { site } = server.context
    const before = site.settings
    const open = {
      flags: { COIN_TOKEN: false, FREE_COURSE: false, SIGN_UP: true },
      closedTools: [],
    }
    site.settings = { ...open, closedContent: ['games/programming#steps-2'] }
    const { games } = await home(learner)
    if (before) site.settings = before
    else delete site.settings
    expect(games[0]?.next?.id).toBe('steps-3')
  })

  test("today's challenges are told, and which of them is done", async () => {
    const learner = await somebody()
    const level = `daily/${bangkokDay(server.context.now())}`
    const challenge = async () =>
      Object.fromEntries((await home(learner)).challenges.map((one) => [one.tool, one]))
    expect(await challenge()).toEqual({
      'games/dungeon': { tool: 'games/dungeon', level, done: false },
      'games/guessing': { tool: 'games/guessing', level, done: false },
    })
    await play(learner, 'games/dungeon', { [level]: 0, 'daily/2020-01-01': 3 })
    await play(learner, 'games/guessing', { 'daily/2020-01-01': 3 })
    expect(await challenge()).toMatchObject({
      'games/dungeon': { done: true },
      'games/guessing': { done: false },
    })
  })

  test('what is kept in another shape counts as not played', async () => {
    const learner = await somebody()
    for (const value of ['text', [1], { version: 9 }, { version: 1, levels: 'x' }]) {
      await learner.call('PUT', '/api/progress?tool=games/programming&key=progress', { value })
      expect(await home(learner)).toMatchObject({ games: [], newcomer: true })
    }
  })
})

describe('tasks', () => {
  test('what is in time stands first, then what is late, then what is never due; five of them', async () => {
    const { teacher, learner, room } = await aLesson(server)
    await give(teacher, room.id, { title: 'Whenever' })
    await give(teacher, room.id, { title: 'Long ago', dueAt: inDays(-30) })
    await give(teacher, room.id, { title: 'Yesterday', dueAt: inDays(-1) })
    await give(teacher, room.id, { title: 'Next week', dueAt: inDays(7) })
    await give(teacher, room.id, { title: 'Tomorrow', dueAt: inDays(1) })
    const { tasks } = await home(learner)
    expect(tasks.map(({ title, late }) => [title, late])).toEqual([
      ['Tomorrow', false],
      ['Next week', false],
      ['Yesterday', true],
      ['Long ago', true],
      ['Whenever', false],
    ])
    expect(tasks[0]).toMatchObject({ className: room.name, state: 'not-started', projectId: null })
    await give(teacher, room.id, { title: 'Today', dueAt: inDays(0.1) })
    const more = (await home(learner)).tasks
    expect(more).toHaveLength(HOME_LIMITS.tasks)
    expect(more[0]?.title).toBe('Today')
  })

  test('begun ones stay, handed in ones go, given back without a mark they come again', async () => {
    const { teacher, learner, room, pupil } = await aLesson(server)
    const { id } = await give(teacher, room.id)
    const at = (rest: string) => `/api/class/assignments/${id}${rest}`
    await learner.call('POST', at('/start'), { document: python('# empty') })
    const [begun] = (await home(learner)).tasks
    expect(begun).toMatchObject({ id, state: 'working', projectId: expect.any(String) })
    await learner.call('POST', at('/hand-in'))
    expect((await home(learner)).tasks).toEqual([])
    const back = (mark: number | null) =>
      teacher.call('PUT', `/api/teach/assignments/${id}/submissions/${pupil.id}`, {
        mark,
        rubricMarks: null,
        feedback: 'Go on.',
      })
    await back(null)
    expect((await home(learner)).tasks).toMatchObject([{ id, state: 'given-back' }])
    await back(7)
    expect((await home(learner)).tasks).toEqual([])
  })

  test('a closed step, an archived task and an archived class are not asked for', async () => {
    const { teacher, learner, room } = await aLesson(server)
    const first = await give(teacher, room.id, { title: 'Step one', newPath: 'Path' })
    await give(teacher, room.id, { title: 'Step two', pathId: first.pathId })
    const titles = async () => (await home(learner)).tasks.map(({ title }) => title)
    expect(await titles()).toEqual(['Step one'])
    await teacher.call('PATCH', `/api/teach/assignments/${first.id}`, { archived: true })
    expect(await titles()).toEqual(['Step two'])
    await teacher.call('PATCH', `/api/teach/classes/${room.id}`, { archived: true })
    expect(await titles()).toEqual([])
  })

  test('those of classes one is not in are never there', async () => {
    const { teacher, room } = await aLesson(server)
    await give(teacher, room.id, { title: 'Of another class' })
    expect((await home(await somebody())).tasks).toEqual([])
  })
})

describe('a teacher', () => {
  test('has work to mark in place of tasks, class by class, and only their own', async () => {
    const { teacher, learner, room } = await aLesson(server)
    const { id } = await give(teacher, room.id)
    await learner.call('POST', `/api/class/assignments/${id}/start`, { document: python('1') })
    expect((await home(teacher)).toMark).toEqual({ total: 0, classes: [] })
    await learner.call('POST', `/api/class/assignments/${id}/hand-in`)
    expect(await home(teacher)).toMatchObject({
      tasks: [],
      toMark: { total: 1, classes: [{ id: room.id, name: room.name, count: 1 }] },
    })
    const other = await aLesson(server)
    expect((await home(other.teacher)).toMark).toEqual({ total: 0, classes: [] })
  })

  test('is not asked to mark in a class that is over', async () => {
    const { teacher, learner } = await aLesson(server)
    const old = await makeClassOf(teacher, 'Old')
    await join(learner, old)
    const { id } = await give(teacher, old.id)
    await learner.call('POST', `/api/class/assignments/${id}/start`, { document: python('1') })
    await learner.call('POST', `/api/class/assignments/${id}/hand-in`)
    expect((await home(teacher)).toMark?.total).toBe(1)
    await teacher.call('PATCH', `/api/teach/classes/${old.id}`, { archived: true })
    expect((await home(teacher)).toMark?.total).toBe(0)
  })
})

test('guests share an account: nothing of it is told, only what is new today', async () => {
  const guest = await projectClient(server, await aDemo(server))
  const told = await home(guest)
  expect(told).toMatchObject({ projects: [], games: [], tasks: [], toMark: null, streak: null })
  expect(told.challenges).toHaveLength(2)
})

test('the streak is of the days in Bangkok on which something was done', async () => {
  const person = await aStudent(server)
  const learner = await projectClient(server, person)
  const today = bangkokDay(server.context.now())
  const midnight = new Date(`${today}T00:00:00+07:00`).getTime()
  const moments = [0, -1, -DAY_MS - 1, -3 * DAY_MS, -3 * DAY_MS + 5000]
  for (const shift of moments) {
    await server.database.pool.query(
      `insert into tool_activity (student_id, tool, kind, at) values ($1, 'games/dungeon', 'run', $2)`,
      [person.id, new Date(midnight + shift)],
    )
  }
  expect((await home(learner)).streak).toEqual({
    days: 4,
    week: [false, false, false, true, true, true, true],
  })
})
