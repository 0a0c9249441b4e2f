import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { addAction, openPython, programByKeyboard, run } from './code-by-hand.ts'
import { enter, judged, openGame, signInAsNew } from './game-page.ts'
import { DUNGEON } from './messages.ts'

/** Several things are done on one page: together they may take longer than one alone. */
test.describe.configure({ timeout: 150_000 })

test('a floor by blocks and mouse, the log of a run, the hero of the day, a floor of one’s own', async ({
  page,
}) => {
  await signInAsNew(page)
  await openGame(page, 'dungeon')
  await test.step('a hero made of blocks finds the stairs, step by step', async () => {
    await page.getByRole('button', { name: /^1\s*Into the dark/ }).click()
    await addAction(page, 'go')
    await addAction(page, 'go')
    const verdict = await judged(page, () => run(page))
    expect(verdict).toMatchObject({ ok: true, level: 'floor-1', stars: 3 })
    await expect(page.getByText('The hero takes the stairs down!').first()).toBeVisible()
    await expectAccessible(page)
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await test.step('with less motion the end is shown at once, and the log tells the way', async () => {
    await (await openPython(page)).fill('for _ in range(3):\n    go("east")\n')
    await run(page)
    await expect(page.getByText('3 / 3')).toBeVisible()
    await page.getByText('What happened').click()
    await expect(page.getByText('The hero finds a coin.')).toBeVisible()
    await page.getByRole('button', { name: 'Next floor' }).click()
    await expect(page.getByRole('heading', { name: '2. First corner' })).toBeVisible()
  })
  await test.step('the hero of the daily dungeon is kept for the next day', async () => {
    await openGame(page, 'dungeon')
    await page.getByRole('button', { name: 'Play today’s dungeon' }).click()
    const editor = await openPython(page)
    await expect(editor).toHaveValue(/look\("ahead"\) == "monster"/)
    const kept = page.waitForResponse(
      (answer) => answer.url().includes('key=hero') && answer.request().method() === 'PUT',
    )
    await editor.fill('go("north")\n')
    await kept
    await openGame(page, 'dungeon')
    await page.getByRole('button', { name: 'Play today’s dungeon' }).click()
    await expect(editor).toHaveValue('go("north")\n')
  })
  await test.step('a floor is made in the workshop and played', async () => {
    await openGame(page, 'dungeon')
    await page.getByRole('button', { name: DUNGEON.en.ownFloor }).click()
    await page.waitForURL(/project=/)
    await page.getByRole('button', { name: `+ ${DUNGEON.en.ownFloor}` }).click()
    await page.getByLabel(DUNGEON.en.editorName).fill('My cellar')
    await page.getByRole('button', { name: DUNGEON.en['thing.coin'], exact: true }).click()
    await page.getByRole('button', { name: /^Column 4, row 2: / }).click()
    await expect(page.getByRole('button', { name: 'Column 4, row 2: coin' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: DUNGEON.en.editorTry }).click()
    await expect(page.getByRole('region', { name: 'Blocks of your program' })).toBeVisible()
    const way = 'for _ in range(6):\n    go("east")\nfor _ in range(2):\n    go("south")\n'
    await (await openPython(page)).fill(way)
    const verdict = await judged(page, () => run(page))
    expect(verdict).toMatchObject({ ok: true })
    await expect(page.getByText(DUNGEON.en['end.won']).first()).toBeVisible()
  })
})

test('a floor by keyboard alone, in Thai', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signInAsNew(page)
  const locale = 'th'
  const messages = DUNGEON[locale]
  await openGame(page, 'dungeon', locale)
  await expectAccessible(page)
  const title = messages['floor-12.title']
  await enter(page, page.getByRole('button', { name: new RegExp(`^12\\s*${title}`) }))
  await programByKeyboard(page, locale, async (editor) => {
    await page.keyboard.type('while True:\nif look("east") == "monster":\nhit("east")\n')
    await page.keyboard.press('Control+[')
    await page.keyboard.type('else:\ngo("east")')
    await expect(editor).toHaveValue(
      'while True:\n    if look("east") == "monster":\n        hit("east")\n    else:\n        go("east")',
    )
  })
  await expect(page.getByText(messages['end.won']).first()).toBeVisible()
  await expectAccessible(page)
})
