/** A learner's classes: which ones, joining by code, and the ranking where it is turned on. */
import type { MyClass } from '@panya/domain/classroom/classroom.ts'
import { readJoinCode } from '@panya/domain/classroom/join-code.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { isoMoment } from '../../platform/database/moment.ts'
import type { SignedIn } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'

type Reader = Pick<Database['orm'], 'execute'>

type Row = Omit<MyClass, 'openToolsUntil'> & { until: string | null } & Record<string, unknown>

export async function listMyClasses(orm: Reader, user: SignedIn): Promise<MyClass[]> {
  const { rows } = await orm.execute<Row>(sql`
    select c.id, c.name, m.part, c.sharing, c.leaderboard, c.tutor_mode as "tutorMode",
      c.daily_ai_cap as "dailyAiCap",
      c.daily_class_ai_cap as "dailyClassAiCap", c.open_tools as "openTools", c.open_tools_until as until,
      array(select s.display_name from classroom_member t join student s on s.id = t.student_id
            where t.classroom_id = c.id and t.part = 'teacher' order by t.joined_at) as teachers
    from classroom_member m join classroom c on c.id = m.classroom_id
    where m.student_id = ${user.studentId} and c.archived_at is null order by m.joined_at desc, c.id`)
  return rows.map(({ until, ...row }) => ({ ...row, openToolsUntil: isoMoment(until) }))
}

export interface WaitingInvite {
  code: string
  className: string
}

/**
 * Only for a proven address: anybody can make an account with somebody else's. Whoever has not proved it comes
 * in by the link or the code the teacher gives.
 */
export async function listMyInvites(orm: Reader, user: SignedIn): Promise<WaitingInvite[]> {
  const { rows } = await orm.execute<WaitingInvite & Record<string, unknown>>(sql`
    select i.code, c.name as "className" from classroom_invite i join classroom c on c.id = i.classroom_id
    join student s on s.email = i.email and s.email_verified_at is not null
    where s.id = ${user.studentId} and i.accepted_at is null and c.archived_at is null
    order by i.created_at`)
  return rows
}

export async function joinByCode(orm: Reader, user: SignedIn, typed: string) {
  const code = readJoinCode(typed)
  const { rows } = await orm.execute<{ id: number; name: string }>(sql`
    select id, name from classroom where join_code = ${code ?? ''} and archived_at is null`)
  const found = rows[0]
  if (!found) throw new Problem('NOT_FOUND', 'no-such-code')
  await orm.execute(sql`
    insert into classroom_member (classroom_id, student_id, part)
    values (${found.id}, ${user.studentId}, 'student') on conflict do nothing`)
  return found
}

export interface RankedLearner {
  displayName: string
  stars: number
  levels: number
  me: boolean
}

/** Stars of one game among the members; only where the teacher turned it on. */
export async function leaderboard(
  orm: Reader,
  user: SignedIn,
  classId: number,
  tool: ToolPath,
): Promise<RankedLearner[]> {
  const { rows: allowed } = await orm.execute(sql`
    select 1 from classroom_member m join classroom c on c.id = m.classroom_id
    where c.id = ${classId} and m.student_id = ${user.studentId} and c.leaderboard and c.archived_at is null`)
  if (allowed.length === 0) throw new Problem('NOT_FOUND', 'no-leaderboard')
  const { rows } = await orm.execute<
    Omit<RankedLearner, 'me'> & { id: number } & Record<string, unknown>
  >(sql`
    select s.id, s.display_name as "displayName", sum(r.stars)::int as stars, count(*)::int as levels
    from classroom_member m join student s on s.id = m.student_id
    join game_result r on r.student_id = s.id and r.tool = ${tool}
    where m.classroom_id = ${classId} and m.part = 'student'
    group by s.id order by stars desc, levels desc, max(r.achieved_at) limit 100`)
  return rows.map(({ id, ...row }) => ({ ...row, me: id === user.studentId }))
}
