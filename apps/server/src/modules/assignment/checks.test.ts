import { CHECK_LIMITS } from '@panya/domain/classroom/check.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aLesson } from '../../testing/classroom.ts'
import { give, WISH } from '../../testing/give-assignment.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const OUTPUT = { kind: 'output', input: ['2'], output: '4' }
const TEST = { kind: 'test', name: 'Doubles', input: [], test: 'assert double(2) == 4' }
const PYTHON = [
  OUTPUT,
  TEST,
  { kind: 'uses-code', part: 'function' },
  { kind: 'avoids-code', part: 'recursion' },
  { kind: 'most-lines', count: 12 },
  { kind: 'style', rule: 'names' },
]
const BLOCKS = [
  { kind: 'uses-block', block: 'control_repeat' },
  { kind: 'avoids-block', block: 'control_forever' },
  { kind: 'most-blocks', count: 20 },
  { kind: 'variable', name: 'score', value: '3' },
  { kind: 'sprite-at', sprite: 'Owl', x: 100, y: -20, within: 5 },
  { kind: 'says', sprite: '', text: 'Hello' },
  { kind: 'dots', dots: '#.#\n.#.' },
  { kind: 'prints', text: 'ready' },
]
const FIGURE = {
  kind: 'figure',
  node: 'data.metrics',
  named: 'Quality',
  port: 'score',
  what: 'value',
  column: '',
  row: '',
  is: 'at-least',
  value: 0.8,
  within: 0,
}
const FLOW = [
  FIGURE,
  { ...FIGURE, what: 'cell', column: 'mean', row: 'age' },
  { kind: 'uses-node', node: 'data.split' },
  { kind: 'avoids-node', node: 'data.paste' },
]
const GAME = [
  { kind: 'stars', level: '', count: 2 },
  { kind: 'stars', level: 'animals/3', count: 1 },
  { kind: 'uses-feature', level: 'steps-1', feature: 'repeat' },
]
const NOTEBOOK = [
  TEST,
  { kind: 'name-value', name: 'mean', value: '12.4', within: 0.1 },
  { kind: 'cell', cell: 'answer', shows: '' },
  { kind: 'cell', cell: '', shows: 'Hello' },
]
const mine = (id: number) => `/api/class/assignments/${id}`
const given = (id: number) => `/api/teach/assignments/${id}`

test.each([
  ['coding/python-programming', PYTHON],
  ['coding/block-programming', BLOCKS],
  ['flow/data-analytics', FLOW],
  ['games/programming', GAME],
  ['coding/jupyter-lite', NOTEBOOK],
])('checks of %s are kept, and reach the learner', async (tool, checks) => {
  const { teacher, learner, room } = await aLesson(server)
  const { id } = await give(teacher, room.id, { tool, checks })
  expect((await learner.call('GET', mine(id))).body.checks).toEqual(checks)
  // What else is changed leaves them alone.
  expect((await teacher.call('PATCH', given(id), { title: 'Another name' })).status).toBe(200)
  expect((await teacher.call('GET', given(id))).body.assignment.checks).toEqual(checks)
})

describe('refused, and nothing is given:', () => {
  const many = Array.from({ length: CHECK_LIMITS.checks + 1 }, () => OUTPUT)
  test.each<[string, unknown[]]>([
    ['a kind nobody knows', [{ kind: 'mind-reading', text: 'x' }]],
    ['the fields of another kind', [{ kind: 'test', input: [], output: '4' }]],
    ['a field too many', [{ ...OUTPUT, hidden: true }]],
    ['a part of programs nobody knows', [{ kind: 'uses-code', part: 'goto' }]],
    ['too many', many],
    ['a line that is too long', [{ ...OUTPUT, output: 'x'.repeat(CHECK_LIMITS.text + 1) }]],
    ['a test of ten thousand letters', [{ ...TEST, test: 'x'.repeat(10_000) }]],
    ['a test without a word', [{ ...TEST, test: ' \n ' }]],
    ['no lines at all', [{ kind: 'most-lines', count: 0 }]],
    ['a figure of no node', [{ ...FIGURE, node: '' }]],
    ['a cell of no column', [{ ...FIGURE, what: 'cell' }]],
    ['a tolerance below nothing', [{ ...FIGURE, within: -1 }]],
    ['four stars', [{ ...GAME[0], count: 4 }]],
    ['a part of a program of no level', [{ ...GAME[2], level: '' }]],
    ['a name that is none', [{ ...NOTEBOOK[1], name: '2 + 2' }]],
    ['a picture without a dot', [{ kind: 'dots', dots: '...\n...' }]],
    ['a picture of letters', [{ kind: 'dots', dots: '#x#' }]],
    ['nothing said by the board', [{ kind: 'prints', text: ' ' }]],
    ['a cell of which nothing is asked', [{ kind: 'cell', cell: '', shows: ' ' }]],
    ['a check of another tool', [OUTPUT, ...BLOCKS]],
  ])('%s', async (_what, checks) => {
    const { teacher, room } = await aLesson(server)
    const url = `/api/teach/classes/${room.id}/assignments`
    expect((await teacher.call('POST', url, { ...WISH, checks })).status).toBe(400)
    expect((await teacher.call('GET', url)).body.assignments).toEqual([])
  })

  test('checks of programs for a game', async () => {
    const { teacher, room } = await aLesson(server)
    const url = `/api/teach/classes/${room.id}/assignments`
    const wish = { ...WISH, tool: 'games/dungeon', checks: [OUTPUT] }
    expect((await teacher.call('POST', url, wish)).status).toBe(400)
  })
})

describe('checks from the time when there was one kind', () => {
  const OLD = { input: ['2'], output: '4' }

  test('are taken from a page that is open still', async () => {
    const { teacher, room } = await aLesson(server)
    expect((await give(teacher, room.id, { checks: [OLD] })).checks).toEqual([OUTPUT])
  })

  test('are read from rows and templates as they lie there', async () => {
    const { teacher, learner, room } = await aLesson(server)
    const { id } = await give(teacher, room.id)
    await server.database.orm.execute(
      sql`update assignment set checks = ${JSON.stringify([OLD])}::jsonb where id = ${id}`,
    )
    expect((await learner.call('GET', mine(id))).body.checks).toEqual([OUTPUT])
    const list = await teacher.call('GET', `/api/teach/classes/${room.id}/assignments`)
    expect(list.body.assignments[0].checks).toEqual([OUTPUT])
    await teacher.call('POST', '/api/teach/templates', { assignmentId: id })
    const { templates } = (await teacher.call('GET', '/api/teach/templates')).body
    expect(templates[0].checks).toEqual([OUTPUT])
    expect((await give(teacher, room.id, { checks: templates[0].checks })).checks).toEqual([OUTPUT])
  })
})
