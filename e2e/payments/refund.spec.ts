/** Money goes back in parts, with a reason on the credit note; with the last of it the plan goes. */
import { signInByApi } from '../accounts/people.ts'
import { newAdmin } from '../admin/new-admin.ts'
import { expectAccessible } from '../support/accessible.ts'
import { aGrownUp, aTill, BUYER, expect, order, ordersOf, test } from './shop.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('an administrator gives a part back, then the rest; the buyer sees it and has the papers', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const home = await browser.newContext({ baseURL })
  await aGrownUp(home.request)
  const made = await order(home.request, { buyer: BUYER })
  const till = await aTill(baseURL)
  await till.confirm(made)
  await signInByApi(page.request, await newAdmin(page.request, baseURL ?? ''))
  await page.goto(`/admin/order?id=${made.id}`)
  const back = page.getByRole('button', { name: 'Give back: ฿99' })
  await back.click()
  const dialog = page.getByRole('dialog', { name: 'Give money back' })
  await expect(dialog.getByLabel('Amount in THB')).toHaveValue('99.00')
  await dialog.getByLabel('Amount in THB').fill('100')
  await dialog.getByRole('button', { name: 'It was sent back' }).click()
  await expect(dialog.getByLabel('Amount in THB')).toHaveAccessibleDescription(/at most ฿99/)
  await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(/Write a few words/)
  await expectAccessible(page)
  await dialog.getByLabel('Amount in THB').fill('33.33')
  await dialog.getByLabel('Reason').fill('ขอคืนบางส่วน')
  await dialog.getByRole('button', { name: 'It was sent back' }).click()
  await expect(page.getByRole('table', { name: 'Money that went back' })).toContainText('฿33.33')
  expect((await till.read(made.id)).status).toBe('partly-refunded')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Give back: ฿99' }).click()
  await expect(dialog.getByLabel('Amount in THB')).toHaveValue('65.67')
  await dialog.getByLabel('Reason').fill('เลิกใช้')
  await dialog.getByRole('button', { name: 'It was sent back' }).click()
  await expect(page.getByRole('button', { name: /^Give back/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Credit note/ })).toHaveCount(2)
  await page
    .getByRole('link', { name: /^Credit note/ })
    .last()
    .click()
  const note = page.getByRole('article')
  await expect(note).toContainText('ใบลดหนี้')
  await expect(note).toContainText('เลิกใช้')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to the order' }).click()
  await page.getByRole('link', { name: 'What was done to this order' }).click()
  const log = page.getByRole('table', { name: 'Audit log' })
  await expect(log.getByText('paid money back')).toHaveCount(2)
  await till.close()

  const buyer = await home.newPage()
  await buyer.goto(`/orders/order?id=${made.id}`)
  await expect(buyer.getByText('The money went back, and the plan has ended.')).toBeVisible()
  await expect(buyer.getByRole('link', { name: /^Credit note/ })).toHaveCount(2)
  expect(await ordersOf(home.request)).toMatchObject([{ status: 'refunded' }])
  await home.close()
})
