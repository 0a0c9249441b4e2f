/** The bank's statement, on the phone of an administrator: what is certain, what a person chooses, and nothing twice. */
import { decimalText } from '@panya/domain/amount/amount.ts'
import { shortThaiDate } from '@panya/domain/tax-paper/thai-date.ts'
import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import type { Browser } from '@playwright/test'
import { signInByApi } from '../accounts/people.ts'
import { newAdmin } from '../admin/new-admin.ts'
import { expectAccessible } from '../support/accessible.ts'
import { aGrownUp, aTill, expect, order, test } from './shop.ts'

test.use({ viewport: { width: 390, height: 844 } })

async function anOrder(browser: Browser, baseURL: string | undefined, wish: object = {}) {
  const buyer = await browser.newContext({ baseURL })
  await aGrownUp(buyer.request)
  const made = await order(buyer.request, wish)
  await buyer.close()
  return made
}

const HEADINGS = 'วันที่,เวลา,ถอนเงิน,ฝากเงิน,คงเหลือ,รายละเอียด'
const DAY = shortThaiDate(bangkokDay(new Date()))
const incoming = (minor: number, time: string, details: string) =>
  `${DAY},${time},,${decimalText(minor)},1000.00,${details}`

test('brings a statement: a line with its reference pays, another is chosen, one is not read, all once', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const named = await anOrder(browser, baseURL)
  const unnamed = await anOrder(browser, baseURL, { plan: 'pro' })
  const lines = [
    incoming(named.amountMinor, '09:05', `BILL PAYMENT ${named.reference} MALI`),
    incoming(unnamed.amountMinor, '09:30', 'โอนเงิน นายสมชาย'),
    incoming(1250, '10:00', 'ดอกเบี้ย'),
    `31/02/2569,11:00,,5.00,1000.00,?`,
  ]
  const text = [HEADINGS, ...lines].join('\n')
  await signInByApi(page.request, await newAdmin(page.request, baseURL ?? ''))
  await page.goto('/admin/statement')
  await expectAccessible(page)
  await page.getByLabel('CSV file of the bank').setInputFiles({
    name: 'statement.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  })
  await expect(page.getByLabel(/^Or paste its lines/)).toHaveValue(/ดอกเบี้ย/)
  await page.getByRole('button', { name: 'See what would happen' }).click()
  const table = page.getByRole('table', { name: 'Lines of the statement' })
  await expect(table.getByRole('row', { name: named.reference })).toContainText('is paid')
  await expect(page.getByRole('table', { name: 'Lines that cannot be read' })).toContainText(
    'The day cannot be read.',
  )
  const choice = page.getByLabel('Order that line 3 pays')
  const option = choice.locator('option', { hasText: unnamed.reference })
  await choice.selectOption(await option.getAttribute('value'))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirm 2 payments' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'are confirmed' })).toBeVisible()
  await expectAccessible(page)
  const till = await aTill(baseURL)
  for (const { id } of [named, unnamed]) {
    const { status, payments } = await till.read(id)
    expect([status, payments.length]).toEqual(['granted', 1])
  }

  // A longer statement of the same days: what was told before is known.
  const later = await anOrder(browser, baseURL)
  const longer = [text, incoming(later.amountMinor, '12:00', later.reference)].join('\n')
  await page.getByLabel(/^Or paste its lines/).fill(longer)
  await page.getByRole('button', { name: 'See what would happen' }).click()
  await expect(table.getByText('told before')).toHaveCount(2)
  await page.getByRole('button', { name: 'Confirm 1 payment' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'are confirmed' })).toBeVisible()
  expect((await till.read(named.id)).payments).toHaveLength(1)
  expect((await till.read(later.id)).status).toBe('granted')
  await till.close()
})

test.describe(() => {
  // What is no statement is refused.
  test.use({ expectedErrors: [/status of 400/] })

  test('what is no statement is said so, and the books show what is there', async ({
    page,
    baseURL,
  }) => {
    await signInByApi(page.request, await newAdmin(page.request, baseURL ?? ''))
    await page.goto('/admin/statement')
    await page.getByLabel(/^Or paste its lines/).fill('a,b\n1,2')
    await page.getByRole('button', { name: 'See what would happen' }).click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'No headings were found' }),
    ).toBeVisible()
    await page.goto('/admin/bookkeeping')
    await expect(page.getByText('The books agree')).toBeVisible()
    const postings = page.getByRole('link', { name: 'Download the postings' })
    const answer = await page.request.get((await postings.getAttribute('href')) ?? '')
    expect(answer.headers()['content-disposition']).toContain('.csv')
    await expectAccessible(page)
    await page.getByLabel('From').fill('2020-01-01')
    await expect(page.getByText('a year apart at most')).toBeVisible()
    await expect(postings).toHaveCount(0)
  })
})
