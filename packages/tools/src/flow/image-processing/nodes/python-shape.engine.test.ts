/** Whatever a learner writes into a node's settings, its Python keeps its shape. */
import { PythonShapes, shapeCases } from '@panya/engines/flow/testing/python-shape.ts'
import { expect, test } from 'vitest'
import { IMAGE_NODES } from './image-nodes.ts'

test('learners’ words are nothing but words in the Python of every node', async () => {
  const cases = shapeCases(IMAGE_NODES)
  expect(cases.length).toBeGreaterThan(100)
  const shapes = await PythonShapes.load()
  expect(shapes.differences(cases)).toEqual([])
})
