import { EMPTY_FLOW } from '@panya/engines/flow/flow-content.ts'
import { addNode } from '@panya/engines/flow/flow-edit.ts'
import { expect, test } from 'vitest'
import { FILE_TRAVELS, savedContent } from './saved-content.ts'

test('a small file is saved with the flow, a big one leaves its name only', () => {
  const at = { x: 0, y: 0 }
  const small = { name: 'a.csv', size: 3, data: 'YSxi' }
  const big = { name: 'b.csv', size: FILE_TRAVELS * 2, data: 'A'.repeat(FILE_TRAVELS * 2) }
  let flow = addNode(EMPTY_FLOW, 'data.file', at, { file: small }).content
  flow = addNode(flow, 'data.file', at, { file: big }).content
  const saved = savedContent(flow)
  expect(saved.nodes[0]?.params.file).toEqual(small)
  expect(saved.nodes[1]?.params.file).toEqual({ name: 'b.csv', size: big.size })
  expect(flow.nodes[1]?.params.file).toEqual(big)
})
