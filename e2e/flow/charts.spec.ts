import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { addBySearch, details, done, node, openDetails, openFlow, output } from './workbench.ts'

test.use({ viewport: { width: 1500, height: 950 } })

const SALES = `day,shop,sold,price
2024-05-03,ตลาดสด "เช้า" <1>,3,10
2024-01-01,سوق المدينة,9,12
2024-01-02,ตลาดสด "เช้า" <1>,4,11
2024-03-09,Night & market,,13
2024-05-05,سوق المدينة,7,9
2024-01-04,Night & market,5,14`

async function typeTable(page: Page, text: string): Promise<void> {
  await addBySearch(page, 'Paste')
  await done(page, 'Paste')
  const panel = await openDetails(page, 'Paste')
  await panel.getByRole('textbox', { name: 'Text' }).fill(text)
  await done(page, 'Paste')
}

const choose = (panel: Locator, name: string, value: string) =>
  panel.getByRole('combobox', { name, exact: true }).selectOption(value)

async function selectTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show all' }).click()
  // On its title, however small all of them are by now; at its edges are ports.
  const { width, height } = (await node(page, 'Paste').boundingBox())!
  await node(page, 'Paste').click({ position: { x: width * 0.35, y: height * 0.08 } })
  await expect(details(page).getByRole('heading', { level: 2, name: 'Paste' })).toBeVisible()
}

async function addChart(page: Page, name: string, set: Record<string, string>): Promise<Locator> {
  await selectTable(page)
  await addBySearch(page, name)
  const panel = await openDetails(page, name)
  for (const [label, value] of Object.entries(set)) await choose(panel, label, value)
  await done(page, name)
  return panel
}

async function saved(page: Page, panel: Locator, kind: 'SVG' | 'PNG'): Promise<string> {
  const coming = page.waitForEvent('download')
  await panel.getByRole('button', { name: `Save ${kind}` }).click()
  const path = test.info().outputPath(`chart.${kind.toLowerCase()}`)
  await (await coming).saveAs(path)
  return path
}

/** How a picture file looks when it is opened alone. */
async function opened(page: Page, path: string, type: string) {
  const bytes = (await readFile(path)).toString('base64')
  return page.evaluate(
    async ([data, mime]) => {
      const image = new Image()
      image.src = `data:${mime};base64,${data}`
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.naturalWidth
      canvas.height = image.naturalHeight
      const context = canvas.getContext('2d')!
      context.drawImage(image, 0, 0)
      const pixels = new Uint32Array(
        context.getImageData(0, 0, canvas.width, canvas.height).data.buffer,
      )
      const ground = pixels[0]
      const { width, height } = canvas
      const drawn = pixels.reduce((sum, pixel) => sum + (pixel === ground ? 0 : 1), 0)
      return { width, height, share: drawn / pixels.length, opaque: (ground ?? 0) >>> 24 }
    },
    [bytes, type] as const,
  )
}

const CHARTS: [string, Record<string, string>][] = [
  ['Bar chart', { 'Across (x)': 'shop', 'Up (y)': 'sold' }],
  ['Line chart', { 'Across (x)': 'day', 'Up (y)': 'sold', 'Colour by': 'shop' }],
  ['Area chart', { 'Across (x)': 'day', 'Up (y)': 'sold' }],
  ['Pie chart', { 'Across (x)': 'shop', 'Up (y)': 'sold' }],
  ['Scatter plot', { 'Across (x)': 'day', 'Up (y)': 'price' }],
  ['Histogram', { 'Across (x)': 'price' }],
  ['Box plot', { 'Up (y)': 'price', 'Colour by': 'shop' }],
  ['Correlation map', {}],
  ['Distributions', { Column: 'price' }],
]

