/** Everything the first page of one person goes on with, asked for together. */
import { isStaff } from '@panya/domain/account/staff.ts'
import { gentleStreak } from '@panya/domain/home/gentle-streak.ts'
import { HOME_LIMITS, type Home } from '@panya/domain/home/home.ts'
import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import type { AppContext } from '../../platform/http/context.ts'
import type { SignedIn } from '../../platform/http/principal.ts'
import { activeDays } from '../activity/active-days-port.ts'
import { tasksDue, workToMark } from '../assignment/waiting-work-port.ts'
import { playedGames } from '../progress/game-progress-port.ts'
import { recentCards } from '../project/recent-cards-port.ts'
import { begunGame, dailyChallenges, GAMES } from './games.ts'

type Parts = Pick<AppContext, 'database' | 'site' | 'now'>

export async function homeOf(context: Parts, user: SignedIn): Promise<Home> {
  const { database, site, now } = context
  const { orm } = database
  const today = bangkokDay(now())
  // Guests share one account: what they have is on their device, and nobody else's is shown to them.
  if (user.role === 'demo') return { ...NOTHING, challenges: dailyChallenges([], today) }
  const { studentId } = user
  const teaches = isStaff(user.role)
  const [projects, played, tasks, toMark, days] = await Promise.all([
    recentCards(database, studentId, HOME_LIMITS.projects),
    playedGames(orm, studentId, GAMES),
    teaches ? [] : tasksDue(orm, studentId, now(), HOME_LIMITS.tasks),
    teaches ? workToMark(orm, studentId, HOME_LIMITS.classes) : null,
    activeDays(orm, studentId, today, HOME_LIMITS.streakDays),
  ])
  const begun = played.filter(({ progress }) => Object.keys(progress.levels).length > 0)
  return {
    projects,
    games: await Promise.all(begun.map((game) => begunGame(game, site.settings))),
    challenges: dailyChallenges(played, today),
    tasks,
    toMark,
    streak: gentleStreak(days, today),
    newcomer: projects.length === 0 && begun.length === 0,
  }
}

const NOTHING: Home = {
  projects: [],
  games: [],
  challenges: [],
  tasks: [],
  toMark: null,
  streak: null,
  newcomer: true,
}
