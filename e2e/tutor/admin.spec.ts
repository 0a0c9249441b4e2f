/** The tutor in the administration: who may need help, whom learners can turn to, reports, services and a trial. */
import { signInByApi } from '../accounts/people.ts'
import { newAdmin } from '../admin/new-admin.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test as plain } from '../support/test.ts'
import { CONTACT, says, test } from './tutor-room.ts'
import { GOOD, learnerOf, makeWatchedRoom, SAD, WITH_CODE } from './watched-room.ts'

test.setTimeout(240_000)

test('a case without the words, the contact with what learners see of it, reports that are closed', async ({
  page,
  model,
  baseURL,
}) => {
  const { room, teacher } = await makeWatchedRoom(baseURL ?? '')
  const nok = await learnerOf(baseURL ?? '', room)
  await nok.ask(SAD)
  model.be(says(WITH_CODE))
  const { turn } = await nok.chat('What does len do?')
  await nok.api.post(`/api/tutor/turns/${turn.id}/report`, {
    data: { reason: 'unkind', words: 'It laughed at me' },
  })
  await signInByApi(page.request, await newAdmin(page.request, baseURL ?? ''))
  await page.goto('/admin/tutor')
  const cases = page.getByRole('region', { name: 'May need help' })
  const row = cases.getByRole('row').nth(1)
  await expect(row).toContainText('Nok')
  await expect(row.getByRole('cell').nth(2)).not.toHaveText('In no class')
  await expect(row.getByRole('link')).toHaveAttribute('href', `/admin/person?id=${nok.id}`)
  await expect(page.getByRole('main')).not.toContainText(SAD)

  const reports = page.getByRole('region', { name: 'Reported answers' })
  await expect(reports).toContainText('Unkind')
  await expect(reports).toContainText('It laughed at me')
  await expect(reports.locator('pre code')).toHaveText('print(len("owl"))')
  await expectAccessible(page)
  await reports.getByRole('button', { name: 'Close the report of Nok' }).click()
  await expect(reports).not.toContainText('It laughed at me')
  await reports.getByRole('button', { name: 'Closed reports' }).click()
  await expect(reports).toContainText('It laughed at me')
  await expect(reports.getByRole('button', { name: /Close the report/ })).toHaveCount(0)

  const contact = page.getByRole('region', { name: 'Whom learners can turn to' })
  const preview = contact.getByRole('figure', { name: 'What a learner sees' })
  await expect(preview).toContainText(CONTACT.name)
  await contact.getByLabel('Where and when').fill('Library, at noon.')
  await expect(preview).toContainText('Library, at noon.')
  await expect(preview).not.toContainText(CONTACT.email)
  await contact.getByLabel('Name').fill('')
  await expect(preview).not.toContainText(CONTACT.phone)
  await contact.getByRole('button', { name: 'Save' }).click()
  await expect(contact).not.toContainText('Saved.')
  await contact.getByLabel('Name').fill(CONTACT.name)
  await contact.getByRole('button', { name: 'Save' }).click()
  await expect(contact).toContainText('Saved.')
  await page.reload()
  await expect(contact.getByLabel('Where and when')).toHaveValue('Library, at noon.')
  // As the other tests expect it.
  await contact.getByLabel('Where and when').fill(CONTACT.words)
  await contact.getByRole('button', { name: 'Save' }).click()
  await expect(contact).toContainText('Saved.')
  await teacher.dispose()
})

test('the services and a trial of them, question by question, with a score', async ({
  page,
  model,
  baseURL,
}) => {
  await signInByApi(page.request, await newAdmin(page.request, baseURL ?? ''))
  await page.goto('/admin/tutor')
  const services = page.getByRole('region', { name: 'Services that answer' })
  await expect(services.getByRole('row').nth(1)).toContainText('owl-1')
  await expect(services).toContainText('there is no limit')
  await expect(services).toContainText('Our own word lists alone')
  const trial = page.getByRole('region', { name: 'Try the tutor' })
  await expect(trial).toContainText('It costs tokens')
  const answers = services.getByRole('row').nth(1).getByRole('cell').nth(3)
  const before = Number(await answers.textContent())
  model.be(says(GOOD))
  await trial.getByRole('button', { name: 'Try the tutor' }).click()
  await expect(trial.getByRole('status')).toContainText('/ 24', { timeout: 120_000 })
  await expect(trial.getByRole('listitem')).toHaveCount(24)
  await expect(trial.getByRole('listitem').first()).toContainText('right')
  await expect(answers).toHaveText(`${before + 24}`)
  await expectAccessible(page)

  model.be(says('You are stupid and I will kill you.'))
  await trial.getByRole('button', { name: 'Try again' }).click()
  await expect(trial.getByRole('status')).toContainText('0 / 24', { timeout: 120_000 })
  await expect(trial.getByRole('listitem').first()).toContainText('violence')

  // Stopped in the middle; and the next one may begin.
  model.be({ kind: 'silent', after: '' })
  await trial.getByRole('button', { name: 'Try again' }).click()
  await trial.getByRole('button', { name: 'Stop' }).click()
  await expect(trial.getByRole('button', { name: 'Try the tutor' })).toBeVisible()
  await expect(trial.getByRole('alert')).toHaveCount(0)
})

test('in every language, on a phone and in the dark', async ({ page, model, baseURL }) => {
  const { room, teacher } = await makeWatchedRoom(baseURL ?? '')
  const nok = await learnerOf(baseURL ?? '', room)
  await nok.ask(SAD)
  model.be(says(WITH_CODE))
  const { turn } = await nok.chat('What does len do?')
  const data = { reason: 'scary', words: 'It scared me' }
  await nok.api.post(`/api/tutor/turns/${turn.id}/report`, { data })
  await signInByApi(page.request, await newAdmin(page.request, baseURL ?? ''))
  const ways = [
    { locale: '/ar', scheme: 'dark', width: 390 },
    { locale: '/th', scheme: 'light', width: 390 },
    { locale: '/zh', scheme: 'dark', width: 1280 },
    { locale: '', scheme: 'light', width: 1280 },
  ] as const
  for (const { locale, scheme, width } of ways) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto(`${locale}/admin/tutor`)
    await expect(page.getByRole('main')).toContainText('It scared me')
    await expect(page.getByRole('main')).toContainText('owl-1')
    await expect(page.getByRole('main').getByRole('figure')).toContainText(CONTACT.name)
    await expectAccessible(page)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide, `${locale} scrolls sideways`).toBeLessThanOrEqual(0)
  }
  await teacher.dispose()
})

plain(
  'without a service the page says what works all the same and how to get one',
  async ({ page, baseURL }) => {
    await signInByApi(page.request, await newAdmin(page.request, baseURL ?? ''))
    await page.goto('/admin/tutor')
    const services = page.getByRole('region', { name: 'Services that answer' })
    await expect(services).toContainText('No language model is set up')
    await expect(services).toContainText('AI_BASE_URL')
    await expect(services).toContainText('AI_DAILY_TOKENS')
    await expect(page.getByRole('region', { name: 'Try the tutor' })).toHaveCount(0)
    await expectAccessible(page)
  },
)
