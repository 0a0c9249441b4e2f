/** Receipts, tax invoices and credit notes: what stands on them, and that each is one sheet of A4. */
import { buddhistYear } from '@panya/domain/tax-paper/thai-date.ts'
import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { aGrownUp, aTill, BUYER, expect, order, test } from './shop.ts'

const THIS_YEAR = `${buddhistYear(bangkokDay(new Date()))}`

async function expectOneSheet(page: Page): Promise<void> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
  // A4 in points; browsers round to pixels.
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[45](?:\.\d+)? 84[12]/)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article')).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { includeHidden: false })).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
}

test('a full tax invoice: Thai first, the reader’s language beneath, in the years of Thai papers', async ({
  page,
  baseURL,
}) => {
  await aGrownUp(page.request)
  const made = await order(page.request, { buyer: BUYER })
  const till = await aTill(baseURL)
  await till.confirm(made)
  await till.close()
  await page.goto('/orders')
  await expect(page.getByRole('region', { name: /^Basic, paid until/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Tax invoice/ }).click()
  const sheet = page.getByRole('article')
  for (const words of [
    'ใบกำกับภาษี',
    'Tax invoice',
    'บริษัท ปัญญา จำกัด',
    '0107544000108',
    'สำนักงานใหญ่',
    BUYER.name,
    BUYER.address,
    BUYER.taxId,
    THIS_YEAR,
    '92.52',
    '6.48',
    '99.00',
    'เก้าสิบเก้าบาทถ้วน',
  ])
    await expect(sheet).toContainText(words)
  await expectAccessible(page)
  await expectOneSheet(page)
})

test('a receipt for who gave no name, on a phone, in Arabic and in the dark: still Thai, still one sheet', async ({
  page,
  baseURL,
}) => {
  await aGrownUp(page.request)
  const made = await order(page.request)
  const till = await aTill(baseURL)
  await till.confirm(made)
  const [paper] = (await till.read(made.id)).papers
  await till.close()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`/ar/orders/paper?id=${made.id}&number=${paper?.number}`)
  const sheet = page.getByRole('article')
  await expect(sheet).toContainText('ใบเสร็จรับเงิน')
  await expect(sheet).toContainText('إيصال')
  await expect(sheet).not.toContainText('ผู้ซื้อ')
  await expectAccessible(page)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide, 'scrolls sideways').toBeLessThanOrEqual(0)
  await expectOneSheet(page)
})
