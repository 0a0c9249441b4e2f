/** The inbox: a quiet number in the header, notices that lead to the work, and an address for calendars. */
import { otherDevice, signInByApi } from '../accounts/people.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { anotherTeacher } from './class.ts'
import { classWork } from './class-work.ts'

test('what is handed in and given back is found, opened and read', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  // A teacher of their own: others hand in to the demo school's at the same time.
  const teacher = await anotherTeacher(baseURL ?? '')
  await signInByApi(page.request, teacher)
  const { id, pupils } = await classWork(page.request, baseURL ?? '', ['Anan', 'Boon'])

  await page.goto('/home')
  await page.getByRole('link', { name: '1 new notice' }).click()
  await expect(page).toHaveURL('/notices')
  const list = page.getByRole('list', { name: 'Notices' })
  const row = list.getByRole('link', { name: /2 handed in.*Count to ten/ })
  await expect(row).toBeVisible()
  await expectAccessible(page)
  await row.click()
  await expect(page).toHaveURL(`/teach/assignment?id=${id}`)
  await page.goto('/notices')
  await expect(list.getByRole('link', { name: /2 handed in/ })).not.toContainText('new')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Notices' })).toBeVisible()

  const data = { mark: 7, rubricMarks: null, feedback: 'Well counted.' }
  const place = `/api/teach/assignments/${id}/submissions/${pupils[0]?.id}`
  expect((await page.request.put(place, { data })).ok()).toBe(true)
  const desk = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await signInByApi(desk.request, pupils[0]!)
  await desk.setViewportSize({ width: 390, height: 844 })
  await desk.goto('/ar/notices')
  const back = desk.getByRole('link', { name: /أُعيد إليك عملك.*Count to ten/ })
  await expect(back).toBeVisible()
  await expectAccessible(desk)
  const wider = await desk.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wider).toBe(0)
  await desk.getByRole('button', { name: 'وضع علامة مقروء على الكل' }).click()
  await expect(desk.getByRole('button', { name: 'وضع علامة مقروء على الكل' })).toHaveCount(0)
  await back.click()
  await expect(desk).toHaveURL(`/ar/class?assignment=${id}`)
  await desk.context().close()
})

test('the address for a calendar is shown once, works, and is taken back', async ({
  page,
  baseURL,
}) => {
  const teacher = await anotherTeacher(baseURL ?? '')
  await signInByApi(page.request, teacher)
  await page.goto('/notices')
  await expect(page.getByRole('heading', { name: 'Nothing new' })).toBeVisible()
  await page.getByRole('button', { name: 'Make an address' }).click()
  const field = page.getByRole('textbox', { name: 'Address for your calendar' })
  await expect(field).toHaveValue(/\/api\/calendar\/[\w-]{22}\.ics$/)
  await expectAccessible(page)
  const { pathname } = new URL(await field.inputValue())
  // A calendar has no session.
  const calendar = async () => (await fetch(`${baseURL}${pathname}`)).status
  expect(await calendar()).toBe(200)
  await page.reload()
  await expect(page.getByText('You have an address already.')).toBeVisible()
  await expect(field).toHaveCount(0)
  await page.getByRole('button', { name: 'Take the address back' }).click()
  await expect(page.getByRole('button', { name: 'Make an address' })).toBeVisible()
  expect(await calendar()).toBe(404)
  const other = await otherDevice(baseURL ?? '', teacher)
  expect(await (await other.get('/api/calendar')).json()).toEqual({ madeAt: null, may: true })
  await other.dispose()
})
