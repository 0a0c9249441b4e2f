import { createRequire } from 'node:module'
import { readPromptPay } from '@panya/domain/promptpay/payload.ts'
import { expect, test } from 'vitest'
import { waysToPay } from './pay-ways.ts'

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
  const door = { promptPay: { to, bank: null, accountName: null }, contactEmail: 'a@b.example' }
  const order = { reference: 'K7MNPQ2RSX', amountMinor: 123_456_789, currency: 'THB' } as const
  const [way] = waysToPay(door, order)
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
  const order = { reference: 'K7MNPQ2RSX', amountMinor: 299, currency: 'USD' } as const
  const ways = waysToPay({ promptPay, contactEmail: 'a@b.example' }, order)
  expect(ways).toEqual([{ kind: 'manual', contactEmail: 'a@b.example' }])
})
