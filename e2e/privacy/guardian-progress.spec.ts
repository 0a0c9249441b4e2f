/** A teacher reminds guardians, prints letters and hands over a link; a guardian looks on, in their language. */
import { newLearner, signInByApi } from '../accounts/people.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { joinAsNew, makeRoom, TEACHER } from '../teach/class.ts'
import { answerAge } from './answer-age.ts'
import { linkTo } from './mail.ts'

test('a teacher sees who lacks consent, is told why nobody is reminded, and prints letters in their language', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  await signInByApi(page.request, TEACHER)
  const room = await makeRoom(page.request)
  const learner = await joinAsNew(baseURL ?? '', room)
  await joinAsNew(baseURL ?? '', room)
  const child = await browser.newContext({ baseURL: baseURL ?? '' })
  await signInByApi(child.request, learner)
  await answerAge(child.request, 'child')
  await page.goto(`/teach/class?id=${room.id}&tab=students`)
  const panel = page.getByRole('region', { name: 'Parents and guardians' })
  await expect(panel).toContainText('2 learners still lack a guardian')
  await panel.getByRole('link', { name: 'Consent, letters and links' }).click()

  const lacking = page.getByRole('table', { name: '2 learners still lack consent' })
  await expect(lacking.getByRole('row', { name: /No guardian asked yet/ })).toHaveCount(1)
  await expect(lacking.getByRole('row', { name: /Has not told their age/ })).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remind all' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remind the guardians' })
  await dialog.getByLabel('Language of the mails').selectOption('th')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send the mails' }).click()
  await expect(dialog).toHaveCount(0)
  const answer = page.getByRole('status').filter({ hasText: 'No mail was sent.' })
  await expect(answer).toContainText('has named no guardian')
  await expect(answer).toContainText('has not told their age yet')

  await page.getByRole('link', { name: 'Print letters' }).click()
  await expect(page.getByRole('heading', { name: '1 letter to print' })).toBeVisible()
  await page.getByLabel('Language of the letters').selectOption('ar')
  const letter = page.getByRole('article')
  await expect(letter).toHaveAttribute('dir', 'rtl')
  await expect(letter).toContainText('لا أعطي موافقتي')
  await expect(letter).toContainText(room.name)
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(letter).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByLabel('Language of the letters')).toBeHidden()
  await child.close()
})

test.describe(() => {
  // A link that has ended is unknown.
  test.use({ expectedErrors: [/status of 404/] })

  test('a guardian opens the link the teacher hands over, changes the language and ends it', async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow()
    await signInByApi(page.request, TEACHER)
    const room = await makeRoom(page.request)
    const learner = await joinAsNew(baseURL ?? '', room)
    const child = await browser.newContext({ baseURL: baseURL ?? '' })
    await signInByApi(child.request, learner)
    await answerAge(child.request, 'child')
    const signedOn = new Date().toISOString().slice(0, 10)
    const recorded = await page.request.put(`/api/teach/students/${learner.id}/guardian-answer`, {
      data: { decision: 'given', name: 'Somsri Dee', signedOn },
    })
    expect(recorded.ok()).toBe(true)
    await page.goto(`/teach/consent?id=${room.id}`)
    await page.getByRole('button', { name: 'Actions for Nok Dee' }).click()
    await page.getByRole('menuitem', { name: 'Link to the progress for the guardian' }).click()
    const dialog = page.getByRole('dialog', { name: 'A link for the guardian of Nok Dee' })
    await dialog.getByRole('button', { name: 'Make the link' }).click()
    await dialog.getByLabel('Language of the page').selectOption('th')
    await expect(dialog.getByRole('article')).toContainText('ถึงผู้ปกครองของ Nok')
    await expectAccessible(page)
    const field = dialog.getByLabel('Link to the progress for the guardian', { exact: true })
    await expect(field).toHaveValue(/\/th\/guardian\/progress#[\w-]{22}$/)
    const link = new URL(await field.inputValue())
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('table').last()).toContainText('link to the progress since')

    const guardian = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
    await guardian.goto(link.pathname + link.hash)
    await expect(guardian.getByRole('heading', { level: 1 })).toContainText('Nok')
    await expect(guardian).toHaveURL('/th/guardian/progress')
    await expectAccessible(guardian)
    const languages = guardian.getByRole('navigation', { name: 'ภาษาของหน้านี้' })
    await languages.getByRole('link', { name: 'العربية' }).click()
    await expect(guardian).toHaveURL('/ar/guardian/progress')
    await expect(guardian.getByRole('heading', { name: 'ما صنعه' })).toBeVisible()
    await guardian.setViewportSize({ width: 360, height: 740 })
    await guardian.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(guardian)
    await guardian.getByRole('button', { name: 'إنهاء هذا الرابط' }).click()
    const asking = guardian.getByRole('dialog')
    await asking.getByRole('button', { name: 'إنهاء هذا الرابط' }).click()
    await expect(guardian.getByRole('status')).toContainText('انتهى الرابط')
    await guardian.goto(link.pathname + link.hash)
    await expect(guardian.getByRole('status')).toContainText('ลิงก์นี้ใช้ไม่ได้')
    await expectAccessible(guardian)
    await guardian.context().close()
    await child.close()
  })
})

test('a guardian who has consented by mail opens the page from there, and the learner is told', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const learner = await newLearner(page.request)
  await signInByApi(page.request, learner)
  await answerAge(page.request, 'child')
  const email = `parent-${learner.id}@home.example`
  await page.request.post('/api/consent/guardian', { data: { email, locale: 'en' } })
  const guardian = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await guardian.goto(await linkTo(baseURL ?? '', email))
  await guardian.getByLabel('Your name').fill('Somsri Dee')
  await guardian.getByRole('button', { name: /I consent/ }).click()
  const card = guardian.getByRole('region', { name: 'How Nok gets on' })
  await expectAccessible(guardian)
  await card.getByRole('button', { name: 'Open the page with a new link' }).click()
  await expect(guardian.getByRole('heading', { name: 'What was made' })).toBeVisible()
  await expect(guardian).toHaveURL('/guardian/progress')
  await expect(guardian.getByText('The newest projects will stand here.')).toBeVisible()
  await guardian.context().close()

  await page.goto('/class')
  const seen = page.getByRole('region', { name: 'What my parent or guardian sees about me' })
  await expect(seen).toContainText('Your parent or guardian has a link')
  await expectAccessible(page)
})
