import { codeCell, markdownCell, type Output } from '@panya/domain/notebook/notebook.ts'
import { expect, test } from '../support/test.ts'
import { openNotebook, signIn } from './notebook-page.ts'
import { type StoredDocument, storedDocument, storeProject } from './stored-notebook.ts'

const print: Output = { output_type: 'stream', name: 'stdout', text: 'x' }
const many = <One>(count: number, one: One) => Array.from({ length: count }, () => one)
const deep = (levels: number) => {
  let value: unknown = 1
  for (let level = 0; level < levels; level++) value = { in: value }
  return value
}
const withCells = (cells: unknown[]): StoredDocument => {
  const document = storedDocument([])
  return { ...document, content: { ...document.content, notebook: { nbformat: 4, cells } } }
}

const REFUSED: Record<string, [StoredDocument, string]> = {
  '100,000 outputs': [
    withCells([{ ...codeCell('', 'a'), outputs: many(100_000, print) }]),
    '100000 outputs',
  ],
  'metadata without a bottom': [
    withCells([{ ...codeCell('', 'a'), metadata: deep(1000) }]),
    'more than 100 levels',
  ],
  'an output of the wrong type': [
    withCells([{ ...codeCell('', 'a'), outputs: [{ output_type: 'display_data', data: 7 }] }]),
    'cells[0].outputs[0].data',
  ],
  'a cell that is a tag': [
    withCells([codeCell('', 'a'), '<img src=x onerror=top.marked=1>']),
    'cells[1]',
  ],
  'a list instead of a notebook': [{ ...storedDocument([]), content: [1, 2] }, 'nbformat'],
}

for (const [name, [document, place]] of Object.entries(REFUSED)) {
  test(`${name}: the page says what is wrong where, goes on answering, and keeps what was stored`, async ({
    page,
  }) => {
    await signIn(page)
    const id = await storeProject(page.request, document)
    const before = await (await page.request.get(`/api/projects/${id}`)).text()
    await page.goto(`/coding/jupyter-lite?project=${id}`)
    const alert = page.getByRole('alert').filter({ hasText: 'This notebook cannot be shown' })
    await expect(alert).toContainText(place)
    await page.getByRole('button', { name: 'Project menu' }).click()
    await expect(page.getByRole('menuitem', { name: 'Download' })).toBeVisible()
    expect(await (await page.request.get(`/api/projects/${id}`)).text()).toBe(before)
  })
}

test('names that reach for a prototype, strange words everywhere and much that nobody needs: it opens', async ({
  page,
}) => {
  await signIn(page)
  const strange = '<b id="x">\u202Etags\u0007</b>'
  const metadata = {
    constructor: { name: 'x' },
    toString: 'x',
    hasOwnProperty: 1,
    tags: many(500, strange),
    [strange]: strange,
    collapsed: 'perhaps',
    scrolled: {},
    editable: 'no',
    deletable: 0,
    jupyter: { source_hidden: 'x', outputs_hidden: [] },
    slideshow: strange,
    execution: { 'iopub.status.busy': strange },
    huge: many(100_000, 'x'),
  }
  const cells = [
    { ...codeCell('1 + 1', 'first'), metadata, execution_count: 1e308, outputs: [print] },
    { ...markdownCell(`# ${strange}`, '../../x'), metadata },
    { ...markdownCell('two', 'first'), attachments: { [strange]: { [strange]: 'x' } } },
    { cell_type: 'raw', source: [strange, '\n'], metadata },
  ]
  const document = withCells(cells)
  const id = await storeProject(page.request, document)
  const notebook = await openNotebook(page, `/coding/jupyter-lite?project=${id}`)
  await expect(notebook.cells).toHaveCount(4)
  await notebook.run.click()
  await expect(notebook.output(1).last()).toContainText('2')
})

test('a loop that shows more than a notebook can hold: its beginning and its end are kept, and said so', async ({
  page,
}) => {
  await signIn(page)
  const source =
    'from IPython.display import display\nfor n in range(20_500): display(n)\nprint("done")'
  const id = await storeProject(page.request, storedDocument([codeCell(source, 'loop')]))
  const notebook = await openNotebook(page, `/coding/jupyter-lite?project=${id}`)
  await notebook.run.click()
  const kept = async () => (await page.request.get(`/api/projects/${id}`)).text()
  await expect.poll(kept, { timeout: 60_000 }).toContain('20499')
  expect((await kept()).length).toBeLessThan(200_000)
})
