/**
 * Finds people a page at a time, however many there are: first those whose names begin with what is looked
 * for, then those where every word of it stands anywhere.
 */

import type { Deletion } from '@panya/domain/account/deletion.ts'
import { resolveRole } from '@panya/domain/account/resolve-role.ts'
import {
  accountState,
  type PeoplePage,
  type PeopleQuery,
  type PersonRow,
} from '@panya/domain/admin/people.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { type Place, readPlace, writePlace } from '../../platform/http/page-place.ts'
import { Problem } from '../../platform/http/problem.ts'
import { type Counts, lookUp } from './grams.ts'
import {
  CANDIDATES,
  type CandidateSet,
  candidateSets,
  cleanSearch,
  estimateOf,
  NAMED,
  type Span,
  wordsOf,
  wordsStand,
} from './words-within.ts'

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

export interface PersonRecord extends Omit<PersonRow, 'role' | 'state'>, Record<string, unknown> {
  deactivated_at: string | null
  deletion: Deletion | null
  groups: string[]
  demo_active: boolean | null
}

/** A moment inside a JSON object, as clients get it. */
export const moment = (column: SQL) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export const PERSON_COLUMNS = sql`s.id, s.email, s.display_name as "displayName", s.first_name as "firstName",
  s.last_name as "lastName", s.grade, s.affiliation, s.profile_image as "profileImage",
  s.last_online as "lastOnline", s.deactivated_at,
  (select jsonb_build_object('requestedBy', d.requested_by, 'requestedAt', ${moment(sql`d.requested_at`)},
      'dueAt', ${moment(sql`d.due_at`)}) from deletion_request d where d.student_id = s.id) as deletion,
  array(select "group" from privileged_users p where p.email = s.email and p.is_active order by 1)
    as groups,
  (select active from demo d where d.email = s.email) as demo_active`

/** A page may bring few who were not shown before; then the next one is read at once, up to this often. */
const READS = 3
const ENOUGH = 20
/** How far one page looks, in each range or list, for people who also pass the rest of the question. */
const LOOK = 300
/** The same for words that stand anywhere, when the index names too many. */
const FAR = 5000
/** With this many in one page the next ones bring the others. */
const SOME = 5
/** What is likely more than can be looked at one by one is tried only when there is no other way. */
const HOPELESS = 10 * CANDIDATES
/** What is more common fills a page among the newest without any index. */
const LARGE = 20 * CANDIDATES
/** As far as one page looks with the help of the index. */
const FURTHEST = 40_000
const HIGHEST_ID = 2_147_483_647

export async function findPeople(database: Database, query: PeopleQuery): Promise<PeoplePage> {
  const people: PersonRow[] = []
  let after = query.after
  for (let reads = 0; reads < READS; reads += 1) {
    const page = await readPage(database, { ...query, after })
    people.push(...page.people)
    after = page.next ?? undefined
    if (after === undefined || people.length >= ENOUGH) break
  }
  return { people, next: after ?? null }
}

interface FoundRecord extends PersonRecord {
  key: string
  place: number
  /** Passes the filters, and was not shown under an earlier name. */
  shown: boolean
  /** As far as its range was looked at: what comes after is not known yet. */
  edge: boolean
}

/** Nobody was given one that no row can have. */
function placeOf({ after }: PeopleQuery): Place | null {
  const place = readPlace(after)
  if (place && (place.key.includes('\0') || place.id < 0 || place.id > HIGHEST_ID))
    throw new Problem('BAD_INPUT', 'bad-input', { after: 'not-a-place' })
  return place
}

