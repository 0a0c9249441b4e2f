import { localePath } from '@panya/domain/locale/locale.ts'
import { signInByApi, TEACHER } from '../accounts/people.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import {
  addBySearch,
  details,
  done,
  input,
  node,
  openDetails,
  openFlow,
  output,
  resultRows,
} from './workbench.ts'

test('by keyboard alone: type a table, compute, group, read the sums; a broken file is named', async ({
  page,
}) => {
  await openFlow(page, 'data-analytics')
  const { keyboard } = page
  const focused = (name: string) =>
    page.evaluate((wanted) => document.activeElement?.getAttribute('aria-label') === wanted, name)
  for (let step = 0; step < 40 && !(await focused('Find a node')); step += 1) {
    await keyboard.press('Tab')
  }
  await keyboard.type('paste')
  await keyboard.press('Enter')
  await done(page, 'Paste')
  await page.getByRole('button', { name: 'Details', exact: true }).press('Enter')
  await details(page).getByRole('textbox', { name: 'Text' }).focus()
  await keyboard.press('Control+a')
  await keyboard.insertText('city,price,quantity\nRayong,2,3\nNan,5,1\nRayong,10,2')
  await expect
    .poll(() => resultRows(page))
    .toEqual([
      ['Rayong', '2', '3'],
      ['Nan', '5', '1'],
      ['Rayong', '10', '2'],
    ])
  await addBySearch(page, 'Compute')
  await done(page, 'Compute')
  await addBySearch(page, 'Group and summarise')
  const panel = await openDetails(page, 'Group and summarise')
  await panel.getByRole('combobox', { name: 'Group by' }).selectOption('city')
  await panel.getByRole('combobox', { name: 'Summary' }).selectOption('sum')
  await panel.getByRole('combobox', { name: 'Columns to summarise' }).selectOption('total')
  await expect
    .poll(async () => (await resultRows(page)).toSorted(([a = ''], [b = '']) => a.localeCompare(b)))
    .toEqual([
      ['Nan', '5'],
      ['Rayong', '26'],
    ])

  // A wire taken away and drawn again with Enter on its two ports.
  await page.getByRole('group', { name: 'Wire from Compute to Group and summarise' }).focus()
  await keyboard.press('Enter')
  await keyboard.press('Delete')
  await expect(node(page, 'Group and summarise').locator('[data-status=needs-input]')).toBeVisible()
  await output(page, 'Compute').press('Enter')
  await input(page, 'Group and summarise').press('Enter')
  await done(page, 'Group and summarise')

  await page.getByRole('button', { name: 'Python', exact: true }).press('Enter')
  await expect(page.getByText('.groupby(')).toBeVisible()

  // A broken file is named on its node and told to the teacher's board; the rest goes on.
  await page.locator('.react-flow__pane').click({ position: { x: 20, y: 500 } })
  await addBySearch(page, 'My file')
  const file = {
    name: 'marks.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('PK no'),
  }
  const told = page.waitForRequest(
    (request) =>
      request.url().endsWith('/api/activity') &&
      (request.postData() ?? '').includes('"detail":"broken-xlsx"'),
  )
  const about = await openDetails(page, 'My file')
  await about.locator('input[type=file]').setInputFiles(file)
  await expect(node(page, 'My file').locator('[data-status=error]')).toBeVisible()
  await expect(about.getByRole('status')).toContainText(/file/i)
  await done(page, 'Group and summarise')
  await told

  // A file of her own: how it is read is shown and can be corrected, and no cell is lost in silence.
  const text = 'Our visits\nid;day;paid\n007;05/02/2567;1,50\n008;06/03/2567;oops\n'
  const visits = { name: 'visits.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  await about.locator('input[type=file]').setInputFiles(visits)
  await done(page, 'My file')
  const rows = (first: string, second: string, paid: string[]) => [
    ['007', first, paid[0]],
    ['008', second, paid[1]],
  ]
  await expect
    .poll(() => resultRows(page))
    .toEqual(rows('2024-05-02', '2024-06-03', ['1,50', 'oops']))
  await expect(node(page, 'My file').getByText(/guess that the month comes first/)).toBeVisible()
  await about
    .getByRole('combobox', { name: 'How dates in day are written' })
    .selectOption({ label: 'day, month, year' })
  await about.getByRole('combobox', { name: 'Kind of paid' }).selectOption({ label: 'number' })
  await expect.poll(() => resultRows(page)).toEqual(rows('2024-02-05', '2024-03-06', ['1.5', '·']))
  await expect(about.getByText('1 cell was not understood.')).toBeVisible()
  await about.getByRole('button', { name: 'Show them' }).press('Enter')
  await expect(page.getByRole('dialog').getByRole('cell', { name: 'oops' })).toBeVisible()
  await keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectAccessible(page)
})

/** A board that prints two readings, in the shape of the browser's own ports. */
function boardOnCable(): void {
  const lines = new TextEncoder().encode('hello\r\nlight: 42, heat: 28\r\nlight: 7, heat: 29\r\n')
  const port = {
    readable: null as ReadableStream<Uint8Array> | null,
    writable: null as WritableStream<Uint8Array> | null,
    async open() {
      port.readable = new ReadableStream({ start: (controller) => controller.enqueue(lines) })
      port.writable = new WritableStream()
    },
    async close() {
      port.readable = null
      port.writable = null
    },
    getInfo: () => ({}),
  }
  Object.defineProperty(navigator, 'serial', { value: { requestPort: async () => port } })
}

test('a teacher looks at the attendance of a class, and at what a board prints', async ({
  page,
}) => {
  await page.addInitScript(boardOnCable)
  await signInByApi(page.request, TEACHER)
  await page.goto('/flow/data-analytics')
  await expect(page.locator('.react-flow__pane')).toBeVisible({ timeout: 45_000 })
  await addBySearch(page, 'My class')
  const panel = await openDetails(page, 'My class')
  const classes = panel.getByRole('combobox', { name: 'Class', exact: true })
  // One of the demo school's own: other tests make classes that nobody has been to.
  await classes.selectOption({ label: 'ม.1/2' })
  await done(page, 'My class')
  await expect(panel.getByRole('columnheader', { name: 'minutes' })).toBeVisible()
  expect((await resultRows(page))[0]?.[0]).toMatch(/^\d{4}-\d\d-\d\d$/)

  await page.locator('.react-flow__pane').click({ position: { x: 20, y: 500 } })
  await addBySearch(page, 'Board readings')
  await openDetails(page, 'Board readings')
  await panel.getByRole('button', { name: 'Start', exact: true }).click()
  await expect
    .poll(async () => (await resultRows(page)).map((row) => row.slice(1)))
    .toEqual([
      ['42', '28'],
      ['7', '29'],
    ])
  await panel.getByRole('button', { name: 'Stop', exact: true }).click()
  await panel.getByRole('button', { name: 'Keep as a table' }).click()
  await done(page, 'Paste')
})

test('examples run in Thai, and in Arabic on a phone; everything is accessible in light and dark', async ({
  page,
}) => {
  for (const locale of ['th', 'ar'] as const) {
    if (locale === 'th') await openFlow(page, 'data-analytics', locale)
    else {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(localePath(locale, '/flow/data-analytics'))
      await expect(page.locator('.react-flow__pane')).toBeVisible({ timeout: 45_000 })
    }
    const examples = page.getByRole('button', {
      name: { th: 'ตัวอย่าง', ar: 'أمثلة' }[locale],
      exact: true,
    })
    await expect(examples).toBeVisible({ timeout: 45_000 })
    await examples.click()
    const map = { th: 'ตลาดบนแผนที่', ar: 'الأسواق على الخريطة' }[locale]
    await page.getByRole('dialog').getByRole('button', { name: map }).click()
    await expect(page.locator('article[data-status=done]')).toHaveCount(3, { timeout: 45_000 })
    await page.locator('.react-flow__node').last().click()
    await expect(page.getByRole('button', { name: /78433/ })).toBeVisible()
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: locale === 'th' ? 'dark' : 'light' })
    await expectAccessible(page)
  }
})
