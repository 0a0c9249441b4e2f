/** What the first page shows of somebody: the server's answer, and what is only on this device. */
import { HOME_LIMITS, type Home } from '@panya/domain/home/home.ts'
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { ProjectSummary } from '@panya/domain/project/project.ts'
import type { ToolUser } from '@panya/tools/host/tool-host.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { useCallback, useEffect, useState } from 'react'
import { fetchHome } from '../../adapters/home-api.ts'
import { draftProjects } from '../../adapters/projects/draft-projects.ts'
import type { GameLevels } from '../../adapters/teach/game-levels.ts'
import { withGuestGames } from './guest-games.ts'

export interface OwnHome {
  home: Home
  /** The server could not be asked: only what is on this device is there. */
  failed: boolean
}

interface Asked {
  user: ToolUser
  tools: readonly ToolManifest[]
  levels: GameLevels
  locale: Locale
}

const UNKNOWN: Home = {
  projects: [],
  games: [],
  challenges: [],
  tasks: [],
  toMark: null,
  streak: null,
  newcomer: false,
}

async function load({ user, tools, levels, locale }: Asked): Promise<OwnHome> {
  const [drafts, answer] = await Promise.all([
    draftProjects(user.id),
    fetchHome().catch(() => null),
  ])
  const home = withDrafts(answer ?? UNKNOWN, drafts)
  const guest = user.role === 'demo' && answer !== null
  return {
    home: guest ? await withGuestGames(home, { user: user.id, tools, levels, locale }) : home,
    failed: answer === null,
  }
}

/** The server knows a project's picture, so its card wins. */
export function withDrafts(home: Home, drafts: readonly ProjectSummary[]): Home {
  const known = new Set(home.projects.map(({ id }) => id))
  const projects = [...home.projects, ...drafts.filter(({ id }) => !known.has(id))]
    .toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))
    .slice(0, HOME_LIMITS.projects)
  return { ...home, projects, newcomer: home.newcomer && projects.length === 0 }
}

/** Null until the first answer; asking again leaves what is there. */
export function useOwnHome({ user, tools, levels, locale }: Asked): {
  own: OwnHome | null
  retry(): void
} {
  const [own, setOwn] = useState<OwnHome | null>(null)
  const ask = useCallback(() => {
    let here = true
    const show = (answer: OwnHome) => here && setOwn(answer)
    load({ user, tools, levels, locale }).then(show, () => show({ home: UNKNOWN, failed: true }))
    return () => {
      here = false
    }
  }, [user, tools, levels, locale])
  useEffect(ask, [ask])
  return { own, retry: ask }
}
