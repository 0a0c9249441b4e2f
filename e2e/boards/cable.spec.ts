/** A board at the end of a cable: the cable ends in this test, at a real MicroPython or at a boot loader. */
import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { ADMIN, otherDevice } from '../accounts/people.ts'
import { allInWorkspace, below, dragBlock, inWorkspace } from '../blocks/bench-hand.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { openBoard, run } from './board-bench.ts'
import { Cable } from './cable/cable.ts'
import { BootLoader, MicroPythonBoard, TroubledBoard } from './cable/devices.ts'

/** Several things are done on one page: together they may take longer than one alone. */
test.describe.configure({ timeout: 150_000 })

const BOARD = 'KidBright32 V1.5i'

const connect = (page: Page) => page.getByRole('button', { name: 'Connect', exact: true }).click()
const told = (page: Page) => page.getByRole('alert')

/** An image that no admin has uploaded before. */
function newFirmware(): Buffer {
  const image = Buffer.alloc(8192)
  image[0] = 0xe9
  image.write(crypto.randomUUID(), 100)
  return image
}

async function sayHello(page: Page): Promise<void> {
  await dragBlock(page, 'Events', { hasText: 'board starts' }, { x: 560, y: 240 })
  const start = inWorkspace(page, 'board starts')
  await dragBlock(page, 'Control', { hasText: 'forever' }, await below(start))
  const loop = allInWorkspace(page, 'forever').last().locator('> .blocklyPath').first()
  const mouth = await loop.boundingBox()
  await dragBlock(page, 'Text', { hasText: 'print' }, { x: mouth!.x + 16, y: mouth!.y + 38 })
}

test('connect, detect, upload, run, listen, stop, look at files; a cable pulled half way', async ({
  page,
}) => {
  const board = new MicroPythonBoard()
  const cable = await Cable.install(page, board)
  await openBoard(page, BOARD)
  await sayHello(page)
  await page.getByRole('tab', { name: 'Real board' }).click()
  await test.step('connected, and it says what it is', async () => {
    await connect(page)
    await expect(page.getByText(/^Connected:\s*MicroPython 1\.\d+/)).toBeVisible({
      timeout: 20_000,
    })
    await expect(page.getByText('Not yet tried on a real board.')).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('a cable pulled half way is told, and the blocks are safe', async () => {
    const before = cable.sent
    await run(page)
    await expect.poll(() => cable.sent, { timeout: 20_000 }).toBeGreaterThan(before + 5000)
    await cable.pull()
    await expect(told(page)).toContainText('The cable came out.')
    await expect(inWorkspace(page, 'forever')).toBeVisible()
  })
  await test.step('plugged in again, the program is uploaded and runs; the monitor hears it', async () => {
    await connect(page)
    await expect(page.getByText(/^Connected:\s*MicroPython 1\.\d+/)).toBeVisible({
      timeout: 20_000,
    })
    await run(page)
    await expect(page.getByText('The program is running.')).toBeVisible({ timeout: 45_000 })
    await page.getByRole('tab', { name: 'Monitor' }).click()
    await expect(page.getByTestId('serial')).toContainText('Hello', { timeout: 20_000 })
  })
  await test.step('stopped, its files are listed and one is deleted', async () => {
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await expect(page.getByText('The board is ready.')).toBeVisible()
    await page.getByRole('tab', { name: 'Real board' }).click()
    await page.getByRole('button', { name: 'Show files' }).click()
    const files = page.getByTestId('files')
    await expect(files).toContainText('kidbright.py', { timeout: 20_000 })
    await page.getByRole('button', { name: 'Delete main.py from the board' }).click()
    await expect(files).not.toContainText('main.py')
    await page.getByRole('button', { name: 'Disconnect' }).click()
    await expect(page.getByTestId('board')).toBeVisible()
  })
  board.switchOff()
})

test('what goes wrong is told in words; the school’s firmware shows its sum and reaches the chip', async ({
  page,
  baseURL,
}) => {
  const image = newFirmware()
  const sum = createHash('sha256').update(image).digest('hex')
  const admin = await otherDevice(baseURL ?? '', ADMIN)
  const version = `1.27.0-${sum.slice(0, 8)}`
  const uploaded = await admin.post(
    `/api/admin/firmware?board=mcu_kidbright_32_v15i&version=${version}`,
    { data: image, headers: { 'content-type': 'application/octet-stream' } },
  )
  expect(uploaded.ok()).toBe(true)
  await admin.dispose()

  const cable = await Cable.install(page, new TroubledBoard('circuitpython'))
  await openBoard(page, BOARD)
  await sayHello(page)
  await page.getByRole('tab', { name: 'Real board' }).click()
  await test.step('no port chosen, port in use, another system, no room', async () => {
    cable.answer = 'nothing-chosen'
    await connect(page)
    await expect(told(page)).toContainText('You did not choose a board.')
    cable.answer = 'busy'
    await connect(page)
    await expect(told(page)).toContainText('Another program or tab is using the board.')
    cable.answer = 'port'
    await connect(page)
    await expect(told(page)).toContainText('This board has no MicroPython yet.')
    cable.plugIn(new TroubledBoard('micropython'))
    await connect(page)
    await expect(page.getByText(/^Connected:\s*MicroPython 1\.12/)).toBeVisible()
    await run(page)
    await expect(told(page)).toContainText('The board is full.')
    await page.getByRole('button', { name: 'Disconnect' }).click()
  })
  await test.step('a file that is no firmware never reaches the board', async () => {
    const file = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.alloc(9) }
    await page.getByLabel('Or a file of your own').setInputFiles(file)
    await expect(page.getByText('This file is not firmware')).toBeVisible()
  })
  await test.step('the school’s file is taken and installed', async () => {
    const loader = new BootLoader()
    cable.plugIn(loader)
    await page.getByRole('button', { name: `Take the school’s MicroPython ${version}` }).click()
    await expect(page.getByText('SHA-256 of this file:')).toContainText(sum)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Install' }).click()
    await expect(page.getByText('Done! Press the reset button')).toBeVisible({ timeout: 45_000 })
    const written = loader.chip.flash.get(0x1000)
    expect(written?.subarray(0, image.length).equals(image)).toBe(true)
  })
})

test('a browser without Web Serial says so, and the board on the screen still works', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serial')
  })
  await openBoard(page, BOARD)
  await page.getByRole('tab', { name: 'Real board' }).click()
  await expect(page.getByText('This browser cannot talk to a board on a cable.')).toBeVisible()
  await page.getByRole('button', { name: 'Show files' }).click()
  await expect(page.getByText('There are no files on the board yet.')).toBeVisible({
    timeout: 20_000,
  })
})