async function readPage(database: Database, query: PeopleQuery): Promise<PeoplePage> {
  const place = placeOf(query)
  const search = cleanSearch(query.search)
  if (search === '') return pageOf(await read(database, newestFirst(query, place)))
  const words = wordsOf(search)
  if (words.length === 0) return { people: [], next: null }
  if (areFew(query)) {
    const { source, place: column } = sourceOf(query.role)
    const list = { source, column, only: filters(query), look: LOOK, key: '' }
    return pageOf(await read(database, goThrough(list, wordsStand(words), place?.id)))
  }
  if (place?.key === LAST) return readWithin(database, words, search, query, place.id)
  const page = pageOf(await read(database, beginningWith(search, query, place)))
  return { ...page, next: page.next ?? writePlace({ key: LAST, id: HIGHEST_ID }) }
}

/** `page` gives `id`, where to go on from (`key`, `place`), and what FoundRecord says of it. */
async function read({ orm }: Database, page: SQL): Promise<FoundRecord[]> {
  // raw: ranges of several indexes merged in one statement, measured on a million people
  const { rows } = await orm.execute<FoundRecord>(sql`with page as materialized (${page})
    select page.key, page.place, page.shown, page.edge, ${PERSON_COLUMNS}
    from page join student s on s.id = page.id order by page.position`)
  return rows
}

function pageOf(rows: FoundRecord[]): PeoplePage {
  const edge = rows.findIndex(
    (row, index) => row.edge || (index === PAGE - 1 && rows.length > PAGE),
  )
  const seen = edge < 0 ? rows : rows.slice(0, edge + 1)
  const last = edge < 0 ? undefined : seen.at(-1)
  return {
    people: seen.filter(({ shown }) => shown).map(presentPerson),
    next: last ? writePlace({ key: last.key, id: last.place }) : null,
  }
}

/** Who has the words anywhere, newest first. */
async function readWithin(
  database: Database,
  words: string[],
  search: string,
  query: PeopleQuery,
  below: number,
): Promise<PeoplePage> {
  // Who begins like this was shown before.
  const passes = sql`${filters(query)} and ${wordsStand(words)} and ${firstKey(search)} is null`
  const everybody = { source: sql`student s`, column: sql`s.id`, only: sql`true`, key: LAST }
  const { words: lookedUp, counts } = await lookUp(database.orm, words)
  const sets = candidateSets(lookedUp, counts)
  const upTo = (from: number, to: number) =>
    sets.filter(({ estimate }) => estimate > from && estimate <= to)
  const rare = await readFirstSmall(database, upTo(-1, CANDIDATES), passes, below)
  if (rare) return rare
  // Of what is common a page is full soon; nothing after that is looked at.
  const expected = estimateOf(lookedUp, counts)
  const isCommon = expected * FAR >= 2 * PAGE * counts.people
  const set = isCommon ? undefined : upTo(CANDIDATES, LARGE)[0]
  const look = lookOf(expected, counts)
  const end = Math.min(below, counts.newest + 1)
  const newest = await read(
    database,
    set
      ? amongSpan(set, passes, { from: end - look, below: end })
      : goThrough({ ...everybody, look: FAR }, passes, below),
  )
  const goesOn = newest.length > SOME || !newest.some(({ edge }) => edge)
  const others = goesOn ? [] : upTo(CANDIDATES, HOPELESS)
  return (await readFirstSmall(database, others, passes, below)) ?? pageOf(newest)
}

/** In how many of the newest there should be enough for some pages. */
function lookOf(estimate: number, { people }: Counts): number {
  return Math.round(Math.min(FURTHEST, Math.max(FAR, (4 * PAGE * people) / Math.max(estimate, 1))))
}

/** Out of the first set that is as small as was thought; null when none is. */
async function readFirstSmall(
  database: Database,
  sets: readonly CandidateSet[],
  passes: SQL,
  below: number,
): Promise<PeoplePage | null> {
  for (const { people } of sets) {
    const found = await read(database, among(people(), passes, below))
    const tooMany = found.find(({ edge }) => edge)
    if (!tooMany) return pageOf(found)
    // So many have all the words in their own names that going through everybody meets them soon.
    if (tooMany.place === NAMED) return null
  }
  return null
}

