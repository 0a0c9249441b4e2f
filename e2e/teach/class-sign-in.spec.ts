/** Children without a mailbox: a teacher makes their accounts, prints their cards, and they come in with three pictures. */
import type { Browser, Locator, Page } from '@playwright/test'
import { otherDevice, signInByApi } from '../accounts/people.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { anotherTeacher, makeRoom, type Room } from './class.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

async function aPhone(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, baseURL: baseURL ?? '' })
  return context.newPage()
}

/** What stands on a card, as whoever holds it reads it. */
async function readCard(page: Page, name: string) {
  const card = page.getByRole('article', { name, exact: true })
  await expect(card).toBeVisible()
  const code = (await card.locator('strong').textContent()) ?? ''
  return { code, secret: await wordsOf(card) }
}

const wordsOf = (place: Locator | Page) => place.locator('ol li span').allTextContents()

async function tapPictures(page: Page, secret: readonly string[]): Promise<void> {
  const pictures = page.getByRole('list', { name: 'Pictures' })
  for (const name of secret) await pictures.getByRole('button', { name, exact: true }).tap()
  await page.getByRole('button', { name: 'Sign in', exact: true }).tap()
}

const otherThan = (secret: readonly string[]) => [
  secret[0] === 'owl' ? 'cat' : 'owl',
  ...secret.slice(1),
]

async function makeLearners(
  teacher: Awaited<ReturnType<typeof otherDevice>>,
  room: Room,
  names: readonly string[],
): Promise<void> {
  const url = `/api/teach/classes/${room.id}/learners`
  const answer = await teacher.post(url, { data: { text: names.join('\n'), preview: false } })
  expect(((await answer.json()) as { made: number }).made).toBe(names.length)
}

test('a teacher makes three learners and prints their cards; a child comes in on a phone; a new card ends the old one', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  await signInByApi(page.request, await anotherTeacher(baseURL ?? ''))
  const room = await makeRoom(page.request)
  await page.goto(`/teach/class?id=${room.id}&tab=students`)
  await page.getByRole('button', { name: 'Make accounts from names' }).click()
  const dialog = page.getByRole('dialog')
  const lines = ['1\tMali\tSuksai\tP2', '2\tMali\tSaelim', '3\tTon\tDeejai', '4\tton\tdeejai']
  await dialog.getByLabel('Paste the list').fill(lines.join('\n'))
  await dialog.getByRole('button', { name: 'Check the list' }).click()
  await expect(dialog.getByText('is in the list twice')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Make 3 accounts' }).click()
  const learners = page.getByRole('table', { name: '3 learners' })
  await expect(learners.getByRole('row', { name: /Mali Suksai/ })).toContainText('no email')
  await expect(page.locator('body')).not.toContainText('no-mail.invalid')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Print the cards' }).click()
  const { code, secret } = await readCard(page, 'Mali Su.')
  await expect(page.getByRole('article')).toHaveCount(3)
  await expectAccessible(page)

  const phone = await aPhone(browser, baseURL)
  await phone.goto('/signin')
  await phone.getByRole('link', { name: 'I have a class code' }).tap()
  await expect(phone.getByRole('button', { name: 'Next' })).toBeEnabled()
  await phone.getByLabel('Class code').fill(code.toLowerCase())
  await phone.getByRole('button', { name: 'Next' }).tap()
  await expect(phone.getByRole('heading', { name: 'Who are you?' })).toBeFocused()
  await expectAccessible(phone)
  await phone.getByRole('button', { name: 'Mali Su.' }).tap()
  await expect(phone.getByRole('heading', { name: 'Hello Mali Su.!' })).toBeFocused()
  await expectAccessible(phone)
  const wide = await phone.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(390)
  await tapPictures(phone, otherThan(secret))
  await expect(
    phone.getByRole('alert').filter({ hasText: 'not what your card says' }),
  ).toBeVisible()
  await tapPictures(phone, secret)
  await expect(phone).toHaveURL('/class')
  await expect(phone.getByRole('heading', { name: room.name })).toBeVisible()

  // The next child finds the phone as it was left.
  await phone.goto(`/class-sign-in#${code}`)
  await expect(phone.getByRole('heading', { name: 'Mali is signed in here' })).toBeVisible()
  await phone.getByRole('button', { name: 'I am somebody else' }).tap()
  await expect(phone.getByRole('button', { name: 'Mali Su.' })).toBeVisible()

  await page.goto(`/teach/class?id=${room.id}&tab=students`)
  await page.getByRole('button', { name: 'Actions for Mali Suksai' }).click()
  await expect(page.getByRole('menuitem', { name: 'New password' })).toHaveCount(0)
  await page.getByRole('menuitem', { name: 'New card' }).click()
  await dialog.getByRole('button', { name: 'Make a new card' }).click()
  await expect(dialog.getByRole('list', { name: 'Three pictures' })).toBeVisible()
  const fresh = await wordsOf(dialog)
  await expectAccessible(page)
  await phone.getByRole('button', { name: 'Mali Su.' }).tap()
  await tapPictures(phone, secret)
  await expect(
    phone.getByRole('alert').filter({ hasText: 'not what your card says' }),
  ).toBeVisible()
  await tapPictures(phone, fresh)
  await expect(phone.getByRole('heading', { name: room.name })).toBeVisible()
  await phone.goto('/profile')
  await expect(phone.getByRole('heading', { name: 'About you' })).toBeVisible()
  await expect(phone.getByRole('main')).toContainText('You get in without a password')
  await expect(phone.locator('body')).not.toContainText('no-mail.invalid')
  await phone.context().close()
})

