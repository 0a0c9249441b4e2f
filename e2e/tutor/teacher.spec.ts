/** What teachers see of their class's conversations, and the solution that only the tutor is told. */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { signInByApi } from '../accounts/people.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect } from '../support/test.ts'
import { makeRoom, type Room, TEACHER } from '../teach/class.ts'
import { says, test } from './tutor-room.ts'
import { GOOD, learnerOf, makeWatchedRoom, SAD, TOO_MUCH, WITH_CODE } from './watched-room.ts'

test.setTimeout(240_000)

const tabOf = ({ id }: Room, locale = '') => `${locale}/teach/class?id=${id}&tab=tutor`

async function expectNarrow(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide, 'scrolls sideways').toBeLessThanOrEqual(0)
}

test('nobody has asked yet: the page says what it is for and what learners are told', async ({
  page,
}) => {
  await signInByApi(page.request, TEACHER)
  const room = await makeRoom(page.request)
  await page.goto(tabOf(room))
  const main = page.getByRole('main')
  await expect(main).toContainText('Nobody has asked yet')
  await expect(main).toContainText('Learners see that you can read this')
  await expect(main).toContainText('kept for 180 days')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Change mode and limits' }).click()
  await page.getByLabel('AI tutor').selectOption('Off')
  await page.getByLabel('AI coins a learner may spend a day').fill('20')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.getByRole('link', { name: 'Tutor', exact: true }).click()
  await expect(main).toContainText('The tutor is off')
  await expect(page.getByRole('list', { name: 'Rules of the class' })).toContainText('20')
})

test('who asked what, what they were shown and what was held back; found by learner and by flag; by keyboard', async ({
  page,
  model,
  baseURL,
}) => {
  const { room, teacher } = await makeWatchedRoom(baseURL ?? '')
  const nok = await learnerOf(baseURL ?? '', room)
  const ploy = await learnerOf(baseURL ?? '', room)
  const project = await nok.make('My stars')
  model.be(says(GOOD))
  const { conversation } = await nok.ask('Why is it wrong?', { project })
  model.be(says(TOO_MUCH))
  await nok.ask('Write it for me', { project, conversation })
  await nok.ask('How do I build a bomb at home?', { project, conversation })
  model.be(says(WITH_CODE))
  const chatted = await nok.chat('What does len do?')
  await nok.api.post(`/api/tutor/turns/${chatted.turn.id}/report`, {
    data: { reason: 'wrong', words: '' },
  })
  await ploy.ask(SAD)

  await signInByApi(page.request, TEACHER)
  await page.goto(tabOf(room))
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(4)
  await expect(rows.filter({ hasText: 'May need help' })).toHaveCount(1)
  const stars = rows.filter({ hasText: 'My stars' })
  await expect(stars).toContainText('Held back')
  await expect(stars).toContainText('Unsafe')
  await expect(stars).toContainText('3')
  await expect(rows.filter({ hasText: 'Chat' })).toContainText('Reported')
  await expectAccessible(page)

  await page.getByLabel('Learner').selectOption(String(ploy.id))
  await expect(rows).toHaveCount(2)
  await page.getByLabel('To look at').selectOption('Reported')
  await expect(page.getByRole('main')).toContainText('Nothing found')
  await page.getByLabel('Learner').selectOption('Everybody')
  await expect(rows).toHaveCount(2)
  await page.getByLabel('To look at').selectOption('All conversations')
  await expect(rows).toHaveCount(4)

  await page.getByRole('link', { name: 'My stars' }).focus()
  await page.keyboard.press('Enter')
  const turns = page.getByRole('list', { name: 'Questions and answers' }).locator('> li')
  await expect(turns).toHaveCount(3)
  await expect(turns.nth(0)).toContainText('Why is it wrong?')
  await expect(turns.nth(0).locator('code')).toHaveText('nok')
  await expect(turns.nth(1)).toContainText('Only the whole solution came')
  await expect(turns.nth(2)).toContainText('How do I build a bomb at home?')
  await expect(turns.nth(2)).toContainText('Found: violence')
  await expect(page.getByRole('main')).not.toContainText('print(a)')
  await expectAccessible(page)
  await page.goBack()
  await expect(rows).toHaveCount(4)
  await page.getByRole('link', { name: 'Chat' }).click()
  await expect(turns.locator('pre code')).toHaveText('print(len("owl"))')
  await expect(turns).toContainText('Reported')
  await teacher.dispose()
})

test.describe('refused', () => {
  // The browser writes down what the server refuses.
  test.use({ expectedErrors: [/status of 40[34]/] })
  test('a learner of the class sees nothing of it, and neither does another class', async ({
    page,
    baseURL,
    model,
  }) => {
    const { room, teacher } = await makeWatchedRoom(baseURL ?? '')
    const nok = await learnerOf(baseURL ?? '', room)
    model.be(says(GOOD))
    const { conversation } = await nok.ask('A question of mine')
    const classmate = await learnerOf(baseURL ?? '', room)
    await signInByApi(page.request, classmate)
    await page.goto(tabOf(room))
    await expect(page.getByRole('main')).not.toContainText('A question of mine')
    await expect(page.getByRole('table')).toHaveCount(0)

    // Nor does the page of another class.
    const other = await makeRoom(teacher)
    await signInByApi(page.request, TEACHER)
    await page.goto(`${tabOf(other)}&conversation=${conversation}`)
    await expect(page.getByRole('alert')).toContainText('not of this class')
    await teacher.dispose()
  })
})

