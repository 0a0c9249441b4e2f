import { LOCALES, type Locale } from '@panya/domain/locale/locale.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { addBySearch, details, done, node, openDetails, openFlow } from './workbench.ts'

/** What can be seen at a glance, and what the workbench says by itself. */

test.use({ viewport: { width: 1440, height: 900 } })

test('keys work from the toolbar and the details, and are left alone while somebody types', async ({
  page,
}) => {
  await openFlow(page, 'data-analytics')
  await addBySearch(page, 'Sample table')
  await addBySearch(page, 'Sort')
  const { keyboard } = page
  const cards = page.locator('.react-flow__node-flow')
  await expect(cards).toHaveCount(2)
  await page.getByRole('button', { name: 'Show all' }).focus()
  await keyboard.press('Delete')
  await expect(cards).toHaveCount(1)
  await keyboard.press('Control+z')
  await expect(cards).toHaveCount(2)
  await keyboard.press('Control+Shift+z')
  await expect(cards).toHaveCount(1)
  await keyboard.press('Control+z')

  const search = page.getByRole('searchbox', { name: 'Find a node' })
  await search.fill('abc')
  await keyboard.press('Backspace')
  await keyboard.press('Control+z')
  await expect(cards).toHaveCount(2)
})

test('an example asks before it takes the place of a flow, and has a drawing', async ({ page }) => {
  await openFlow(page, 'data-analytics')
  await page.getByRole('button', { name: 'Examples' }).click()
  const pictures = page.locator('dialog[open] [data-example-picture]')
  expect(await pictures.count()).toBeGreaterThan(10)
  // Into an empty sheet it goes without a question.
  await page.getByRole('button', { name: /Provinces by region/ }).click()
  await done(page, 'Bar chart')

  await page.getByRole('button', { name: 'Examples' }).click()
  await page.getByRole('button', { name: /Clean a table/ }).click()
  await expect(page.getByRole('dialog', { name: /in place of your flow/ })).toBeVisible()
  await page.getByRole('button', { name: 'Keep my flow' }).click()
  await page.keyboard.press('Escape')
  await expect(node(page, 'Bar chart')).toBeVisible()

  await page.getByRole('button', { name: 'Examples' }).click()
  await page.getByRole('button', { name: /Clean a table/ }).click()
  await page.getByRole('button', { name: 'Open the example' }).click()
  await expect(node(page, 'Missing values').first()).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(node(page, 'Bar chart')).toBeVisible()
})

const ASKED: Record<Locale, readonly (readonly [query: string, found: RegExp])[]> = {
  en: [
    ['average', /Group and summarise|Describe/],
    ['cluster', /k-means/],
    ['clean', /Missing values|Remove duplicates/],
    ['merge', /Join/],
  ],
  th: [
    ['ค่าเฉลี่ย', /จัดกลุ่ม|สรุป/],
    ['merge', /./],
  ],
  zh: [['聚类', /k|K|均值|聚/]],
  ar: [
    ['متوسط', /./],
    ['المتوسط', /./],
  ],
}

for (const locale of LOCALES)
  test(`other words find nodes in ${locale}, every entry is drawn`, async ({ page }) => {
    await openFlow(page, 'data-analytics', locale)
    const entries = page.locator('[data-help-type]')
    expect(await entries.count()).toBeGreaterThan(50)
    expect(await page.locator('[data-help-type] [data-node-picture]').count()).toBe(
      await entries.count(),
    )
    for (const [query, found] of ASKED[locale]) {
      await page.getByRole('searchbox').fill(query)
      await expect(entries.filter({ hasText: found }).first()).toBeVisible()
    }
  })

test('help by button and by key: before and after from the node itself; Escape gives the focus back', async ({
  page,
}) => {
  await openFlow(page, 'data-analytics')
  const button = page.getByRole('button', { name: 'What does “Filter rows” do?' })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Filter rows' })
  await expect(dialog.locator('[data-demo=before] tbody tr')).toHaveCount(4, { timeout: 45_000 })
  await expect(dialog.locator('[data-demo=after] tbody tr')).toHaveCount(3)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()

  await page.getByRole('button', { name: 'Add Sort', exact: true }).focus()
  await page.keyboard.press('F1')
  await expect(page.getByRole('dialog', { name: 'Sort' })).toBeVisible()
  await page.getByRole('button', { name: 'Add it to my flow' }).click()
  await expect(node(page, 'Sort')).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Sort' })).toBeVisible()
})

