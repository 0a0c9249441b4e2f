import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeReplay, encodeReplay, replayInHash, replayLink } from './replay-data.ts'

test('what goes into a link comes out of it, in any script', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const written: unknown = JSON.parse(JSON.stringify(value))
      expect(decodeReplay(encodeReplay(value))).toEqual(written)
    }),
  )
  const link = replayLink('https://school.example/th/games/guessing#old', { word: 'ช้าง فيل 大象' })
  expect(link).toMatch(/^https:\/\/school\.example\/th\/games\/guessing#replay=[\w-]+$/)
  expect(replayInHash(new URL(link).hash)).toEqual({ word: 'ช้าง فيل 大象' })
})

test('damaged links give nothing and throw nothing', () => {
  expect(replayInHash('')).toBeNull()
  expect(replayInHash('#replay=%%%')).toBeNull()
  expect(decodeReplay('_w')).toBeNull()
  expect(decodeReplay('a'.repeat(60_001))).toBeNull()
})
