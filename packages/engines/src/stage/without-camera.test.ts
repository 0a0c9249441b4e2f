import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filling } from './filling.ts'
import { withoutCamera } from './without-camera.ts'

/** A stage that is what was drawn last. */
function stageWith(isCameraOn: boolean) {
  const layer = { visible: isCameraOn }
  const stage = { shown: isCameraOn ? 'backdrop and face' : 'backdrop' }
  const draw = (): void => {
    stage.shown = layer.visible ? 'backdrop and face' : 'backdrop'
  }
  return { layer, stage, draw }
}

test.each([true, false])('a picture for a project shows no face (camera on: %s)', (isOn) => {
  const { layer, stage, draw } = stageWith(isOn)
  const before = stage.shown
  expect(withoutCamera(layer, draw, () => stage.shown)).toBe('backdrop')
  expect(stage.shown, 'the stage goes on as it was').toBe(before)
  expect(layer.visible).toBe(isOn)
})

test('also when the picture cannot be read', () => {
  const { layer, stage, draw } = stageWith(true)
  const fail = (): never => {
    throw new Error('no memory')
  }
  expect(() => withoutCamera(layer, draw, fail)).toThrow('no memory')
  expect([layer.visible, stage.shown]).toEqual([true, 'backdrop and face'])
})

test('whatever camera it is, the stage is filled with its middle', () => {
  expect(filling({ width: 1280, height: 720 }, { width: 480, height: 360 })).toEqual({
    x: 160,
    y: 0,
    width: 960,
    height: 720,
  })
  const side = fc.integer({ min: 1, max: 4000 })
  fc.assert(
    fc.property(side, side, (width, height) => {
      const part = filling({ width, height }, { width: 480, height: 360 })
      expect(part.width / part.height).toBeCloseTo(4 / 3)
      expect(part.x).toBeGreaterThanOrEqual(0)
      expect(part.y + part.height).toBeLessThanOrEqual(height + 1e-6)
    }),
  )
})
