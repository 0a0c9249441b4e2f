/** A child never pays: a link leads a guardian, on their phone and in their language, from their yes to the receipt. */
import { expectAccessible } from '../support/accessible.ts'
import { aChild, aTill, expect, ordersOf, test } from './shop.ts'

const PHONE = { width: 360, height: 740 }

test('a child makes a link, a guardian agrees by name and pays, and the plan is the child’s', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  await page.setViewportSize(PHONE)
  await aChild(page.request)
  await page.goto('/checkout?plan=pro')
  await expect(page.locator('form output')).toContainText('A parent or guardian pays, not you.')
  await expect(page.getByLabel(/tax invoice/)).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Make a link for my guardian' }).click()
  const card = page.getByRole('region', { name: 'Now it is your guardian’s turn' })
  await expect(card.getByRole('heading')).toBeFocused()
  const field = card.getByLabel('Link for your guardian')
  await expect(field).toHaveValue(/\/guardian\/pay#[\w-]{22}$/)
  await expectAccessible(page)
  const first = new URL(await field.inputValue())
  const mail = card.getByRole('link', { name: 'Send it by mail' })
  expect(await mail.getAttribute('href')).toContain(encodeURIComponent(first.hash))
  const [made] = await ordersOf(page.request)

  // Lost: a new one is made, and the one before ends.
  await page.goto(`/orders/order?id=${made?.id}`)
  await expect(page.getByText('The order waits for a parent or guardian.')).toBeVisible()
  await page.getByRole('button', { name: 'Make a new link' }).click()
  const link = new URL(await page.getByLabel('Link for your guardian').inputValue())
  expect(link.hash).not.toBe(first.hash)
  await expectAccessible(page)

  const home = await browser.newContext({ baseURL, viewport: PHONE, colorScheme: 'dark' })
  const guardian = await home.newPage()
  await guardian.goto(`/th${link.pathname}${link.hash}`)
  await expect(guardian.getByRole('heading', { level: 1 })).toContainText('Nok')
  await expect(guardian).toHaveURL('/th/guardian/pay')
  await expect(guardian.getByText('฿249').first()).toBeVisible()
  await expect(guardian.locator('svg[shape-rendering=crispEdges]')).toHaveCount(0)
  await expectAccessible(guardian)
  const agree = guardian.getByRole('button', { name: 'ฉันเป็นผู้ปกครอง และจะจ่ายเงิน' })
  await agree.click()
  const name = guardian.getByLabel('ชื่อของคุณ')
  await expect(name).toHaveAccessibleDescription(/โปรดเขียนชื่อ/)
  await name.fill('สมศรี ดี')
  await agree.click()
  const own = guardian.getByLabel('ลิงก์ของคุณ')
  await expect(own).toHaveValue(/\/th\/guardian\/pay#[\w-]{22}$/)
  const mine = new URL(await own.inputValue())
  expect(mine.hash).not.toBe(link.hash)
  await expect(guardian.getByRole('region', { name: 'จ่ายด้วยพร้อมเพย์' })).toBeVisible()
  await expectAccessible(guardian)
  const wide = await guardian.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide, 'scrolls sideways').toBeLessThanOrEqual(0)

  const till = await aTill(baseURL)
  const seen = await till.read(made?.id ?? 0)
  expect(seen.payerName).toBe('สมศรี ดี')
  await till.confirm(seen)
  await till.close()
  await expect(guardian.getByRole('heading', { name: 'ได้รับเงินแล้ว ขอบคุณ!' })).toBeVisible({
    timeout: 30_000,
  })
  // With the link that is the guardian's own the receipt is there, days later too.
  await guardian.goto('about:blank')
  await guardian.goto(mine.pathname + mine.hash)
  await guardian.getByRole('button', { name: /^ใบเสร็จรับเงิน/ }).click()
  await expect(guardian.getByRole('article')).toContainText('สองร้อยสี่สิบเก้าบาทถ้วน')
  await expect(guardian).toHaveURL('/th/guardian/pay')
  await guardian.getByRole('button', { name: 'กลับไปที่คำสั่งซื้อ' }).click()
  await expect(guardian.getByRole('heading', { level: 1 })).toContainText('Nok')
  await home.close()

  await expect(page.getByRole('heading', { name: 'It is paid!' })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('link', { name: /^Receipt/ })).toHaveCount(0)
  await expectAccessible(page)
})
