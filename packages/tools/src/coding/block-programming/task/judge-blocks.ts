/** Whether a block program is made as a teacher asked; nothing is run for it. */
import {
  CHECK_LIMITS,
  type CheckOf,
  type CheckWish,
  isOfKind,
} from '@panya/domain/classroom/check.ts'
import type { BlocksContent } from '../core/document.ts'
import { blocksAtWork } from './blocks-at-work.ts'

export interface BlocksResult {
  passed: boolean
  /** How many blocks there are, where that was asked. */
  count: number
  /** How it stood on the stage at last, where that was asked. */
  stage?: { last: string | null; canRun: boolean }
}

export function judgeBlocks(content: BlocksContent, checks: readonly CheckWish[]): BlocksResult[] {
  const blocks = blocksAtWork(content)
  const types = new Set(blocks.map(({ type }) => type))
  return checks.map((check) => ({
    passed: isPassed(check, types, blocks.length),
    count: blocks.length,
  }))
}

const KINDS = ['uses-block', 'avoids-block', 'most-blocks'] as const

/** What only other tools can check is none. */
export const isBlocksCheck = (check: CheckWish): check is CheckOf<(typeof KINDS)[number]> =>
  isOfKind(check, KINDS)

function isPassed(check: CheckWish, types: ReadonlySet<string>, count: number): boolean {
  if (!isBlocksCheck(check)) return false
  switch (check.kind) {
    case 'uses-block':
      return types.has(check.block)
    case 'avoids-block':
      return !types.has(check.block)
    case 'most-blocks':
      return count <= check.count
  }
}

/** What could be asked of others, by a solution; null where nothing of it can run. */
export function recordBlocks(content: BlocksContent): CheckWish[] | null {
  const blocks = blocksAtWork(content)
  if (blocks.length === 0) return null
  const types = [...new Set(blocks.map(({ type }) => type))]
  return [
    { kind: 'most-blocks', count: Math.min(blocks.length, CHECK_LIMITS.count) },
    ...types.map((block): CheckWish => ({ kind: 'uses-block', block })),
  ]
}
