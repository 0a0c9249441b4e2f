import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import {
  allInWorkspace,
  below,
  dragBlock,
  inWorkspace,
  openBlocks,
  press,
  python,
} from './bench-hand.ts'

test.describe.configure({ timeout: 150_000 })

test('a function is written as words, values and conditions, and a copy of it is one of its own', async ({
  page,
}) => {
  await openBlocks(page)
  await page.getByRole('treeitem', { name: 'Functions' }).click()
  await page.locator('.blocklyFlyoutButton').filter({ hasText: 'Make a function' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name of the function').fill('jump')
  await dialog.getByRole('button', { name: 'Add a condition' }).click()
  await dialog.getByLabel('Condition 1', { exact: true }).fill('awake')
  await dialog.getByRole('button', { name: 'Add words' }).click()
  await dialog.getByLabel('Words 2', { exact: true }).fill('now')
  await dialog.getByRole('button', { name: 'Move “Words 2” up' }).click()
  await dialog.getByRole('button', { name: 'Move “Words 2” down' }).click()
  await dialog.getByLabel('Run in one go').check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(inWorkspace(page, 'define')).toContainText('<awake>')
  await press(page, inWorkspace(page, 'define'), 'ControlOrMeta+c')
  await page.keyboard.press('ControlOrMeta+v')
  await expect(allInWorkspace(page, 'define')).toHaveCount(2)
  await expect(inWorkspace(page, 'now 2')).toBeVisible()
})

test('a reporter stands in the place of a menu, and the choice comes back when it goes', async ({
  page,
}) => {
  await openBlocks(page)
  await dragBlock(page, 'Events', { hasText: 'clicked' }, { x: 560, y: 240 })
  await dragBlock(
    page,
    'Motion',
    { hasText: 'go to', hasNotText: 'x:' },
    await below(inWorkspace(page, 'clicked')),
  )
  await expect.poll(() => python(page)).toContain('Owl.go_to_target("random")')
  const menu = inWorkspace(page, 'go to').getByText('random position')
  const box = await menu.boundingBox()
  if (!box) throw new Error('The menu is not shown.')
  await dragBlock(page, 'Text', { hasText: 'join' }, { x: box.x, y: box.y })
  await expect.poll(() => python(page)).toContain('Owl.go_to_target(sprite_named(')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => python(page)).toContain('Owl.go_to_target("random")')
})
