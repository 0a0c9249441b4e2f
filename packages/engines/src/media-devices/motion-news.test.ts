import { expect, test } from 'vitest'
import { motionIn } from './flow-field.ts'
import { MotionNews } from './motion-news.ts'
import { GREY_HEIGHT, GREY_WIDTH } from './optical-flow.ts'

/** Stripes that lie so far to the right. */
const stripes = (at: number): Float32Array =>
  Float32Array.from(
    { length: GREY_WIDTH * GREY_HEIGHT },
    (_, place) => 120 + 60 * Math.sin(((place % GREY_WIDTH) - at) / 4),
  )

test('stillness is told once, motion every time', () => {
  const news = new MotionNews()
  const told = [0, 0, 0, 0, 2, 4, 4, 4, 4].map((at) => {
    const flow = news.next(stripes(at))
    return flow && (motionIn(flow, () => true)?.amount ?? 0) > 0 ? 'moved' : flow && 'still'
  })
  expect(told).toEqual([null, 'still', null, null, 'moved', 'moved', 'still', null, null])
})

test('turned around during a motion, whoever was told of it hears that it is over', () => {
  const news = new MotionNews()
  news.next(stripes(0))
  expect(news.next(stripes(3))).not.toBeNull()
  news.forget()
  expect(news.next(stripes(9)), 'nothing to compare with').toBeNull()
  const flow = news.next(stripes(9))
  expect(flow && motionIn(flow, () => true)).toBeNull()
  expect(flow, 'said all the same').not.toBeNull()
})

test('a camera that is switched on again begins anew', () => {
  const news = new MotionNews()
  news.next(stripes(0))
  expect(news.next(stripes(0))).not.toBeNull()
  expect(news.next(stripes(0))).toBeNull()
  news.begin()
  expect(news.next(stripes(0))).toBeNull()
  expect(news.next(stripes(0))).not.toBeNull()
})
