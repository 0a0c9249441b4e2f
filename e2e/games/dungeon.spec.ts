import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { addAction, tabTo } from './code-by-hand.ts'
import { judged, openGame } from './game-page.ts'

test('a hero made of blocks finds the stairs, by mouse', async ({ page }) => {
  await openGame(page, 'dungeon')
  await page.getByRole('button', { name: /^1\s*Into the dark/ }).click()
  await expect(page.getByRole('region', { name: 'Blocks of your program' })).toHaveAttribute(
    'data-ready',
    'true',
  )
  await addAction(page, 'go')
  await addAction(page, 'go')
  const verdict = await judged(page, () =>
    page.getByRole('button', { name: 'Run', exact: true }).click(),
  )
  expect(verdict).toMatchObject({ ok: true, level: 'floor-1', stars: 3 })
  await expect(page.getByText('The hero takes the stairs down!').first()).toBeVisible()
  await page.getByRole('button', { name: 'Next floor' }).click()
  await expect(page.getByRole('heading', { name: '2. First corner' })).toBeVisible()
})

const WORDS = {
  th: {
    floor: /^12\s*สไลม์/,
    python: 'Python',
    program: 'โปรแกรม Python',
    run: 'รัน',
    done: 'ฮีโร่ลงบันไดไปแล้ว!',
  },
  ar: {
    floor: /^12\s*وحل حي/,
    python: 'بايثون',
    program: 'برنامج بايثون',
    run: 'شغّل',
    done: 'نزل البطل الدرج!',
  },
}

const FIGHTER = 'while True:\nif look("east") == "monster":\nhit("east")\n'

for (const locale of ['th', 'ar'] as const) {
  test(`a floor is played by keyboard alone in ${locale}`, async ({ page }) => {
    const words = WORDS[locale]
    await openGame(page, 'dungeon', locale)
    const floor = page.getByRole('button', { name: words.floor })
    await expect(floor).toBeVisible()
    await expectAccessible(page)
    await tabTo(page, floor)
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('tab', { name: words.python }))
    await page.keyboard.press('Enter')
    const editor = page.getByRole('textbox', { name: words.program })
    await tabTo(page, editor)
    await page.keyboard.press('Control+A')
    await page.keyboard.press('Delete')
    await page.keyboard.type(FIGHTER)
    await page.keyboard.press('Control+[')
    await page.keyboard.type('else:\ngo("east")')
    await expect(editor).toHaveValue(
      'while True:\n    if look("east") == "monster":\n        hit("east")\n    else:\n        go("east")',
    )
    await page.getByRole('button', { name: words.run, exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(words.done).first()).toBeVisible()
    await expectAccessible(page)
  })
}

test('the hero of the daily dungeon is kept for the next day', async ({ page }) => {
  await openGame(page, 'dungeon')
  await page.getByRole('button', { name: 'Play today’s dungeon' }).click()
  await page.getByRole('tab', { name: 'Python' }).click()
  const editor = page.getByRole('textbox', { name: 'Python program' })
  await expect(editor).toHaveValue(/look\("ahead"\) == "monster"/)
  const kept = page.waitForResponse(
    (answer) => answer.url().includes('key=hero') && answer.request().method() === 'PUT',
  )
  await editor.fill('go("north")\n')
  await kept
  await page.reload()
  await page.getByRole('button', { name: 'Play today’s dungeon' }).click()
  await expect(editor).toHaveValue('go("north")\n')
})

test('with less motion the end is shown at once, and the log tells the way', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openGame(page, 'dungeon')
  await page.getByRole('button', { name: /^1\s*Into the dark/ }).click()
  await page.getByRole('tab', { name: 'Python' }).click()
  await page
    .getByRole('textbox', { name: 'Python program' })
    .fill('for _ in range(3):\n    go("east")\n')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page.getByText('3 / 3')).toBeVisible()
  await page.getByText('What happened').click()
  await expect(page.getByText('The hero finds a coin.')).toBeVisible()
})
