/** A teacher's checks of a block program and how they went, in words. */
import type { CheckWish } from '@panya/domain/classroom/check.ts'
import { isolate } from '@panya/domain/locale/isolate.ts'
import type { BlockMessages } from '@panya/engines/blockly/messages/block-messages.ts'
import type { CheckLine } from '../../../host/task/check-line.ts'
import type { Translate } from '../../../host/tool-messages.ts'
import { blockName } from './block-names.ts'
import { type BlocksResult, isBlocksCheck } from './judge-blocks.ts'
import type en from './messages/en.ts'
import { isStageCheck, type StageCheck } from './stage-judge.ts'

type TaskMessages = Translate<keyof typeof en>

export const taskLines = (
  t: TaskMessages,
  words: BlockMessages,
  checks: readonly CheckWish[],
  results: readonly BlocksResult[],
): CheckLine[] =>
  checks.map((check, at) => {
    const result = results[at] ?? { passed: false, count: 0 }
    const title = titleOf(t, words, check)
    return result.passed
      ? { title, state: 'passed' }
      : { title, state: 'failed', ...whyNot(t, check, result) }
  })

function titleOf(t: TaskMessages, words: BlockMessages, check: CheckWish): string {
  if (isStageCheck(check)) return stageTitle(t, check)
  if (!isBlocksCheck(check)) return t('other')
  switch (check.kind) {
    case 'uses-block':
    case 'avoids-block': {
      const block = isolate(blockName(words, check.block))
      return t(check.kind === 'uses-block' ? 'uses' : 'avoids', { block })
    }
    case 'most-blocks':
      return t('mostBlocks', { count: check.count })
  }
}

function stageTitle(t: TaskMessages, check: StageCheck): string {
  if (check.kind === 'variable')
    return t('variable', { name: isolate(check.name), value: isolate(oneLine(check.value)) })
  if (check.kind === 'dots') return t('dots')
  if (check.kind === 'prints') return t('prints', { text: isolate(oneLine(check.text)) })
  const sprite = check.sprite.trim() === '' ? t('anySprite') : isolate(check.sprite)
  if (check.kind === 'says') return t('says', { sprite, text: isolate(oneLine(check.text)) })
  return t('spriteAt', { sprite, place: isolate(`x ${check.x}, y ${check.y}`) })
}

function whyNot(
  t: TaskMessages,
  check: CheckWish,
  { count, stage }: BlocksResult,
): Pick<CheckLine, 'why' | 'samples'> {
  if (check.kind === 'uses-block') return { why: t('whyUses') }
  if (check.kind === 'avoids-block') return { why: t('whyAvoids') }
  if (check.kind === 'most-blocks') return { why: t('whyMany', { count }) }
  if (!stage) return { why: t('whyOther') }
  if (!stage.canRun) return { why: t('whyCannotRun') }
  if (stage.last === null) return { why: t(NONE[(check as StageCheck).kind]) }
  return { why: t('whyStage'), samples: [{ label: t('last'), text: stage.last }] }
}

const NONE = {
  variable: 'whyNoVariable',
  'sprite-at': 'whyNoSprite',
  says: 'whyNothingSaid',
  dots: 'whyDark',
  prints: 'whyNothingPrinted',
} as const

const oneLine = (text: string) => text.trim().split('\n').join(', ')
