import { doodleRound } from '@panya/tools/games/guessing/core/doodle-words.ts'
import { expect, test } from 'vitest'
import { aStudent } from '../../testing/people.ts'
import { projectClient } from '../../testing/project-client.ts'
import { testServer } from '../../testing/test-server.ts'

const HOUSE = [
  [200, 500, 800, 500, 800, 900, 200, 900, 200, 500],
  [150, 500, 500, 150, 850, 500],
  [450, 900, 450, 700, 580, 700, 580, 900],
]
/** The first round that asks for a house. */
const HOUSE_ROUND = Array.from({ length: 200 }, (_, index) => index + 1).find((number) =>
  doodleRound(number).includes('house'),
)!

test('progress is kept per learner and tool; a result only counts when the judge played it', async () => {
  const server = await testServer()
  const [ann, ben] = [await aStudent(server), await aStudent(server)]
  const [one, two] = [await projectClient(server, ann), await projectClient(server, ben)]
  const url = '/api/progress?tool=games/guessing&key=progress'
  expect((await one.call('GET', url)).body).toEqual({ value: null })
  expect((await one.call('PUT', url, { value: { level: 3 } })).status).toBe(204)
  expect((await one.call('GET', url)).body).toEqual({ value: { level: 3 } })
  expect((await two.call('GET', url)).body).toEqual({ value: null })
  const large = await one.call('PUT', url, { value: 'x'.repeat(70_000) })
  expect(large).toMatchObject({ status: 413, body: { message: 'progress-too-large' } })

  const cheat = { stars: 3, score: 1e9 }
  const judged = await one.call('POST', '/api/judge', { tool: 'games/guessing', submission: cheat })
  expect(judged.body).toMatchObject({ ok: false })
  const none = await one.call('POST', '/api/judge', { tool: 'flow/ai-application', submission: {} })
  expect(none).toMatchObject({ status: 404, body: { message: 'no-judge' } })
  const { rows } = await server.database.pool.query('select 1 from game_result')
  expect(rows).toEqual([])
})

test('a round of drawings is worth what the server’s own machine knows again', async () => {
  const server = await testServer()
  const learner = await projectClient(server, await aStudent(server))
  const words = doodleRound(HOUSE_ROUND)
  const judged = (drawings: readonly (readonly number[])[][]) =>
    learner.call('POST', '/api/judge', {
      tool: 'games/guessing',
      submission: { version: 1, game: 'machine', number: HOUSE_ROUND, drawings },
    })
  const house = words.map((word) => (word === 'house' ? HOUSE : []))
  expect((await judged(house)).body).toMatchObject({ ok: true, stars: 1, score: 1 })
  const scribble = words.map(() => [[0, 0, 1000, 1000]])
  expect((await judged(scribble)).body).toMatchObject({ ok: true, stars: 0 })
  const { rows } = await server.database.pool.query('select level, stars, score from game_result')
  expect(rows).toEqual([{ level: `machine/${HOUSE_ROUND}`, stars: 1, score: 1 }])
})

test('activity is taken as codes, never as sentences', async () => {
  const server = await testServer()
  const learner = await projectClient(server, await aStudent(server))
  const send = (detail: string) =>
    learner.call('POST', '/api/activity', {
      tool: 'coding/python-programming',
      projectId: null,
      events: [{ kind: 'error', detail }],
    })
  expect((await send('NameError')).status).toBe(204)
  expect((await send('my name is Ann and I live')).status).toBe(400)
  const { rows } = await server.database.pool.query('select kind, detail from tool_activity')
  expect(rows).toEqual([{ kind: 'error', detail: 'NameError' }])
})

test('whoever reports activity without end is stopped; classmates are not', async () => {
  const server = await testServer()
  const body = {
    tool: 'coding/python-programming',
    projectId: null,
    events: [{ kind: 'run' }],
  }
  const report = (who: Awaited<ReturnType<typeof projectClient>>) =>
    who.call('POST', '/api/activity', body)
  const bully = await projectClient(server, await aStudent(server))
  const statuses = []
  for (let time = 0; time < 70; time++) statuses.push((await report(bully)).status)
  expect(new Set(statuses)).toEqual(new Set([204, 429]))
  const classmate = await projectClient(server, await aStudent(server))
  expect((await report(classmate)).status).toBe(204)
})
