/** Ways that are not open: a child at the till, somebody else's order, a second order, a link that has ended. */
import { signInByApi } from '../accounts/people.ts'
import { expectAccessible } from '../support/accessible.ts'
import { anotherTeacher } from '../teach/class.ts'
import { aChild, aGrownUp, expect, order, test } from './shop.ts'

test.use({ expectedErrors: [/status of 40[349]/] })

test('a child is never told how to pay, and cannot begin it', async ({ page }) => {
  await aChild(page.request)
  const made = await order(page.request)
  expect(made).toMatchObject({ status: 'quoted', payer: 'guardian', ways: null })
  await page.goto(`/orders/order?id=${made.id}`)
  await expect(page.getByText('They need the link for it.')).toBeVisible()
  await expect(page.getByRole('region', { name: /^Pay/ })).toHaveCount(0)
  const begun = await page.request.post(`/api/orders/${made.id}/checkout`, {
    data: { provider: 'stripe', locale: 'en' },
  })
  expect(begun.status()).toBe(404)
})

test('somebody else’s order and its papers are not there', async ({ page, browser, baseURL }) => {
  const other = await browser.newContext({ baseURL })
  await aGrownUp(other.request)
  const theirs = await order(other.request)
  await other.close()
  await aGrownUp(page.request)
  await page.goto(`/orders/order?id=${theirs.id}`)
  await expect(
    page.getByRole('heading', { name: 'There is no such order of yours.' }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/orders/paper?id=${theirs.id}&number=RC00000-2569-000001`)
  await expect(
    page.getByRole('heading', { name: 'There is no such paper of yours.' }),
  ).toBeVisible()
  const cancelled = await page.request.post(`/api/orders/${theirs.id}/cancel`)
  expect(cancelled.status()).toBe(404)
})

test('a second order waits for the first: it is paid, or cancelled and made anew', async ({
  page,
}) => {
  await aGrownUp(page.request)
  await order(page.request)
  await page.goto('/checkout?plan=pro')
  const button = page.getByRole('button', { name: 'Order and go to payment' })
  await button.click()
  const refusal = page.getByRole('alert').filter({ hasText: 'waits for its money' })
  await expect(refusal).toBeVisible()
  await expectAccessible(page)
  await refusal.getByRole('link', { name: 'To my orders' }).click()
  await page.getByRole('link', { name: /^Basic/ }).click()
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(page.getByText('This order was cancelled. Nothing is to be paid.')).toBeVisible()
  await page.goto('/checkout?plan=pro')
  await button.click()
  await expect(page.getByRole('heading', { name: 'Your order: Pro' })).toBeVisible()
})

test('a link that is none, and the office for whoever is no administrator', async ({
  page,
  baseURL,
}) => {
  await page.goto(`/guardian/pay#${'A'.repeat(22)}`)
  await expect(page.getByRole('alert').filter({ hasText: 'does not work any more' })).toBeVisible()
  await expectAccessible(page)
  await signInByApi(page.request, await anotherTeacher(baseURL ?? ''))
  await page.goto('/admin/orders')
  await expect(page.getByText('This place is for administrators')).toBeVisible()
  expect((await page.request.get('/api/admin/orders')).status()).toBe(403)
})
