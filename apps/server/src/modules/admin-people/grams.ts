/**
 * The letters a word is looked up by, and how common they are. The planner's statistics know that of whoever
 * is in the index; an entry that half of all people have costs more to read than it leaves out.
 */
import { sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'

/** This much more common than the rarest, an entry is still worth reading, where it is short. */
const WORTH = 10
const SHORT = 0.02
/** More common than this, a word leaves hardly anybody out. */
const COMMON = 0.25
/** Enough to tell people apart, however many words are typed. */
const MOST = 12

export interface Gram {
  gram: string
  /** The part of all people in whose names it stands; 1 when nobody knows. */
  share: number
  /** The same of classes. */
  classShare: number
}

export interface Word {
  word: string
  /** The rarest first. */
  grams: Gram[]
}

export interface Counts {
  /** None as long as nobody knows what is common: then every set is tried. */
  people: number
  members: number
  /** The highest id there is. */
  newest: number
}

export async function lookUp(
  orm: Orm,
  words: readonly string[],
): Promise<{ words: Word[]; counts: Counts }> {
  // raw: the catalogue of the database. After the shares of the entries stands the smallest of them: what is
  // not listed is rarer, half as common, say.
  const { rows } = await orm.execute<
    Gram & { place: number } & Counts & Record<string, unknown>
  >(sql`
    with told as materialized (
      select tablename as index, most_common_elems::text::text[] as entries, most_common_elem_freqs as shares
      from pg_stats where schemaname = current_schema()
        and tablename in ('student_find_within', 'classroom_find_within')),
    wanted as (
      select place::int, gram from unnest(${sql.param(words)}::text[]) with ordinality w (word, place)
        cross join lateral (select find_text(w.word) as folded offset 0) f
        cross join lateral (select distinct gram from unnest(find_grams(f.folded)) gram
          where length(gram) = least(3, length(f.folded))) g)
    select place, gram, ${shareIn('student_find_within')} as share,
      ${shareIn('classroom_find_within')} as "classShare",
      case when exists (select from told where index = 'student_find_within') then ${sizeOf('student')} else 0 end
        as people, ${sizeOf('classroom_member')} as members,
      (select max(id) from student) as newest
    from wanted order by share, gram`)
  const found = words.map((word, index) => ({
    word,
    grams: rows.filter(({ place }) => place === index + 1),
  }))
  const { people = 0, members = 0, newest = 0 } = rows[0] ?? {}
  return {
    words: found.toSorted((a, b) => shareOf(a) - shareOf(b)),
    counts: { people: Math.max(people, 0), members: Math.max(members, 0), newest },
  }
}

const shareIn = (index: string) =>
  sql`coalesce((select coalesce(shares[array_position(entries, gram)], shares[cardinality(entries) + 1] / 2)
    from told where index = ${index}), 1)::float8`
const sizeOf = (table: string) =>
  sql`(select reltuples::float8 from pg_class where oid = ${table}::regclass)`

/** No more people have the word than its rarest letters. */
export const shareOf = ({ grams }: Word): number => grams[0]?.share ?? 1
export const classShareOf = ({ grams }: Word): number =>
  Math.min(1, ...grams.map(({ classShare }) => classShare))

/** Without statistics every share is 1: then all entries are read. */
const isKnown = (grams: readonly Gram[]) => grams.some(({ share }) => share < 1)

/** Few entries that together leave nearly only those with all the words; at least one. */
export function worthReading(words: readonly Word[]): string[] {
  const rarest = new Set(words.flatMap(({ grams }) => grams.slice(0, 1)))
  const grams = words.flatMap((word) => word.grams).toSorted((a, b) => a.share - b.share)
  const limit = isKnown(grams) ? Math.min(SHORT, (grams[0]?.share ?? 1) * WORTH) : 1
  const worth = grams.filter(
    (gram, index) =>
      index === 0 || gram.share <= limit || (rarest.has(gram) && gram.share <= COMMON),
  )
  return [...new Set(worth.map(({ gram }) => gram))].slice(0, MOST)
}
