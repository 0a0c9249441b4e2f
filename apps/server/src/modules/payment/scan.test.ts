import { createRequire } from 'node:module'
import { readPromptPay } from '@panya/domain/promptpay/payload.ts'
import { expect, test } from 'vitest'
import { waysToPay } from './pay-ways.ts'
import { createStripe } from './stripe-provider.ts'

/** The squares of the picture, filled by hand: the server's own reader of pictures takes no SVG. */
function pixelsOf(svg: string) {
  const [, size = 0] = (/viewBox="0 0 (\d+) \1"/.exec(svg) ?? []).map(Number)
  const data = new Uint8ClampedArray(size * size * 4).fill(255)
  for (const [, x, y, side] of svg.matchAll(/M(\d+),(\d+)h(\d+)v\3h-\3z/g)) {
    for (let row = 0; row < Number(side); row++) {
      const from = (Number(y) + row) * size + Number(x)
      for (let at = from; at < from + Number(side); at++) data.fill(0, at * 4, at * 4 + 3)
    }
  }
  return { data, width: size, height: size }
}

const NOW = new Date('2026-11-15T03:00:00Z')
const ORDER = { reference: 'K7MNPQ2RSX', expiresAt: new Date('2026-11-22T03:00:00Z') }
const DOOR = { contactEmail: 'a@b.example', providers: [] }

/** A scanner that shares no line with what drew the code. */
async function scan(svg: string): Promise<string> {
  const cv = await createRequire(import.meta.url)('@techstark/opencv-js')
  const picture = cv.matFromImageData(pixelsOf(svg))
  const points = new cv.Mat()
  const straight = new cv.Mat()
  return new cv.QRCodeDetector().detectAndDecode(picture, points, straight)
}

test('a scanner reads amount, reference and checksum out of the picture of the code', async () => {
  const to = { kind: 'biller', biller: '010754400010800' } as const
  const promptPay = { to, bank: null, accountName: null }
  const order = { ...ORDER, amountMinor: 123_456_789, currency: 'THB' } as const
  const [way] = waysToPay({ ...DOOR, promptPay }, order, NOW)
  if (way?.kind !== 'promptpay') throw new Error('no code')
  const text = await scan(way.svg)
  expect(text).toBe(way.text)
  // Reading refuses a wrong checksum.
  expect(readPromptPay(text)).toMatchObject({
    kind: 'payment',
    payment: {
      receiver: { kind: 'bill', reference1: order.reference },
      amountMinor: order.amountMinor,
    },
  })
})

test('dollars are not paid by PromptPay', () => {
  const promptPay = {
    to: { kind: 'phone', phone: '0812345678' },
    bank: null,
    accountName: null,
  } as const
  const order = { ...ORDER, amountMinor: 299, currency: 'USD' } as const
  const ways = waysToPay({ ...DOOR, promptPay }, order, NOW)
  expect(ways).toEqual([{ kind: 'manual', contactEmail: 'a@b.example' }])
})

test('a provider’s page is offered for what it takes and while there is time', () => {
  const keys = { secretKey: 'sk_test_x', webhookSecret: 'x', isTest: true, api: null }
  const door = { ...DOOR, promptPay: null, providers: [createStripe(keys)] }
  const kinds = (wish: Partial<Parameters<typeof waysToPay>[1]>) => {
    const order = { ...ORDER, amountMinor: 9900, currency: 'THB', ...wish } as const
    return waysToPay(door, order, NOW).map(({ kind }) => kind)
  }
  expect(kinds({})).toEqual(['checkout', 'manual'])
  expect(kinds({ amountMinor: 999 })).toEqual(['manual'])
  expect(kinds({ amountMinor: 50, currency: 'USD' })).toEqual(['checkout', 'manual'])
  expect(kinds({ expiresAt: new Date(NOW.getTime() + 30 * 60_000) })).toEqual(['manual'])
})
