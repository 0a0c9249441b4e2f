import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { addAction, tabTo } from './code-by-hand.ts'
import { judged, openGame } from './game-page.ts'

test('a learner solves a level with blocks and the mouse, and gets to the next', async ({
  page,
}) => {
  await openGame(page, 'programming')
  await page.getByRole('button', { name: 'Level 1: First steps' }).click()
  await expect(page.getByRole('region', { name: 'Blocks of your program' })).toHaveAttribute(
    'data-ready',
    'true',
  )
  await addAction(page, 'move')
  await addAction(page, 'move')
  const verdict = await judged(page, () =>
    page.getByRole('button', { name: 'Run', exact: true }).click(),
  )
  expect(verdict).toMatchObject({ ok: true, level: 'steps-1', stars: 3 })
  await expect(page.getByText('The robot has made it!').first()).toBeVisible()
  await page.getByRole('tab', { name: 'Python' }).click()
  await expect(page.getByRole('textbox', { name: 'Python program' })).toHaveValue(
    'move()\nmove()\n',
  )
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await page.getByRole('button', { name: 'Next level' }).click()
  await expect(page.getByRole('heading', { name: '2. Around the corner' })).toBeVisible()
})

const WORDS = {
  th: {
    level: 'ด่าน 1: ก้าวแรก',
    program: 'โปรแกรม Python',
    python: 'Python',
    run: 'รัน',
    done: 'หุ่นยนต์ทำสำเร็จแล้ว!',
    hint: 'ขอคำใบ้',
  },
  ar: {
    level: 'المرحلة 1: الخطوات الأولى',
    program: 'برنامج بايثون',
    python: 'بايثون',
    run: 'شغّل',
    done: 'نجح الروبوت!',
    hint: 'أعطني تلميحًا',
  },
}

for (const locale of ['th', 'ar'] as const) {
  test(`a level is played by keyboard alone in ${locale}`, async ({ page }) => {
    const words = WORDS[locale]
    await openGame(page, 'programming', locale)
    const level = page.getByRole('button', { name: words.level })
    await expect(level).toBeVisible()
    await expectAccessible(page)
    await tabTo(page, level)
    await page.keyboard.press('Enter')
    const python = page.getByRole('tab', { name: words.python })
    await tabTo(page, python)
    await page.keyboard.press('Enter')
    const editor = page.getByRole('textbox', { name: words.program })
    await tabTo(page, editor)
    await page.keyboard.type('move()\nmove()\nmove()')
    const run = page.getByRole('button', { name: words.run, exact: true })
    await run.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(words.done).first()).toBeVisible()
    await expect(page.locator('output', { hasText: words.done })).toBeAttached()
    await expectAccessible(page)
  })
}

test('a mistake in Python is told with its line, and a hint comes from the solver', async ({
  page,
}) => {
  await openGame(page, 'programming')
  await page.getByRole('button', { name: /^10.*Long way down/ }).click()
  await page.getByRole('tab', { name: 'Python' }).click()
  const editor = page.getByRole('textbox', { name: 'Python program' })
  await editor.fill('for _ in range(5)\n    move()\n')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Line 1')
  await expect(page.getByRole('alert')).toContainText('A colon is missing')
  await editor.fill('for _ in range(5):\n    move()\n')
  await page.getByRole('button', { name: 'Give me a hint' }).click()
  await expect(page.getByText('It can be done with 7 blocks.')).toBeVisible()
  await page.getByRole('button', { name: 'One more hint' }).click()
  await expect(page.getByText('Your first block is right. After that comes:')).toBeVisible()
})

test('a shared replay shows somebody else how it was done', async ({ page }) => {
  await openGame(page, 'programming')
  await page.getByRole('button', { name: 'Level 1: First steps' }).click()
  await page.getByRole('tab', { name: 'Python' }).click()
  await page.getByRole('textbox', { name: 'Python program' }).fill('move()\nmove()\n')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await page.getByRole('button', { name: 'Share this replay' }).click()
  const link = await page.getByLabel('Link to the replay').inputValue()
  await page.goto('/home')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: /Somebody’s solution/ })).toBeVisible()
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page.getByText('4 / 4')).toBeVisible()
})

test('a level is made in the workshop, saved in a project and played', async ({ page }) => {
  await openGame(page, 'programming')
  await page.getByRole('button', { name: 'Make a level' }).click()
  await page.waitForURL(/project=/)
  await page.getByRole('button', { name: '+ Make a level' }).click()
  await page.getByLabel('Name of the level').fill('Mine')
  await page.getByRole('button', { name: 'Find the shortest' }).click()
  await expect(page.getByText('Found: 2 blocks.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Try it' }).click()
  await page.getByRole('tab', { name: 'Python' }).click()
  await page
    .getByRole('textbox', { name: 'Python program' })
    .fill('for _ in range(3):\n    move()\n')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page.getByText('The robot has made it!').first()).toBeVisible()
})
