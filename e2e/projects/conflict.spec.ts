import type { Browser, BrowserContext, Locator, Page, Route } from '@playwright/test'
import { type Credentials, newLearner, signInByApi } from '../accounts/people.ts'
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

// A refused save is part of what is tested here; the browser reports every refused request.
test.use({ expectedErrors: [/409/] })

async function device(
  browser: Browser,
  baseURL: string,
  learner: Credentials,
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL })
  await signInByApi(context.request, learner)
  return context
}

/** This computer learns that the other one saved something in the meantime. */
async function conflictAt(page: Page): Promise<Locator> {
  await expect(saveState(page)).toHaveAttribute('data-state', 'conflict', { timeout: 20_000 })
  const dialog = page.getByRole('dialog', { name: 'There are two versions of this project' })
  await expect(dialog).toBeVisible()
  return dialog
}

async function openHistory(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Project menu' }).click()
  await page.getByRole('menuitem', { name: 'Version history' }).click()
  return page.getByRole('dialog', { name: 'Version history' })
}

test('two computers change a project: mine, the other version, or both are kept, and none is lost', async ({
  browser,
  baseURL,
  request,
}) => {
  const learner = await newLearner(request)
  const school = await device(browser, baseURL ?? '', learner)
  const home = await device(browser, baseURL ?? '', learner)
  const atSchool = await school.newPage()
  const atHome = await home.newPage()
  await openTool(atSchool)
  await write(atSchool, '# start')
  await expectSaved(atSchool)
  await openTool(atHome, projectAddress(atSchool))
  await write(atHome, '\n# from home')
  await expectSaved(atHome)

  await test.step('both are shown side by side, and mine is kept', async () => {
    await write(atSchool, '\n# from school')
    const dialog = await conflictAt(atSchool)
    const mine = dialog.getByRole('region', { name: 'My version' })
    const other = dialog.getByRole('region', { name: 'The other version' })
    await expect(mine).toContainText('# from school')
    await expect(other).toContainText('# from home')
    await dialog.getByRole('button', { name: 'Use my version' }).click()
    await expect(editor(atSchool)).toContainText('# from school')
    await expectSaved(atSchool)
  })

  await test.step('the other version is used; mine stays in the history', async () => {
    await write(atHome, ' once more')
    const dialog = await conflictAt(atHome)
    await dialog.getByRole('button', { name: 'Use the other version' }).click()
    await expect(editor(atHome)).toContainText('# from school')
    await expect(editor(atHome)).not.toContainText('# from home')
    const history = await openHistory(atHome)
    const versions = history.getByRole('list', { name: 'Versions' }).getByRole('button')
    await versions.nth(1).click()
    const shown = history.getByRole('region', { name: 'This version' })
    await expect(shown).toContainText('# from home once more')
    await history.getByRole('button', { name: 'Bring this version back' }).click()
    await expect(editor(atHome)).toContainText('# from home once more')
    await expectSaved(atHome)
  })

  await test.step('both are kept, each as a project', async () => {
    await write(atSchool, ' as well')
    const dialog = await conflictAt(atSchool)
    await dialog.getByRole('button', { name: 'Keep both' }).click()
    await expect(editor(atSchool)).toContainText('# from home once more')
    await atSchool.goto('/projects')
    const projects = atSchool.getByRole('list', { name: 'Projects' }).getByRole('listitem')
    await expect(projects).toHaveCount(2)
    await atSchool.getByRole('link', { name: /my copy/ }).click()
    await expect(editor(atSchool)).toContainText('# from school as well')
  })
  await Promise.all([school.close(), home.close()])
})

test.describe('the answer to a save gets lost', () => {
  test.use({ expectedErrors: [/409|ERR_FAILED/] })

  for (const [what, saves] of [
    ['of a new project', '**/api/projects'],
    ['of a change', '**/api/projects/*/document*'],
  ] as const) {
    test(`${what}: it is recognised later without fetching the document`, async ({ page }) => {
      await signInFreshLearner(page)
      await openTool(page)
      if (what === 'of a change') {
        await write(page, '# before')
        await expectSaved(page)
      }
      const fetched: string[] = []
      page.on('request', (made) => {
        if (/\/api\/projects\/[^/?]+$/.test(made.url()) && made.method() === 'GET')
          fetched.push(made.url())
      })
      await page.route(saves, loseAnswer, { times: 1 })
      await write(page, '# lost')
      await expect(saveState(page)).toHaveAttribute('data-state', 'offline', { timeout: 20_000 })
      await write(page, ' # later')
      await expectSaved(page)
      expect(fetched).toEqual([])
      await page.reload()
      await expect(editor(page)).toContainText('# lost # later')
      await expectSaved(page)
    })
  }
})

/** The server has it, and the browser never hears of it. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch()
  await route.abort()
}
