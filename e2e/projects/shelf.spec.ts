import { signInByApi } from '../accounts/people.ts'
import { expectAccessible } from '../support/accessible.ts'
import { SEED_PASSWORD } from '../support/server.ts'
import { expect, test } from '../support/test.ts'
import { editor, expectSaved, openTool, signInFreshLearner, write } from './workshop.ts'

test('projects are found, renamed, copied, thrown away and brought back', async ({ page }) => {
  await signInFreshLearner(page)
  await openTool(page)
  await page.getByLabel('Project name').fill('My flower')
  await page.keyboard.press('Enter')
  await write(page, '# petals')
  await expectSaved(page)
  await page.goto('/projects')
  const shelf = page.getByRole('list', { name: 'Projects' })
  const card = (name: string) => shelf.getByRole('listitem').filter({ hasText: name })
  await expect(card('My flower')).toBeVisible()
  await page.getByRole('button', { name: 'Actions for My flower' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('dialog').getByLabel('Project name').fill('Sunflower')
  await page.keyboard.press('Enter')
  await expect(card('Sunflower')).toBeVisible()
  await page.getByRole('button', { name: 'Actions for Sunflower' }).click()
  await page.getByRole('menuitem', { name: 'Make a copy' }).click()
  await expect(card('Sunflower (copy)')).toBeVisible()
  await page.getByLabel('Search').fill('copy')
  await expect(shelf.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Actions for Sunflower (copy)' }).click()
  await page.getByRole('menuitem', { name: 'Move to the trash' }).click()
  await page.getByLabel('Search').fill('')
  await expect(shelf.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Trash (1)' }).click()
  await page.getByRole('button', { name: 'Actions for Sunflower (copy)' }).click()
  await page.getByRole('menuitem', { name: 'Take it out of the trash' }).click()
  await page.getByRole('button', { name: 'Back to my projects' }).click()
  await expect(shelf.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download all my work' }).click()
  expect((await download).suggestedFilename()).toBe('projects.zip')
})

test('a shared project is seen without an account, remixed with one, and gone when sharing stops', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInByApi(page.request, { email: 'teacher@panya.example', password: SEED_PASSWORD })
  await openTool(page)
  await write(page, '# for everybody')
  await expectSaved(page)
  await page.getByRole('button', { name: 'Project menu' }).click()
  await page.getByRole('menuitem', { name: 'Share' }).click()
  await page.getByRole('radio', { name: /Everybody with the link/ }).click()
  const link = await page.getByLabel('Link to the project').inputValue()

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const visitor = await context.newPage()
  await visitor.goto(link)
  await expect(editor(visitor)).toContainText('# for everybody', { timeout: 30_000 })
  await signInFreshLearner(visitor)
  await visitor.goto(link)
  await visitor.getByRole('button', { name: 'Remix' }).click()
  await expect(visitor).toHaveURL(/project=/)
  await expect(editor(visitor)).toContainText('# for everybody')
  await write(visitor, ' and me')
  await expectSaved(visitor)
  await visitor.getByRole('button', { name: 'Project menu' }).click()
  await visitor.getByRole('menuitem', { name: 'Reset to the original' }).click()
  await expect(editor(visitor)).not.toContainText('and me')

  await page.getByRole('radio', { name: /Only me/ }).click()
  await expect(page.getByLabel('Link to the project')).toHaveCount(0)
  const shared = link.replace('/shared?id=', '/api/shared/')
  await expect.poll(async () => (await visitor.request.get(shared)).status()).toBe(404)
  await context.close()
})

test('a file of another kind is refused and changes nothing', async ({ page }) => {
  await signInFreshLearner(page)
  await openTool(page)
  const before = await editor(page).textContent()
  await page.getByTestId('open-file').setInputFiles({
    name: 'broken.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from('this is no zip'),
  })
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await editor(page).textContent()).toBe(before)
})
