import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtRuns } from '../../flow-kit/testing/built-runs.ts'
import { checkFlowTool } from '../../flow-kit/testing/check-flow-tool.ts'
import { emptyDocument } from './core/document.ts'
import { DATA_EXAMPLES } from './examples/data-examples.ts'
import { DATA_NODES } from './nodes/data-nodes.ts'
import { dataOps } from './nodes/data-runs.ts'
import { CATEGORIES } from './nodes/define.ts'

checkFlowTool({
  folder: import.meta.dirname,
  nodes: DATA_NODES,
  categories: CATEGORIES,
  examples: () => DATA_EXAMPLES,
  leastExamples: 12,
  emptyDocument,
})

test('every node is computed by what stands beside it', () => {
  expect(Object.keys(dataOps)).toEqual(DATA_NODES.map(({ type }) => type))
})

test('the page is built without what computes nodes, the worker with it', async () => {
  const [page, worker] = ['data-nodes.ts', 'data-runs.ts'].map((file) =>
    builtRuns(join(import.meta.dirname, 'nodes', file)),
  )
  expect(await page).toEqual([])
  expect(await worker).toContain('tableRun')
})
