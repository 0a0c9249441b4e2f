/** When an assignment is given and to whom: at once, later or not yet; to the class, or to some of it. */

/** Named learners, and groups of the class; null is everybody. */
export interface Audience {
  learners: number[]
  groups: number[]
}

/** `now`, `draft` for not yet, or the moment it is given by itself. */
export type When = 'now' | 'draft' | (string & {})

export interface Giving {
  when?: When
  audience?: Audience | null
}

export const GIVEN_STATES = ['draft', 'scheduled', 'given'] as const
export type GivenState = (typeof GIVEN_STATES)[number]

/** Nothing happens at the moment it is given: from then on it is simply there. */
export function givenState(givenAt: string | null, now: Date): GivenState {
  if (givenAt === null) return 'draft'
  return new Date(givenAt) > now ? 'scheduled' : 'given'
}

/** A moment that has passed is now; what was given stays given when it was. */
export function givenAtOf(when: When, now: Date, before: Date | null = null): Date | null {
  if (when === 'draft') return null
  const wanted = when === 'now' ? now : new Date(when)
  if (wanted > now) return wanted
  return before !== null && before <= now ? before : now
}

export type GivingProblem = 'due-before-given' | 'nobody-chosen'

/** What is due before learners can see it is a slip; what is given late, on purpose, is not. */
export function givingProblem(
  {
    givenAt,
    dueAt,
    audience,
  }: { givenAt: Date | null; dueAt: Date | null; audience: Audience | null },
  now: Date,
): GivingProblem | null {
  if (audience !== null && audience.learners.length + audience.groups.length === 0)
    return 'nobody-chosen'
  const ahead = givenAt !== null && givenAt > now
  return ahead && dueAt !== null && dueAt <= givenAt ? 'due-before-given' : null
}

/** The learner's own time goes before that of the class. */
export const dueFor = (dueAt: string | null, ownDueAt: string | null): string | null =>
  ownDueAt ?? dueAt
