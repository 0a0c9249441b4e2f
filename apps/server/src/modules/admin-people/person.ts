/** Everything about one person that an admin needs on one page. */
import type {
  ComplimentaryGrant,
  DemoEntry,
  PersonDetail,
  PrivilegedEntry,
} from '@panya/domain/admin/people.ts'
import { type ConsentStatus, guardianState } from '@panya/domain/consent/consent-state.ts'
import { deviceName } from '@panya/domain/session/device-name.ts'
import { bangkokYear } from '@panya/domain/time/bangkok.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { consentStatus } from '../consent/consent-status-port.ts'
import type { SessionRegistry } from '../session/session-port.ts'
import { moment, PERSON_COLUMNS, type PersonRecord, presentPerson } from './find-people.ts'

interface DetailRecord extends PersonRecord {
  created_at: string
  total_online_minutes: number
  total_online_days: number
  privileges: PrivilegedEntry[]
  demo: DemoEntry | null
  subscription: PersonDetail['subscription']
  grants: ComplimentaryGrant[]
  classes: PersonDetail['classes']
  projects: number
  second_factor: PersonDetail['secondFactor']
  consent: ConsentStatus | null
}

const detail = (id: number) => sql`
  select ${PERSON_COLUMNS}, s.created_at, s.total_online_minutes, s.total_online_days,
    coalesce((select jsonb_agg(jsonb_build_object(
        'id', p.id, 'email', p.email, 'group', p."group", 'isActive', p.is_active) order by p."group")
      from privileged_users p where p.email = s.email), '[]') as privileges,
    (select jsonb_build_object('id', d.id, 'email', d.email, 'active', d.active)
      from demo d where d.email = s.email) as demo,
    (select jsonb_build_object('plan', p.name, 'coins', u.coin_balance)
      from user_subscriptions u join subscription_plans p on p.id = u.plan_id
      where u.user_id = s.id) as subscription,
    coalesce((select jsonb_agg(g.line order by g.created_at desc, g.id desc) from (
        select c.id, c.created_at, jsonb_build_object('id', c.id, 'plan', p.name, 'planId', p.id,
          'status', c.status, 'cycle', c.cycle, 'reason', c.grant_reason,
          'createdAt', ${moment(sql`c.created_at`)}, 'expiresAt', ${moment(sql`c.expires_at`)},
          'current', c.status = 'active' and c.expires_at >= now()) as line
        from complimentary_subscriptions c join subscription_plans p on p.id = c.plan_id
        where c.user_id = s.id order by c.created_at desc, c.id desc limit 50) g), '[]') as grants,
    coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'part', m.part)
        order by r.name collate name_order) from classroom_member m join classroom r on r.id = m.classroom_id
      where m.student_id = s.id and r.archived_at is null), '[]') as classes,
    (select ${consentStatus} from consent where consent.student_id = s.id) as consent,
    jsonb_build_object('app', exists (select from staff_factor f where f.student_id = s.id),
      'passkeys', (select count(*) from passkey k where k.student_id = s.id)) as second_factor,
    (select count(*)::int from project o where o.owner_id = s.id and o.deleted_at is null) as projects
  from student s where s.id = ${id}`

export async function readPerson(
  { orm }: Database,
  sessions: SessionRegistry,
  id: number,
  now: Date,
): Promise<PersonDetail> {
  // raw: one statement with a subquery for every list of the page
  const { rows } = await orm.execute<DetailRecord>(detail(id))
  const [row] = rows
  if (!row) throw new Problem('NOT_FOUND', 'not-found')
  const devices = await sessions.list(row.email)
  return {
    ...presentPerson(row),
    createdAt: new Date(row.created_at).toISOString(),
    deletion: row.deletion,
    guardian: guardianState(row.consent, bangkokYear(now)),
    totalOnlineMinutes: row.total_online_minutes,
    totalOnlineDays: row.total_online_days,
    privileges: row.privileges,
    demo: row.demo,
    devices: devices.map((device) => ({
      id: device.id,
      name: deviceName(device.userAgent),
      createdAt: device.createdAt.toISOString(),
      lastSeenAt: device.lastSeenAt.toISOString(),
      current: false,
    })),
    subscription: row.subscription,
    grants: row.grants,
    classes: row.classes,
    projects: row.projects,
    secondFactor: row.second_factor,
  }
}
