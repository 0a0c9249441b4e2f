/** Words that stand anywhere in what somebody is called, in their address, their school or a class of theirs. */
import { type SQL, sql } from 'drizzle-orm'

/** More than this from one index are not looked at one by one. */
export const CANDIDATES = 5000
/** The source with those whose own names have all that is looked for; the other sources are classes. */
export const NAMED = 0
/** With more words than this only the longest are looked up; all of them are compared. */
const MOST_LOOKED_UP = 4

/** As the index `student_find_within` has it. */
const NAMES = sql`s.email || ' ' || s.first_name || ' ' || s.last_name || ' ' || s.display_name || ' ' || s.affiliation`

/** Signs that are left out when names are compared; as `find_text` in the database does it. */
const SIGNS = /\u0640|[\u0300-\u036F]|[\u064B-\u065F]|\u0670/gu

/** The longest first: it is the rarest, most often. */
export function wordsOf(search: string): string[] {
  const words = search
    .split(/\s+/)
    .filter((word) => word.normalize('NFKD').replace(SIGNS, '') !== '')
  return [...new Set(words)].toSorted((a, b) => b.length - a.length)
}

/** Whether every word stands somewhere; `s` is the student. */
export function wordsStand(words: readonly string[]): SQL {
  const each = words.map(
    (word) => sql`(strpos(t.names, find_text(${word}::text)) > 0 or ${inClassNamed(word)})`,
  )
  // The names are made comparable once, however many words there are.
  return sql`(select ${sql.join(each, sql` and `)} from (select find_text(${NAMES}) as names offset 0) t)`
}

// Whether any class is called so is asked once; where none is, no learner's classes are looked at.
const inClassNamed = (word: string) =>
  sql`((select exists (select from classroom c where ${isCalled(word)})) and exists (
    select from classroom_member m join classroom c on c.id = m.classroom_id
    where m.student_id = s.id and strpos(find_text(c.name), find_text(${word}::text)) > 0 offset 0))`

const isCalled = (word: string) => sql`find_grams(find_text(c.name)) @> ${gramsOf(word)}`

/**
 * Sets that have everybody in whom all words stand, each of them `id` and `source`. First: all words in their
 * own names, or one in the name of a class. Where that is too many: one word, in either.
 */
export function candidateSets(words: readonly string[]): SQL[] {
  const [all, single] = [words.length <= MOST_LOOKED_UP, words.slice(0, MOST_LOOKED_UP)]
  const together = all ? [union([named(words), ...words.map(classed)])] : []
  return [...together, ...single.map((word) => union([named([word]), classed(word)]))]
}

const union = (sources: readonly SQL[]) =>
  sql.join(
    sources.map((source, index) => sql`(select id, ${index}::int as source from (${source}) c)`),
    sql` union all `,
  )

const named = (words: readonly string[]) =>
  sql`select s.id from student s where ${sql.join(
    words.map((word) => sql`find_grams(find_text(${NAMES})) @> ${gramsOf(word)}`),
    sql` and `,
  )} limit ${CANDIDATES + 1}`

const classed = (word: string) =>
  sql`select m.student_id as id from (select c.id from classroom c
      where ${isCalled(word)} limit ${CANDIDATES + 1}) c
    join classroom_member m on m.classroom_id = c.id limit ${CANDIDATES + 1}`

/** The longest ones say all; as a query of its own, so that the planner never believes a word too common for the index. */
const gramsOf = (word: string) =>
  sql`(select array_agg(gram) from (select find_text(${word}::text) as word offset 0) w,
    unnest(find_grams(w.word)) gram where length(gram) = least(3, length(w.word)))`