test.describe('by touch on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('the help on a picture node shows the picture before and after', async ({ page }) => {
    await openFlow(page, 'image-processing')
    await page.getByRole('button', { name: 'Nodes', exact: true }).tap()
    await page.getByRole('searchbox').fill('blur')
    await page.getByRole('button', { name: 'What does “Blur” do?' }).tap()
    const dialog = page.getByRole('dialog', { name: 'Blur' })
    await expect(dialog.locator('[data-demo=after][data-status=done] canvas')).toBeVisible({
      timeout: 45_000,
    })
    await expect(dialog.locator('[data-demo=before] canvas')).toBeVisible()
  })
})

test('a refused camera says so on the node; not ready yet is calm', async ({ page }) => {
  await openFlow(page, 'image-processing')
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('denied', 'NotAllowedError'))
  })
  await addBySearch(page, 'Camera')
  await openDetails(page, 'Camera')
  await details(page).getByRole('button', { name: 'Start the camera' }).click()
  await expect(node(page, 'Camera')).toContainText('The camera was not allowed.')
  await expect(node(page, 'Camera').locator('[data-status=needs-input]')).toBeVisible()
})

const file = (name: string, mimeType: string, content: string | Buffer) => ({
  name,
  mimeType,
  buffer: Buffer.from(content as string),
})

test('pictures: an SVG is drawn, others are refused by name, a large one says it was made smaller', async ({
  page,
}) => {
  await openFlow(page, 'image-processing')
  await addBySearch(page, 'My picture')
  await openDetails(page, 'My picture')
  const chooser = details(page).locator('input[type=file]')
  const refused: [ReturnType<typeof file>, string][] = [
    [file('p.heic', 'image/heic', '\0\0\0\u0018ftypheic\0\0\0\0mif1heic'), 'HEIC pictures cannot'],
    [file('p.tiff', 'image/tiff', 'II*\0\u0008\0\0\0'), 'TIFF pictures cannot'],
    [file('p.png', 'image/png', ''), 'This file is empty.'],
    [file('p.png', 'image/png', 'hello, I am a text'), 'holds text, not a picture'],
  ]
  for (const [chosen, said] of refused) {
    await chooser.setInputFiles(chosen)
    await expect(details(page).getByRole('alert')).toContainText(said)
  }
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><script>alert(1)</script><image href="https://outside.example/x.png" width="9" height="9"/><rect width="40" height="30" fill="#c00"/></svg>'
  await chooser.setInputFiles(file('drawing.svg', 'image/svg+xml', svg))
  await done(page, 'My picture')
  await expect(node(page, 'My picture')).toContainText('480×360')

  const large = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(5500, 3700)
    canvas.getContext('2d')!.fillRect(0, 0, 900, 900)
    const blob = await canvas.convertToBlob({ type: 'image/jpeg' })
    return [...new Uint8Array(await blob.arrayBuffer())]
  })
  await chooser.setInputFiles(file('large.jpg', 'image/jpeg', Buffer.from(large)))
  await expect(node(page, 'My picture')).toContainText('from 5500×3700 to 1600×1076', {
    timeout: 45_000,
  })
})

test('Show all shows all, however far away it was put', async ({ page }) => {
  await openFlow(page, 'data-analytics')
  const add = page.getByRole('button', { name: 'Add Timer', exact: true })
  for (let at = 0; at < 12; at += 1) await add.click()
  await page.getByRole('button', { name: 'Show all' }).click()
  const inside = () =>
    page.evaluate(() => {
      const room = document.querySelector('.react-flow')!.getBoundingClientRect()
      const nodes = [...document.querySelectorAll('.react-flow__node')]
      return nodes.filter((element) => {
        const box = element.getBoundingClientRect()
        return (
          box.left >= room.left &&
          box.right <= room.right &&
          box.top >= room.top &&
          box.bottom <= room.bottom
        )
      }).length
    })
  await expect.poll(inside).toBe(12)
})
