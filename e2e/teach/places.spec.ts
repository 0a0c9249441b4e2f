/** A comment lands on the block or the node that was clicked, and the learner reads where. */
import { randomUUID } from 'node:crypto'
import { sample as blocksSample } from '@panya/tools/coding/block-programming/core/sample.ts'
import { sample as dataSample } from '@panya/tools/flow/data-analytics/core/sample.ts'
import type { Page } from '@playwright/test'
import { otherDevice, signInByApi } from '../accounts/people.ts'
import { expect, test } from '../support/test.ts'
import { joinAsNew, makeRoom, TEACHER } from './class.ts'

/** Clicks again until the page is alive and has taken the place over. */
async function commentOn(page: Page, click: () => Promise<void>, place: string): Promise<void> {
  const comments = page.getByRole('complementary', { name: 'Comments' })
  await expect(async () => {
    await click()
    await expect(comments.getByRole('textbox').last()).toHaveValue(place, { timeout: 2000 })
  }).toPass({ timeout: 60_000 })
  await comments.getByLabel('Write a comment').fill('Look here.')
  await comments.getByRole('button', { name: 'Send' }).click()
  await expect(comments.getByText(new RegExp(`^(Block|Node) ${place}$`))).toBeVisible()
}

test('a click on a block or a node says where a comment belongs', async ({ page, baseURL }) => {
  test.slow()
  await signInByApi(page.request, TEACHER)
  const learner = await joinAsNew(baseURL ?? '', await makeRoom(page.request))
  const api = await otherDevice(baseURL ?? '', learner)
  const made: string[] = []
  for (const [tool, document] of [
    ['coding/block-programming', blocksSample.projects?.[0]?.document],
    ['flow/data-analytics', dataSample.projects?.[0]?.document],
  ] as const) {
    const data = { id: randomUUID(), saveId: randomUUID(), tool, title: 'Mine', document }
    expect((await api.post('/api/projects', { data })).status()).toBe(201)
    made.push(data.id)
  }
  const [blocks, flow] = made

  await page.goto(`/teach/work?id=${blocks}`)
  const steps = page.locator('.blocklyBlock text').filter({ hasText: /^8$/ })
  await commentOn(page, () => steps.click({ force: true, timeout: 5000 }), 'move 8 steps')

  await page.goto(`/teach/work?id=${flow}`)
  const tile = page.getByRole('heading', { name: 'Bar chart' })
  await commentOn(page, () => tile.click({ timeout: 5000 }), 'Bar chart')
  await page.getByRole('button', { name: 'Dashboard' }).click()
  const group = page.locator('.react-flow__node header').filter({ hasText: 'Group' })
  await commentOn(page, () => group.click({ timeout: 5000 }), 'Group and summarise')

  const told = await api.get(`/api/projects/${flow}/comments`)
  expect(await told.json()).toMatchObject({
    comments: [{ place: 'node:Bar chart' }, { place: 'node:Group and summarise' }],
  })
  await api.dispose()
})
