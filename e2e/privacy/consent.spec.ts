/** A young learner's first day: asked when they were born, the guardian asked by mail or on paper, the yes. */
import { newLearner, otherDevice, PASSWORD, signInByApi } from '../accounts/people.ts'
import { newAdmin } from '../admin/new-admin.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { joinAsNew, makeRoom, TEACHER } from '../teach/class.ts'
import { answerAge, BANDS } from './answer-age.ts'
import { linkTo, mailsTo } from './mail.ts'

test.describe(() => {
  // One's own address is refused.
  test.use({ expectedErrors: [/status of 400/] })

  test('a child asks by mail, the guardian answers with the link, and the card goes', async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow()
    const child = await newLearner(page.request)
    await signInByApi(page.request, child)
    await page.goto('/home')
    const question = page.getByRole('region', { name: /when were you born/ })
    await question.getByRole('button', { name: 'That is me' }).click()
    await expect(question.getByRole('alert')).toContainText('Choose the years')
    await question.getByRole('radio', { name: `${BANDS.child.from}–${BANDS.child.to}` }).check()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'That is me' }).click()

    const ask = page.getByRole('region', { name: 'Ask your parent or guardian' })
    const address = ask.getByLabel('Their email')
    const write = ask.getByRole('button', { name: 'Write to them' })
    await expect(ask.getByText('Once you are in a class')).toBeVisible()
    await expect(ask.getByRole('button', { name: 'Print a letter instead' })).toHaveCount(0)
    await address.fill('nobody')
    await write.click()
    await expect(address).toHaveAccessibleDescription(/not look like an email/)
    await address.fill(child.email.replace('@', '+mum@'))
    await write.click()
    await expect(address).toHaveAccessibleDescription(/address of your own account/)
    const parent = `parent-${child.id}@home.example`
    await address.fill(parent)
    await write.click()
    await expect(ask.getByRole('status')).toContainText('pa•••@home.example')
    await expectAccessible(page)

    const guardian = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
    await guardian.goto('/guardian')
    await expect(guardian.getByText('Open the link in the mail')).toBeVisible()
    await expectAccessible(guardian)
    // As somebody does who pastes the link over the address of the page they are on.
    await guardian.goto(await linkTo(baseURL ?? '', parent))
    await expect(guardian.getByRole('heading', { name: /May Nok use Panya fully/ })).toBeVisible()
    await expect(guardian).toHaveURL('/guardian')
    await guardian.getByRole('button', { name: /I consent/ }).click()
    await expect(guardian.getByRole('alert')).toHaveText('Please write your name.')
    await guardian.getByLabel('Your name').fill('Somsri Dee')
    await guardian.getByRole('button', { name: /I consent/ }).click()
    await expect(
      guardian.getByRole('status').filter({ hasText: 'You have consented' }),
    ).toBeVisible()
    await expect(guardian.getByRole('button', { name: 'I do not know this child' })).toHaveCount(0)
    await expectAccessible(guardian)
    const download = guardian.waitForEvent('download')
    await guardian.getByRole('button', { name: 'Download everything' }).click()
    expect((await download).suggestedFilename()).toMatch(/^panya-data-.*\.zip$/)
    await guardian.context().close()
    expect(await mailsTo(baseURL ?? '', parent)).toHaveLength(2)

    const answered = page.waitForResponse('**/api/consent')
    await page.reload()
    await answered
    await expect(page.getByRole('heading', { name: 'Everything you can make here' })).toBeVisible()
    await expect(ask).toHaveCount(0)
  })
})

test('a stranger to whom a child had us write is left in peace', async ({ page, baseURL }) => {
  const child = await newLearner(page.request)
  await signInByApi(page.request, child)
  await answerAge(page.request, 'child')
  const email = `stranger-${child.id}@home.example`
  const asked = await page.request.post('/api/consent/guardian', { data: { email, locale: 'ar' } })
  expect(asked.ok()).toBe(true)
  await page.context().clearCookies()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`/ar${await linkTo(baseURL ?? '', email)}`)
  const card = page.getByRole('region', { name: 'أليست هذه الرسالة لك؟' })
  await card.getByRole('button', { name: 'لا أعرف هذا الطفل' }).click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'لا أعرف هذا الطفل' }).click()
  await expect(page.getByRole('status')).toContainText('نسينا عنوانك')
  await signInByApi(page.request, child)
  const again = await page.request.post('/api/consent/guardian', { data: { email, locale: 'en' } })
  expect(again.status()).toBe(400)
})

