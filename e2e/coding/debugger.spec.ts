/** Looking into a program while it stands still: by mouse, and by keyboard alone. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { openPython } from '../python/python-page.ts'
import { expect, test } from '../support/test.ts'

const PROGRAM = `# adds up
def double(n):
    m = n * 2
    return m

total = 0
for i in range(3):
    total += double(i)
print("total", total)
`

const paused = (page: Page) => page.locator('[data-status=paused]')
const panel = (page: Page) => page.getByRole('tabpanel', { name: 'Debug' })

test('with the mouse: a breakpoint stops the program, shows its values, and is kept', async ({
  page,
}) => {
  const room = await openPython(page)
  await room.write(PROGRAM)
  const margin = page.locator('.cm-breakpoints .cm-gutterElement')
  await test.step('a click beside a comment sets it on the next line with code', async () => {
    // The first element of a gutter keeps its width and belongs to no line.
    await margin.nth(1).click()
    await expect(page.locator('.cm-breakpoint:visible')).toHaveCount(1)
    await page.getByRole('tab', { name: 'Debug' }).click()
    await expect(panel(page).getByRole('button', { name: 'Line 2', exact: true })).toBeVisible()
    await panel(page).getByRole('button', { name: 'Take the breakpoint away from line 2' }).click()
    await expect(page.locator('.cm-breakpoint:visible')).toHaveCount(0)
  })
  await test.step('Run stops there and shows the learner’s own frames', async () => {
    await margin.nth(4).click()
    await room.run.click()
    await expect(paused(page)).toBeVisible()
    await expect(panel(page)).toContainText('Stopped before line 4, at a breakpoint')
    await expect(panel(page)).toContainText('double()')
    await expect(page.locator('.cm-marked-step')).toHaveText('    return m')
  })
  await test.step('a watch is worked out here; a wrong one says so in small', async () => {
    const field = panel(page).getByRole('textbox', { name: /What do you want to know/ })
    await field.fill('m + 100')
    await page.keyboard.press('Enter')
    await expect(panel(page).getByRole('listitem').filter({ hasText: 'm + 100' })).toContainText(
      '100 int',
    )
    await field.fill('nope')
    await page.keyboard.press('Enter')
    await expect(panel(page)).toContainText('Python doesn’t know')
  })
  await test.step('no screen reader is left behind', async () => {
    const found = await new AxeBuilder({ page }).include('[role=tabpanel]').analyze()
    expect(found.violations).toEqual([])
  })
  await test.step('a condition lets it run on to where it is true', async () => {
    await panel(page).getByRole('textbox', { name: 'Stop on line 4 only if' }).fill('n == 2')
    await page.keyboard.press('Enter')
    await panel(page).getByRole('button', { name: 'Continue' }).click()
    await expect(panel(page).getByRole('listitem').filter({ hasText: 'm + 100' })).toContainText(
      '104 int',
    )
    await panel(page).getByRole('button', { name: 'Step out' }).click()
    await expect(panel(page)).toContainText('Stopped before line 7')
    await panel(page).getByRole('button', { name: 'Continue' }).click()
    await expect(room.console).toContainText('total 6')
    await expect(room.ending).toHaveText('Finished.')
  })
  await test.step('it is there again after a reload, and moves with edits above it', async () => {
    await page.locator('.cm-content').click()
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('\n\n')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.reload()
    await page.getByRole('tab', { name: 'Debug' }).click()
    await expect(panel(page).getByRole('button', { name: 'Line 6', exact: true })).toBeVisible()
    await expect(panel(page).getByRole('textbox', { name: 'Stop on line 6 only if' })).toHaveValue(
      'n == 2',
    )
  })
})

/** What the editor says stands there for a fifth of a second, which is long enough to be read out: all of it. */
async function everythingSaid(page: Page): Promise<() => Promise<string[]>> {
  const said = await page.locator('.cm-announced').evaluateHandle((element) => {
    const heard: string[] = []
    const watcher = new MutationObserver(() => heard.push(element.textContent))
    watcher.observe(element, { childList: true, subtree: true })
    return heard
  })
  return () => said.evaluate((heard) => heard.slice())
}

test('with the keyboard alone: set, step, run to the cursor, stop', async ({ page }) => {
  const room = await openPython(page)
  await room.write(PROGRAM)
  const said = await everythingSaid(page)
  const line = (number: number) => `Stopped before line ${number}`
  await test.step('F9 sets a breakpoint and says so', async () => {
    await page.keyboard.press('Control+Home')
    for (let down = 0; down < 7; down++) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('F9')
    await expect.poll(said).toContain('Breakpoint set on line 8')
    await page.keyboard.press('Control+Enter')
    await expect(panel(page)).toContainText(line(8))
  })
  await test.step('F11 goes into a function, F10 over a line, Shift+F11 out of it', async () => {
    await page.keyboard.press('F11')
    await expect(panel(page)).toContainText(line(3))
    await page.keyboard.press('F10')
    await expect(panel(page)).toContainText(line(4))
    await page.keyboard.press('Shift+F11')
    await expect(panel(page)).toContainText(line(7))
  })
  await test.step('Ctrl+F10 runs to the cursor', async () => {
    await page.keyboard.press('F9')
    await expect.poll(said).toContain('Breakpoint taken away from line 8')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Control+F10')
    await expect(panel(page)).toContainText('Stopped before line 9, at the cursor')
    await page.keyboard.press('F5')
    await expect(room.console).toContainText('total 6')
  })
})

test('a program that runs can be paused, looked at and stopped', async ({ page }) => {
  const room = await openPython(page)
  await room.write('n = 0\nprint("go")\nwhile True:\n    n += 1\n')
  await room.run.click()
  await expect(room.console).toContainText('go')
  await page.getByRole('tab', { name: 'Debug' }).click()
  await panel(page).getByRole('button', { name: 'Pause' }).click()
  await expect(panel(page)).toContainText(/Stopped before line [34]/)
  await room.stop.click()
  await expect(room.ending).toHaveText('Stopped.')
})
