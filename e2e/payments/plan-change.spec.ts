/** A plan that is paid: it ends or goes on, a larger one begins at once with what is left, a smaller one afterwards. */
import { expectAccessible } from '../support/accessible.ts'
import { aGrownUp, aTill, expect, order, ordersOf, test } from './shop.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('lets it end and takes that back, changes up for the difference, and down for later', async ({
  page,
  baseURL,
}) => {
  test.slow()
  await aGrownUp(page.request)
  const till = await aTill(baseURL)
  await till.confirm(await order(page.request))
  await page.goto('/orders')
  const basic = page.getByRole('region', { name: /^Basic, paid until/ })
  await expect(basic.getByRole('status')).toContainText('it goes on: One month')
  await basic.getByRole('button', { name: 'Let it end' }).click()
  const dialog = page.getByRole('dialog', { name: 'Let the plan end?' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Let it end' }).click()
  await expect(basic.getByRole('status')).toContainText('Then it ends')
  await expect(dialog).toHaveCount(0)
  await basic.getByRole('button', { name: 'Let it go on' }).click()
  await expect(basic.getByRole('status')).toContainText('it goes on: One month')
  await expectAccessible(page)

  await basic.getByRole('link', { name: 'Choose another plan' }).click()
  await page.getByRole('link', { name: 'Choose Pro' }).click()
  const quote = page.locator('form output')
  await expect(quote).toContainText('It costs ฿249. ฿99 of it is left of what was paid before.')
  await expect(quote).toContainText('฿150')
  await expect(quote).toContainText('in place of the plan before')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Order and go to payment' }).click()
  await expect(page.getByRole('heading', { name: 'Your order: Pro' })).toBeVisible()
  const [up] = await ordersOf(page.request)
  expect(up).toMatchObject({ change: 'up', amountMinor: 15_000, creditMinor: 9900 })
  await till.confirm(up ?? { id: 0, amountMinor: 0 })
  await till.close()
  await expect(page.getByRole('heading', { name: 'Paid, thank you!' })).toBeVisible({
    timeout: 30_000,
  })

  await page.goto('/checkout?plan=basic')
  await expect(quote).toContainText('฿0')
  await expect(quote).toContainText('Before that we ask for ฿99.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Change to it then' }).click()
  const pro = page.getByRole('region', { name: /^Pro, paid until/ })
  await expect(pro.getByRole('status')).toContainText('Basic, One month')
  await pro.getByRole('button', { name: 'Stay with Pro' }).click()
  await expect(pro.getByRole('status')).toContainText('it goes on: One month')
})
