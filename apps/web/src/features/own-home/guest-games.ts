/** A guest's games: what they played is on their device, the server is not told. */
import type { BegunGame, Home } from '@panya/domain/home/home.ts'
import { LOCALES, type Locale } from '@panya/domain/locale/locale.ts'
import { type GameProgress, readProgress, starsOf } from '@panya/tools/game-kit/core/progress.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { loadGuestProgress } from '../../adapters/projects/guest-progress.ts'
import type { GameLevels } from '../../adapters/teach/game-levels.ts'

interface Guest {
  user: number
  tools: readonly ToolManifest[]
  levels: GameLevels
  locale: Locale
}

interface Played {
  tool: ToolManifest
  progress: GameProgress
}

export async function withGuestGames(home: Home, guest: Guest): Promise<Home> {
  const games = guest.tools.filter(({ family }) => family === 'games')
  const all = await Promise.all(
    games.map(async (tool) => ({ tool, progress: await progressIn(tool, guest.user) })),
  )
  const played = all
    .filter(({ progress }) => Object.keys(progress.levels).length > 0)
    .toSorted((a, b) => (a.progress.streak.lastDay < b.progress.streak.lastDay ? 1 : -1))
  return {
    ...home,
    games: await Promise.all(played.map((one) => begunGame(one, guest))),
    challenges: home.challenges.map((challenge) => {
      const game = played.find(({ tool }) => tool.path === challenge.tool)
      return { ...challenge, done: (game?.progress.levels[challenge.level]?.plays ?? 0) > 0 }
    }),
    newcomer: home.newcomer && played.length === 0,
  }
}

async function progressIn({ path }: ToolManifest, user: number): Promise<GameProgress> {
  const stored = await loadGuestProgress<unknown>(user, `${path}:progress`).catch(() => null)
  return readProgress(stored)
}

async function begunGame({ tool, progress }: Played, guest: Guest): Promise<BegunGame> {
  const levels = (await guest.levels(tool.path, guest.locale).catch(() => null)) ?? []
  const open = levels.filter(({ id }) => starsOf(progress, id) === 0)
  const [next] = open
  return {
    tool: tool.path,
    playedAt: `${progress.streak.lastDay}T00:00:00.000Z`,
    done: levels.length - open.length,
    levels: levels.length,
    next: next ? { id: next.id, title: inEvery(next.title) } : null,
  }
}

/** It is shown in the page's language only. */
const inEvery = (title: string) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, title])) as Record<Locale, string>
