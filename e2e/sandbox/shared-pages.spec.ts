/** Other people's work, opened from a link by somebody without an account: as safe as a picture. */
import { randomUUID } from 'node:crypto'
import { codeCell } from '@panya/domain/notebook/notebook.ts'
import { block, stack, workspace } from '@panya/engines/blocks-runtime/catalogue/build-blocks.ts'
import {
  toDocument as blocksDocument,
  emptyContent,
} from '@panya/tools/coding/block-programming/core/document.ts'
import { forever, wait } from '@panya/tools/coding/block-programming/examples/example.ts'
import { documentOf as pythonDocument } from '@panya/tools/coding/python-programming/core/document.ts'
import { type Page, request } from '@playwright/test'
import { signInByApi } from '../accounts/people.ts'
import { waitForNotebook } from '../notebook/notebook-page.ts'
import { storedDocument } from '../notebook/stored-notebook.ts'
import { expect, test } from '../support/test.ts'
import { TEACHER } from '../teach/class.ts'
import { attackFromWorker, reached } from './attacks.ts'
import { sandboxWorker } from './runtimes.ts'

test.use({ expectedErrors: [/Content Security Policy|sandboxed|CORS|Failed to load|net::ERR/] })

/** What the page itself may start: files of the build, never a text in memory. */
const OWN_WORKER = /^http:\/\/127\.0\.0\.1:\d+\/(assets|vendor)\//

async function share(baseURL: string, tool: string, document: unknown): Promise<string> {
  const owner = await request.newContext({ baseURL })
  await signInByApi(owner, TEACHER)
  const id = randomUUID()
  const data = { id, saveId: randomUUID(), tool, title: 'A nice game', document }
  const made = await owner.post('/api/projects', { data })
  expect(made.status(), await made.text()).toBe(201)
  const answer = await owner.put(`/api/projects/${id}/share`, { data: { level: 'public' } })
  const { shareId } = (await answer.json()) as { shareId: string }
  await owner.dispose()
  return `/shared?id=${shareId}`
}

const run = (page: Page) => page.getByRole('button', { name: 'Run', exact: true }).click()

const onStage = (type: string) => {
  const [stage, owl] = emptyContent.actors
  const scripts = workspace([stack([block(type), forever(wait(1))])!])
  return { ...emptyContent, actors: [stage!, { ...owl!, workspace: scripts }] }
}

const SHARED: [name: string, tool: string, document: unknown, start: (page: Page) => unknown][] = [
  [
    'a Python program',
    'coding/python-programming',
    pythonDocument({
      files: [{ name: 'main.py', text: 'print("hello")\n' }],
      main: 'main.py',
    }),
    // A worker whose program never ends would not hear the question.
    async (page) => {
      await run(page)
      await expect(page.locator('[data-ending]')).toBeVisible({ timeout: 20_000 })
    },
  ],
  [
    'a notebook',
    'coding/jupyter-lite',
    storedDocument([codeCell('1 + 1', 'one')]),
    async (page) => {
      const { run: runAll, output } = await waitForNotebook(page)
      await runAll.click()
      await expect(output(1).last()).toContainText('2')
    },
  ],
  ['blocks', 'coding/block-programming', blocksDocument(onStage('event_flag')), run],
  [
    'blocks for a board',
    'coding/block-programming',
    blocksDocument({
      ...emptyContent,
      target: 'mcu_kidbright_32_v13',
      boards: {
        mcu_kidbright_32_v13: {
          workspace: workspace([stack([block('board_start'), forever(wait(1))])!]),
          shared: [],
        },
      },
    }),
    run,
  ],
]

for (const [name, tool, document, start] of SHARED) {
  test(`${name} of somebody else, opened from a link, runs in the sandbox and nowhere else`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(await share(baseURL!, tool, document))
    await expect(page.getByRole('heading', { name: 'A nice game' })).toBeVisible()
    await start(page)
    const worker = await sandboxWorker(page)
    expect(reached(await worker.evaluate(attackFromWorker, baseURL!))).toEqual([])
    const others = page.workers().map((one) => one.url())
    expect(others.filter((url) => !url.startsWith('blob:null/') && !OWN_WORKER.test(url))).toEqual(
      [],
    )
    expect(await page.evaluate(() => 'owned' in globalThis)).toBe(false)
  })
}

const TRAP = '<img src=x onerror="globalThis.owned=1"><script>globalThis.owned=1</script>'

test('an app of somebody else shows its words as words, in full screen too', async ({
  page,
  baseURL,
}) => {
  const node = (id: string, x: number, type: string, params: object) => ({
    id,
    type,
    position: { x, y: 0 },
    params,
    title: `${id} ${TRAP}`,
  })
  const content = {
    nodes: [node('words', 0, 'text', { words: TRAP }), node('feeling', 300, 'sentiment', {})],
    edges: [
      { id: 'e', from: { node: 'words', port: 'text' }, to: { node: 'feeling', port: 'text' } },
    ],
    comments: [{ id: 'c', text: TRAP, position: { x: 0, y: 200 } }],
    groups: [{ id: 'g', title: TRAP, nodes: ['words'] }],
    subflows: [],
    dashboard: ['words', 'feeling'],
  }
  const document = { format: 'flow-ai', version: 2, content }
  await page.goto(await share(baseURL!, 'flow/ai-application', document))
  const tile = page.getByRole('region', { name: /^words/ })
  await expect(tile.getByRole('heading')).toHaveText(`words ${TRAP}`)
  await page.getByRole('button', { name: 'Full screen' }).click()
  await expect(page.getByRole('button', { name: 'Leave full screen' })).toBeVisible()
  await expect(tile.getByRole('heading')).toHaveText(`words ${TRAP}`)
  expect(page.workers().filter((one) => !OWN_WORKER.test(one.url()))).toEqual([])
  expect(await page.evaluate(() => 'owned' in globalThis)).toBe(false)
})
