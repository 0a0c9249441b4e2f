/** A teacher's checks of a block program and how they went, in words. */
import type { CheckWish } from '@panya/domain/classroom/check.ts'
import type { BlockMessages } from '@panya/engines/blockly/messages/block-messages.ts'
import type { CheckLine } from '../../../host/task/check-line.ts'
import type { Translate } from '../../../host/tool-messages.ts'
import { blockName } from './block-names.ts'
import { type BlocksResult, isBlocksCheck } from './judge-blocks.ts'
import type en from './messages/en.ts'

type TaskMessages = Translate<keyof typeof en>

export const taskLines = (
  t: TaskMessages,
  words: BlockMessages,
  checks: readonly CheckWish[],
  results: readonly BlocksResult[],
): CheckLine[] =>
  checks.map((check, at) => {
    const { passed, count } = results[at] ?? { passed: false, count: 0 }
    const title = titleOf(t, words, check)
    return passed
      ? { title, state: 'passed' }
      : { title, state: 'failed', why: whyNot(t, check, count) }
  })

function titleOf(t: TaskMessages, words: BlockMessages, check: CheckWish): string {
  if (!isBlocksCheck(check)) return t('other')
  switch (check.kind) {
    case 'uses-block':
    case 'avoids-block': {
      const block = `\u2068${blockName(words, check.block)}\u2069`
      return t(check.kind === 'uses-block' ? 'uses' : 'avoids', { block })
    }
    case 'most-blocks':
      return t('mostBlocks', { count: check.count })
  }
}

function whyNot(t: TaskMessages, check: CheckWish, count: number): string {
  if (check.kind === 'uses-block') return t('whyUses')
  if (check.kind === 'avoids-block') return t('whyAvoids')
  return check.kind === 'most-blocks' ? t('whyMany', { count }) : t('whyOther')
}
