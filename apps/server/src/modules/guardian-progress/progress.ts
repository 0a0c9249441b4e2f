/** Gathers what a guardian sees of a child: the learner's own report, the newest work, what was handed in and came back. */
import {
  type GuardianProgress,
  lastWeeks,
  type MadeWork,
} from '@panya/domain/classroom/guardian-progress.ts'
import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import type { Database } from '../../platform/database/database.ts'
import { taskOutcomes } from '../assignment/task-outcomes-port.ts'
import { learnerReports } from '../class-report/learner-reports-port.ts'
import type { SeenChild } from '../consent/progress-link-port.ts'
import { recentCards } from '../project/recent-cards-port.ts'
import { thumbnailsOf } from '../project/thumbnails-port.ts'

const MOST_PROJECTS = 8
const MOST_TASKS = 30

/** Null when the account has gone meanwhile. */
export async function progressOf(
  database: Database,
  { studentId, until }: SeenChild,
  now: Date,
): Promise<GuardianProgress | null> {
  const { orm } = database
  const period = lastWeeks(bangkokDay(now))
  const [report] = await learnerReports(orm, { studentId }, period, now)
  if (!report) return null
  const { displayName, minutes, days, skills, stars, courses } = report
  return {
    displayName,
    period,
    minutes,
    days,
    skills,
    stars,
    courses,
    made: await newestWork(database, studentId),
    tasks: await taskOutcomes(orm, studentId, MOST_TASKS),
    until: until.toISOString(),
  }
}

/** To be looked at: no number or address by which any of it could be opened. */
async function newestWork(database: Database, studentId: number): Promise<MadeWork[]> {
  const cards = await recentCards(database, studentId, MOST_PROJECTS)
  const pictures = await thumbnailsOf(
    database.orm,
    cards.map(({ id }) => id),
  )
  return cards.map(({ id, title, tool, updatedAt, excerpt = null }) => {
    const picture = pictures.get(id)
    const address = picture ? `data:image/webp;base64,${picture.toString('base64')}` : null
    return { title, tool, updatedAt, picture: address, excerpt: picture ? null : excerpt }
  })
}
