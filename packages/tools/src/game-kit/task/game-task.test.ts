import type { CheckWish } from '@panya/domain/classroom/check.ts'
import type { FeatureCheck } from '@panya/domain/classroom/game-check.ts'
import { expect, test } from 'vitest'
import { NO_PROGRESS, recordResult } from '../core/progress.ts'
import { gameLines } from './game-lines.ts'
import { type GameResult, judgeGame, type Played } from './judge-game.ts'
import { loadGameTaskMessages } from './task-words.ts'

const DAY = '2026-01-05'
const python = (source: string) => ({ view: 'python', source })
const PROGRAMS: Record<string, unknown> = {
  loop: python('for _ in range(3):\n    east()\n'),
  plain: python('east()\neast()\n'),
  broken: python('for for'),
  empty: python('# later\n'),
}
const played: Played = {
  progress: recordResult(NO_PROGRESS, { level: 'steps-1', stars: 2, score: 5 }, DAY),
  level: null,
  program: async (level) => PROGRAMS[level] ?? null,
}

async function judge(check: CheckWish, level: string | null = null): Promise<GameResult> {
  const [result] = await judgeGame({ ...played, level }, [check])
  return result!
}

test('stars count in the level that is named, in that of the assignment, or in any', async () => {
  const stars = (level: string, count = 1): CheckWish => ({ kind: 'stars', level, count })
  expect(await judge(stars('steps-1', 2))).toEqual({ kind: 'passed' })
  expect(await judge(stars('steps-1', 3))).toEqual({ kind: 'stars', stars: 2 })
  expect(await judge(stars('steps-2'))).toEqual({ kind: 'stars', stars: 0 })
  expect(await judge(stars(''))).toEqual({ kind: 'passed' })
  expect(await judge(stars(''), 'steps-2')).toEqual({ kind: 'stars', stars: 0 })
  expect(await judge(stars('toString'))).toEqual({ kind: 'stars', stars: 0 })
})

test('a program is looked at as it is kept for the level; none is not one without a loop', async () => {
  const asks = (kind: FeatureCheck['kind']) => (level: string) => ({
    kind,
    level,
    feature: 'repeat',
  })
  const [uses, avoids] = [asks('uses-feature'), asks('avoids-feature')]
  expect(await judge(uses('loop'))).toEqual({ kind: 'passed' })
  expect(await judge(avoids('loop'))).toEqual({ kind: 'feature' })
  expect(await judge(avoids('plain'))).toEqual({ kind: 'passed' })
  expect(await judge(uses('plain'))).toEqual({ kind: 'feature' })
  expect(await judge(avoids('broken'))).toEqual({ kind: 'unreadable' })
  for (const level of ['empty', 'nothing'])
    expect(await judge(avoids(level))).toEqual({ kind: 'no-program' })
})

test('a check of another tool never passes', async () => {
  expect(await judge({ kind: 'most-lines', count: 9 })).toEqual({ kind: 'unknown' })
})

test('what is said names the level and says what to do', async () => {
  const t = await loadGameTaskMessages('en')
  const levels = [{ id: 'steps-1', title: '1. First steps' }]
  const words = { t, feature: (name: string) => name, levels, level: 'steps-1' }
  const checks: CheckWish[] = [
    { kind: 'stars', level: '', count: 3 },
    { kind: 'uses-feature', level: 'steps-1', feature: 'repeat' },
  ]
  const results = await judgeGame({ ...played, level: 'steps-1' }, checks)
  expect(gameLines(words, checks, results)).toEqual([
    {
      title: '3 stars in: \u20681. First steps\u2069',
      state: 'failed',
      why: 'Your best is 2 stars. Try again!',
    },
    {
      title: 'The program for \u20681. First steps\u2069 uses: \u2068repeat\u2069',
      state: 'failed',
      why: 'There is no program for this level yet.',
    },
  ])
})
