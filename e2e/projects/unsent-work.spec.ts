import { ownCoins, signOutByApi, signOutByMenu } from '../accounts/people.ts'
import { expect, test } from '../support/test.ts'
import {
  draftsHere,
  killTab,
  leaveInTheClear,
  leaveUnsent,
  loseKey,
  SAVES,
  signInHere,
  spoilDrafts,
} from './device.ts'
import { openSealed, readEverything } from './snoop.ts'
import {
  editor,
  expectSaved,
  openTool,
  projectAddress,
  saveState,
  signInFreshLearner,
  write,
} from './workshop.ts'

test.use({
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (load|fetch)|fetch/],
})

const KEY = '**/api/draft-key'

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('offline, with the key on the device, unsent work opens again', async ({
    page,
    context,
  }) => {
    await signInFreshLearner(page)
    await page.goto('/home')
    await page.evaluate(() => navigator.serviceWorker.ready)
    const address = await leaveUnsent(page, context, 'kept without a network')
    await context.setOffline(true)
    await openTool(page, address)
    await expect(editor(page)).toContainText('# a diary kept without a network')
  })
})

test('signed out in another tab while one writes: what was written last is there', async ({
  page,
  context,
}) => {
  const owner = await signInFreshLearner(page)
  const address = await leaveUnsent(page, context, 'first')
  const other = await context.newPage()
  await other.goto('/home')
  await expect(ownCoins(other)).toBeVisible()
  await page.bringToFront()
  await write(page, ' and last')
  await signOutByMenu(other)
  await expect(ownCoins(other)).toBeHidden()
  await expect(page).toHaveURL(/\/signin/, { timeout: 30_000 })
  expect((await openSealed(page)).keys).toBe(0)
  await context.unroute(SAVES)
  await page.goto('/home')
  await signInHere(page, owner)
  await openTool(page, address)
  await expect(editor(page)).toContainText('# a diary first and last')
})

test('while the key cannot be had, work is saved on the server, and kept here as soon as it can', async ({
  page,
  context,
}) => {
  await context.route(KEY, (route) => route.abort())
  await signInFreshLearner(page)
  await openTool(page)
  await write(page, '# saved all the same')
  await expectSaved(page)
  const address = projectAddress(page)
  await context.route(SAVES, (route) => route.abort())
  await write(page, ' then alone')
  await expect(saveState(page)).toHaveAttribute('data-state', 'nowhere', { timeout: 20_000 })
  const warning = page.getByRole('alert').filter({ hasText: 'only in this window' })
  await expect(warning).toBeVisible()
  expect(await draftsHere(page)).toBe(0)
  await context.unroute(KEY)
  await write(page, '!')
  await expect.poll(() => draftsHere(page)).toBe(1)
  await expect(saveState(page)).toHaveAttribute('data-state', 'offline', { timeout: 20_000 })
  await expect(warning).toHaveCount(0)
  // A draft that is there but closed is waited for, not passed over.
  await page.goto('/offline')
  await context.route(KEY, (route) => route.abort())
  await loseKey(page)
  await context.unroute(SAVES)
  await page.goto(address)
  await expect(page.locator('[data-phase=unreachable]')).toBeVisible()
  await context.unroute(KEY)
  await openTool(page, address)
  await expect(editor(page)).toContainText('# saved all the same then alone!')
})

test('a draft that was tampered with is not opened and keeps no new work out', async ({
  page: first,
  context,
}) => {
  await signInFreshLearner(first)
  const address = await leaveUnsent(first, context, 'spoilt')
  const page = await killTab(first)
  await page.goto('/home')
  await spoilDrafts(page)
  await context.unroute(SAVES)
  await openTool(page, address)
  await expect(editor(page)).toContainText('# a diary')
  await expect(editor(page)).not.toContainText('spoilt')
  await context.route(SAVES, (route) => route.abort())
  await write(page, ' new work')
  await expect(saveState(page)).toHaveAttribute('data-state', 'offline', { timeout: 20_000 })
  const again = await killTab(page)
  await context.unroute(SAVES)
  await openTool(again, address)
  await expect(editor(again)).toContainText('# a diary new work')
})

test('what an earlier version left in the clear is encrypted when its owner comes', async ({
  page,
}) => {
  const owner = await signInFreshLearner(page)
  await signOutByApi(page.request)
  await page.goto('/offline')
  const project = crypto.randomUUID()
  await page.evaluate(leaveInTheClear, { user: owner.id, project })
  await signInHere(page, owner)
  await page.goto('/projects')
  await expect(page.getByText('My old poem')).toBeVisible()
  await expect
    .poll(async () => (await readEverything(page)).databases)
    .not.toMatch(/roses are red|a copy of the server/)
  // Somebody else's waits for them: nobody here has their key.
  expect((await readEverything(page)).databases).toContain('not of this learner')
  await openTool(page, `/coding/python-programming?project=${project}`)
  await expect(editor(page)).toContainText('roses are red')
  await expectSaved(page)
})
