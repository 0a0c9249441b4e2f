/** Finds people by the beginning of what they are called, a page at a time, however many there are. */
import {
  accountState,
  type PeoplePage,
  type PeopleQuery,
  type PersonRow,
} from '@panya/domain/admin/people.ts'
import { resolveRole } from '@panya/domain/role/resolve-role.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { type Place, readPlace, writePlace } from './page-place.ts'

const PAGE = 50
/** After everything that begins with the same text, in byte order. */
const LAST = '\u{10FFFF}'

/** What can be looked for; each has an index in this very form. */
const KEYS = [
  sql`(s.email collate "C")`,
  sql`(lower(s.first_name || ' ' || s.last_name) collate "C")`,
  sql`(lower(s.last_name) collate "C")`,
  sql`(lower(s.display_name) collate "C")`,
  sql`(lower(s.affiliation) collate "C")`,
]

export interface PersonRecord extends Record<string, unknown> {
  id: number
  email: string
  display_name: string
  first_name: string
  last_name: string
  grade: string
  affiliation: string
  profile_image: string | null
  last_online: string | null
  deactivated_at: string | null
  delete_at: string | null
  groups: string[]
  demo_active: boolean | null
}

export const PERSON_COLUMNS = sql`s.id, s.email, s.display_name, s.first_name, s.last_name, s.grade,
  s.affiliation, s.profile_image, s.last_online, s.deactivated_at, s.delete_at,
  array(select "group" from privileged_users p where p.email = s.email and p.is_active order by 1)
    as groups,
  (select active from demo d where d.email = s.email) as demo_active`

export async function findPeople({ orm }: Database, query: PeopleQuery): Promise<PeoplePage> {
  const place = readPlace(query.after)
  const search = query.search.normalize('NFC').trim().replaceAll(/\s+/g, ' ')
  const page = search === '' ? newestFirst(query, place) : beginningWith(search, query, place)
  const { rows } = await orm.execute<PersonRecord & { key: string }>(sql`
    with page as materialized (${page})
    select page.key, ${PERSON_COLUMNS} from page join student s on s.id = page.id
    order by page.position`)
  const shown = rows.slice(0, PAGE)
  const last = shown.at(-1)
  const next = rows.length > PAGE && last ? writePlace({ key: last.key, id: last.id }) : null
  return { people: shown.map(presentPerson), next }
}

function newestFirst(query: PeopleQuery, place: Place | null): SQL {
  const older = place ? sql`s.id < ${place.id}` : sql`true`
  return sql`select s.id, '' as key, row_number() over (order by s.id desc) as position
    from (select s.id from student s where ${older} and ${filters(query)}
      order by s.id desc limit ${PAGE + 1}) s`
}

/** A range of each index, merged; who is found under several names is shown under the first. */
function beginningWith(search: string, query: PeopleQuery, place: Place | null): SQL {
  const from = sql`lower(${search}::text)`
  const begins = (key: SQL) =>
    sql`(${key} >= (${from} collate "C") and ${key} < (${from} || ${LAST}::text) collate "C")`
  const branches = KEYS.map((key, at) => {
    const earlier = KEYS.flatMap((other, index) => {
      if (index === at) return []
      const before = index < at ? sql`${other} <= ${key}` : sql`${other} < ${key}`
      return [sql`(${begins(other)} and ${before})`]
    })
    const further = place
      ? sql`(${key}, s.id) > ((${place.key}::text collate "C"), ${place.id}::int)`
      : sql`true`
    return sql`(select s.id, ${key} as key from student s
      where ${begins(key)} and ${further} and not (${sql.join(earlier, sql` or `)})
        and ${filters(query)}
      order by ${key}, s.id limit ${PAGE + 1})`
  })
  return sql`select id, key, row_number() over (order by key collate "C", id) as position
    from (${sql.join(branches, sql` union all `)}) found
    order by key collate "C", id limit ${PAGE + 1}`
}

function filters({ grade, role, state }: PeopleQuery): SQL {
  const parts = [sql`true`]
  if (grade !== undefined) parts.push(sql`s.grade = ${grade}`)
  if (state === 'open') parts.push(sql`s.deactivated_at is null`)
  if (state === 'closed') parts.push(sql`s.deactivated_at is not null and s.delete_at is null`)
  if (state === 'leaving') parts.push(sql`s.delete_at is not null`)
  const grouped = (group: string) =>
    sql`s.email in (select email from privileged_users where is_active and "group" = ${group})`
  const demo = sql`s.email in (select email from demo)`
  const privileged = sql`s.email in (select email from privileged_users where is_active)`
  if (role === 'admin') parts.push(grouped('admin'))
  if (role === 'teacher') parts.push(sql`${grouped('teacher')} and not ${grouped('admin')}`)
  if (role === 'demo') parts.push(sql`${demo} and not ${privileged}`)
  if (role === 'student') parts.push(sql`not ${demo} and not ${privileged}`)
  return sql.join(parts, sql` and `)
}

export function presentPerson(row: PersonRecord): PersonRow {
  const demo = row.demo_active === null ? null : { active: row.demo_active }
  return {
    id: row.id,
    email: row.email,
    displayName: row.display_name,
    firstName: row.first_name,
    lastName: row.last_name,
    grade: row.grade,
    affiliation: row.affiliation,
    profileImage: row.profile_image,
    lastOnline: row.last_online === null ? null : new Date(row.last_online).toISOString(),
    role: resolveRole({ groups: row.groups, demo }),
    state: accountState({ deactivatedAt: row.deactivated_at, deleteAt: row.delete_at }),
  }
}
