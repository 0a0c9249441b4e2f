/** A teacher's checks of a game and how they went, in words. */
import { type CheckWish, isOfKind } from '@panya/domain/classroom/check.ts'
import { isolate } from '@panya/domain/locale/isolate.ts'
import type { CheckLine } from '../../host/task/check-line.ts'
import type { NamedContent } from '../../host/tool-content.ts'
import type { Translate } from '../../host/tool-messages.ts'
import { GAME_KINDS, type GameResult } from './judge-game.ts'
import type en from './messages/en.ts'

export interface GameWords {
  t: Translate<keyof typeof en>
  /** What a part of the language is called. */
  feature(name: string): string
  levels: readonly NamedContent[]
  /** That of the assignment. */
  level: string | null
}

export const gameLines = (
  words: GameWords,
  checks: readonly CheckWish[],
  results: readonly GameResult[],
): CheckLine[] =>
  checks.map((check, at) => {
    const result = results[at] ?? { kind: 'unknown' }
    const title = titleOf(words, check)
    return result.kind === 'passed'
      ? { title, state: 'passed' }
      : { title, state: 'failed', why: whyNot(words, check, result) }
  })

function titleOf(words: GameWords, check: CheckWish): string {
  const { t } = words
  if (!isOfKind(check, GAME_KINDS)) return t('other')
  const level = levelName(words, check.level || words.level)
  if (check.kind === 'stars') {
    const { count } = check
    if (count === 1) return level === null ? t('anyPassed') : t('passed', { level })
    return level === null ? t('anyStars', { count }) : t('stars', { level, count })
  }
  const named = { level: level ?? check.level, feature: isolate(words.feature(check.feature)) }
  return t(check.kind === 'uses-feature' ? 'uses' : 'avoids', named)
}

function levelName({ levels, t }: GameWords, id: string | null): string | null {
  if (!id) return null
  const title = levels.find((level) => level.id === id)?.title
  return title === undefined ? t('given') : isolate(title)
}

function whyNot(
  { t }: GameWords,
  check: CheckWish,
  result: Exclude<GameResult, { kind: 'passed' }>,
): string {
  switch (result.kind) {
    case 'stars':
      return result.stars === 0 ? t('whyNotPassed') : t('whyStars', { count: result.stars })
    case 'no-program':
      return t('whyNoProgram')
    case 'unreadable':
      return t('whyUnreadable')
    case 'feature':
      return t(check.kind === 'avoids-feature' ? 'whyAvoids' : 'whyUses')
    case 'unknown':
      return t('whyOther')
  }
}
