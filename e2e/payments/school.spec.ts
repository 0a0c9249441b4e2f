/** A school buys seats with a purchase order: written down, paid, given to a class, and not to one that is too large. */
import { otherDevice, signInByApi } from '../accounts/people.ts'
import { newAdmin } from '../admin/new-admin.ts'
import { expectAccessible } from '../support/accessible.ts'
import { anotherTeacher, joinAsNew, makeRoom } from '../teach/class.ts'
import { expect, test } from './shop.ts'

// A class that is larger than the seats that are left is refused.
test.use({ viewport: { width: 390, height: 844 }, expectedErrors: [/status of 409/] })

test('an administrator writes the order of a school, sees the money and seats a class', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const teacher = await otherDevice(baseURL ?? '', await anotherTeacher(baseURL ?? ''))
  const [small, large] = [await makeRoom(teacher), await makeRoom(teacher)]
  const learner = await joinAsNew(baseURL ?? '', small)
  await joinAsNew(baseURL ?? '', large)
  await joinAsNew(baseURL ?? '', large)
  await teacher.dispose()
  await signInByApi(page.request, await newAdmin(page.request, baseURL ?? ''))
  await page.goto('/admin/orders')
  await page.getByRole('button', { name: 'Order for a school' }).click()
  const dialog = page.getByRole('dialog', { name: 'Order for a school' })
  await dialog.getByLabel('School', { exact: true }).fill('โรงเรียนดอยสุเทพ')
  await dialog.getByLabel('Seats', { exact: true }).fill('0')
  await dialog.getByRole('button', { name: 'Make the order' }).click()
  await expect(dialog.getByLabel('Seats', { exact: true })).toHaveAccessibleDescription(/from 1 to/)
  await dialog.getByLabel('Seats', { exact: true }).fill('2')
  await dialog.getByLabel(/^Price of a seat/).fill('500')
  await dialog.getByLabel('Number of the purchase order').fill('PO-2569/17')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Make the order' }).click()

  await expect(page.getByRole('heading', { level: 1, name: /^Order / })).toBeVisible()
  await expect(page.getByText('PO-2569/17')).toBeVisible()
  await expect(page.getByText('Seats can be given when the money is here.')).toBeVisible()
  await page.getByRole('button', { name: 'Confirm money' }).click()
  const money = page.getByRole('dialog', { name: 'Confirm money' })
  await expect(money.getByLabel('Amount in THB')).toHaveValue('1000.00')
  await money.getByRole('button', { name: 'The money is here' }).click()
  await expect(page.getByText('0 of 2 seats are given.')).toBeVisible()

  const finder = page.getByLabel('Give seats to a class')
  await finder.fill(small.name)
  await page.getByRole('button', { name: `Seats for ${small.name}` }).click()
  await expect(page.getByText('1 of 2 seats are given.')).toBeVisible()
  await finder.fill(large.name)
  await page.getByRole('button', { name: `Seats for ${large.name}` }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'not enough seats' })).toContainText('Nok')
  await expectAccessible(page)
  const one = await otherDevice(baseURL ?? '', learner)
  const { lots } = (await (await one.get('/api/coins')).json()) as { lots: unknown[] }
  expect(lots).toContainEqual(expect.objectContaining({ source: 'complimentary' }))
  await one.dispose()

  await page.getByRole('button', { name: `Take the seats of ${small.name} back` }).click()
  await expect(page.getByText('0 of 2 seats are given.')).toBeVisible()
})
