/** From a learning platform and back: launched, handed in, marked, and the mark arrives there. */
import type { Browser, Page } from '@playwright/test'
import { WISH } from '../../apps/server/src/testing/give-assignment.ts'
import { CLAIM, INSTRUCTOR } from '../../apps/server/src/testing/lti-examples.ts'
import {
  type LtiPlatform,
  type Opens,
  startLtiPlatform,
} from '../../apps/server/src/testing/lti-platform.ts'
import { expectAccessible } from '../support/accessible.ts'
import { startServerUnderTest } from '../support/server.ts'
import { test as base, expect } from '../support/test.ts'
import { anotherTeacher, makeRoom } from '../teach/class.ts'
import { ADMIN, type Credentials, otherDevice, PASSWORD, signInByApi } from './people.ts'

interface Course {
  platform: LtiPlatform
  teacher: Page
  colleague: Credentials
  assignment: number
  opens: Opens
}

/** Each test takes one of these: our server lets platforms of its own network in only where the operator names them. */
const free: LtiPlatform[] = []

const test = base.extend<{ platform: LtiPlatform; site: string }, { ours: string }>({
  ours: [
    async ({}, use) => {
      const tool = {
        origin: '',
        keys: async () => (await fetch(`${tool.origin}/api/lti/jwks.json`)).json(),
      }
      const platforms = await Promise.all([1, 2, 3, 4, 5].map(() => startLtiPlatform(tool)))
      free.push(...platforms)
      const server = await startServerUnderTest({
        LTI_ORIGINS: platforms.map(({ url }) => url).join(),
      })
      // The platform is another site: 127.0.0.1, and we are localhost.
      tool.origin = server.url.replace('127.0.0.1', 'localhost')
      await use(tool.origin)
      await server.stop()
      await Promise.all(platforms.map((platform) => platform.close()))
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  site: async ({ ours }, use) => use(ours),
  baseURL: async ({ ours }, use) => use(ours),
  platform: async ({ ours: _ours }, use) => use(free.pop()!),
})
// One server for all of them.
test.describe.configure({ mode: 'default' })

async function newPage(browser: Browser, baseURL: string, locale = 'en-GB'): Promise<Page> {
  return (await browser.newContext({ baseURL, locale })).newPage()
}

const at = (platform: LtiPlatform, opens: Opens, place: 'open' | 'frame' = 'open') =>
  `${platform.url}/${place}?id=${encodeURIComponent(platform.prepare(opens))}`

const asTeacher = (opens: Opens): Opens => ({ ...opens, [`${CLAIM}roles`]: [INSTRUCTOR] })

async function register(baseURL: string, platform: LtiPlatform): Promise<void> {
  const admin = await otherDevice(baseURL, ADMIN)
  const answer = await admin.post('/api/admin/lti', { data: platform.registration })
  expect(answer.status(), await answer.text()).toBe(201)
  await admin.dispose()
}

/** A teacher connects the account and the course, on the pages. */
async function aCourse(browser: Browser, baseURL: string, platform: LtiPlatform): Promise<Course> {
  await register(baseURL, platform)
  const colleague = await anotherTeacher(baseURL)
  const teacher = await newPage(browser, baseURL)
  const opens = {}
  const launch = asTeacher({ sub: 'the-teacher', name: 'Khru Nid' })
  await teacher.goto(at(platform, launch))
  await expect(teacher.getByRole('heading', { name: 'Sign in as a teacher once' })).toBeVisible()
  await expectAccessible(teacher)
  await signInByApi(teacher.request, colleague)
  const room = await makeRoom(teacher.request)
  const given = await teacher.request.post(`/api/teach/classes/${room.id}/assignments`, {
    data: WISH,
  })
  const { id: assignment } = (await given.json()) as { id: number }
  await teacher.goto(at(platform, launch))
  await expect(teacher.getByRole('heading', { name: 'Connect your account once' })).toBeVisible()
  await teacher.getByLabel('Your password here').fill('not the password')
  await teacher.getByRole('button', { name: 'This is me: connect' }).click()
  await expect(teacher.getByText('This is not the password of your account here.')).toBeVisible()
  await teacher.getByLabel('Your password here').fill(PASSWORD)
  await teacher.getByRole('button', { name: 'This is me: connect' }).click()
  await expect(teacher.getByRole('heading', { name: 'What does this link open?' })).toBeVisible()
  await expectAccessible(teacher)
  await teacher.getByLabel('Choose', { exact: true }).selectOption({ label: 'Draw a flower' })
  await teacher.getByRole('button', { name: 'Connect', exact: true }).click()
  await teacher.waitForURL(`**/teach/assignment?id=${assignment}`)
  return { platform, teacher, colleague, assignment, opens }
}

test('a learner opens an assignment from a learning platform, hands it in, and the mark goes back there', async ({
  browser,
  site,
  platform,
}) => {
  test.slow()
  const { teacher, assignment, opens } = await aCourse(browser, site, platform)
  const desk = await newPage(browser, site)
  await desk.goto(at(platform, opens))
  await expect(desk.getByRole('heading', { name: 'Welcome, Ms Jane Marie Doe!' })).toBeVisible()
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Begin' }).click()
  await desk.waitForURL(`**/class?assignment=${assignment}`)
  const card = desk.getByRole('listitem').filter({ hasText: 'Draw a flower' })
  await card.getByRole('button', { name: 'Begin' }).click()
  await desk.waitForURL('**/coding/python-programming?project=*')
  // Another day, another window: the same person, without any question.
  const later = await newPage(browser, site)
  await later.goto(at(platform, opens))
  await later.waitForURL(`**/class?assignment=${assignment}`)
  await later.getByRole('button', { name: 'Hand in' }).click()
  await expect(later.getByText('Handed in. Well done!')).toBeVisible()

  await teacher.reload()
  const row = teacher.getByRole('row').filter({ hasText: 'Jane' })
  await row.getByRole('button', { name: /^Mark the work of/ }).click()
  const dialog = teacher.getByRole('dialog')
  await dialog.getByLabel('Mark, at most 10').fill('8')
  await dialog.getByRole('button', { name: 'Give back with the mark' }).click()
  await expect.poll(() => platform.scores.length, { timeout: 30_000 }).toBe(1)
  expect(platform.scores[0]).toMatchObject({
    userId: 'a6d5c443-1f51-4783-ba1a-7686ffe3b54a',
    scoreGiven: 8,
    scoreMaximum: 10,
  })
})

test('a learner of a course that no teacher has connected is told what to do', async ({
  browser,
  site,
  platform,
}) => {
  await register(site, platform)
  const desk = await newPage(browser, site)
  await desk.goto(at(platform, {}))
  await desk.getByRole('button', { name: 'Begin' }).click()
  await expect(desk.getByText('Tell your teacher')).toBeVisible()
  await expectAccessible(desk)
})

test('in a frame a new window opens; what a teacher chooses there comes back to the frame', async ({
  browser,
  site,
  platform,
}) => {
  test.slow()
  const { teacher } = await aCourse(browser, site, platform)
  const launch = asTeacher({ ...platform.deepLinking(), sub: 'the-teacher' })
  await teacher.goto(at(platform, launch, 'frame'))
  const frame = teacher.frameLocator('iframe')
  await expect(frame.getByRole('heading', { name: 'This opens in a new window' })).toBeVisible()
  const opening = teacher.context().waitForEvent('page')
  await frame.getByRole('button', { name: 'Open in a new window' }).click()
  const choosing = await opening
  await expect(choosing.getByRole('heading', { name: 'What shall the course open?' })).toBeVisible()
  await choosing.getByLabel('Choose', { exact: true }).selectOption({ label: 'Draw a flower' })
  await choosing.getByRole('button', { name: 'Add to the course' }).click()
  await expect(frame.getByRole('heading', { name: 'Added to the course' })).toBeVisible()
  expect(platform.items.map(({ title }) => title)).toEqual(['Draw a flower'])
})

test('what went wrong is said in the visitor’s language; a finished launch of somebody else opens nothing', async ({
  browser,
  site,
  platform,
}) => {
  await register(site, platform)
  const page = await newPage(browser, site, 'th-TH')
  await page.goto(at(platform, { sub: 'x', [`${CLAIM}deployment_id`]: 'another' }))
  await expect(
    page.getByRole('heading', { name: 'ส่วนนี้ของระบบการเรียนยังไม่ได้ลงทะเบียน' }),
  ).toBeVisible()
  await expectAccessible(page)

  // A bully has stopped their own launch before its last step, and makes somebody else's browser take it.
  const bully = await newPage(browser, site)
  const caught = bully.waitForRequest('**/api/lti/launch')
  await bully.route('**/api/lti/launch', (route) => route.abort())
  await bully.goto(at(platform, { sub: 'bully' })).catch(() => undefined)
  const form = new URLSearchParams((await caught).postData() ?? '')
  const victim = await newPage(browser, site)
  await victim.goto(`${platform.url}/elsewhere`)
  await victim.evaluate(
    ([action, fields]) => {
      const post = document.createElement('form')
      post.method = 'post'
      post.action = action
      for (const [name, value] of fields) {
        const input = document.createElement('input')
        Object.assign(input, { type: 'hidden', name, value })
        post.append(input)
      }
      document.body.append(post)
      post.submit()
    },
    [`${site}/api/lti/launch`, [...form]] as const,
  )
  await expect(
    victim.getByRole('heading', { name: 'This start does not belong to this browser' }),
  ).toBeVisible()
})

test('an admin copies our addresses, whole at every width and in every direction, and tries the platform’s', async ({
  page,
  platform,
}) => {
  await signInByApi(page.request, ADMIN)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/ar/admin/lti')
  const launch = page.locator('code', { hasText: '/api/lti/launch' })
  await expect(launch).toHaveCSS('direction', 'ltr')
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    const hidden = await launch.evaluate((code) => code.scrollWidth - code.clientWidth)
    expect(hidden).toBeLessThanOrEqual(0)
  }
  await expectAccessible(page)
  await page.goto('/admin/lti')
  await page.getByRole('button', { name: 'Register a platform' }).click()
  await page.getByLabel('Access token address').fill('https://127.0.0.1:5432/token')
  await page.getByLabel('Address of its public keys').fill(`${platform.url}/keys`)
  await page.getByRole('button', { name: 'Try it' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'inside the server’s own network' }),
  ).toBeVisible()
  await page.getByLabel('Access token address').fill(`${platform.url}/token`)
  await page.getByRole('button', { name: 'Try it' }).click()
  await expect(page.getByText('The platform answers as it should.')).toBeVisible()
  await expectAccessible(page)
})
