import { expect, test } from 'vitest'
import { bodyPose } from './models/body-pose.ts'
import { personMask } from './models/cut-out.ts'
import { detect } from './models/detector.ts'
import { faces } from './models/faces.ts'
import { hands } from './models/hands.ts'
import { drawnHand } from './samples/drawn-hand.ts'
import { nodeTensors } from './testing/node-tensors.ts'
import { testPicture } from './testing/test-picture.ts'

const cat = testPicture('cat')
const astronaut = testPicture('astronaut')
const source = await nodeTensors()

test('a cat is found where it is, and nothing in a blank picture', async () => {
  const found = await detect(source, cat, 0.5)
  expect(found.map(({ label }) => label)).toEqual(['cat'])
  expect(found[0]!.width).toBeGreaterThan(cat.width / 2)
  const blank = { ...cat, rgba: new Uint8ClampedArray(cat.rgba.length).fill(255) }
  expect(await detect(source, blank, 0.5)).toEqual([])
})

test('a body has its nose in the face and its shoulders below', async () => {
  const points = await bodyPose(source, astronaut)
  const [nose, left, right] = [points[0]!, points[5]!, points[6]!]
  expect(nose.sureness).toBeGreaterThan(0.3)
  expect(nose.x / astronaut.width).toBeCloseTo(0.43, 1)
  expect(Math.min(left.y, right.y)).toBeGreaterThan(nose.y)
  expect(left.x).toBeGreaterThan(right.x)
})

test('a smiling face gets a mesh round its nose and is happy', async () => {
  const [face, ...others] = await faces(source, astronaut, 0.4)
  expect(others).toEqual([])
  expect(face!.expression).toBe('happy')
  expect(face!.mesh).toHaveLength(468)
  const xs = face!.mesh.map(({ x }) => x)
  expect(Math.min(...xs)).toBeGreaterThan(face!.x - face!.width * 0.3)
  expect(Math.max(...xs)).toBeLessThan(face!.x + face!.width * 1.3)
})

test('a person is cut out: the middle belongs to her, the upper corner does not', async () => {
  const mask = await personMask(source, astronaut)
  const at = (x: number, y: number) => mask[Math.round(y * 224) * 224 + Math.round(x * 224)]!
  expect(at(0.43, 0.25)).toBeGreaterThan(200)
  expect(at(0.02, 0.02)).toBeLessThan(60)
})

test('a raised hand has its points on the fingers and all five are up', async () => {
  const [hand, ...others] = await hands(source, drawnHand(), 0.3)
  expect(others).toEqual([])
  expect(hand).toMatchObject({ fingers: 5, gesture: 'open' })
  const [wrist, index, little] = [0, 8, 20].map((at) => hand!.points[at]!)
  expect(Math.hypot(index!.x - 104, index!.y - 48)).toBeLessThan(25)
  expect(Math.hypot(little!.x - 230, little!.y - 88)).toBeLessThan(25)
  expect(wrist!.y).toBeGreaterThan(220)
})

test('where no hand is, none is found', async () => {
  expect(await hands(source, cat, 0.5)).toEqual([])
})

test('no model leaves tensors behind', async () => {
  const before = source.tf.memory().numTensors
  for (const use of [
    () => detect(source, cat, 0.5),
    () => bodyPose(source, cat),
    () => faces(source, astronaut, 0.4),
    () => personMask(source, cat),
    () => hands(source, cat, 0.3),
  ])
    await use()
  expect(source.tf.memory().numTensors).toBe(before)
})