test('every chart is saved as SVG and as PNG, and opens again with its letters', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  await openFlow(page, 'data-analytics')
  await typeTable(page, SALES)
  // A page without rules of its own, as a file has that is opened alone.
  const blank = await context.newPage()
  for (const [name, set] of CHARTS) {
    const panel = await addChart(page, name, set)
    const svg = await saved(page, panel, 'SVG')
    const text = await readFile(svg, 'utf8')
    const root = await blank.evaluate(
      (xml) => new DOMParser().parseFromString(xml, 'image/svg+xml').documentElement.nodeName,
      text,
    )
    expect(root, name).toBe('svg')
    const alone = await opened(blank, svg, 'image/svg+xml')
    expect(alone.share, name).toBeGreaterThan(0.01)
    expect(alone.opaque, name).toBe(255)
    const png = await opened(blank, await saved(page, panel, 'PNG'), 'image/png')
    expect([png.width, png.height], name).toEqual([alone.width * 2, alone.height * 2])
    expect(png.share, name).toBeGreaterThan(0.01)
    if (name !== 'Bar chart') continue
    // Opened with nothing around it: its own letters are there for Thai and Arabic.
    const window = await context.newPage()
    await window.goto(pathToFileURL(svg).href)
    const fonts = await window.evaluate(async () => {
      await document.fonts.ready
      return [...document.fonts].filter(({ status }) => status === 'loaded').map((f) => f.family)
    })
    await window.close()
    expect(fonts.filter((font) => font.includes('Other Scripts'))).toHaveLength(2)
    expect(text).toContain('ตลาดสด')
  }
})

test('dates lie along time, a line joins over the days of others, and what is left out is named', async ({
  page,
}) => {
  await openFlow(page, 'data-analytics')
  await typeTable(page, SALES)
  const panel = await addChart(page, 'Line chart', {
    'Across (x)': 'day',
    'Up (y)': 'sold',
    'Colour by': 'shop',
  })
  const labels = panel.locator('svg text')
  await expect(labels.filter({ hasText: 'Jan' }).first()).toBeVisible()
  await expect(labels.filter({ hasText: '2024-01-01' })).toHaveCount(0)
  await expect(labels.filter({ hasText: '2024' }).first()).toBeVisible()
  await expect(panel.getByText('sold: 1 row has no number and is left out')).toBeVisible()
  await panel.getByRole('button', { name: 'Show them' }).click()
  await expect(page.getByRole('dialog').getByRole('cell', { name: '2024-03-09' })).toBeVisible()
  await page.keyboard.press('Escape')
})

test('what is marked in a chart is marked in the table and in other charts, by mouse and by keys', async ({
  page,
}) => {
  await openFlow(page, 'data-analytics')
  await typeTable(page, SALES)
  const panel = await addChart(page, 'Bar chart', { 'Across (x)': 'shop', 'Up (y)': 'price' })
  const chart = panel.getByRole('group', { name: /^Bar chart/ })
  await chart.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(panel.getByText('سوق المدينة: 10.5')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(page.getByText('2 rows marked')).toBeVisible()
  const rows = node(page, 'Paste').locator('tbody tr')
  await expect(rows.nth(1)).toHaveAttribute('data-marked', 'true')
  await expect(rows.nth(0)).not.toHaveAttribute('data-marked')
  await page.keyboard.press('Escape')
  await expect(page.getByText('2 rows marked')).toHaveCount(0)

  // A row of the table marks its bar.
  await selectTable(page)
  await details(page).getByRole('button', { name: 'Mark row 3' }).click()
  await expect(page.getByText('1 row marked')).toBeVisible()
  await expect(
    node(page, 'Bar chart').locator('svg path[fill-opacity="0.18"], svg path[opacity="0.18"]'),
  ).toHaveCount(2)
  await expectAccessible(page)
})

test('any output can be looked at by a tap or by Enter, and Escape closes the look', async ({
  page,
}) => {
  await openFlow(page, 'data-analytics')
  await typeTable(page, SALES)
  await output(page, 'Paste').click()
  const look = page.getByRole('dialog', { name: /table of Paste: 6 rows/i })
  await expect(look.getByRole('cell', { name: '2024-05-03' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(look).toHaveCount(0)
  await output(page, 'Paste').press('Enter')
  await expect(look).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(look).toHaveCount(0)
})

test('tables of the picture tool are seen without a wire, and with Show table', async ({
  page,
}) => {
  await openFlow(page, 'image-processing')
  await addBySearch(page, 'Sample picture')
  await done(page, 'Sample picture')
  await addBySearch(page, 'Main colours')
  await done(page, 'Main colours')
  const panel = await openDetails(page, 'Main colours')
  await panel.getByRole('button', { name: /^table/ }).click()
  await expect(panel.getByRole('table')).toBeVisible()
  await addBySearch(page, 'Show table')
  await done(page, 'Show table')
  await expect(node(page, 'Show table').getByRole('table')).toBeVisible()
})
