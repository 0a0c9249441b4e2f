/** A program wants to hear and cannot: it goes on, and the page says why. */
import words from '@panya/tools/host/browser/messages/en.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { below, dragBlock, inWorkspace, openBlocks } from './bench-hand.ts'
import { refuseDevices } from './heard-sounds.ts'

test.describe.configure({ timeout: 150_000 })

test('a microphone that is refused is said so, and asked for again by a press alone', async ({
  page,
}) => {
  await refuseDevices(page, 'NotAllowedError')
  await openBlocks(page)
  await dragBlock(page, 'Events', { hasText: 'when loudness' }, { x: 560, y: 240 })
  const hat = inWorkspace(page, 'when loudness')
  await dragBlock(page, 'Looks', { hasText: 'say', hasNotText: 'second' }, await below(hat))
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  const note = page.getByRole('note')
  await expect(note).toContainText(words['microphone-denied'])
  await expect(note).toContainText(words['microphone-denied.way'])
  await expectAccessible(page)
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('no', 'NotReadableError'))
  })
  await note.getByRole('button', { name: words.again }).press('Enter')
  await expect(note).toContainText(words['microphone-busy'])
})
