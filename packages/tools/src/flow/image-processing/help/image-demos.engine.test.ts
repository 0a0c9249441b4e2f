import type { OpenCv } from '@panya/engines/vision/opencv-types.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkDemo } from '../../../flow-kit/testing/run-demos.ts'
import { imageRegistry } from '../nodes/image-nodes.ts'
import { nodeOpenCv, nodeVision } from '../testing/node-vision.ts'
import { IMAGE_DEMOS } from './image-demos.ts'

/** The library is read and made ready first. */
const LOADING = 60_000

let cv: OpenCv
beforeAll(async () => {
  cv = await nodeOpenCv()
}, LOADING)

/** These show what is there: it is the same before and after. */
const SAME = new Set([
  'image.show',
  'image.show-table',
  'image.save',
  'image.sample',
  'image.count',
])

describe('the help shows what the node really does', () => {
  test.each(Object.entries(IMAGE_DEMOS))('%s', async (type, demo) => {
    const { executor } = nodeVision(cv)
    const { before, after } = await checkDemo(demo, imageRegistry, { vision: executor })
    if (!SAME.has(type)) expect(before).not.toContain(after)
  })
})
