/** Inviting a list, taking the invitation, and a lesson with only one tool open. */
import { randomBytes } from 'node:crypto'
import { fillSignIn, newLearner, otherDevice, PASSWORD, signInByApi } from '../accounts/people.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { anotherTeacher, makeRoom, TEACHER } from './class.ts'

test('a pasted list is checked line by line; an invited learner comes in, and finds only what the lesson opened', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  await signInByApi(page.request, TEACHER)
  const room = await makeRoom(page.request)
  const email = `ploy-${randomBytes(4).toString('hex')}@school.example`
  await page.goto(`/teach/class?id=${room.id}&tab=students`)
  await page.getByRole('button', { name: 'Invite a list' }).click()
  const dialog = page.getByRole('dialog')
  const lines = [
    `${email},Ploy,Suk,P4`,
    `${email},Ploy,Suk,P4`,
    'wrong,Ton,Dee',
    'ton@x.co,Ton,Dee,P9',
  ]
  await dialog.getByLabel('Paste the list').fill(lines.join('\n'))
  await dialog.getByRole('button', { name: 'Check the list' }).click()
  await expect(dialog.getByText('3 of 4 lines need a look')).toBeVisible()
  for (const problem of ['is in the list twice', 'this is no email address', 'unknown grade']) {
    await expect(dialog.getByText(problem)).toBeVisible()
  }
  await dialog.getByRole('button', { name: 'Invite 1 learner' }).click()
  await expect(page.getByRole('table', { name: 'Invited' })).toContainText(email)
  const { invites } = (await (
    await page.request.get(`/api/teach/classes/${room.id}/invites`)
  ).json()) as { invites: { code: string }[] }

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const desk = await context.newPage()
  await desk.goto(`/invite?code=${invites[0]?.code}`)
  await desk.getByLabel('Password', { exact: true }).fill('short')
  await desk.getByRole('button', { name: 'Make my account' }).click()
  await expect(desk.getByText('Make it longer')).toBeVisible()
  await desk.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await desk.getByRole('button', { name: 'Make my account' }).click()
  await expect(desk.getByRole('heading', { name: room.name })).toBeVisible({ timeout: 20_000 })
  await expect(desk, 'signed in, in the class').toHaveURL('/class')

  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('checkbox', { name: 'Grouping' }).check()
  await page.getByRole('button', { name: 'Start focus mode' }).click()
  await expect(page.getByText(/^Focus mode is on until/)).toBeVisible()
  await desk.goto('/games/dungeon')
  await expect(desk.getByRole('heading', { name: 'This tool is closed for now' })).toBeVisible()
  await expect(desk.getByRole('main').getByRole('link', { name: 'Grouping' })).toBeVisible()
  await desk.goto('/home')
  await expect(desk.getByRole('main').getByText('Closed during this lesson').first()).toBeVisible()
  await page.getByRole('button', { name: 'End focus mode' }).click()
  await expect(page.getByRole('button', { name: 'Start focus mode' })).toBeVisible()
  await desk.goto('/games/dungeon')
  await expect(desk.getByRole('heading', { name: 'Dungeon', exact: true })).toBeVisible()
  await expect(desk.getByText('This tool is closed for now')).toHaveCount(0)
  await context.close()
})

test('an invited learner on a computer where somebody else is signed in takes their own place', async ({
  page,
  baseURL,
}) => {
  const teacher = await otherDevice(baseURL ?? '', await anotherTeacher(baseURL ?? ''))
  const room = await makeRoom(teacher)
  const email = `mali-${randomBytes(4).toString('hex')}@school.example`
  const url = `/api/teach/classes/${room.id}/invites`
  await teacher.post(url, { data: { text: `${email},Mali,Suk,P4`, preview: false } })
  const { invites } = (await (await teacher.get(url)).json()) as { invites: { code: string }[] }
  const other = await newLearner(page.request)
  await signInByApi(page.request, other)
  await page.goto(`/th/invite?code=${invites[0]?.code}`)
  await expect(page.getByRole('main')).toContainText(other.email)
  await expect(page.getByRole('main')).toContainText('คนนั้นจะถูกออกจากระบบบนเครื่องนี้')
  await expectAccessible(page)
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/th/class')
  await expect(page.getByRole('heading', { name: room.name })).toBeVisible()
  const session = await (await page.request.get('/api/auth/session')).json()
  expect(session).toMatchObject({ user: { email } })
  await teacher.dispose()
})

test.describe(() => {
  // A link that is used up.
  test.use({ expectedErrors: [/status of 404/] })

  test('a learner who has an account joins with it: signed out first, signed in already, and not as somebody else', async ({
    page,
    baseURL,
  }) => {
    const learner = await newLearner(page.request)
    const teacher = await otherDevice(baseURL ?? '', await anotherTeacher(baseURL ?? ''))
    const invited = async () => {
      const room = await makeRoom(teacher)
      const url = `/api/teach/classes/${room.id}/invites`
      await teacher.post(url, { data: { text: `${learner.email},Nok,Dee,P4`, preview: false } })
      const { invites } = (await (await teacher.get(url)).json()) as { invites: { code: string }[] }
      return { room, link: `/invite?code=${invites[0]?.code}` }
    }
    const [first, second, third] = [await invited(), await invited(), await invited()]
    const main = page.getByRole('main')

    await page.goto(first.link)
    await expect(main.getByRole('heading', { name: 'Welcome back, Nok' })).toBeVisible()
    await main.getByRole('link', { name: 'Sign in' }).click()
    await expect(page.locator('form button[type=submit]')).toBeEnabled()
    await fillSignIn(page, learner)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(first.link)
    await main.getByRole('button', { name: 'Join' }).dblclick()
    await expect(page).toHaveURL('/class')
    await expect(main.getByRole('heading', { name: first.room.name })).toBeVisible()
    await page.goto(first.link)
    await expect(main.getByRole('heading', { name: 'This invitation is not there' })).toBeVisible()
    await expectAccessible(page)
    await main.getByRole('link', { name: 'My class' }).click()
    await expect(main.getByRole('heading', { name: first.room.name })).toBeVisible()

    await page.goto(second.link)
    await main.getByRole('button', { name: 'Join' }).click()
    await expect(main.getByRole('heading', { name: second.room.name })).toBeVisible()

    await page.goto('about:blank')
    await page.context().clearCookies()
    const other = await newLearner(page.request)
    await signInByApi(page.request, other)
    await page.goto(third.link)
    await expect(main).toContainText(`somebody else is signed in: ${other.email}`)
    await expect(main.getByRole('button', { name: 'Join' })).toHaveCount(0)
    await expectAccessible(page)
    await main.getByRole('button', { name: 'Use another account' }).click()
    await expect(page.locator('form button[type=submit]')).toBeEnabled()
    await fillSignIn(page, learner)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(third.link)
    await expect(main.getByRole('button', { name: 'Join' })).toBeVisible()
    await teacher.dispose()
  })
})
