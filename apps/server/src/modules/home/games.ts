/** Where somebody is in their games, and what today's challenges are. */
import { closedContentOf, type SiteSettings } from '@panya/domain/brand/site-settings.ts'
import type { BegunGame, DailyChallenge } from '@panya/domain/home/home.ts'
import { starsOf } from '@panya/tools/game-kit/core/progress.ts'
import { TOOLS } from '../../platform/tools.ts'
import type { PlayedGame } from '../progress/game-progress-port.ts'
import { levelsOf } from './level-list.ts'

export const GAMES = TOOLS.filter(({ family }) => family === 'games').map(({ path }) => path)

const DAILY = TOOLS.filter(({ daily }) => daily).map(({ path }) => path)

/** The first level without stars that is open, as the games themselves offer it. */
export async function begunGame(
  { tool, playedAt, progress }: PlayedGame,
  settings: SiteSettings | undefined,
): Promise<BegunGame> {
  const closed = closedContentOf(settings, tool)
  const levels = (await levelsOf(tool)).filter(({ id }) => !closed.has(id))
  const open = levels.filter(({ id }) => starsOf(progress, id) === 0)
  return {
    tool,
    playedAt: playedAt.toISOString(),
    done: levels.length - open.length,
    levels: levels.length,
    next: open[0] ?? null,
  }
}

export function dailyChallenges(played: readonly PlayedGame[], today: string): DailyChallenge[] {
  const level = `daily/${today}`
  return DAILY.map((tool) => {
    const game = played.find((one) => one.tool === tool)
    return { tool, level, done: (game?.progress.levels[level]?.plays ?? 0) > 0 }
  })
}
