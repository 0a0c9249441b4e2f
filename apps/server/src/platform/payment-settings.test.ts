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

const STRIPE = {
  STRIPE_SECRET_KEY: `sk_test_${'k'.repeat(24)}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${'a'.repeat(32)}`,
}

test('the key of Stripe and the secret of its webhook belong together', () => {
  expect(read(STRIPE)).toMatchObject({
    stripe: {
      secretKey: STRIPE.STRIPE_SECRET_KEY,
      webhookSecret: STRIPE.STRIPE_WEBHOOK_SECRET,
      isTest: true,
      api: null,
    },
    problems: [],
  })
  const live = { ...STRIPE, STRIPE_SECRET_KEY: `rk_live_${'k'.repeat(24)}` }
  expect(read(live).stripe?.isTest).toBe(false)
  for (const [name, value] of Object.entries(STRIPE)) {
    const { stripe, problems } = read({ [name]: value })
    expect([stripe, problems]).toEqual([null, [expect.stringMatching(/^STRIPE_/)]])
  }
})

test('a key in the place of the secret is refused, and is in no message', () => {
  const wrong = `sk_live_${'z'.repeat(32)}`
  for (const name of ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY']) {
    const given = { ...STRIPE, [name]: name === 'STRIPE_SECRET_KEY' ? `pk_live_${wrong}` : wrong }
    const { stripe, problems } = read(given)
    expect([stripe, problems]).toEqual([null, [expect.stringContaining(name)]])
    expect(problems.join()).not.toContain('zzz')
  }
})

test('a key is sent to Stripe, over https, or to a stand-in on this machine', () => {
  const api = (address: string) => read({ ...STRIPE, STRIPE_API_URL: address }).stripe?.api ?? null
  const host = '127.0.0.1'
  expect(api(`http://${host}:12111`)).toEqual({ protocol: 'http', host, port: 12_111 })
  expect(api('https://stripe.example')).toMatchObject({ protocol: 'https', port: 443 })
  for (const address of ['http://stripe.example', 'https://stripe.example/v1', 'stripe', 'ftp://x'])
    expect(read({ ...STRIPE, STRIPE_API_URL: address })).toMatchObject({
      stripe: null,
      problems: [expect.stringContaining('STRIPE_API_URL')],
    })
})
