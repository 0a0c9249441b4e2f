import type { Output } from '@panya/domain/notebook/notebook.ts'
import { codeCell } from '@panya/domain/notebook/notebook.ts'
import { type Page, request } from '@playwright/test'
import { signInByApi } from '../accounts/people.ts'
import { expect, test } from '../support/test.ts'
import { TEACHER } from '../teach/class.ts'
import { handedIn } from '../teach/handed-in.ts'
import { watchStrangers } from './harmless.ts'
import { HOSTILE_HTML, HOSTILE_OUTPUTS } from './hostile-outputs.ts'
import { openNotebook, signIn, waitForNotebook } from './notebook-page.ts'
import { randomHtml } from './random-html.ts'
import { said, shown, storedDocument, storeProject } from './stored-notebook.ts'

const output = (type: string, source: string): Output => ({
  output_type: 'display_data',
  data: { [type]: source },
  metadata: {},
})

const HTML = Object.values(HOSTILE_HTML)
const HOSTILE = storedDocument([
  ...Object.values(HOSTILE_OUTPUTS).map((one, at) => shown(`other-${at}`, one)),
  ...HTML.map((source, at) =>
    shown(`html-${at}`, output('text/html', source), output('text/markdown', source)),
  ),
  ...HTML.map((source, at) => said(`said-${at}`, source)),
  shown('last', output('text/html', '<b>the last output</b>')),
])

async function expectHarmless(page: Page, path: string): Promise<void> {
  const watch = watchStrangers(page)
  await page.goto(path)
  const { frame } = await waitForNotebook(page)
  await expect(frame.getByText('the last output')).toBeVisible({ timeout: 60_000 })
  await watch.expectNothingHappened()
}

// Hundreds of outputs are looked at, point by point: a busy machine needs minutes.
test.setTimeout(480_000)

test('what a stranger stored runs nothing, asks for nothing and covers nothing for its owner', async ({
  page,
}) => {
  expect(HTML.length + Object.keys(HOSTILE_OUTPUTS).length).toBeGreaterThan(100)
  await signIn(page)
  const id = await storeProject(page.request, HOSTILE)
  await expectHarmless(page, `/coding/jupyter-lite?project=${id}`)
})

test('nor for the teacher who looks on', async ({ page, baseURL }) => {
  await signInByApi(page.request, TEACHER)
  const tool = 'coding/jupyter-lite'
  const { pupil, projectId } = await handedIn(page.request, baseURL!, tool, HOSTILE)
  await pupil.dispose()
  await expectHarmless(page, `/teach/work?id=${projectId}`)
})

test('nor for anybody who opens the shared page', async ({ page, baseURL }) => {
  const teacher = await request.newContext({ baseURL: baseURL ?? '' })
  await signInByApi(teacher, TEACHER)
  const id = await storeProject(teacher, HOSTILE)
  const answer = await teacher.put(`/api/projects/${id}/share`, { data: { level: 'public' } })
  const { shareId } = (await answer.json()) as { shareId: string }
  await teacher.dispose()
  await expectHarmless(page, `/shared?id=${shareId}`)
})

test('nor what a machine would try, a few hundred times', async ({ page }) => {
  await signIn(page)
  const cells = randomHtml(300).map((source, at) =>
    at % 3 === 0
      ? said(`random-${at}`, source)
      : shown(`random-${at}`, output('text/html', source)),
  )
  const last = shown('last', output('text/html', '<b>the last output</b>'))
  const id = await storeProject(page.request, storedDocument([...cells, last]))
  await expectHarmless(page, `/coding/jupyter-lite?project=${id}`)
})

const SHOW = (from: number) => `import json
from IPython.display import HTML, Javascript, Markdown, SVG, display
for source in json.load(open("strangers.json"))[${from}:${from + 40}]:
    display(HTML(source))
display(Javascript("top.marked = 1"), SVG('<svg xmlns="http://www.w3.org/2000/svg" onload="top.marked=1"/>'), Markdown("[x](javascript:top.marked=1)"))
print("shown from ${from}")`

test('nor when it comes fresh from Python, and nothing that is saved is called trusted', async ({
  page,
}) => {
  await signIn(page)
  const starts = HTML.flatMap((_, at) => (at % 40 === 0 ? [at] : []))
  const cells = starts.map((from) => codeCell(SHOW(from), `from-${from}`))
  const files = [{ name: 'strangers.json', text: JSON.stringify(HTML) }]
  const id = await storeProject(page.request, storedDocument(cells, files))
  const watch = watchStrangers(page)
  const notebook = await openNotebook(page, `/coding/jupyter-lite?project=${id}`)
  await notebook.run.click()
  for (const [at, from] of starts.entries())
    await expect(notebook.output(at + 1).last()).toContainText(`shown from ${from}`)
  await expect(notebook.output(1).filter({ hasText: 'Scripts are switched off' })).toHaveCount(1)
  await watch.expectNothingHappened()
  await notebook.saved()
  await expect
    .poll(async () => (await page.request.get(`/api/projects/${id}`)).text())
    .toContain('shown from 80')
  const kept = await (await page.request.get(`/api/projects/${id}`)).text()
  expect(kept).not.toContain('"trusted"')
})

const EVIL = '<img src="/api/marker-of-a-stranger/file.png" onerror="top.marked=1">'
const FILES = [
  { name: 'words.md', text: `# Words\n\n${EVIL}\n\n[x](javascript:top.marked=1)` },
  {
    name: 'drawing.svg',
    text: `<svg xmlns="http://www.w3.org/2000/svg" onload="top.marked=1" width="9" height="9"><image href="/api/marker-of-a-stranger/a.png"/></svg>`,
  },
  { name: 'table.csv', text: `a,b\n${EVIL.replaceAll('"', "'")},=1+1\n` },
  { name: 'tree.json', text: JSON.stringify({ [EVIL]: EVIL }) },
  { name: 'page.html', text: `<!doctype html><script>top.marked=1</script>${EVIL}` },
]

test('nor do files that are opened beside the notebook', async ({ page }) => {
  await signIn(page)
  const links = FILES.map(({ name }) => `[open ${name}](${name})`).join('\n\n')
  const document = storedDocument([said('links', links)], FILES)
  const id = await storeProject(page.request, document)
  const watch = watchStrangers(page)
  const { frame } = await openNotebook(page, `/coding/jupyter-lite?project=${id}`)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Show as JupyterLab' }).click()
  await expect(frame.locator('.jp-LabShell')).toBeVisible({ timeout: 45_000 })
  for (const { name } of FILES) {
    await frame.getByRole('tab', { name: 'notebook.ipynb' }).click()
    await frame.getByRole('link', { name: `open ${name}` }).click()
    await expect(frame.getByRole('tab', { name })).toBeVisible()
  }
  await frame.locator('.jp-DirListing-item', { hasText: 'words.md' }).click({ button: 'right' })
  await frame.locator('.lm-Menu-item', { hasText: 'Open With' }).hover()
  await frame.locator('.lm-Menu-item', { hasText: 'Markdown Preview' }).click()
  await expect(frame.locator('.jp-MarkdownViewer h1')).toHaveText(/Words/)
  await frame.getByRole('tab', { name: 'notebook.ipynb' }).click()
  await watch.expectNothingHappened()
})
