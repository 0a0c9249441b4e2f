/** Whatever a learner writes into a node's settings, its Python keeps its shape. */
import { PythonShapes, shapeCases } from '@panya/engines/flow/testing/python-shape.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { IMAGE_NODES } from './image-nodes.ts'

test('learners’ words are nothing but words in the Python of every node', async () => {
  const cases = shapeCases(IMAGE_NODES)
  expect(cases.length).toBeGreaterThan(100)
  const shapes = await PythonShapes.load()
  expect(shapes.differences(cases)).toEqual([])
})

test('any words at all are read by Python as they were written', async () => {
  const shapes = await PythonShapes.load()
  const anyText = fc.string({ unit: 'binary', maxLength: 40 })
  const property = fc.property(fc.array(anyText, { minLength: 5, maxLength: 10 }), (texts) => {
    expect(shapes.differences(shapeCases(IMAGE_NODES, texts))).toEqual([])
  })
  fc.assert(property, { numRuns: 10 })
})

test('no node takes another’s variable or function for something else', async () => {
  const shapes = await PythonShapes.load()
  expect(shapes.clashes(IMAGE_NODES)).toEqual([])
})
