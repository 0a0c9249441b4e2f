import en from '@panya/tools/coding/block-programming/messages/en.ts'
import { addByKeyboard, below, dragBlock, inWorkspace, moveUnder } from '../blocks/bench-hand.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { chooseBoard, dots, openBoard, run } from './board-bench.ts'

/** Several things are done on one page: together they may take longer than one alone. */
test.describe.configure({ timeout: 150_000 })

test('a KidBright on the screen: by mouse LEDs and buzzer, by keyboard a button, an example with curves', async ({
  page,
}) => {
  await openBoard(page, 'KidBright32 V1.5i')
  await test.step('an empty program is told', async () => {
    await run(page)
    await expect(page.getByText('Put your blocks under')).toBeVisible()
  })
  await test.step('blocks dragged by mouse light the LEDs and sound the buzzer', async () => {
    await dragBlock(page, 'Events', { hasText: 'board starts' }, { x: 560, y: 240 })
    const start = inWorkspace(page, 'board starts')
    await dragBlock(page, 'Display', { hasText: 'show picture' }, await below(start))
    const picture = inWorkspace(page, 'show picture')
    await dragBlock(page, 'Buzzer', { hasText: 'play tone' }, await below(picture))
    await run(page)
    await expect
      .poll(() => dots(page), { timeout: 20_000 })
      .toEqual([
        '.....##...##....',
        '....####.####...',
        '....#########...',
        '....#########...',
        '.....#######....',
        '......#####.....',
        '.......###......',
        '........#.......',
      ])
    await page.getByRole('tab', { name: 'Code' }).click()
    await expect(page.getByTestId('code')).toContainText('await buzzer.tone(440, 0.5)')
    await expect(page.getByText('The board is ready.')).toBeVisible()
  })
  await test.step('by keyboard alone a button of the board plays a tone until Stop', async () => {
    await chooseBoard(page, 'KidBright32 V1.3')
    await addByKeyboard(page, 'Find a block', 'when button')
    await addByKeyboard(page, 'Find a block', 'play tone')
    await moveUnder(page, /tone/)
    await page.getByRole('tab', { name: 'Code' }).click()
    await expect(page.getByTestId('code')).toContainText('when_button("S1")')
    await page.getByRole('button', { name: 'Run', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('The program is running.')).toBeVisible({ timeout: 20_000 })
    await page.getByRole('button', { name: 'Button S1' }).focus()
    await expect(async () => {
      await page.keyboard.press('Space', { delay: 120 })
      await expect(page.getByTestId('board')).toHaveAttribute('data-tone', '440', { timeout: 400 })
    }).toPass()
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await expect(page.getByText('The board is ready.')).toBeVisible()
    await expect(page.getByTestId('board')).toHaveAttribute('data-tone', '0')
  })
  await test.step('an example is there to begin with, its numbers are plotted', async () => {
    await page.getByRole('button', { name: 'Examples' }).click()
    await page.getByRole('button', { name: /Thermometer/ }).click()
    await page.getByRole('button', { name: en.exampleHere }).click()
    await page.getByRole('tab', { name: 'Monitor' }).click()
    await run(page)
    await expect(page.getByTestId('serial')).toContainText('temperature:28', { timeout: 20_000 })
    await expect(page.getByTestId('plotter')).toContainText('temperature: 28')
    await expectAccessible(page)
  })
})

test('the iDuino R4 is simulated, and its program can be taken along as a sketch', async ({
  page,
}) => {
  await openBoard(page, 'iDuino R4')
  await dragBlock(page, 'Events', { hasText: 'when input' }, { x: 560, y: 240 })
  await dragBlock(
    page,
    'Pins',
    { hasText: 'turn LED' },
    await below(inWorkspace(page, 'when input')),
  )
  await run(page)
  await expect(page.locator('[data-lamp="L"]')).toHaveAttribute('data-lit', 'false')
  await page.getByRole('button', { name: 'D2', exact: true }).click()
  await expect(page.locator('[data-lamp="L"]')).toHaveAttribute('data-lit', 'true')
  await page.getByRole('tab', { name: 'Code' }).click()
  await expect(page.getByTestId('code')).toContainText('digitalWrite(13, HIGH);')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download blocks.ino' }).click()
  expect((await download).suggestedFilename()).toBe('blocks.ino')
})
