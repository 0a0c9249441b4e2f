import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { addAction, openPython, programByKeyboard, run } from './code-by-hand.ts'
import { enter, followReplay, judged, openGame, signInAsNew, signInWithClass } from './game-page.ts'
import { PROGRAMMING } from './messages.ts'

/** Several things are done on one page: together they may take longer than one alone. */
test.describe.configure({ timeout: 150_000 })

test('a level by blocks and mouse, its replay, a mistake, a hint, and a level of one’s own', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signInWithClass(page)
  await openGame(page, 'programming')
  await test.step('solved with blocks, the same in Python', async () => {
    await page.getByRole('button', { name: 'Level 1: First steps' }).click()
    await addAction(page, 'move')
    await addAction(page, 'move')
    const verdict = await judged(page, () => run(page))
    expect(verdict).toMatchObject({ ok: true, level: 'steps-1', stars: 3 })
    await expect(page.getByText('The robot has made it!').first()).toBeVisible()
    await expectAccessible(page)
    await expect(await openPython(page)).toHaveValue('move()\nmove()\n')
  })
  await test.step('a shared replay shows somebody else how it was done', async () => {
    await run(page)
    await followReplay(page)
    await expect(page.getByRole('heading', { name: /Somebody’s solution/ })).toBeVisible()
    await run(page)
    await expect(page.getByText('2 / 2')).toBeVisible()
  })
  await test.step('a mistake is told with its line, a hint comes from the solver', async () => {
    await openGame(page, 'programming')
    await page.getByRole('button', { name: /^10.*Long way down/ }).click()
    const editor = await openPython(page)
    await editor.fill('for _ in range(5)\n    move()\n')
    await run(page)
    await expect(page.getByRole('alert')).toContainText('Line 1')
    await expect(page.getByRole('alert')).toContainText('A colon is missing')
    await editor.fill('for _ in range(5):\n    move()\n')
    await page.getByRole('button', { name: 'Give me a hint' }).click()
    await expect(page.getByText('It can be done with 7 blocks.')).toBeVisible()
    await page.getByRole('button', { name: 'One more hint' }).click()
    await expect(page.getByText('After this block another one is missing:')).toBeVisible()
  })
  await test.step('a level is made in the workshop, saved in a project and played', async () => {
    await openGame(page, 'programming')
    await page.getByRole('button', { name: 'Make a level' }).click()
    await page.waitForURL(/project=/)
    await page.getByRole('button', { name: '+ Make a level' }).click()
    await page.getByLabel('Name of the level').fill('Mine')
    await page.getByRole('button', { name: 'Find the shortest' }).click()
    await expect(page.getByText('Found: 2 blocks.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Try it' }).click()
    await (await openPython(page)).fill('for _ in range(3):\n    move()\n')
    await run(page)
    await expect(page.getByText('The robot has made it!').first()).toBeVisible()
  })
})

test('a level by keyboard alone, in Arabic', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signInAsNew(page)
  const locale = 'ar'
  const messages = PROGRAMMING[locale]
  await openGame(page, 'programming', locale)
  await expectAccessible(page)
  const title = messages['level.steps-1.title']
  await enter(page, page.getByRole('button', { name: new RegExp(`^1\\s*${title}`) }))
  await programByKeyboard(page, locale, () => page.keyboard.type('move()\nmove()\nmove()'))
  await expect(page.locator('output', { hasText: messages['end.won'] })).toBeAttached()
  await expectAccessible(page)
})
