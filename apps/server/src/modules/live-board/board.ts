/** A class at work right now: one desk a learner, those who need help first. */
import { type ActivityEvent, byNeed, deskOf, WINDOW_MS } from '@panya/domain/classroom/struggle.ts'
import type { BoardDesk } from '@panya/domain/classroom/work.ts'
import { sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'

/** Enough to see what is going on; somebody who runs in a loop must not slow the board down. */
const MOST_EVENTS = 200

interface Row extends Record<string, unknown> {
  studentId: number
  displayName: string
  firstName: string
  lastName: string
  events: (Omit<ActivityEvent, 'at'> & { at: string; project: string | null })[] | null
}

export async function classBoard(orm: Orm, classId: number, now: Date): Promise<BoardDesk[]> {
  const since = new Date(now.getTime() - WINDOW_MS).toISOString()
  // raw: the newest events of each learner in a lateral join, which reads no others
  const { rows } = await orm.execute<Row>(sql`
    select s.id as "studentId", s.display_name as "displayName", s.first_name as "firstName",
      s.last_name as "lastName", recent.events
    from classroom_member m join student s on s.id = m.student_id
    left join lateral (
      select jsonb_agg(jsonb_build_object('kind', t.kind, 'detail', t.detail, 'tool', t.tool,
        'project', t.project_id, 'at', t.at) order by t.at, t.id) as events
      from (select * from tool_activity t where t.student_id = s.id and t.at > ${since}
            order by t.at desc limit ${MOST_EVENTS}) t
    ) recent on true
    where m.classroom_id = ${classId} and m.part = 'student'
    order by s.first_name collate name_order, s.last_name collate name_order, s.id limit 500`)
  return rows.map((row) => desk(row, now)).toSorted(byNeed)
}

function desk({ events, ...student }: Row, now: Date): BoardDesk {
  const happened = (events ?? []).map((event) => ({ ...event, at: Date.parse(event.at) }))
  const projectId = happened.at(-1)?.project ?? null
  return { ...student, ...deskOf(happened, now.getTime()), projectId }
}
