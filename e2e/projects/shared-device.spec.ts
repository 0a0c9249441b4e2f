import { newLearner, ownCoins, signInByApi, signOutByMenu } from '../accounts/people.ts'
import { expect, test } from '../support/test.ts'
import { draftsHere, killTab, leaveUnsent, SAVES, signInHere } from './device.ts'
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
  serviceWorkers: 'allow',
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (load|fetch)|fetch/],
})

test('who signs in next cannot read what is left here; its owner finds it again', async ({
  page: first,
  context,
}) => {
  const owner = await signInFreshLearner(first)
  const bully = await newLearner(first.request)
  const address = await leaveUnsent(first, context, 'words for nobody else')
  const page = await killTab(first)
  await page.goto('/home')
  await expect(ownCoins(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  // Signed out without a connection: the server hears of it with the next page.
  await context.setOffline(true)
  await signOutByMenu(page)
  await expect(ownCoins(page)).toBeHidden()
  await expect.poll(async () => (await openSealed(page)).keys).toBe(0)
  await context.setOffline(false)
  await context.unroute(SAVES)

  await signInHere(page, bully)
  await openTool(page)
  await write(page, '# mine')
  await expectSaved(page)
  const { databases, rest } = await readEverything(page)
  expect(databases).toContain('sealed-work')
  expect(databases + rest).not.toMatch(/words for nobody|a diary/)
  expect(databases).not.toMatch(/python|Nok/i)
  const { rows, keys, opened } = await openSealed(page)
  expect([rows >= 3, keys]).toEqual([true, 2])
  expect(opened.filter((text) => /nobody else|a diary/.test(text))).toEqual([])
  const id = new URL(address, 'http://x').searchParams.get('project')
  const cached = await page.evaluate(async (project) => {
    const ask = (path: string) => fetch(path, { cache: 'force-cache' }).then((r) => r.status)
    return Promise.all([ask(`/api/projects/${project}`), ask(`/api/projects/${project}/thumbnail`)])
  }, id)
  expect(cached).toEqual([404, 404])

  await page.goto('/home')
  const signedOut = page.waitForResponse('**/api/auth/signout')
  await signOutByMenu(page)
  await signedOut
  await expect(ownCoins(page)).toBeHidden()
  await signInHere(page, owner)
  await openTool(page, address)
  await expect(editor(page)).toContainText('# a diary words for nobody else')
  await expectSaved(page)
  await expect.poll(() => draftsHere(page)).toBe(0)
})

test('a guest finds their work again after somebody else was here, who could not read it', async ({
  page,
}) => {
  await openTool(page, '/coding/python-programming?user=guest')
  await write(page, '# a guest wrote this')
  await expect(saveState(page)).toHaveAttribute('data-state', 'device')
  const address = projectAddress(page)
  await page.goto('/home')
  await signOutByMenu(page)
  await expect(ownCoins(page)).toBeHidden()
  await signInHere(page, await newLearner(page.request))
  const { databases, rest } = await readEverything(page)
  expect(databases + rest).not.toContain('a guest wrote this')
  expect((await openSealed(page)).opened).toEqual([])
  await page.goto('/home?user=guest')
  await page.getByRole('button', { name: 'Sign out and look around' }).click()
  await expect(page).toHaveURL('/home')
  await openTool(page, address)
  await expect(editor(page)).toContainText('# a guest wrote this')
})

test('what was copied and counted for one person is gone for the next, signed out or not', async ({
  page,
}) => {
  const leave = () => {
    localStorage.setItem('panya.blocks.clipboard', '"copied"')
    sessionStorage.setItem('panya:attendance-interval', '{}')
  }
  const left = () => [
    localStorage.getItem('panya.blocks.clipboard'),
    localStorage.getItem('panya:last-user')?.includes('Somsri') ?? false,
  ]
  await signInFreshLearner(page)
  await page.goto('/home')
  await expect(ownCoins(page)).toBeVisible()
  await page.evaluate(leave)
  await page.reload()
  await expect(ownCoins(page)).toBeVisible()
  expect(await page.evaluate(left)).toEqual(['"copied"', false])
  await signOutByMenu(page)
  await expect(ownCoins(page)).toBeHidden()
  expect(await page.evaluate(left)).toEqual([null, false])

  await signInFreshLearner(page)
  await page.goto('/home')
  await expect(ownCoins(page)).toBeVisible()
  await page.evaluate(leave)
  // Somebody else takes the session without a sign-out.
  await signInByApi(page.request, await newLearner(page.request))
  await page.goto('/home')
  await expect(ownCoins(page)).toBeVisible()
  expect(await page.evaluate(left)).toEqual([null, false])
})

test('a page the browser brings back is loaded anew when its person has gone', async ({ page }) => {
  await page.clock.install()
  await signInFreshLearner(page)
  await page.goto('/home')
  await expect(ownCoins(page)).toBeVisible()
  const bringBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await page.evaluate(bringBack)
  await expect(ownCoins(page)).toBeVisible()
  // A page that is kept stands still: it does not ask meanwhile whether its session is there.
  await page.clock.pauseAt(Date.now() + 1000)
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.removeItem('panya:last-user'))
  const loaded = page.waitForEvent('load')
  await page.evaluate(bringBack)
  await loaded
  await page.clock.resume()
  await expect(ownCoins(page)).toBeHidden()
})
