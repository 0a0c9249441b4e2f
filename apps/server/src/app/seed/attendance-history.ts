/** Thirty plausible school days: who was there, for how long, with which tools. */

import { TOOL_COUNTERS, type ToolCounter } from '@panya/domain/attendance/tool-counters.ts'
import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { student } from '../../platform/database/schema/person.ts'
import { attendance } from '../../platform/database/schema/site.ts'

const DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

interface Day {
  date: string
  totalUsers: number
  totalMinutes: number
  minutes: Map<ToolCounter, number>
}

interface StudentDay {
  id: number
  date: string
  total: number
  minutes: Map<ToolCounter, number>
}

interface Learner {
  id: number
  minutes: number
  days: number
  lastOnline: Date | null
}

/** The same every time for the same students and day. */
export async function seedAttendance(database: Database, ids: number[], now: Date): Promise<void> {
  const chance = chanceFrom(ids.length * 7919 + 11)
  const learners: Learner[] = ids.map((id) => ({ id, minutes: 0, days: 0, lastOnline: null }))
  const days: Day[] = []
  const visits: StudentDay[] = []
  for (let ago = DAYS; ago >= 1; ago -= 1) {
    days.push(schoolDay(new Date(now.getTime() - ago * DAY_MS), learners, visits, chance))
  }
  await save(database, days, learners)
  await saveVisits(database, visits)
}

function schoolDay(at: Date, learners: Learner[], visits: StudentDay[], chance: () => number): Day {
  const day: Day = { date: bangkokDay(at), totalUsers: 0, totalMinutes: 0, minutes: new Map() }
  const weekday = new Date(`${day.date}T00:00:00Z`).getUTCDay()
  const presence = weekday === 0 || weekday === 6 ? 0.25 : 0.78
  for (const learner of learners) {
    if (chance() >= presence) continue
    day.totalUsers += 1
    learner.days += 1
    const visit: StudentDay = { id: learner.id, date: day.date, total: 0, minutes: new Map() }
    visits.push(visit)
    learner.lastOnline = new Date(`${day.date}T0${3 + Math.floor(chance() * 6)}:30:00Z`)
    for (let quarter = Math.floor(chance() * 5); quarter > 0; quarter -= 1) {
      const counter =
        TOOL_COUNTERS[Math.floor(chance() * chance() * TOOL_COUNTERS.length)] ?? TOOL_COUNTERS[0]!
      learner.minutes += 15
      day.totalMinutes += 15
      day.minutes.set(counter, (day.minutes.get(counter) ?? 0) + 15)
      visit.total += 15
      visit.minutes.set(counter, (visit.minutes.get(counter) ?? 0) + 15)
    }
  }
  return day
}

const minutesOf = (minutes: Map<ToolCounter, number>) =>
  Object.fromEntries(TOOL_COUNTERS.map((counter) => [counter, minutes.get(counter) ?? 0]))

async function save({ orm }: Database, days: Day[], learners: Learner[]): Promise<void> {
  const rows = days.map(({ date, totalUsers, totalMinutes, minutes }) => ({
    date,
    total_users: totalUsers,
    total_minutes: totalMinutes,
    ...minutesOf(minutes),
  }))
  await orm.transaction(async (tx) => {
    await tx.insert(attendance).values(rows).onConflictDoNothing({ target: attendance.date })
    for (const { id, minutes, days: online, lastOnline } of learners) {
      await tx
        .update(student)
        .set({ totalOnlineMinutes: minutes, totalOnlineDays: online, lastOnline })
        .where(eq(student.id, id))
    }
  })
}

async function saveVisits({ orm }: Database, visits: StudentDay[]): Promise<void> {
  const rows = visits.map(({ id, date, total, minutes }) => ({
    student_id: id,
    date,
    minutes: total,
    ...minutesOf(minutes),
  }))
  // raw: more values than a statement may have parameters
  await orm.execute(sql`
    insert into student_day select * from jsonb_populate_recordset(null::student_day, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing`)
}

/** Mulberry32: small, and the same on every machine. */
function chanceFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
