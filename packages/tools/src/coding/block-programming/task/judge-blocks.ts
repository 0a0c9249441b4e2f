/** Whether a block program is as a teacher asked; nothing is run for it. */
import type { CheckWish } from '@panya/domain/classroom/check.ts'
import type { BlocksContent } from '../core/document.ts'
import { blocksAtWork } from './blocks-at-work.ts'

export interface BlocksResult {
  passed: boolean
  /** How many blocks there are, where that was asked. */
  count: number
}

export function judgeBlocks(content: BlocksContent, checks: readonly CheckWish[]): BlocksResult[] {
  const blocks = blocksAtWork(content)
  const types = new Set(blocks.map(({ type }) => type))
  return checks.map((check) => ({
    passed: isPassed(check, types, blocks.length),
    count: blocks.length,
  }))
}

function isPassed(check: CheckWish, types: ReadonlySet<string>, count: number): boolean {
  switch (check.kind) {
    case 'uses-block':
      return types.has(check.block)
    case 'avoids-block':
      return !types.has(check.block)
    case 'most-blocks':
      return count <= check.count
    case 'output':
    case 'test':
    case 'uses-code':
    case 'avoids-code':
    case 'most-lines':
      return false
  }
}
