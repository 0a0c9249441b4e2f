import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import type { Request } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import {
  ADMIN,
  dataCall,
  newLearner,
  openAs,
  ownCoins,
  signInByApi,
  watchDataCalls,
} from './people.ts'

interface Totals {
  student: { total_online_minutes: number; total_online_days: number }[]
}

const TOTALS = `query ($email: String!) {
  student(email: $email) { total_online_minutes total_online_days }
}`

/** The days that the next quarter of an hour belongs to: two of them shortly before midnight. */
const daysAround = () => [bangkokDay(new Date()), bangkokDay(new Date(Date.now() + 15 * 60_000))]

test('a learner is checked in once, and gets 15 minutes after 15 minutes', async ({ page }) => {
  const learner = await newLearner(page.request)
  const calls = watchDataCalls(page)
  const updates = () => calls.filter((call) => call.name === 'UpdateOnlineStatus')
  await openAs(page, learner)
  await expect.poll(() => updates().length).toBe(1)
  expect(updates()[0]?.variables).not.toHaveProperty('topup_minutes')
  expect(updates()[0]?.variables).toMatchObject({ student_id: learner.id })

  await page.reload()
  await expect(ownCoins(page)).toBeVisible()
  await page.clock.fastForward('15:00')
  const topUps = () => updates().filter(({ variables }) => variables['topup_minutes'] === 15)
  await expect.poll(() => topUps().length).toBe(1)
  expect(calls.filter((call) => call.name.startsWith('Topup'))).toEqual([])

  const totals = () => dataCall<Totals>(page.request, TOTALS, { email: learner.email })
  const days = new Set(updates().map(({ variables }) => variables['today']))
  expect(daysAround()).toEqual(expect.arrayContaining([...days]))
  await expect.poll(async () => (await totals()).student[0]?.total_online_days).toBe(days.size)
  await expect.poll(async () => (await totals()).student[0]?.total_online_minutes).toBe(15)
})

for (const days of [-400, -5, 3, 40]) {
  test(`a learner whose clock is ${days} days off is counted today`, async ({ page }) => {
    const learner = await newLearner(page.request)
    await signInByApi(page.request, learner)
    const calls = watchDataCalls(page)
    await page.clock.install({ time: Date.now() + days * 24 * 3600 * 1000 })
    await page.goto('/games/guessing')
    const totals = () => dataCall<Totals>(page.request, TOTALS, { email: learner.email })
    await expect.poll(async () => (await totals()).student[0]?.total_online_days).toBe(1)
    const topUp = page.waitForResponse(
      (answer) => answer.request().postData()?.includes('TopupGameGuessPicture') === true,
    )
    await page.clock.fastForward('15:00')
    expect((await (await topUp).json()).errors).toBeUndefined()
    await expect.poll(async () => (await totals()).student[0]?.total_online_minutes).toBe(15)
    const said = calls.map(({ variables }) => variables['today']).filter(Boolean)
    expect(said.length).toBeGreaterThan(0)
    expect(daysAround()).toEqual(expect.arrayContaining(said))
  })
}

test('the counter of the open tool gets them too', async ({ page }) => {
  await signInByApi(page.request, await newLearner(page.request))
  await page.clock.install()
  const named = (name: string) => (made: Request) => (made.postData() ?? '').includes(name)
  const checkIn = page.waitForRequest(named('UpdateOnlineStatus'))
  await page.goto('/th/games/guessing')
  await (await checkIn).response()
  const topUp = page.waitForRequest(named('TopupGameGuessPicture'))
  await page.clock.fastForward('15:00')
  const { variables } = (await topUp).postDataJSON() as { variables: object }
  expect(variables).toMatchObject({ topup_minutes: 15 })
})

test('admins are not tracked', async ({ page }) => {
  const calls = watchDataCalls(page)
  await openAs(page, ADMIN)
  await page.clock.fastForward('15:00')
  await page.clock.runFor(1000)
  const counted = calls.filter((call) => /Update|Topup|InsertAttendance/.test(call.name))
  expect(counted).toEqual([])
})

test.describe(() => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('failures of check-in and top-up are only logged', async ({ page }) => {
    const logged: string[] = []
    page.on('console', (line) => {
      if (line.text().startsWith('attendance')) logged.push(line.text())
    })
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('UpdateOnlineStatus') ? route.abort() : route.continue(),
    )
    await openAs(page, await newLearner(page.request))
    await expect.poll(() => logged.length).toBe(1)
    await page.clock.fastForward('15:00')
    await expect.poll(() => logged.length).toBe(2)
    await expect(page.locator('.Toastify__toast')).toHaveCount(0)
  })
})