test('by keyboard, in Arabic: the square on the card opens the class, and three pictures the door', async ({
  page,
  baseURL,
}) => {
  const teacher = await otherDevice(baseURL ?? '', await anotherTeacher(baseURL ?? ''))
  const room = await makeRoom(teacher)
  await makeLearners(teacher, room, ['ليلى,حسن', 'عمر,علي'])
  const { code, cards } = (await (
    await teacher.get(`/api/teach/classes/${room.id}/cards`)
  ).json()) as { code: string; cards: { name: string; secret: string[] }[] }
  const { name, secret } = cards.find((card) => card.name.startsWith('ليلى'))!

  async function tabTo(target: Locator): Promise<void> {
    await expect(target).toBeEnabled()
    for (let steps = 0; steps < 60; steps += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    await expect(target).toBeFocused()
  }
  await page.goto(`/ar/class-sign-in#${code}`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await tabTo(page.getByRole('button', { name, exact: true }))
  await page.keyboard.press('Enter')
  const picture = (one: string) => page.locator(`ul button:has(img[src*="/${one}-"])`)
  /** One stop for the tab key, then by arrows: down the rows first, then along one, where left is forward. */
  async function goTo(one: string): Promise<void> {
    const placeOf = (of: Locator) =>
      of.evaluate((button) => [...document.querySelectorAll('ul button:has(img)')].indexOf(button))
    const target = await placeOf(picture(one))
    const placeNow = () => placeOf(page.locator(':focus'))
    for (let steps = 0; steps < 30 && (await placeNow()) !== target; steps += 1) {
      const from = await placeNow()
      const rows = Math.floor(target / 4) - Math.floor(from / 4)
      const across = target > from ? 'ArrowLeft' : 'ArrowRight'
      const down = rows > 0 ? 'ArrowDown' : 'ArrowUp'
      await page.keyboard.press(rows === 0 ? across : down)
    }
    await expect(picture(one)).toBeFocused()
  }
  await tabTo(picture('elephant'))
  const said = page.getByRole('status').filter({ hasText: '3' })
  // A slip is taken back without leaving the pictures.
  await page.keyboard.press('Space')
  await expect(page.locator('li[data-filled="true"]')).toHaveCount(1)
  await page.keyboard.press('Backspace')
  await expect(page.locator('li[data-filled="true"]')).toHaveCount(0)
  for (const one of secret) {
    await goTo(one)
    await page.keyboard.press('Enter')
  }
  // How many were chosen is said aloud, and not which.
  await expect(said).toHaveText('اخترت 3 من 3')
  await page.keyboard.press('Backspace')
  await expect(picture(secret[2] ?? '')).toBeFocused()
  await page.keyboard.press('Enter')
  await expectAccessible(page)
  // The last picture leads to the button.
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/ar/class')
  await expect(page.getByRole('heading', { name: room.name })).toBeVisible()
  await teacher.dispose()
})

test('a card printed in Thai opens a page in English: words are typed in any language, and a slip costs nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInByApi(page.request, await anotherTeacher(baseURL ?? ''))
  const room = await makeRoom(page.request)
  const data = { on: true, kind: 'words' }
  await page.request.put(`/api/teach/classes/${room.id}/sign-in`, { data })
  await makeLearners(page.request, room, ['มะลิ สุขใจ'])
  await page.goto(`/th/teach/cards?id=${room.id}`)
  const { code, secret } = await readCard(page, 'มะลิ สุ.')
  expect(secret.join('')).toMatch(/^[\u0e00-\u0e7f ]+$/)

  const phone = await aPhone(browser, baseURL)
  await phone.goto(`/class-sign-in#${code}`)
  await phone.getByRole('button', { name: 'มะลิ สุ.' }).tap()
  const labels = ['First word', 'Second word', 'Third word']
  await phone.getByLabel('First word').fill('dragon')
  await phone.getByRole('button', { name: 'Sign in', exact: true }).tap()
  await expect(phone.getByText('No card has this word').first()).toBeVisible()
  await expectAccessible(phone)
  for (const [index, label] of labels.entries()) {
    await phone.getByLabel(label).fill(secret[index] ?? '')
  }
  await phone.getByRole('button', { name: 'Sign in', exact: true }).tap()
  await expect(phone.getByRole('heading', { name: room.name })).toBeVisible()
  await phone.context().close()
})

test('eight cards to a page of paper, none cut in two, in every language', async ({
  page,
  baseURL,
}) => {
  test.slow()
  await signInByApi(page.request, await anotherTeacher(baseURL ?? ''))
  const room = await makeRoom(page.request, 'ห้องเรียนวิทยาการคำนวณ ป.4/1 โรงเรียนบ้านดอย')
  const names = Array.from({ length: 15 }, (_, index) => `Pupil${index},Last`)
  const long = 'ปุณยวีร์ภัทรกัญญาณัฐ,วงศ์สุวรรณรัตนกุล'
  await makeLearners(page.request, room, [...names, long, 'Mali,Suksai'])
  for (const locale of ['', '/th', '/zh', '/ar']) {
    await page.goto(`${locale}/teach/cards?id=${room.id}`)
    await expect(page.getByRole('article')).toHaveCount(17)
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect([locale, pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length]).toEqual([locale, 3])
    await page.emulateMedia({ media: 'print' })
    const cut = await page
      .getByRole('article')
      .evaluateAll((cards) =>
        cards.flatMap((card) =>
          card.scrollHeight > card.clientHeight || card.scrollWidth > card.clientWidth
            ? [`${card.ariaLabel} ${card.scrollHeight}/${card.clientHeight}`]
            : [],
        ),
      )
    expect([locale, cut]).toEqual([locale, []])
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    await page.emulateMedia({ media: null })
  }
})

test.describe(() => {
  // A code nobody has.
  test.use({ expectedErrors: [/status of 404/] })

  test('a code that opens nothing says so, and leads back', async ({ page }) => {
    await page.goto('/class-sign-in#OWL-222222')
    await expect(page.getByText('No class has this code')).toBeVisible()
    await expect(page.getByLabel('Class code')).toHaveValue('OWL-222222')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Sign in with your email' }).click()
    await expect(page).toHaveURL('/signin')
  })
})
