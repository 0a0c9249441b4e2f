/** Works of a class with the same structure, as a teacher sees them: asked for, worked out, and kept nowhere. */
import type { LikePair, Strength } from './compare-works.ts'

export interface AlikePerson {
  studentId: number
  displayName: string
  firstName: string
  lastName: string
}

export interface AlikeWork {
  id: number
  /** Several where a team handed it in. */
  people: AlikePerson[]
  handedInAt: string
}

/** One that is like another one, with the lines to be shown. */
export interface ShownWork extends AlikeWork {
  lines: readonly string[]
}

export interface AlikePair {
  /** By their ids; what was handed in first stands first. */
  works: [number, number]
  strength: Strength
  /** For each of them the lines, from 0, that are in the other one too. */
  lines: [number[], number[]]
}

/** Two works, or more that are all nearly the same. */
export interface AlikeGroup {
  works: number[]
  pairs: AlikePair[]
}

/** gone: its project was deleted. too-many: so many works are not compared at once. */
export type SkipReason = 'too-large' | 'too-many' | 'unreadable' | 'gone'

export interface AlikeAnswer {
  /** Work with this tool can be compared. */
  comparable: boolean
  /** How many were, the short ones too. */
  compared: number
  /** What more works than this have in common was not counted. */
  mostForOwn: number
  hasStart: boolean
  /** A game keeps a learner's program as it is now, not as it was handed in. */
  asOfNow: boolean
  groups: AlikeGroup[]
  /** There are more pairs than are shown. */
  more: boolean
  works: ShownWork[]
  short: AlikeWork[]
  skipped: (AlikeWork & { why: SkipReason })[]
}

export const MOST_PAIRS = 60

/** Works that are nearly the same as each other stand together; the strongest group first. */
export function groupPairs<Pair extends Pick<LikePair, 'works' | 'strength'>>(
  pairs: readonly Pair[],
): { works: number[]; pairs: Pair[] }[] {
  const head = new Map<number, number>()
  const headOf = (work: number): number => {
    const above = head.get(work) ?? work
    return above === work ? work : headOf(above)
  }
  for (const { works, strength } of pairs)
    if (strength === 'nearly') head.set(headOf(works[1]), headOf(works[0]))
  const groups = new Map<string, { works: number[]; pairs: Pair[] }>()
  for (const pair of pairs) {
    const [one, other] = pair.works.map(headOf)
    const name = one === other ? `${one}` : pair.works.join('-')
    const group = groups.get(name) ?? { works: [], pairs: [] }
    group.pairs.push(pair)
    for (const work of pair.works) if (!group.works.includes(work)) group.works.push(work)
    groups.set(name, group)
  }
  return [...groups.values()]
}
