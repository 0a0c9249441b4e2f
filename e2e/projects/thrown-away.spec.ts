/** On a computer short of memory a tab is thrown away: everything is there when somebody comes back. */
import { openBlocks } from '../blocks/bench-hand.ts'
import { openPython } from '../games/code-by-hand.ts'
import { openGame, signInAsNew } from '../games/game-page.ts'
import { CODE } from '../games/messages.ts'
import { expect } from '../support/test.ts'
import { roomOf, sitDown, test } from '../tutor/tutor-room.ts'
import { SAVES } from './device.ts'
import { andIsKept, throwAway } from './thrown-away.ts'
import { editor, saveState, write } from './workshop.ts'

test.use({ expectedErrors: [/ERR_FAILED|Failed to (load|fetch)|fetch/] })
// A tab is opened twice, and Python starts in each.
test.setTimeout(180_000)

const PYTHON = '/coding/python-programming'
const RAN = /was running when this page had to close/

test('Python: the unsent program, the file, the question to the tutor; what ran is not run again, but said', async ({
  page,
  context,
}) => {
  const { owl, field } = await sitDown(page, PYTHON)
  await expect(page.locator('[data-status=ready]')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'New file' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('helper.py')
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
  await expect(saveState(page)).toHaveAttribute('data-state', 'saved', { timeout: 20_000 })
  await context.route(SAVES, (route) => route.abort())
  await write(page, 'while True:\n    pass\n')
  await expect(saveState(page)).toHaveAttribute('data-state', 'offline', { timeout: 20_000 })
  await page.getByRole('tab', { name: 'main.py' }).click()
  await write(page, 'import helper')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page.locator('[data-status=running]')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('tab', { name: 'helper.py' }).click()
  await owl.click()
  await andIsKept(page, () => field.fill('Why does it never end?'))

  const again = await throwAway(page)
  await expect(editor(again)).toContainText('while True:', { timeout: 60_000 })
  await expect(again.getByRole('tab', { name: 'helper.py' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(roomOf(again).field).toHaveValue('Why does it never end?')
  await expect(again.getByText(RAN)).toBeVisible()
  await expect(again.locator('[data-status=ready]')).toBeVisible({ timeout: 60_000 })
  await context.unroute(SAVES)
  await again.getByRole('tab', { name: 'main.py' }).click()
  await expect(editor(again)).toContainText('import helper')
  await expect(saveState(again)).toHaveAttribute('data-state', 'saved', { timeout: 90_000 })

  // Who comes by a link begins at the beginning, and is told of nothing.
  await again.goto(again.url())
  await expect(editor(again)).toContainText('import helper')
  await expect(again.getByText(RAN)).toHaveCount(0)
  await expect(again.getByRole('tab', { name: 'main.py' })).toHaveAttribute('aria-selected', 'true')
})

test('blocks: the sprite, its tab and the part of the workspace in sight', async ({ page }) => {
  await signInAsNew(page)
  await openBlocks(page)
  const tabs = (of: typeof page) => of.getByRole('tab', { name: 'Sounds' })
  await andIsKept(page, () => tabs(page).click())
  const zoomed = (of: typeof page) =>
    of.locator('.blocklySvg > .blocklyWorkspace > .blocklyBlockCanvas').getAttribute('transform')
  const before = await zoomed(page)
  await andIsKept(page, () => page.getByRole('button', { name: 'Zoom in' }).click())
  const after = await zoomed(page)
  expect(after).not.toBe(before)

  const again = await throwAway(page)
  await expect(tabs(again)).toHaveAttribute('aria-selected', 'true', { timeout: 60_000 })
  await expect.poll(() => zoomed(again)).toBe(after)
})

test('a game: the level, and a program that no server has yet', async ({ page, context }) => {
  await signInAsNew(page)
  await openGame(page, 'programming')
  await page.getByRole('button', { name: 'Level 1: First steps' }).click()
  const program = await openPython(page)
  await context.route('**/api/progress*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  )
  await andIsKept(page, () => program.fill('move()\n# mine'))

  const again = await throwAway(page)
  const came = again.getByRole('textbox', { name: CODE.en.pythonLabel })
  await expect(came).toHaveValue('move()\n# mine', { timeout: 30_000 })
})
