import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '../support/test.ts'
import { addByKeyboard, below, dragBlock, inWorkspace, openBlocks, python } from './bench-hand.ts'

test('blocks dragged by mouse make a sprite speak, and stop makes it quiet', async ({ page }) => {
  await openBlocks(page)
  await dragBlock(page, 'Events', { hasText: 'clicked' }, { x: 330, y: 220 })
  await dragBlock(
    page,
    'Looks',
    { hasText: 'say', hasNotText: 'for' },
    await below(inWorkspace(page, 'clicked')),
  )
  await expect.poll(() => python(page)).toContain('owl.say("Hello!")')
  await page.getByRole('button', { name: 'Run' }).click()
  await expect(page.getByTestId('stage').getByText('Hello!')).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByTestId('stage').getByText('Hello!')).toBeHidden()
})

test('the same by keyboard alone: find, move under, run', async ({ page }) => {
  await openBlocks(page)
  await addByKeyboard(page, 'Find a block', 'when ⚑')
  await addByKeyboard(page, 'Find a block', 'Moves forward')
  await expect(page.locator('.blocklyActiveFocus')).toHaveAttribute('aria-label', /move/)
  await page.keyboard.press('m')
  await expect(async () => {
    await page.keyboard.press('ArrowUp')
    const told = page.locator('[aria-live]').filter({ hasText: 'after when' })
    await expect(told).toBeAttached({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect.poll(() => python(page)).toContain('owl.move(10)')
  const stage = page.getByTestId('stage')
  const before = await stage.screenshot()
  await page.getByRole('button', { name: 'Run' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await stage.screenshot()).equals(before)).toBe(false)
})

test('opened in Python the same program plays on the same stage', async ({ page }) => {
  await openBlocks(page)
  await dragBlock(page, 'Events', { hasText: 'clicked' }, { x: 330, y: 220 })
  await dragBlock(
    page,
    'Looks',
    { hasText: 'say', hasNotText: 'for' },
    await below(inWorkspace(page, 'clicked')),
  )
  await expect.poll(() => python(page)).toContain('owl.say("Hello!")')
  await page.getByRole('button', { name: 'Open in Python' }).click()
  await expect(page).toHaveURL(/coding\/python-programming/)
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page.getByTestId('stage').getByText('Hello!')).toBeVisible({ timeout: 45_000 })
  const canvas = page.getByTestId('stage').locator('canvas')
  await expect
    .poll(async () => (await canvas.screenshot()).length, { timeout: 15_000 })
    .toBeGreaterThan(4000)
})

test('what was built is saved and is there after a reload', async ({ page }) => {
  await openBlocks(page)
  await addByKeyboard(page, 'Find a block', 'when ⚑')
  await expect(page).toHaveURL(/project=/)
  await expect(page.locator('output[data-state]')).toHaveAttribute('data-state', 'saved', {
    timeout: 20_000,
  })
  await page.reload()
  await expect(inWorkspace(page, 'clicked')).toBeVisible({ timeout: 45_000 })
})

test('an example plays: arrow keys steer, the score is shown', async ({ page }) => {
  await openBlocks(page)
  await page.getByRole('button', { name: 'Examples' }).click()
  await page.getByRole('button', { name: /Catch the mangoes/ }).click()
  await page.getByRole('button', { name: 'Run' }).click()
  const stage = page.getByTestId('stage')
  await expect(stage.locator('[data-watcher="score"]')).toContainText('0')
  await stage.focus()
  const before = await stage.screenshot()
  await page.keyboard.down('ArrowRight')
  await expect.poll(async () => (await stage.screenshot()).equals(before)).toBe(false)
  await page.keyboard.up('ArrowRight')
})

for (const [prefix, examples, run] of [
  ['', 'Examples', 'Run'],
  ['/th', 'ตัวอย่าง', 'เล่น'],
  ['/zh', '示例', '运行'],
  ['/ar', 'أمثلة', 'تشغيل'],
] as const) {
  test(`in ${prefix || '/en'} everything has a name and enough contrast`, async ({ page }) => {
    await openBlocks(page, `${prefix}/coding/block-programming`)
    await expect(page.getByRole('button', { name: examples })).toBeVisible()
    await expect(page.getByRole('button', { name: run, exact: true })).toBeVisible()
    const results = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag22aa'])
      .exclude('.blocklySvg')
      .analyze()
    expect(results.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })
}
