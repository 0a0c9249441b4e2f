import kit from '@panya/tools/game-kit/messages/en.ts'
import programming from '@panya/tools/games/programming/messages/en.ts'
import type { Browser, Page } from '@playwright/test'
import { type Credentials, newLearner, otherDevice, signInByApi } from '../accounts/people.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { anotherTeacher, joinAsNew, makeRoom } from '../teach/class.ts'
import { addAction, openPython, run } from './code-by-hand.ts'
import { makeLink, openGame, signInAsNew, signInToShare } from './game-page.ts'

/** Several people open what one has made: together they may take longer than one alone. */
test.describe.configure({ timeout: 180_000 })
// A link that does not open is part of what is tested.
test.use({ expectedErrors: [/\/api\/replays\//] })

const KIND_PAGE = 'This link does not open here'

/** Somebody else's browser; without a person, a visitor's. */
async function pageOf(browser: Browser, baseURL: string, person?: Credentials): Promise<Page> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  if (person) await signInByApi(page.request, person)
  return page
}

async function makeLevel(page: Page, title: string): Promise<void> {
  await openGame(page, 'programming')
  await page.getByRole('button', { name: 'Make a level' }).click()
  await page.waitForURL(/project=/)
  await page.getByRole('button', { name: '+ Make a level' }).click()
  await page.getByLabel('Name of the level').fill(title)
}

async function playLevel(page: Page): Promise<void> {
  await (await openPython(page)).fill('for _ in range(3):\n    move()\n')
  await run(page)
  await expect(page.getByText(programming['end.won']).first()).toBeVisible()
}

test('a level and a run are opened by a classmate and by nobody outside the class, until taken back', async ({
  page,
  browser,
}) => {
  const baseURL = process.env['E2E_URL'] ?? ''
  const teacher = await otherDevice(baseURL, await anotherTeacher(baseURL))
  const room = await makeRoom(teacher)
  const mate = await pageOf(browser, baseURL, await joinAsNew(baseURL, room))
  const visitor = await pageOf(browser, baseURL)
  const stranger = await pageOf(browser, baseURL)
  await signInAsNew(stranger)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signInToShare(page, await joinAsNew(baseURL, room))

  await makeLevel(page, 'Two steps home')
  await page.getByRole('button', { name: kit.shareMade }).click()
  const dialog = page.getByRole('dialog', { name: kit.linkTitle })
  await expect(dialog.getByText(kit['linkFor.class'])).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  const level = await makeLink(page, kit.shareMade)
  expect(level).toMatch(/\/shared\?replay=[\w-]{16}$/)

  await openGame(page, 'programming')
  await page.getByRole('button', { name: 'Level 1: First steps' }).click()
  await addAction(page, 'move')
  await addAction(page, 'move')
  await run(page)
  const replay = await makeLink(page, kit.share)

  await test.step('a classmate plays the level and watches the run', async () => {
    await mate.goto(level)
    await expect(mate.getByRole('heading', { name: 'Two steps home' })).toBeVisible()
    await expect(mate.getByText('by Nok')).toBeVisible()
    await playLevel(mate)
    await expect(mate.getByRole('button', { name: kit.share })).toHaveCount(0)
    const own = (await (await mate.request.get('/api/projects')).json()) as { projects: unknown[] }
    expect(own.projects).toEqual([])
    await mate.goto(replay)
    await expect(mate.getByRole('heading', { name: /Somebody’s solution/ })).toBeVisible()
    await run(mate)
    await expectAccessible(mate)
  })
  await test.step('others get the same kind page as for a link that never was', async () => {
    const never = `${baseURL}/shared?replay=${'A'.repeat(16)}`
    for (const address of [level, replay, never]) {
      await visitor.goto(address)
      await expect(visitor.getByRole('heading', { name: KIND_PAGE })).toBeVisible()
      await expect(visitor.getByRole('link', { name: 'Sign in' })).toBeVisible()
      await stranger.goto(address)
      await expect(stranger.getByText(/Ask whoever gave it to you/)).toBeVisible()
    }
    await expectAccessible(visitor)
  })
  await test.step('taken back, it no longer opens for the class', async () => {
    await page.getByRole('button', { name: kit.share, exact: true }).click()
    await dialog.getByRole('button', { name: /Two steps home/ }).click()
    await expect(dialog.getByRole('button', { name: /Two steps home/ })).toHaveCount(0)
    await mate.goto(level)
    await expect(mate.getByRole('heading', { name: KIND_PAGE })).toBeVisible()
    await mate.goto(replay)
    await expect(mate.getByRole('heading', { name: /Somebody’s solution/ })).toBeVisible()
  })
  await teacher.dispose()
})

test('a teacher opens a level to everybody, and a visitor plays it; who has no class is told why not', async ({
  page,
  browser,
}) => {
  const baseURL = process.env['E2E_URL'] ?? ''
  const visitor = await pageOf(browser, baseURL)
  const alone = await pageOf(browser, baseURL)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signInByApi(page.request, await anotherTeacher(baseURL))
  await makeLevel(page, 'For everybody')
  const level = await makeLink(page, kit.shareMade)
  await visitor.goto(level)
  await expect(visitor.getByRole('heading', { name: 'For everybody' })).toBeVisible()
  await playLevel(visitor)

  await signInToShare(alone, await newLearner(alone.request))
  await makeLevel(alone, 'Nobody yet')
  await alone.getByRole('button', { name: kit.shareMade }).click()
  const dialog = alone.getByRole('dialog', { name: kit.linkTitle })
  await expect(dialog.getByText(kit['linkRefusal.no-class-to-share-with'])).toBeVisible()
  await expect(dialog.getByRole('button', { name: kit.copy, exact: true })).toHaveCount(0)
})
