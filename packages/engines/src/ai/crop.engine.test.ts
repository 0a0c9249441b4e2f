import { expect, test } from 'vitest'
import { squareAround, squareOn } from './picture.ts'
import { cropOf, pixelsOf } from './tensors.ts'
import { nodeTensors } from './testing/node-tensors.ts'
import { testPicture } from './testing/test-picture.ts'

const { tf } = await nodeTensors()
const cat = testPicture('cat')

test.each([
  ['the whole picture', { x: 0, y: 0, width: cat.width, height: cat.height }],
  ['a square round it', squareAround(cat)],
  ['a part of it', { x: 20.5, y: 31, width: 77, height: 60.25 }],
  ['more than there is', squareOn({ x: 0, y: 0, width: 40, height: 30 }, 1.6)],
])('a crop of %s is the one the library makes', async (_, box) => {
  const { x, y, width, height } = box
  const corners = [
    [y / cat.height, x / cat.width, (y + height) / cat.height, (x + width) / cat.width],
  ] as [number, number, number, number][]
  const apart = tf.tidy(() => {
    const whole = tf.expandDims(tf.cast(pixelsOf(tf, cat), 'float32'), 0)
    const theirs = tf.image.cropAndResize(whole as never, corners, [0], [64, 64], 'bilinear')
    const wanted = tf.sub(tf.div(theirs, 127.5), 0.5)
    const ours = cropOf(tf, cat, 64, { box, times: 1 / 127.5, plus: -0.5 })
    // Rows on the very edge may fall to either side.
    return tf.mean(tf.abs(tf.sub(wanted, ours)))
  })
  const [difference] = await apart.data()
  apart.dispose()
  expect(difference).toBeLessThan(1e-3)
})
