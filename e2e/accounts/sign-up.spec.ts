import { expect, test } from '../support/test.ts'
import { freshEmail, newLearner, ownCoins, PASSWORD } from './people.ts'

test('from sign-up to the profile, by keyboard alone', async ({ page }) => {
  const email = freshEmail()
  await page.goto('/signup?return=/profile')
  // Alive: before that, there is nothing to press but the fields.
  await expect(page.getByRole('button', { name: 'Show password' })).toBeEnabled()
  await page.getByLabel('Email').focus()
  const press = page.keyboard
  await press.type(email)
  await press.press('Tab')
  await press.type(PASSWORD)
  await press.press('Tab')
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused()
  for (const word of ['Owlet', 'Mali', 'Jaidee']) {
    await press.press('Tab')
    await press.type(word)
  }
  await press.press('Tab')
  await expect(page.getByLabel('Grade')).toBeFocused()
  await press.type('Primary 4')
  await press.press('Tab')
  await press.type('Doi Suthep School')
  await press.press('Enter')
  await expect(page).toHaveURL('/profile')
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByLabel('What should we call you?')).toHaveValue('Owlet')
  await expect(page.getByLabel('First name')).toHaveValue('Mali')
  await expect(page.getByLabel('Last name')).toHaveValue('Jaidee')
  await expect(page.getByLabel('Grade')).toHaveValue('P4')
  await expect(page.getByLabel('School, or where you learn')).toHaveValue('Doi Suthep School')
})

test('what is typed before the page’s scripts have come stays, and goes on to the profile', async ({
  page,
}) => {
  const email = freshEmail()
  const { promise: typed, resolve: go } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await typed
    await route.continue()
  })
  await page.goto('/signup?return=/profile', { waitUntil: 'commit' })
  await page.getByLabel('Email').focus()
  const press = page.keyboard
  for (const word of [
    email,
    PASSWORD,
    'Owlet',
    'Mali',
    'Jaidee',
    'Primary 4',
    'Doi Suthep School',
  ]) {
    await press.type(word)
    if (word !== 'Doi Suthep School') await press.press('Tab')
  }
  await expect(page.getByRole('button', { name: 'Show password' })).toBeDisabled()
  go()
  await expect(page.getByRole('button', { name: 'Show password' })).toBeEnabled()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByLabel('School, or where you learn')).toBeFocused()
  await press.press('Enter')
  await expect(page).toHaveURL('/profile')
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByLabel('What should we call you?')).toHaveValue('Owlet')
  await expect(page.getByLabel('Grade')).toHaveValue('P4')
})

const WORDS = {
  th: {
    submit: 'สร้างบัญชีของฉัน',
    empty: 'มี 7 ช่องที่ต้องดูอีกครั้ง',
    email: 'อีเมล',
    wrong: 'แบบนี้ยังไม่เหมือนอีเมล ควรเป็นแบบ name@school.com',
    names: ['มะลิ', 'มะลิ', 'ใจดี', 'โรงเรียนบ้านดอยสุเทพ'],
  },
  ar: {
    submit: 'إنشاء حسابي',
    empty: '7 إجابات تحتاج إلى مراجعة.',
    email: 'البريد الإلكتروني',
    wrong: 'هذا لا يشبه بريدًا إلكترونيًا. يجب أن يكون مثل name@school.com.',
    names: ['ياسمين', 'ياسمين', 'حسن', 'مدرسة النور'],
  },
}

for (const [locale, words] of Object.entries(WORDS)) {
  test(`in ${locale}: errors are told and focused, then the account is made`, async ({ page }) => {
    await page.goto(`/${locale}/signup`)
    const submit = page.getByRole('button', { name: words.submit })
    const email = page.getByLabel(words.email)
    await submit.click()
    await expect(page.getByRole('alert').filter({ hasText: words.empty })).toBeVisible()
    await expect(email).toBeFocused()
    await email.fill('not an email')
    await page.keyboard.press('Tab')
    await expect(email).toHaveAccessibleDescription(new RegExp(words.wrong))
    await email.fill(freshEmail())
    await page.locator('[name=password]').fill(PASSWORD)
    const [displayName = '', firstName = '', lastName = '', school = ''] = words.names
    await page.locator('[name=displayName]').fill(displayName)
    await page.locator('[name=firstName]').fill(firstName)
    await page.locator('[name=lastName]').fill(lastName)
    await page.locator('[name=grade]').selectOption('M1')
    await page.locator('[name=affiliation]').fill(school)
    await submit.click()
    await expect(page).toHaveURL(`/${locale}/home`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(firstName)
  })
}

test('an email that is taken is told, and nothing that was typed is lost', async ({ page }) => {
  const { email } = await newLearner(page.request)
  await page.goto('/signup')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('What should we call you?').fill('<b>Nok</b>')
  await page.getByLabel('First name').fill("'; drop table student; --")
  await page.getByLabel('Last name').fill('Dee')
  await page.getByLabel('Grade').selectOption('other')
  await page.getByLabel('School, or where you learn').fill('Home school')
  await page.getByRole('button', { name: 'Make my account' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'There is already an account with this email.' }),
  ).toBeVisible()
  await expect(page.getByLabel('What should we call you?')).toHaveValue('<b>Nok</b>')
  await expect(ownCoins(page)).toHaveCount(0)
})

test('the password hint says how strong it is, and a common one is refused', async ({ page }) => {
  await page.goto('/signup')
  const password = page.getByLabel('Password', { exact: true })
  await expect(password).toHaveAttribute('autocomplete', 'new-password')
  for (const [typed, hint] of [
    ['owl', 'Too short'],
    ['aaaaaaaaaaaa', 'Easy to guess'],
    ['bluetiger9', 'Good'],
    [PASSWORD, 'Strong'],
  ] as const) {
    await password.fill(typed)
    await expect(password).toHaveAccessibleDescription(new RegExp(hint))
  }
  await password.fill('password123')
  await page.keyboard.press('Tab')
  await expect(password).toHaveAccessibleDescription(/easy to guess\. Choose another one/)
})

test('schools are suggested, anything else may be typed', async ({ page }) => {
  await page.goto('/signup')
  const school = page.getByLabel('School, or where you learn')
  const list = await school.getAttribute('list')
  await expect(page.locator(`datalist[id="${list}"] option`)).toHaveText([
    'Home school',
    'Coding club',
    'Public library',
    'Not at a school',
  ])
})
