import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStudent } from '../../testing/people.ts'
import { projectClient } from '../../testing/project-client.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const PYTHON = 'coding/python-programming'
const NOTEBOOK = 'coding/jupyter-lite'

/** Makes a project of each content and reads the list as the page does, oldest first. */
async function excerpts(tool: string, contents: unknown[]): Promise<(string | undefined)[]> {
  const learner = await projectClient(server, await aStudent(server))
  for (const content of contents) {
    const made = await learner.call('POST', '/api/projects', {
      id: randomUUID(),
      saveId: randomUUID(),
      tool,
      title: 'Mine',
      document: { format: 'f', version: 1, content },
    })
    expect(made.status).toBe(201)
  }
  const { status, body } = await learner.call('GET', '/api/projects')
  expect(status).toBe(200)
  const sorted = (body.projects as { createdAt: string; excerpt?: string }[]).toSorted((a, b) =>
    a.createdAt < b.createdAt ? -1 : 1,
  )
  return sorted.map((project) => project.excerpt)
}

test('a program shows the first lines of the file that Run starts with', async () => {
  const files = [
    { name: 'helper.py', text: 'no' },
    { name: 'main.py', text: '\n# flower\nfrom turtle import *\n' },
  ]
  expect(
    await excerpts(PYTHON, [{ files, main: 'main.py' }, { files, main: 'gone.py' }, { files }]),
  ).toEqual(['# flower\nfrom turtle import *', 'no', 'no'])
})

test('a notebook shows its first cells, however they are written', async () => {
  const cells = [
    { cell_type: 'markdown', source: '# Weather' },
    { cell_type: 'code', source: ['x = 1\n', 'print(x)'], outputs: [] },
  ]
  const beginning = '# Weather\n\nx = 1\nprint(x)'
  // As the tool keeps them now, and as it did at first.
  const kept = [{ notebook: { cells }, files: [], clean: null }, { cells }]
  expect(await excerpts(NOTEBOOK, kept)).toEqual([beginning, beginning])
})

test('whatever lies in a document, the list is there', async () => {
  const strange = [
    'one',
    null,
    7,
    [],
    { files: ['a'] },
    { files: 'x', main: {} },
    { files: [{ name: 'main.py', text: { a: 1 } }], main: 'main.py' },
    { cells: 5 },
    { notebook: 5 },
    { notebook: { cells: null } },
    { cells: [{ source: [1, null] }, 'x', { source: { b: 2 } }] },
  ]
  expect(await excerpts(PYTHON, strange)).toHaveLength(strange.length)
  expect(await excerpts(NOTEBOOK, strange)).toHaveLength(strange.length)
})

test('other tools show none, and no list carries whole documents', async () => {
  const big = {
    files: [{ name: 'main.py', text: `x = 1\n${'#'.repeat(500_000)}` }],
    main: 'main.py',
  }
  expect(await excerpts('flow/data-analytics', [big])).toEqual([undefined])
  const [first] = await excerpts(PYTHON, [big])
  expect(first).toBe(`x = 1\n${'#'.repeat(64)}`)
})

test('beyond what is looked into for one list, older cards show none', async () => {
  const text = `x = 1\n${'#'.repeat(2_500_000)}`
  const big = { files: [{ name: 'main.py', text }], main: 'main.py' }
  const shown = await excerpts(PYTHON, [big, big, big, big])
  expect(shown.map((excerpt) => excerpt !== undefined)).toEqual([false, true, true, true])
})
