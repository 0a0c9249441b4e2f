/** The first page goes on: from nothing to something made, and from work that is given to doing it. */
import type { APIRequestContext, Page } from '@playwright/test'
import { newLearner, otherDevice, signInByApi } from '../accounts/people.ts'
import { answerAge } from '../privacy/answer-age.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { joinAsNew, makeRoom, TEACHER } from '../teach/class.ts'

/** Somebody who has answered what everybody is asked once. */
async function newcomer(page: Page): Promise<void> {
  await signInByApi(page.request, await newLearner(page.request))
  await answerAge(page.request, 'older')
}

async function expectNoSideways(page: Page): Promise<void> {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(beyond).toBe(0)
}

async function give(teacher: APIRequestContext, classId: number, title: string, days: number) {
  const dueAt = new Date(Date.now() + days * 86_400_000).toISOString()
  const data = {
    title,
    instructions: '',
    tool: 'coding/python-programming',
    level: null,
    dueAt,
    resubmit: 'always',
    tutorMode: 'hints',
    maxMark: 10,
    rubric: [],
    checks: [],
    pathId: null,
    teamSize: 1,
    starterProjectId: null,
    templateId: null,
    newPath: null,
  }
  const given = await teacher.post(`/api/teach/classes/${classId}/assignments`, { data })
  expect(given.status()).toBe(201)
}

test('a newcomer starts here, and ends with something made and saved', async ({ page }) => {
  await newcomer(page)
  await page.goto('/home')
  const start = page.getByRole('region', { name: 'Start here' })
  await expect(start).toBeVisible()
  await expectAccessible(page)
  const begin = start.getByRole('button', { name: 'Let’s make it' })
  await begin.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/coding\/block-programming\?project=/)

  const steps = page.getByRole('region', { name: 'Your first animation' })
  await expect(steps.getByRole('status')).toContainText('Press “Run”')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(steps.getByRole('status')).toContainText('make it yours')
  await expectAccessible(page)
  await steps.getByRole('button', { name: /^Fast/ }).click()
  await expect(steps.getByRole('status')).toContainText('it is saved!')
  await expect(steps.getByRole('button', { name: /^Fast/ })).toHaveAttribute('aria-pressed', 'true')

  await page.goto('/home')
  const goOn = page.getByRole('region', { name: 'Go on where you stopped' })
  await expect(goOn.getByRole('link', { name: /My first animation/ })).toBeVisible()
  await expect(start).toBeHidden()
  await goOn.getByRole('link').click()
  await page.waitForURL(/\/coding\/block-programming\?project=/)
  await expect(page.getByRole('region', { name: 'Your first animation' })).toBeHidden()
})

test('on a phone the first animation is made by tapping alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await newcomer(page)
  await page.goto('/home')
  await expectNoSideways(page)
  await page.getByRole('button', { name: 'Let’s make it' }).click()
  const steps = page.getByRole('region', { name: 'Your first animation' })
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await steps.getByRole('button', { name: /^Slow/ }).click()
  await expect(steps.getByRole('status')).toContainText('it is saved!')
})

test('what is due is there, kindly, and one press begins it', async ({ page, baseURL }) => {
  const teacher = await otherDevice(baseURL ?? '', TEACHER)
  const room = await makeRoom(teacher)
  const learner = await joinAsNew(baseURL ?? '', room)
  await give(teacher, room.id, 'Draw a flower', 2)
  await give(teacher, room.id, 'Count the rain', -2)
  await teacher.dispose()
  await signInByApi(page.request, learner)
  await answerAge(page.request, 'older')
  await page.goto('/home')
  const tasks = page.getByRole('region', { name: 'From my teacher' }).getByRole('listitem')
  await expect(tasks).toHaveCount(2)
  await expect(tasks.first()).toContainText('Draw a flower')
  await expect(tasks.first()).toContainText(room.name)
  await expect(tasks.first()).toContainText('Due')
  await expect(tasks.last()).toContainText('A little late, and still welcome')
  await expectAccessible(page)
  await tasks
    .first()
    .getByRole('button', { name: /^Begin.*Draw a flower/ })
    .click()
  await page.waitForURL(/\/coding\/python-programming\?project=/)
  await expect(page.getByRole('textbox', { name: /title|name/i }).first()).toHaveValue(
    'Draw a flower',
  )
  await page.goto('/home')
  await expect(tasks.first().getByRole('button', { name: /^Go on.*Draw a flower/ })).toBeVisible()
})

test('the next level opens as that level, and the tools are a glance away', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await newcomer(page)
  const best = { stars: 3, score: 5, plays: 1 }
  const value = {
    version: 1,
    levels: { 'steps-1': best },
    streak: { days: 1, best: 1, lastDay: '2026-11-01' },
  }
  await page.request.put('/api/progress?tool=games/programming&key=progress', { data: { value } })
  await page.goto('/home')
  const next = page.getByRole('region', { name: 'Next level' })
  await expect(next.getByRole('link')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Everything you can make here' })).toBeInViewport()
  await expect(page.getByRole('region', { name: 'New today' }).getByRole('link')).toHaveCount(2)
  await next.getByRole('link').click()
  await page.waitForURL(/\/games\/programming\?level=steps-2$/)
})

test.describe('without an answer', () => {
  test.use({ expectedErrors: [/api\/home/] })

  test('the tools are there with a kind line, and asking again brings the rest', async ({
    page,
  }) => {
    await newcomer(page)
    await page.route('**/api/home', (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.goto('/home')
    await expect(page.getByText('All tools below work.')).toBeVisible()
    await expect(page.getByRole('link', { name: /Block/ }).last()).toBeVisible()
    await page.unroute('**/api/home')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('region', { name: 'Start here' })).toBeVisible()
    await expect(page.getByText('All tools below work.')).toBeHidden()
  })
})

test('in Arabic nothing hangs over the edge, also on a phone', async ({ page }) => {
  await newcomer(page)
  for (const width of [1280, 820, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/ar/home')
    await expect(page.getByRole('region', { name: 'البداية من هنا' })).toBeVisible()
    await expectNoSideways(page)
  }
  await expectAccessible(page)
})
