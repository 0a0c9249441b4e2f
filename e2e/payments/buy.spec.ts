/** From the plans to the thanks, on a phone: PromptPay, and an administrator who has seen the money. */
import { readFileSync } from 'node:fs'
import { readPromptPay } from '@panya/domain/promptpay/payload.ts'
import { signInByApi } from '../accounts/people.ts'
import { newAdmin } from '../admin/new-admin.ts'
import { expectAccessible } from '../support/accessible.ts'
import { scanCode } from './scan-code.ts'
import { aGrownUp, BUYER, expect, ordersOf, test } from './shop.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('a learner of age buys with PromptPay, somebody confirms the money, and the page tells it by itself', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  await aGrownUp(page.request)
  await page.goto('/plans')
  await page.getByRole('radio', { name: 'One year' }).check()
  await expect(page.getByRole('listitem').filter({ hasText: 'Basic' })).toContainText('฿990')
  await page.getByRole('link', { name: 'Choose Basic' }).click()
  await expect(page).toHaveURL('/checkout?plan=basic&cycle=yearly')

  const quote = page.locator('form output')
  await expect(quote).toContainText('฿990')
  await expect(quote).toContainText('with ฿64.77 of VAT in it')
  await page.getByRole('radio', { name: 'One month' }).check()
  await expect(quote).toContainText('with ฿6.48 of VAT in it')
  await page.getByLabel('I need a full tax invoice').check()
  await page.getByLabel('Name of the person, school or company').fill(BUYER.name)
  await page.getByLabel('Address', { exact: true }).fill(BUYER.address)
  await page.getByLabel('Tax ID').fill('0994000158379')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Order and go to payment' }).click()
  await expect(page.getByLabel('Tax ID')).toBeFocused()
  await expect(page.getByLabel('Tax ID')).toHaveAccessibleDescription(/A tax ID has 13 digits/)
  await page.getByLabel('Tax ID').fill('0994-000158-37-8')
  await page.getByRole('button', { name: 'Order and go to payment' }).click()

  await expect(page.getByRole('heading', { name: 'Your order: Basic' })).toBeVisible()
  const [made] = await ordersOf(page.request)
  await expect(page).toHaveURL(`/orders/order?id=${made?.id}`)
  const way = page.getByRole('region', { name: 'Pay with PromptPay' })
  await expect(way).toContainText('Krung Doi Bank')
  await expect(way).toContainText('PANYA CO LTD')
  await expect(way).toContainText(made?.reference ?? '')
  await expect(page.getByRole('region', { name: /Pay by transfer/ })).toContainText('@')
  await expectAccessible(page)
  const saving = page.waitForEvent('download')
  await way.getByRole('button', { name: 'Save as a picture' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe(`promptpay-${made?.reference}.png`)
  const text = await scanCode(readFileSync(await saved.path()))
  expect(readPromptPay(text)).toMatchObject({
    payment: { amountMinor: 9900, receiver: { reference1: made?.reference } },
  })
  await page.getByRole('button', { name: 'I have paid' }).click()
  await expect(page.getByText('We are looking for your money.')).toBeVisible()

  const office = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } })
  const desk = await office.newPage()
  await signInByApi(office.request, await newAdmin(office.request, baseURL ?? ''))
  await desk.goto('/admin/orders')
  await desk.getByLabel('Search').fill(made?.reference.toLowerCase() ?? '')
  await expect(desk.getByRole('row')).toHaveCount(2)
  await expectAccessible(desk)
  await desk.getByRole('link', { name: made?.reference }).click()
  await desk.getByRole('button', { name: 'Confirm money' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Confirm money' })
  await expect(dialog.getByLabel('Amount in THB')).toHaveValue('99.00')
  await dialog.getByLabel('Amount in THB').fill('1,23')
  await dialog.getByRole('button', { name: 'The money is here' }).click()
  await expect(dialog.getByLabel('Amount in THB')).toHaveAccessibleDescription(/1234\.50/)
  await dialog.getByLabel('Amount in THB').fill('99')
  await expectAccessible(desk)
  await dialog.getByRole('button', { name: 'The money is here' }).click()
  await expect(desk.getByRole('table', { name: 'Money that came' })).toContainText('Pays the order')
  await expectAccessible(desk)
  await office.close()

  await expect(page.getByRole('heading', { name: 'Paid, thank you!' })).toBeVisible({
    timeout: 30_000,
  })
  await expect(page.getByRole('region', { name: 'Pay with PromptPay' })).toHaveCount(0)
  await expectAccessible(page)
  const coins = (await (await page.request.get('/api/coins')).json()) as { planName: string }
  expect(coins.planName).toBe('basic')
})
