import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtRuns } from '../../flow-kit/testing/built-runs.ts'
import { checkFlowTool } from '../../flow-kit/testing/check-flow-tool.ts'
import { emptyDocument } from './core/document.ts'
import { IMAGE_EXAMPLES } from './examples/image-examples.ts'
import { CATEGORIES } from './nodes/define.ts'
import { IMAGE_NODES } from './nodes/image-nodes.ts'
import { imageOps } from './nodes/image-runs.ts'

checkFlowTool({
  folder: import.meta.dirname,
  nodes: IMAGE_NODES,
  categories: CATEGORIES,
  examples: () => IMAGE_EXAMPLES,
  leastExamples: 12,
  emptyDocument,
})

test('every node is computed by what stands beside it', () => {
  expect(Object.keys(imageOps)).toEqual(IMAGE_NODES.map(({ type }) => type))
})

test('the page is built without what computes nodes, the worker with it', async () => {
  const [page, worker] = ['image-nodes.ts', 'image-runs.ts'].map((file) =>
    builtRuns(join(import.meta.dirname, 'nodes', file)),
  )
  expect(await page).toEqual([])
  expect(await worker).toContain('visionRun')
})