function newestFirst(query: PeopleQuery, place: Place | null): SQL {
  const { source, place: column } = sourceOf(query.role)
  const older = place ? sql`${column} < ${place.id}` : sql`true`
  return sql`select id, '' as key, place, true as shown, false as edge,
      row_number() over (order by place desc) as position
    from (select s.id, ${column} as place from ${source} where ${older} and ${filters(query)}
      order by ${column} desc limit ${PAGE + 1}) s`
}

/** Lists of privileged and demo accounts are read in their own order: each row leads to one person. */
function sourceOf(role: PeopleQuery['role']): { source: SQL; place: SQL } {
  if (role === 'admin' || role === 'teacher') {
    const source = sql`privileged_users p join student s on s.email = p.email
      and p."group" = ${role} and p.is_active`
    return { source, place: sql`p.id` }
  }
  if (role === 'demo') {
    return { source: sql`demo d join student s on s.email = d.email`, place: sql`d.id` }
  }
  return { source: sql`student s`, place: sql`s.id` }
}

/** Those of whom there are never many: going through their list is quicker than through all names. */
function areFew({ role, state }: PeopleQuery): boolean {
  return role === 'admin' || role === 'demo' || state === 'closed' || state === 'leaving'
}

interface List {
  source: SQL
  /** Its order. */
  column: SQL
  /** Who of it is looked at. */
  only: SQL
  /** How many of them one page looks at. */
  look: number
  key: string
}

function goThrough(list: List, passes: SQL, below: number | undefined): SQL {
  const { source, column, only, look, key } = list
  const older = below === undefined ? sql`true` : sql`${column} < ${below}`
  return sql`select c.id, ${key}::text as key, c.place, c.shown, c.n = ${look} as edge,
      row_number() over (order by c.place desc) as position
    from (select s.id, s.place, (${passes}) as shown, row_number() over (order by s.place desc) as n
      from (select s.*, ${column} as place from ${source} where ${older} and ${only}
        order by ${column} desc limit ${look}) s) c
    where c.shown or c.n = ${look} order by c.place desc limit ${PAGE + 1}`
}

/** `edge` says that a source, told by `place`, names more than are looked at: nothing is known then. */
function among(candidates: SQL, passes: SQL, below: number): SQL {
  return sql`with candidate as materialized (${candidates}),
    much as materialized (select source from candidate group by source
      having count(*) > ${CANDIDATES} order by source limit 1)
    select f.id, ${LAST}::text as key, f.place, not f.edge as shown, f.edge,
      row_number() over (order by f.place desc) as position
    from ((select c.id, c.id as place, false as edge
        from (select distinct id from candidate where id < ${below} order by id desc) c
          cross join lateral (select from student s where s.id = c.id and ${passes} offset 0) s
        where not exists (select from much) order by c.id desc limit ${PAGE + 1})
      union all (select c.id, c.source, true from candidate c join much using (source) limit 1)) f`
}

/** The same of a span of ids only: those of a set are taken out of it by index. `edge` is where it ends. */
function amongSpan(set: CandidateSet, passes: SQL, span: Span): SQL {
  return sql`with candidate as materialized (${set.people(span)})
    select f.id, ${LAST}::text as key, f.id as place, not f.edge as shown, f.edge,
      row_number() over (order by f.id desc, f.edge) as position
    from ((select c.id, false as edge from (select distinct id from candidate order by id desc) c
          cross join lateral (select from student s where s.id = c.id and ${passes} offset 0) s
        order by c.id desc limit ${PAGE + 1})
      union all (select s.id, true from student s where s.id >= ${span.from}
          and exists (select from student o where o.id < ${span.from})
        order by s.id limit 1)) f`
}

/** With nothing else asked everybody in a range passes: no further than a page has to be looked. */
function isPlain({ grade, role, state }: PeopleQuery): boolean {
  return grade === undefined && role === undefined && state === undefined
}