test('a child takes the letter home, and the teacher records what was signed', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  await signInByApi(page.request, TEACHER)
  const room = await makeRoom(page.request)
  const learner = await joinAsNew(baseURL ?? '', room)
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  await signInByApi(context.request, learner)
  await answerAge(context.request, 'child')
  const home = await context.newPage()
  await home.goto('/home')
  const ask = home.getByRole('region', { name: 'Ask your parent or guardian' })
  await ask.getByRole('button', { name: 'Print a letter instead' }).click()
  const letter = home.getByRole('article')
  await expect(letter).toContainText('I do not consent')
  await expectAccessible(home)
  await home.emulateMedia({ media: 'print' })
  await expect(letter.getByRole('heading')).toBeVisible()
  await expect(home.getByRole('banner')).toBeHidden()
  await expect(ask.getByLabel('Their email')).toBeHidden()
  await home.emulateMedia({ media: 'screen' })

  await page.goto(`/teach/class?id=${room.id}&tab=students`)
  const row = page.getByRole('row', { name: /Nok Dee/ })
  await expect(row).toContainText('Guardian has not answered')
  await row.getByRole('button', { name: 'Actions for Nok Dee' }).click()
  // The list of one row is lower than its menu.
  await expect(page.getByRole('menuitem').last()).toBeInViewport({ ratio: 1 })
  await page.getByRole('menuitem', { name: 'Record a guardian’s answer' }).click()
  const dialog = page.getByRole('dialog', { name: /guardian’s answer for Nok Dee/ })
  await dialog.getByRole('button', { name: 'Record the answer' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Choose what the letter says.')
  await expect(dialog.getByLabel('Name of the parent')).toHaveAccessibleDescription(
    /Write the name/,
  )
  await expectAccessible(page)
  await dialog.getByRole('radio', { name: 'They consent' }).check()
  await dialog.getByLabel('Name of the parent').fill('Somsri Dee')
  await dialog.getByLabel('Name of the parent').press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(row).toContainText('Guardian said yes')
  await expectAccessible(page)

  const answered = home.waitForResponse('**/api/consent')
  await home.reload()
  await answered
  await expect(home.getByRole('heading', { name: 'Everything you can make here' })).toBeVisible()
  await expect(ask).toHaveCount(0)
  await context.close()
})

test.describe(() => {
  // The connection breaks once.
  test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch/] })

  test('an admin records on the person’s page what was signed, and puts a mistake right', async ({
    page,
    baseURL,
  }) => {
    const learner = await newLearner(page.request)
    const child = await otherDevice(baseURL ?? '', learner)
    await answerAge(child, 'child')
    const standing = async () => (await (await child.get('/api/consent')).json()).state
    await signInByApi(page.request, await newAdmin(page.request, baseURL ?? ''))
    await page.goto(`/admin/person?id=${learner.id}`)
    const panel = page.getByRole('region', { name: 'Parent or guardian' })
    await expect(panel).toContainText('Guardian has not answered')
    await panel.getByRole('button', { name: 'Record a guardian’s answer' }).click()
    const dialog = page.getByRole('dialog', { name: /guardian’s answer for Nok Dee/ })
    const name = dialog.getByLabel('Name of the parent')
    const day = dialog.getByLabel('Signed on')
    const today = await day.inputValue()
    await dialog.getByRole('radio', { name: 'They do not consent' }).check()
    await name.fill('Somsri Dee')
    await day.fill('2020-01-31')
    await name.press('Enter')
    await expect(day).toHaveAccessibleDescription(/at most a year ago/)
    await day.fill(today)
    await page.route('**/guardian-answer', (route) => route.abort(), { times: 1 })
    await name.press('Enter')
    await expect(dialog.getByRole('alert').getByText('Check your connection')).toBeVisible()
    await expect(name).toHaveValue('Somsri Dee')
    await expectAccessible(page)
    await name.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(panel).toContainText('Guardian said no')
    expect(await standing()).toBe('refused')

    await panel.getByRole('button', { name: 'Record a guardian’s answer' }).click()
    await expect(name).toHaveValue('')
    await dialog.getByRole('radio', { name: 'They consent' }).check()
    await name.fill('Somsri Dee')
    await dialog.getByRole('button', { name: 'Record the answer' }).dblclick()
    await expect(panel).toContainText('Guardian said yes')
    expect(await standing()).toBe('given')
    await page.reload()
    await expect(panel).toContainText('Guardian said yes')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'What was done to this account' }).click()
    const log = page.getByRole('table', { name: 'Audit log' })
    await expect(log.getByRole('row', { name: /guardian/ })).toHaveCount(2)
    await child.dispose()
  })
})

test.describe(() => {
  test.use({ expectedErrors: [/status of 400/] })

  test('an older learner answers and goes on; takes the data along, deletes the account and keeps it after all', async ({
    page,
  }) => {
    test.slow()
    await signInByApi(page.request, await newLearner(page.request))
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/ar/home')
    await expect(page.getByRole('region', { name: /متى وُلدت/ })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/th/home')
    const question = page.getByRole('region', { name: /คุณเกิดปีไหน/ })
    const buddhist = `${(BANDS.older.from ?? 0) + 543}–${BANDS.older.to + 543}`
    await question.getByRole('radio', { name: buddhist }).check()
    await question.getByRole('button', { name: 'ยืนยัน' }).click()
    await expect(question).toHaveCount(0)
    await page.emulateMedia({ colorScheme: 'light' })

    await page.goto('/profile')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download my data' }).click()
    expect((await download).suggestedFilename()).toMatch(/^panya-data-\d{4}-\d\d-\d\d\.zip$/)

    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    const password = dialog.getByLabel('Your password', { exact: true })
    await password.fill('not my password')
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(password).toHaveAccessibleDescription(/not your password/)
    await password.fill(PASSWORD)
    await password.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(/Your account will be deleted on/)).toBeVisible()

    await page.goto('/home')
    const notice = page.getByRole('region', { name: /This account will be deleted on/ })
    await notice.getByRole('button', { name: 'Keep my account' }).click()
    await expect(notice).toHaveCount(0)
    await page.goto('/profile')
    await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible()
  })
})

test('the footer leads to the privacy page, in the reader’s language', async ({ page }) => {
  await page.goto('/th')
  await page.getByRole('contentinfo').getByRole('link', { name: 'ความเป็นส่วนตัว' }).click()
  await expect(page).toHaveURL('/th/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ความเป็นส่วนตัวแบบเข้าใจง่าย')
  await expect(page.getByText('60 วัน')).toBeVisible()
})
