/** Words that stand anywhere in what somebody is called, in their address, their school or a class of theirs. */
import { type SQL, sql } from 'drizzle-orm'
import { type Counts, classShareOf, shareOf, type Word, worthReading } from './grams.ts'

/** More than this from one index are not looked at one by one. */
export const CANDIDATES = 10_000
/** The source with those whose own names have all that is looked for; the other sources are classes. */
export const NAMED = 0
/** With more words than this only the rarest are looked up; all of them are compared. */
const MOST_LOOKED_UP = 4

/** As the index `student_find_within` has it. */
const NAMES = sql`s.email || ' ' || s.first_name || ' ' || s.last_name || ' ' || s.display_name || ' ' || s.affiliation`

/** Signs that are left out when names are compared; as `find_text` in the database does it. */
const SIGNS = /\u0640|[\u0300-\u036F]|[\u064B-\u065F]|\u0670/gu
/** What nobody sees comes along at the ends of what is copied; inside a word it may be part of it. */
const UNSEEN = /^\p{Cf}+|\p{Cf}+$/gu

/** What somebody typed, without what nobody sees. */
export function cleanSearch(typed: string): string {
  const words = typed.normalize('NFC').split(/[\s\p{Cc}]+/u)
  return words
    .map((word) => word.replace(UNSEEN, ''))
    .filter((word) => word !== '')
    .join(' ')
}

export function wordsOf(search: string): string[] {
  const words = search.normalize('NFKD').replace(SIGNS, '').split(/\s+/)
  return [...new Set(words.filter((word) => word !== ''))]
}

/** Whether every word stands somewhere; `s` is the student. */
export function wordsStand(words: readonly string[]): SQL {
  const each = words.map(
    (word) => sql`(strpos(t.names, find_text(${word}::text)) > 0 or ${inClassNamed(word)})`,
  )
  // The names are made comparable once, however many words there are; plain letters need no more than small ones.
  return sql`(select ${sql.join(each, sql` and `)} from (
    select case when octet_length(n.names) = length(n.names) then lower(n.names) else find_text(n.names) end as names
    from (select ${NAMES} as names offset 0) n offset 0) t)`
}

// Whether any class is called so is asked once; where none is, no learner's classes are looked at.
const inClassNamed = (word: string) =>
  sql`((select exists (select from classroom c where ${isCalled(word)})) and exists (
    select from classroom_member m join classroom c on c.id = m.classroom_id
    where m.student_id = s.id and strpos(find_text(c.name), find_text(${word}::text)) > 0 offset 0))`

const isCalled = (word: string) =>
  sql`find_grams(find_text(c.name)) @> (select array_agg(gram) from (select find_text(${word}::text) as word offset 0) w,
    unnest(find_grams(w.word)) gram where length(gram) = least(3, length(w.word)))`

export interface CandidateSet {
  /** About how many are in it, by the statistics of the database. */
  estimate: number
  /** `id` and `source`; of each source no more than CANDIDATES and one, unless it is about a span of ids. */
  people(span?: Span): SQL
}

/** From `from` up to and without `below`. */
export interface Span {
  from: number
  below: number
}

/**
 * Sets that have everybody in whom all words stand, the smallest first: all words in their own names, or one
 * in the name of a class; or just one of the words, in either.
 */
export function candidateSets(words: readonly Word[], counts: Counts): CandidateSet[] {
  const rarest = words.slice(0, MOST_LOOKED_UP)
  const together = [setOf(rarest, counts)]
  const single = rarest.length > 1 ? rarest.map((word) => setOf([word], counts)) : []
  return [...together, ...single].toSorted((a, b) => a.estimate - b.estimate)
}

/** About how many have all the words, somewhere. */
export function estimateOf(words: readonly Word[], { people, members }: Counts): number {
  const inClass = (word: Word) => (members * classShareOf(word)) / Math.max(people, 1)
  return words.reduce((rest, word) => rest * Math.min(1, shareOf(word) + inClass(word)), people)
}

function setOf(words: readonly Word[], { people, members }: Counts): CandidateSet {
  const named = people * words.reduce((share, word) => share * shareOf(word), 1)
  const classed = words.reduce((sum, word) => sum + members * classShareOf(word), 0)
  return {
    estimate: named + classed,
    people: (span) =>
      union([namedLike(words, span), ...words.map((word) => inClassLike(word, span))]),
  }
}

const union = (sources: readonly SQL[]) =>
  sql.join(
    sources.map((source, index) => sql`(select id, ${index}::int as source from (${source}) c)`),
    sql` union all `,
  )

// A query of its own, so that the planner never believes a word too common for the index.
const has = (grams: string[]) => sql`@> (select ${sql.param(grams)}::text[])`
// Only the process itself can tell, so that no others are started: that takes longer than to look in the index.
const ALONE = sql`pg_backend_pid() > 0`
const within = (id: SQL, span: Span) => sql`and ${id} >= ${span.from} and ${id} < ${span.below}`
const LIMIT = sql`limit ${CANDIDATES + 1}`

const namedLike = (words: readonly Word[], span?: Span) =>
  sql`select s.id from student s where find_grams(find_text(${NAMES})) ${has(worthReading(words))} and ${ALONE}
    ${span ? within(sql`s.id`, span) : LIMIT}`

const inClassLike = (word: Word, span?: Span) =>
  sql`select m.student_id as id from (select c.id from classroom c
      where find_grams(find_text(c.name)) ${has(word.grams.map(({ gram }) => gram))} ${span ? sql`` : LIMIT}) c
    join classroom_member m on m.classroom_id = c.id ${span ? within(sql`m.student_id`, span) : LIMIT}`