/** A range of each index, merged. Who is found under several names was shown under the first. */
function beginningWith(search: string, query: PeopleQuery, place: Place | null): SQL {
  const look = isPlain(query) ? PAGE + 1 : LOOK
  const branches = KEYS.map((key) => {
    const further = place
      ? sql`(${key}, s.id) > ((${place.key}::text collate "C"), ${place.id}::int)`
      : sql`true`
    return sql`(select b.id, b.key, b.ok, b.n = ${look} as edge from (
        select s.id, s.key, (${filters(query)}) as ok, row_number() over (order by s.key, s.id) as n
        from (select s.*, ${key} as key from student s where ${begins(key, search)} and ${further}
          order by ${key}, s.id limit ${look}) s) b
      where b.ok or b.n = ${look} order by b.key, b.id limit ${PAGE + 1})`
  })
  return sql`select f.id, f.key, f.id as place, f.ok and f.key = ${firstKey(search)} as shown, f.edge,
      row_number() over (order by f.key, f.id) as position
    from (select id, key, bool_or(ok) as ok, bool_or(edge) as edge
      from (${sql.join(branches, sql` union all `)}) b
      group by id, key order by key, id limit ${PAGE + 1}) f
    join student s on s.id = f.id`
}

function begins(key: SQL, search: string): SQL {
  const from = sql`lower(${search}::text)`
  return sql`(${key} >= (${from} collate "C") and ${key} < (${from} || ${LAST}::text) collate "C")`
}

/** The first of somebody's names that begins like this; null when none does. Each is worked out once. */
function firstKey(search: string): SQL {
  const names = sql.join(
    KEYS.map((key) => sql`(${key})`),
    sql`, `,
  )
  return sql`(select min(n.name) from (values ${names}) as n (name) where ${begins(sql`n.name`, search)})`
}

function filters({ grade, role, state }: PeopleQuery): SQL {
  const parts = [sql`true`]
  if (grade !== undefined) parts.push(sql`s.grade = ${grade}`)
  if (state === 'open') parts.push(sql`s.deactivated_at is null and not ${LEAVING}`)
  if (state === 'closed') parts.push(sql`s.deactivated_at is not null and not ${LEAVING}`)
  if (state === 'leaving') parts.push(LEAVING)
  if (role === 'admin') parts.push(grouped('admin'))
  if (role === 'teacher') parts.push(sql`${grouped('teacher')} and not ${grouped('admin')}`)
  if (role === 'demo') parts.push(sql`${DEMO} and not ${PRIVILEGED}`)
  if (role === 'student') parts.push(sql`not ${DEMO} and not ${PRIVILEGED}`)
  return sql.join(parts, sql` and `)
}

// `offset 0` asks for each person by index; without it the whole list would be read to find fifty.
const listed = (table: SQL, also: SQL) =>
  sql`exists (select from ${table} l where l.email = s.email and ${also} offset 0)`
const LEAVING = sql`s.id in (select student_id from deletion_request)`
const DEMO = listed(sql`demo`, sql`true`)
const PRIVILEGED = listed(sql`privileged_users`, sql`l.is_active`)
const grouped = (group: string) =>
  listed(sql`privileged_users`, sql`l.is_active and l."group" = ${group}`)

export function presentPerson(row: PersonRecord): PersonRow {
  const { id, email, displayName, firstName, lastName, grade, affiliation, profileImage } = row
  const profile = { id, email, displayName, firstName, lastName, grade, affiliation, profileImage }
  const demo = row.demo_active === null ? null : { active: row.demo_active }
  return {
    ...profile,
    lastOnline: row.lastOnline === null ? null : new Date(row.lastOnline).toISOString(),
    role: resolveRole({ groups: row.groups, demo }),
    state: accountState({ deactivatedAt: row.deactivated_at, deletion: row.deletion }),
  }
}
