import { createRequire } from 'node:module'
import { readPromptPay } from '@panya/domain/promptpay/payload.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { waysToPay } from './pay-ways.ts'

/** A scanner that shares no line with what drew the code. */
async function scan(svg: string): Promise<string> {
  const cv = await createRequire(import.meta.url)('@techstark/opencv-js')
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(600)
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const picture = cv.matFromImageData({
    data: new Uint8ClampedArray(data),
    width: info.width,
    height: info.height,
  })
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
