/** Paying at a provider's page: there and back, for a grown-up and for a guardian, and back without having paid. */
import type { Page } from '@playwright/test'
import { aChild, aGrownUp, expect, order, ordersOf, test } from './shop.ts'

const PROVIDER = 'https://checkout.stripe.example'
test.use({ otherSite: /^https:\/\/checkout\.stripe\.example$/ })

/** Their page is theirs: here it only has to be reached. */
async function leaveFor(page: Page, button: string): Promise<void> {
  await page.route(`${PROVIDER}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Pay here</title><h1>Pay here</h1>' }),
  )
  await page.getByRole('button', { name: button }).click()
  await expect(page.getByRole('heading', { name: 'Pay here' })).toBeVisible()
}

test('a grown-up goes to the page, comes back unpaid, goes once more, and is thanked', async ({
  page,
  shop,
}) => {
  await aGrownUp(page.request)
  const { id, reference } = await order(page.request)
  await page.goto(`/orders/order?id=${id}`)
  await expect(page.getByRole('region', { name: 'Pay by card or PromptPay' })).toBeVisible()
  await leaveFor(page, 'Go to the payment page')
  const session = shop.stripe.sessionFor(reference)
  await page.goto(session.cancel_url ?? '')
  await expect(page).toHaveURL(`/orders/order?reference=${reference}`)
  await expect(page.getByRole('button', { name: 'Go to the payment page' })).toBeVisible()
  await leaveFor(page, 'Go to the payment page')
  // Nobody tells the server of it: whoever comes back asks.
  shop.stripe.pay(reference)
  await page.goto(session.success_url ?? '')
  await expect(page.getByRole('heading', { name: 'Paid, thank you!' })).toBeVisible({
    timeout: 30_000,
  })
})

test('a guardian comes back to the page of their link, in their language', async ({
  page,
  browser,
  baseURL,
  shop,
}) => {
  const child = await browser.newContext({ baseURL })
  await aChild(child.request)
  const made = await child.request.post('/api/orders', {
    data: { plan: 'basic', cycle: 'monthly', buyer: null },
  })
  const { token } = (await made.json()) as { token: string }
  const [{ reference } = { reference: '' }] = await ordersOf(child.request)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/ar/guardian/pay#${token}`)
  await page.getByLabel('اسمك').fill('سميرة')
  await page.getByRole('button', { name: /وأدفع$/ }).click()
  await leaveFor(page, 'الانتقال إلى صفحة الدفع')
  shop.stripe.pay(reference)
  await page.goto(shop.stripe.sessionFor(reference).success_url ?? '')
  await expect(page).toHaveURL('/ar/guardian/pay')
  await expect(page.getByRole('heading', { name: 'تم الدفع، شكرًا!' })).toBeVisible({
    timeout: 30_000,
  })
  await child.close()
})

test('who comes back to a browser that knows nobody is told where to go', async ({ page }) => {
  await page.goto('/checkout/done?order=A222222222')
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/signin?return=%2Forders%2Forder%3Freference%3DA222222222',
  )
})
