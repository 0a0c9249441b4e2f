import { type Page, request } from '@playwright/test'
import { signInByApi } from '../accounts/people.ts'
import { expect, test } from '../support/test.ts'
import { TEACHER } from '../teach/class.ts'
import { signIn } from './notebook-page.ts'
import { PIXELS, SHOWN_CELLS } from './shown-outputs.ts'
import { storedDocument, storeProject } from './stored-notebook.ts'

const FILES = [
  { name: 'rain.csv', text: 'city,rain\nLampang,1000\n' },
  { name: 'pixels.png', base64: PIXELS },
]
const DOCUMENT = storedDocument(SHOWN_CELLS, FILES)

async function openCells(page: Page, path: string) {
  await page.goto(path)
  const frame = page.frameLocator('iframe')
  const cell = (name: string) =>
    frame.locator('.jp-Cell').nth(SHOWN_CELLS.findIndex(({ id }) => id === name))
  await expect(cell('error').locator('pre')).toBeVisible({ timeout: 45_000 })
  return { frame, cell }
}

test('tables, drawings, formulas, trees and words look as their libraries meant them', async ({
  page,
}) => {
  await signIn(page)
  const id = await storeProject(page.request, DOCUMENT)
  const { cell } = await openCells(page, `/coding/jupyter-lite?project=${id}`)

  const words = cell('words')
  await expect(words.getByRole('heading', { name: 'Rain in May' })).toBeVisible()
  await expect(words.getByRole('cell', { name: 'Bangkok' })).toBeVisible()
  await expect(words.getByText('☑ read the table')).toBeVisible()
  await expect(words.getByText('☐ draw it')).toBeVisible()
  const web = words.getByRole('link', { name: 'link to the web' })
  await expect(web).toHaveAttribute('href', 'https://example.org/rain')
  await expect(web).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(web).toHaveAttribute('target', '_blank')
  for (const name of ['a file of the project', 'what came along']) {
    const picture = words.getByRole('img', { name })
    await expect(picture).toHaveJSProperty('naturalWidth', 2)
    await expect(picture).toHaveAttribute('src', /^data:image\/png/)
  }
  await expect(words.locator('mjx-container')).toBeVisible()
  const keyword = words.locator('code span').filter({ hasText: 'def' })
  expect(await keyword.evaluate((span) => getComputedStyle(span).color)).not.toBe(
    await words
      .locator('code')
      .first()
      .evaluate((code) => getComputedStyle(code).color),
  )
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    words.getByRole('link', { name: 'the table' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('rain.csv')

  const frame = cell('frame')
  await expect(frame.getByRole('cell', { name: 'กรุงเทพ' })).toBeVisible()
  await expect(frame.getByRole('columnheader', { name: 'rain' })).toHaveCSS('text-align', 'right')

  const styled = cell('styled')
  const first = styled.getByRole('cell', { name: '0.25' })
  await expect(first).toHaveCSS('background-color', 'rgb(68, 1, 84)')
  await expect(first).toHaveCSS('color', 'rgb(241, 241, 241)')
  await expect(styled.getByRole('cell', { name: '0.75' })).toHaveCSS('font-weight', '700')
  await expect(styled.getByRole('columnheader', { name: 'first' })).toHaveCSS('text-align', 'left')
  await expect(styled.getByRole('cell', { name: '5', exact: true }).first()).toHaveCSS(
    'background-image',
    /linear-gradient\(90deg/,
  )

  const drawing = cell('drawing').locator('.jp-OutputArea-output img')
  await expect(drawing).toHaveJSProperty('naturalWidth', 213)
  await expect(cell('picture').locator('.jp-OutputArea-output img')).toHaveJSProperty('width', 48)
  await expect(cell('formula').locator('mjx-container')).toBeVisible()
  await expect(cell('tree')).toContainText('"Lampang"')
  await expect(cell('colours').locator('p')).toHaveCSS('color', 'rgb(176, 0, 32)')
  await expect(cell('colours').locator('span').last()).toHaveCSS('font-weight', '700')
  await expect(cell('inline-drawing').locator('p img')).toHaveJSProperty('naturalWidth', 40)
  await expect(cell('markdown').getByRole('heading', { name: 'Said by Python' })).toBeVisible()
  await expect(cell('script')).toContainText('Scripts are switched off in notebooks here')
  await expect(cell('part')).toContainText('The chart')
  await expect(cell('part')).toContainText('Left out here: scripts')
  await expect(cell('sound').locator('audio')).toBeVisible()
  await expect(cell('error')).toContainText('in f<int>')
  await expect(cell('error').locator('.ansi-red-fg')).toHaveText('ZeroDivisionError')
})

const SWITCHED_OFF = {
  th: 'ปิดสคริปต์ในสมุดโน้ตไว้',
  zh: '这里的笔记本不运行脚本',
  ar: 'النصوص البرمجية معطّلة في الدفاتر هنا',
}

const LETTERS: Record<string, string> = {
  th: 'IBM Plex Sans Thai Looped',
  ar: 'IBM Plex Sans Arabic',
}

const loadedFonts = (): string[] =>
  [...document.fonts]
    .filter(({ status }) => status === 'loaded')
    .map(({ family }) => family.replaceAll('"', ''))

for (const [locale, words] of Object.entries(SWITCHED_OFF)) {
  test(`that scripts are off is said in ${locale}, in the dark and on a phone too`, async ({
    page,
    baseURL,
  }, info) => {
    const teacher = await request.newContext({ baseURL: baseURL ?? '' })
    await signInByApi(teacher, TEACHER)
    const id = await storeProject(teacher, DOCUMENT)
    const answer = await teacher.put(`/api/projects/${id}/share`, { data: { level: 'public' } })
    const { shareId } = (await answer.json()) as { shareId: string }
    await teacher.dispose()
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize({ width: 390, height: 844 })
    const { cell } = await openCells(page, `/${locale}/shared?id=${shareId}`)
    await expect(cell('script')).toContainText(words)
    // A computer without letters of its own for the language draws them too; Chinese comes from the machine.
    const letters = page.frameLocator('iframe').locator('body')
    await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute(
      'lang',
      new RegExp(`^${locale}`),
    )
    if (locale in LETTERS)
      await expect.poll(() => letters.evaluate(loadedFonts)).toContain(LETTERS[locale])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(390)
    await page.screenshot({ path: info.outputPath('page.png') })
  })
}
