/** A long program is pasted as text: all of it becomes blocks, each script in a place of its own. */
import en from '@panya/tools/coding/block-programming/text/messages/en.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { openBlocks } from './bench-hand.ts'

test.describe.configure({ timeout: 120_000 })

const SCRIPTS = 100

const script = (number: number): string =>
  [
    '@Owl.when_flag',
    `def go_${number}():`,
    `    for step in range(${number + 2}):`,
    `        Owl.move(${number})`,
    `        if Owl.x > ${number}:`,
    `            Owl.say("${number}")`,
    '    wait(1)',
  ].join('\n')

/** Where each script is drawn, from top to bottom, seen from the first: the paper may lie anywhere. */
const drawn = (page: Page): Promise<{ left: number; top: number; bottom: number }[]> =>
  page.evaluate(() => {
    const canvas = '.blocklySvg > .blocklyWorkspace > .blocklyBlockCanvas > .blocklyDraggable'
    const boxes = [...document.querySelectorAll(canvas)]
      .map((one) => one.getBoundingClientRect())
      .toSorted((one, other) => one.top - other.top)
    const [x, y] = [boxes[0]?.left ?? 0, boxes[0]?.top ?? 0]
    return boxes.map(({ left, top, bottom }) => ({
      left: Math.round(left - x),
      top: Math.round(top - y),
      bottom: Math.round(bottom - y),
    }))
  })

test('a hundred scripts stand under each other, and are taken back in one step', async ({
  page,
}) => {
  await openBlocks(page)
  await page.keyboard.press('Control+Shift+Digit2')
  const content = page.locator('.cm-content')
  await expect(content).toBeFocused({ timeout: 20_000 })
  await page.keyboard.insertText(
    Array.from({ length: SCRIPTS }, (_, at) => script(at)).join('\n\n'),
  )
  await expect.poll(async () => (await drawn(page)).length).toBe(SCRIPTS)
  await expect(page.locator('[data-is] output').first()).toContainText(en.same)
  const places = await drawn(page)
  const covered = places.filter(({ top }, at) => at > 0 && top < places[at - 1]!.bottom)
  expect(covered).toEqual([])
  await test.step('a script that grows pushes those below it down', async () => {
    await page.keyboard.press('Control+Home')
    for (let line = 0; line < 3; line++) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('End')
    await page.keyboard.insertText('\n        Owl.turn_right(15)'.repeat(4))
    await expect.poll(async () => (await drawn(page))[0]!.bottom).toBeGreaterThan(places[0]!.bottom)
    const [first, second] = await drawn(page)
    expect(second!.top).toBeGreaterThan(first!.bottom)
    expect(second!.left).toBe(places[1]!.left)
  })
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await drawn(page))[0]!.bottom).toBe(places[0]!.bottom)
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await drawn(page)).length).toBe(0)
})
