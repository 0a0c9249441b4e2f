import { expect, test } from '../support/test.ts'
import {
  editor,
  expectSaved,
  openTool,
  projectAddress,
  saveState,
  signInFreshLearner,
  write,
} from './workshop.ts'

test('what is typed is saved by itself and is there after a reload', async ({ page }) => {
  await signInFreshLearner(page)
  await openTool(page)
  await write(page, '# my first words')
  await expectSaved(page)
  await page.reload()
  await expect(editor(page)).toContainText('# my first words')
  await page.goto('/home')
  await page.getByRole('region', { name: 'Go on where you stopped' }).getByRole('link').click()
  await expect(editor(page)).toContainText('# my first words')
})

test('a tab killed while typing loses nothing, even when no save got through', async ({
  page,
  context,
}) => {
  await signInFreshLearner(page)
  await openTool(page)
  await write(page, '# before')
  await expectSaved(page)
  const address = projectAddress(page)
  await context.route('**/api/projects/**', (route) => route.abort())
  await write(page, ' and after')
  await expect(saveState(page)).toHaveAttribute('data-state', /unsaved|saving|offline/)
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 300))),
  )
  await page.close({ runBeforeUnload: false })
  await context.unroute('**/api/projects/**')
  const again = await context.newPage()
  await openTool(again, address)
  await expect(editor(again)).toContainText('# before and after')
  await expectSaved(again)
})

test.describe(() => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource|fetch/] })
  test('edits made offline are kept here and saved when the network is back', async ({
    page,
    context,
  }) => {
    await signInFreshLearner(page)
    await openTool(page)
    await write(page, '# online')
    await expectSaved(page)
    await context.setOffline(true)
    await write(page, ' # offline')
    await expect(saveState(page)).toHaveAttribute('data-state', 'offline', { timeout: 20_000 })
    await expect(saveState(page)).toHaveText('Offline: kept on this device')
    await context.setOffline(false)
    await expectSaved(page)
    await page.reload()
    await expect(editor(page)).toContainText('# online # offline')
  })
})

test('two tabs of one project know of each other', async ({ page, context }) => {
  await signInFreshLearner(page)
  await openTool(page)
  await write(page, '# first tab')
  await expectSaved(page)
  const address = projectAddress(page)
  await write(page, ' still typing')
  const second = await context.newPage()
  await second.goto(address)
  await expect(
    second.getByRole('heading', { name: 'This project is open in another tab' }),
  ).toBeVisible()
  await second.getByRole('button', { name: 'Edit here' }).click()
  await expect(editor(second)).toContainText('# first tab still typing')
  await expect(page.getByRole('heading', { name: 'You went on in another tab' })).toBeVisible()
  await write(second, ' # second tab')
  await expectSaved(second)
  await page.getByRole('button', { name: 'Edit here again' }).click()
  await expect(editor(page)).toContainText('# second tab')
})
