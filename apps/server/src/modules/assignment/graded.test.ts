/** A notebook with hidden tests: what learners get of it, by every way there is, and what teachers keep. */
import { randomUUID } from 'node:crypto'
import { withRole } from '@panya/domain/notebook/graded/graded-cell.ts'
import { codeCell, notebookOf } from '@panya/domain/notebook/notebook.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aLesson, type Client } from '../../testing/classroom.ts'
import { give } from '../../testing/give-assignment.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const TOOL = 'coding/jupyter-lite'
const ANSWER = 'def add(a, b):\n    ### BEGIN SOLUTION\n    return a + b\n    ### END SOLUTION'
const TESTS =
  'assert add(1, 2) == 3\n### BEGIN HIDDEN TESTS\nassert add(-5, 5) == 0\n### END HIDDEN TESTS'
const SECRETS = ['return a + b', 'add(-5, 5)', 'HIDDEN TESTS', '3 passed']

const graded = notebookOf([
  withRole(codeCell(ANSWER, 'a'), { gradeId: 'add', role: 'answer', points: 0 }),
  {
    ...withRole(codeCell(TESTS, 'b'), { gradeId: 'add-tests', role: 'tests', points: 2 }),
    outputs: [{ output_type: 'stream', name: 'stdout', text: '3 passed' }],
  },
])
const project = { notebook: graded, files: [], clean: { stamp: 'x', at: '', differences: [] } }

async function made(teacher: Client, content: unknown): Promise<string> {
  const document = { format: 'notebook', version: 2, content }
  const wish = { id: randomUUID(), saveId: randomUUID(), tool: TOOL, title: 'Sums', document }
  expect((await teacher.call('POST', '/api/projects', wish)).status).toBe(201)
  return wish.id
}

test.each([
  ['a project', project],
  ['a bare notebook', graded],
])('%s: no way leads to the solution', async (_name, content) => {
  const { teacher, learner, room } = await aLesson(server)
  const { id } = await give(teacher, room.id, {
    tool: TOOL,
    starterProjectId: await made(teacher, content),
  })
  const begun = await learner.call('POST', `/api/class/assignments/${id}/start`, { document: null })
  const own = `/api/projects/${begun.body.projectId}`
  const ways = [
    begun,
    ...(await Promise.all([
      learner.call('GET', own),
      learner.call('GET', `${own}/origin`),
      learner.call('GET', `${own}/revisions/1`),
      learner.call('GET', `/api/class/assignments/${id}`),
    ])),
  ]
  for (const { status, body } of ways) {
    expect(status).toBeLessThan(300)
    const text = JSON.stringify(body)
    for (const secret of SECRETS) expect(text).not.toContain(secret)
  }
  expect(JSON.stringify(ways[1]!.body)).toContain('YOUR CODE HERE')
  expect(JSON.stringify(ways[1]!.body)).toContain('assert add(1, 2) == 3')
  const { body } = await teacher.call('GET', `/api/teach/assignments/${id}/starter`)
  expect(JSON.stringify(body.document)).toContain('add(-5, 5)')
})

test('a notebook that cannot be read and may hide something is not given out', async () => {
  const { teacher, learner, room } = await aLesson(server)
  const broken = { notebook: { nbformat: 4, cells: 'nbgrader' }, files: [] }
  const starterProjectId = await made(teacher, broken)
  const { id } = await give(teacher, room.id, { tool: TOOL, starterProjectId })
  const begun = await learner.call('POST', `/api/class/assignments/${id}/start`, { document: null })
  expect(begun.status).toBe(409)
  expect(begun.body).toMatchObject({ message: 'starter-unreadable' })
})

test('a plain notebook is given as it is', async () => {
  const { teacher, learner, room } = await aLesson(server)
  const plain = { notebook: notebookOf([codeCell('print(1)  # HIDDEN TESTS', 'a')]), files: [] }
  const starterProjectId = await made(teacher, plain)
  const { id } = await give(teacher, room.id, { tool: TOOL, starterProjectId })
  const begun = await learner.call('POST', `/api/class/assignments/${id}/start`, { document: null })
  const { body } = await learner.call('GET', `/api/projects/${begun.body.projectId}`)
  expect(body.document.content).toEqual(plain)
})
