/** Whoever is sent to sign-in from a page of their own comes back to it. */
import { expect, test } from '../support/test.ts'
import { anotherTeacher, makeRoom } from '../teach/class.ts'
import { fillSignIn, newLearner, openAs, otherDevice } from './people.ts'

// What a page still asks for while its session ends is refused.
test.use({ expectedErrors: [/401/] })

for (const path of ['/coins', '/projects?sort=name', '/ar/profile', '/class', '/profile#data']) {
  test(`from ${path}`, async ({ page }) => {
    await openAs(page, await newLearner(page.request), path)
    const json = { isValid: false, reason: 'inactive' }
    await page.route('**/api/auth/validate-session', (route) => route.fulfill({ json }))
    await page.clock.runFor(10_000)
    const [, locale = ''] = /^(\/ar)?/.exec(path) ?? []
    await expect(page).toHaveURL(`${locale}/signin?return=${encodeURIComponent(path)}`)
  })
}

test('a child with a card finds the way back from sign-in too', async ({ page, baseURL }) => {
  const teacher = await otherDevice(baseURL ?? '', await anotherTeacher(baseURL ?? ''))
  const room = await makeRoom(teacher)
  const names = { text: 'Mali,Suksai', preview: false }
  await teacher.post(`/api/teach/classes/${room.id}/learners`, { data: names })
  const found = await teacher.get(`/api/teach/classes/${room.id}/cards`)
  const { code, cards } = (await found.json()) as { code: string; cards: { secret: string[] }[] }
  await teacher.dispose()

  await page.goto('/projects?sort=name')
  await expect(page).toHaveURL('/signin?return=%2Fprojects%3Fsort%3Dname')
  await page.getByRole('link', { name: 'I have a class code' }).click()
  await expect(page).toHaveURL('/class-sign-in?return=%2Fprojects%3Fsort%3Dname')
  await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled()
  await page.getByLabel('Class code').fill(code)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Mali S.' }).click()
  const pictures = page.getByRole('list', { name: 'Pictures' })
  for (const picture of cards[0]?.secret ?? []) {
    const name = picture.replace('-', ' ')
    await pictures.getByRole('button', { name, exact: true }).click()
  }
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/projects?sort=name')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('who comes back from elsewhere finds the way, also after making an account or trying again', async ({
  page,
}) => {
  const learner = await newLearner(page.request)
  // As a school that did not let somebody in leads back.
  await page.goto('/signin?error=SchoolOutside&callbackUrl=%2Fcoins%3Fa%3D1')
  const other = page.getByRole('main').getByRole('link', { name: 'Make an account' })
  await expect(other).toHaveAttribute('href', '/signup?return=%2Fcoins%3Fa%3D1')
  await expect(page.locator('form button[type=submit]')).toBeEnabled()
  await fillSignIn(page, learner)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/coins?a=1')
})
