import type { Worker } from '@playwright/test'
import { chromiumLaunch } from '../support/chromium.ts'
import { expect, test } from '../support/test.ts'
import { openAi } from './ai-page.ts'
import { cameraShowing } from './fake-camera.ts'

const launch = await chromiumLaunch()
test.use({
  launchOptions: { ...launch, args: [...launch.args, ...cameraShowing('coffee.jpg')] },
  permissions: ['camera'],
})
test.setTimeout(300_000)

interface Memory {
  jobs: number
  values: number
  tensors: number
}

const memoryOf = (worker: Worker): Promise<Memory> =>
  worker.evaluate(() => (globalThis as unknown as { aiMemory: () => Promise<Memory> }).aiMemory())

/** Each frame is taken by one job and looked at by another. */
const JOBS_OF_200_FRAMES = 400

test('the camera sees a cup; after two hundred frames memory is where it was', async ({ page }) => {
  const room = await openAi(page)
  await room.openExample('Guard')
  await room.look('Camera')
  await expect(room.details).toContainText('Nobody else sees them unless you share')
  await room.details.getByRole('button', { name: 'Start the camera' }).click()
  await expect(room.node('Find things')).toContainText('cup', { timeout: 40_000 })
  await expect(room.node('Write a table')).toContainText('cup')

  // Another flow in its place ends the camera, whatever its nodes are called.
  await room.openExample('What is in the picture?')
  await expect(room.node('Find things')).toContainText('cat', { timeout: 40_000 })
  await room.openExample('Air drum')
  await room.look('Camera')
  await room.details.getByRole('button', { name: 'Start the camera' }).click()
  await room.done('Body pose')
  const worker = page.workers().find((other) => other.url().includes('ai-worker'))!
  const before = await memoryOf(worker)
  const jobs = async () => (await memoryOf(worker)).jobs - before.jobs
  await expect.poll(jobs, { timeout: 200_000 }).toBeGreaterThan(JOBS_OF_200_FRAMES)
  await room.details.getByRole('button', { name: 'Stop the camera' }).click()
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeDisabled()
  const after = await memoryOf(worker)
  expect(after.tensors).toBe(before.tensors)
  expect(after.values).toBeLessThanOrEqual(before.values)
})
