import { expect, test } from 'vitest'
import { readPaymentSettings } from './payment-settings.ts'

function read(variables: Record<string, string>) {
  const problems: string[] = []
  const settings = readPaymentSettings((name) => variables[name] ?? null, problems)
  return { ...settings, problems }
}

const SELLER = {
  SELLER_NAME: 'บริษัท ปัญญา จำกัด',
  SELLER_ADDRESS: '1 ถนนห้วยแก้ว เชียงใหม่ 50200',
  SELLER_TAX_ID: '0107544000108',
}

test('nothing said is nothing offered', () => {
  expect(read({})).toEqual({ promptPay: null, seller: null, stripe: null, problems: [] })
})

test('a biller, a tax id and a mobile number are told apart, however they are written', () => {
  const to = (written: string) => read({ PROMPTPAY_TO: written }).promptPay?.to
  expect(to('0107-5440-0010-800')).toEqual({ kind: 'biller', biller: '010754400010800' })
  expect(to('0107544000108')).toEqual({ kind: 'thai-id', thaiId: '0107544000108' })
  expect(to('081 234 5678')).toEqual({ kind: 'phone', phone: '0812345678' })
})

test.each(['0107544000109', '1234567890', '081234567', 'BANK'])('%s is nobody', (written) => {
  const { promptPay, problems } = read({ PROMPTPAY_TO: written })
  expect(promptPay).toBeNull()
  expect(problems).toEqual([expect.stringContaining('PROMPTPAY_TO')])
})

test('a bank alone is a mistake', () => {
  expect(read({ PROMPTPAY_BANK: 'KBank' }).problems).toHaveLength(1)
})

test('a seller has everything a tax invoice asks for, or each missing thing is named', () => {
  expect(read(SELLER)).toMatchObject({ seller: { branch: '00000' }, problems: [] })
  const wrong = read({ SELLER_TAX_ID: '0107544000109', SELLER_BRANCH: '1' })
  expect(wrong.seller).toBeNull()
  expect(wrong.problems.map((problem) => problem.split(' ')[0])).toEqual([
    'SELLER_NAME',
    'SELLER_ADDRESS',
    'SELLER_TAX_ID',
    'SELLER_BRANCH',
  ])
})

test('a seller without a tax id is not registered, and has no branch then', () => {
  const { SELLER_TAX_ID: _none, ...rest } = SELLER
  expect(read(rest)).toMatchObject({ seller: { taxId: null, branch: null }, problems: [] })
  expect(read({ ...rest, SELLER_BRANCH: '00001' }).problems).toEqual([
    expect.stringContaining('SELLER_TAX_ID'),
  ])
})

test('a key of Stripe in the place of its webhook secret is refused', () => {
  const secret = `whsec_${'a'.repeat(32)}`
  expect(read({ STRIPE_WEBHOOK_SECRET: secret }).stripe).toEqual({ webhookSecret: secret })
  const { stripe, problems } = read({ STRIPE_WEBHOOK_SECRET: `sk_live_${'a'.repeat(32)}` })
  expect([stripe, problems]).toEqual([null, [expect.not.stringContaining('sk_live')]])
})
