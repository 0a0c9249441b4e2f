/** Each tool tells its own tutor what the work is and what stands in its way. */
import { expect } from '../support/test.ts'
import { says, sitDown, test } from './tutor-room.ts'

test.setTimeout(180_000)

interface Told {
  messages: { role: string; content: string }[]
}
const toldText = ({ messages }: Told): string => messages.map(({ content }) => content).join('\n')

test('Python: the mistake is explained with its own names in it, without asking anybody', async ({
  page,
  model,
}) => {
  const { owl, panel, ask } = await sitDown(page, '/coding/python-programming')
  await page.locator('.cm-content').click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText('mango = 3\nprint(mangoo)\n')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page.getByRole('region', { name: /line 2/ })).toBeVisible({ timeout: 60_000 })
  await owl.click()
  const help = panel.getByRole('region', { name: 'First help' })
  await expect(help).toContainText('mangoo')
  await expect(help).toContainText('mango')
  const before = model.asked.length
  await ask('Why?')
  await expect.poll(() => model.asked.length).toBe(before + 1)
  const told = toldText(model.asked.at(-1)!.body)
  expect(told).toContain('print(mangoo)')
  expect(told).toContain('NameError')
})

test('blocks: an empty place is told where to begin; code of an answer is drawn as blocks', async ({
  page,
  model,
}) => {
  const { owl, panel, log, ask } = await sitDown(page, '/coding/block-programming')
  await owl.click()
  await expect(panel.getByRole('region', { name: 'First help' })).toContainText('Events')
  await page.getByText('Text', { exact: true }).and(page.locator('label span')).click()
  const text = page.locator('.cm-content')
  // Each attempt climbs a rung; an example comes on the fourth.
  for (const steps of [1, 2, 3, 4]) {
    await text.click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText(`@Owl.when_flag\ndef go():\n    Owl.move(${steps})\n`)
    model.be(
      says(
        steps < 4
          ? 'Which block runs first, and what does it change?'
          : 'Another sprite turns like this:\n```python\nfor count in range(3):\n    Owl.turn_right(15)\n```\nWhat repeats in your own idea?',
      ),
    )
    await ask(`The owl shall dance (${steps})`)
    await expect(panel).toContainText(`You have ${30 - 2 * steps} coins`, { timeout: 30_000 })
  }
  await expect(log.locator('[data-answer-blocks] svg')).toBeVisible()
  await expect(log.locator('pre')).toHaveCount(0)
})

test('a robot that goes astray: the level, its goal and the end of the run are known', async ({
  page,
  model,
}) => {
  const { owl, panel, ask } = await sitDown(page, '/games/programming')
  await page.getByRole('button', { name: /A long bridge/ }).click()
  await owl.click()
  await expect(panel.getByRole('region', { name: 'First help' })).toBeVisible()
  const before = model.asked.length
  await ask('Where do I begin?')
  await expect.poll(() => model.asked.length).toBe(before + 1)
  expect(toldText(model.asked.at(-1)!.body)).toContain('Seven steps')
})

test('a flow: its nodes are told by their names, and where their data comes from', async ({
  page,
  model,
}) => {
  const { owl, panel, ask } = await sitDown(page, '/flow/data-analytics')
  await page.getByRole('button', { name: 'Examples' }).click()
  await page.getByRole('button', { name: /Provinces by region/ }).click()
  await owl.click()
  await expect(panel.getByRole('region', { name: 'First help' })).toContainText('flow')
  const before = model.asked.length
  await ask('Is this right so far?')
  await expect.poll(() => model.asked.length).toBe(before + 1)
  expect(toldText(model.asked.at(-1)!.body)).toMatch(/Bar chart .*<- /)
})
