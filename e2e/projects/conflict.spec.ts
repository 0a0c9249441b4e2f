import type { Browser, BrowserContext } from '@playwright/test'
import { type Credentials, newLearner, signInByApi } from '../accounts/people.ts'
import { expect, test } from '../support/test.ts'
import { editor, expectSaved, openTool, projectAddress, saveState, write } from './workshop.ts'

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

/** Two computers have the same project open, and both have changed it. */
async function twoVersions(browser: Browser, baseURL: string, learner: Credentials) {
  const school = await device(browser, baseURL, learner)
  const home = await device(browser, baseURL, learner)
  const atSchool = await school.newPage()
  await openTool(atSchool)
  await write(atSchool, '# start')
  await expectSaved(atSchool)
  const address = projectAddress(atSchool)
  const atHome = await home.newPage()
  await openTool(atHome, address)
  await write(atHome, '\n# from home')
  await expectSaved(atHome)
  await write(atSchool, '\n# from school')
  await expect(saveState(atSchool)).toHaveAttribute('data-state', 'conflict', { timeout: 20_000 })
  const dialog = atSchool.getByRole('dialog', { name: 'There are two versions of this project' })
  await expect(dialog).toBeVisible()
  return {
    atSchool,
    atHome,
    address,
    dialog,
    close: () => Promise.all([school.close(), home.close()]),
  }
}

test('two versions are shown side by side, and mine can be kept', async ({
  browser,
  baseURL,
  request,
}) => {
  const learner = await newLearner(request)
  const { atSchool, address, dialog, close } = await twoVersions(browser, baseURL ?? '', learner)
  await expect(dialog.getByRole('region', { name: 'My version' })).toContainText('# from school')
  await expect(dialog.getByRole('region', { name: 'The other version' })).toContainText(
    '# from home',
  )
  await dialog.getByRole('button', { name: 'Use my version' }).click()
  await expect(editor(atSchool)).toContainText('# from school')
  await expectSaved(atSchool)
  await openTool(atSchool, address)
  await expect(editor(atSchool)).toContainText('# from school')
  await atSchool.getByRole('button', { name: 'Project menu' }).click()
  await atSchool.getByRole('menuitem', { name: 'Version history' }).click()
  const versions = atSchool.getByRole('list', { name: 'Versions' }).getByRole('button')
  await expect(versions.first()).toBeVisible()
  expect(await versions.count()).toBeGreaterThanOrEqual(3)
  await close()
})

test('the other version can be used; mine stays in the history', async ({
  browser,
  baseURL,
  request,
}) => {
  const learner = await newLearner(request)
  const { atSchool, dialog, close } = await twoVersions(browser, baseURL ?? '', learner)
  await dialog.getByRole('button', { name: 'Use the other version' }).click()
  await expect(editor(atSchool)).toContainText('# from home')
  await expect(editor(atSchool)).not.toContainText('# from school')
  await atSchool.getByRole('button', { name: 'Project menu' }).click()
  await atSchool.getByRole('menuitem', { name: 'Version history' }).click()
  const history = atSchool.getByRole('dialog', { name: 'Version history' })
  await history.getByRole('list', { name: 'Versions' }).getByRole('button').nth(1).click()
  await expect(history.getByRole('region', { name: 'This version' })).toContainText('# from school')
  await history.getByRole('button', { name: 'Bring this version back' }).click()
  await expect(editor(atSchool)).toContainText('# from school')
  await close()
})

test('both can be kept, each as a project', async ({ browser, baseURL, request }) => {
  const learner = await newLearner(request)
  const { atSchool, dialog, close } = await twoVersions(browser, baseURL ?? '', learner)
  await dialog.getByRole('button', { name: 'Keep both' }).click()
  await expect(editor(atSchool)).toContainText('# from home')
  await atSchool.goto('/projects')
  await expect(atSchool.getByRole('list', { name: 'Projects' }).getByRole('listitem')).toHaveCount(
    2,
  )
  await atSchool.getByRole('link', { name: /my copy/ }).click()
  await expect(editor(atSchool)).toContainText('# from school')
  await close()
})