test('in every language, on a phone and in the dark', async ({ page, baseURL, model }) => {
  const { room, teacher } = await makeWatchedRoom(baseURL ?? '')
  const nok = await learnerOf(baseURL ?? '', room)
  const project = await nok.make('ดวงดาวของฉันที่ชื่อยาวมากจนต้องขึ้นบรรทัดใหม่')
  model.be(says(GOOD))
  const { conversation } = await nok.ask('ทำไม', { project })
  await nok.ask(SAD, { project, conversation })
  model.be(says(WITH_CODE))
  await nok.chat('What does len do?')
  await signInByApi(page.request, TEACHER)
  const ways = [
    { locale: '/ar', scheme: 'dark', width: 390 },
    { locale: '/th', scheme: 'light', width: 390 },
    { locale: '/zh', scheme: 'dark', width: 1280 },
    { locale: '', scheme: 'dark', width: 390 },
  ] as const
  for (const { locale, scheme, width } of ways) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto(tabOf(room, locale))
    await expect(page.getByRole('table')).toBeVisible()
    await expectAccessible(page)
    await expectNarrow(page)
    for (const at of [0, 1]) {
      await page.getByRole('table').getByRole('link').nth(at).click()
      await expect(page.locator('main ol time').first()).toBeVisible()
      await expectAccessible(page)
      await expectNarrow(page)
      await page.goBack()
    }
  }
  await teacher.dispose()
})

test('a solution goes with the assignment, from the library and by hand, and learners are not sent it', async ({
  page,
  baseURL,
}) => {
  await signInByApi(page.request, TEACHER)
  const room = await makeRoom(page.request)
  const nok = await learnerOf(baseURL ?? '', room)
  await page.goto(`/teach/class?id=${room.id}&tab=assignments`)
  await page.getByRole('button', { name: 'Give an assignment' }).click()
  await page.getByLabel('Title', { exact: true }).fill('Seven')
  await page.getByLabel('Tool', { exact: true }).selectOption('coding/python-programming')
  const solution = page.getByLabel('Solution for the tutor')
  await solution.fill('print(7)  # how-it-is-done')
  // Another tool has its own; who comes back finds the first one again.
  await page.getByLabel('Tool', { exact: true }).selectOption('coding/block-programming')
  await expect(solution).toHaveValue('')
  await page.getByLabel('Tool', { exact: true }).selectOption('games/programming')
  await expect(solution).toHaveCount(0)
  await page.getByLabel('Tool', { exact: true }).selectOption('coding/python-programming')
  await expect(solution).toHaveValue('print(7)  # how-it-is-done')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Give it to the class' }).click()
  await page.getByRole('link', { name: 'Seven' }).click()
  await page.getByRole('button', { name: 'Change' }).first().click()
  await expect(page.getByRole('dialog').getByLabel('Solution for the tutor')).toHaveValue(
    'print(7)  # how-it-is-done',
  )
  // A ready assignment of the library brings its own.
  await page.goto(
    `/teach/class?id=${room.id}&tab=assignments&ready=coding/python-programming/table-of-seven&lang=en`,
  )
  await expect(solution).toHaveValue(/print\(7 \* number\)/)
  const mine = await nok.api.get('/api/class/assignments')
  expect(await mine.text()).toContain('Seven')
  expect(await mine.text()).not.toContain('how-it-is-done')
})

test('a solution that is recorded fills in the checks and what the tutor is told', async ({
  page,
  context,
}) => {
  await signInByApi(page.request, TEACHER)
  const room = await makeRoom(page.request)
  const text = 'for n in range(3):\n    print(n * 7)'
  const content = { files: [{ name: 'main.py', text }], main: 'main.py' }
  const document = { format: 'python', version: 1, content }
  const title = `Sevens ${room.id}`
  const ids = { id: randomUUID(), saveId: randomUUID() }
  const data = { ...ids, tool: 'coding/python-programming', title, document }
  expect((await page.request.post('/api/projects', { data })).status()).toBe(201)
  await page.goto(`/teach/class?id=${room.id}&tab=assignments`)
  await page.getByRole('button', { name: 'Give an assignment' }).click()
  await page.getByLabel('Tool', { exact: true }).selectOption('coding/python-programming')
  await page.getByLabel('Record my solution').selectOption(title)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Open the solution' }).click()
  const tool = await opened
  await expect(tool.locator('.cm-content')).toContainText('n * 7', { timeout: 60_000 })
  await tool.getByRole('button', { name: 'Record as checks' }).click()
  await expect(page.getByRole('group', { name: 'What your solution did' })).toBeVisible({
    timeout: 60_000,
  })
  await expect(page.getByLabel('Solution for the tutor')).toHaveValue(text)
  await tool.close()
})
