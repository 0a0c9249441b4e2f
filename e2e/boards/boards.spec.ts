import { createHash } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import { addByKeyboard, below, dragBlock, inWorkspace } from '../blocks/bench-hand.ts'
import { expect, test } from '../support/test.ts'
import { dots, openBoard, run } from './board-bench.ts'

test('blocks dragged by mouse light the LEDs and sound the buzzer of the virtual board', async ({
  page,
}) => {
  await openBoard(page, 'KidBright32 V1.5i')
  await dragBlock(page, 'Events', { hasText: 'board starts' }, { x: 330, y: 220 })
  await dragBlock(
    page,
    'Display',
    { hasText: 'show picture' },
    await below(inWorkspace(page, 'board starts')),
  )
  await dragBlock(
    page,
    'Buzzer',
    { hasText: 'play tone' },
    await below(inWorkspace(page, 'show picture')),
  )
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
  await page.getByRole('tab', { name: 'Real board' }).click()
  await expect(page.getByText('Not yet tried on a real board.')).toBeVisible()
  await page.getByRole('button', { name: 'Show files' }).click()
  await expect(page.getByTestId('files')).toContainText('kidbright.py')
})

test('by keyboard alone: a button of the board plays a tone until Stop', async ({ page }) => {
  await openBoard(page, 'KidBright32 V1.3')
  await addByKeyboard(page, 'Find a block', 'when button')
  await addByKeyboard(page, 'Find a block', 'play tone')
  await expect(page.locator('.blocklyActiveFocus')).toHaveAttribute('aria-label', /tone/)
  await page.keyboard.press('m')
  await expect(async () => {
    await page.keyboard.press('ArrowUp')
    const told = page.locator('[aria-live]').filter({ hasText: 'after when' })
    await expect(told).toBeAttached({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Enter')
  await page.getByRole('tab', { name: 'Code' }).click()
  await expect(page.getByTestId('code')).toContainText('await buzzer.tone(440, 0.5)')
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

test('the iDuino R4 is simulated, and its program can be taken along as a sketch', async ({
  page,
}) => {
  await openBoard(page, 'iDuino R4')
  await dragBlock(page, 'Events', { hasText: 'when input' }, { x: 330, y: 220 })
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

test('what goes wrong with a real board is told in words; firmware shows its sum first', async ({
  page,
}) => {
  // A port that another program holds, as the browser reports it.
  await page.addInitScript(() => {
    let asked = 0
    const port = {
      readable: null,
      writable: null,
      getInfo: () => ({}),
      open: () => Promise.reject(new DOMException('Failed to open serial port.', 'NetworkError')),
      close: () => Promise.resolve(),
      setSignals: () => Promise.resolve(),
      addEventListener: () => {},
    }
    const requestPort = () => {
      asked += 1
      if (asked === 1)
        return Promise.reject(new DOMException('No port selected by the user.', 'NotFoundError'))
      return Promise.resolve(port)
    }
    Object.defineProperty(navigator, 'serial', { value: { requestPort } })
  })
  await openBoard(page, 'KidBright32iP')
  await page.getByRole('tab', { name: 'Real board' }).click()
  const connect = page.getByRole('button', { name: 'Connect', exact: true })
  await connect.click()
  await expect(page.getByRole('alert')).toContainText('You did not choose a board.')
  await connect.click()
  await expect(page.getByRole('alert')).toContainText('Another program or tab is using the board.')
  const file = page.getByLabel('Firmware file')
  await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.alloc(9) })
  await expect(page.getByText('This file is not firmware')).toBeVisible()
  const firmware = Buffer.alloc(8192)
  firmware[0] = 0xe9
  const sum = createHash('sha256').update(firmware).digest('hex')
  await file.setInputFiles({
    name: 'esp32.bin',
    mimeType: 'application/octet-stream',
    buffer: firmware,
  })
  await expect(page.getByText(sum)).toBeVisible()
  await page.getByRole('button', { name: 'Install' }).click()
  await expect(page.getByRole('alert')).toContainText('Another program or tab is using the board.')
})

test('an empty program is told, an example is there to begin with, its numbers are plotted', async ({
  page,
}) => {
  await openBoard(page, 'KidBright32 V1.6')
  await run(page)
  await expect(page.getByText('Put your blocks under')).toBeVisible()
  await page.getByRole('button', { name: 'Examples' }).click()
  await page.getByRole('button', { name: /Thermometer/ }).click()
  await run(page)
  await expect(page.getByTestId('serial')).toContainText('temperature:28', { timeout: 20_000 })
  await expect(page.getByTestId('plotter')).toContainText('temperature: 28')
  await page.getByRole('tab', { name: 'Real board' }).click()
  const results = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag22aa'])
    .exclude('.blocklySvg')
    .analyze()
  expect(results.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})
