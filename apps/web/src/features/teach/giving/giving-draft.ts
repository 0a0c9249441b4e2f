/** What a teacher has chosen about when an assignment is given and to whom; at first now, to the whole class. */
import type { Assignment } from '@panya/domain/classroom/assignment.ts'
import { type Audience, type Giving, givenState } from '@panya/domain/classroom/giving.ts'
import { fieldOfMoment, momentOfField } from '@panya/domain/time/bangkok-field.ts'

export interface GivingDraft {
  when: 'now' | 'later' | 'draft'
  /** As the browser's field has it, without a zone. */
  at: string
  /** Null for the whole class. */
  audience: Audience | null
}

export const GIVE_NOW: GivingDraft = { when: 'now', at: '', audience: null }

export function givingOf({ givenAt, audience }: Assignment, now: Date): GivingDraft {
  const state = givenState(givenAt, now)
  if (state === 'draft') return { when: 'draft', at: '', audience }
  return state === 'given'
    ? { when: 'now', at: '', audience }
    : { when: 'later', at: fieldOfMoment(givenAt), audience }
}

export function givingWish({ when, at, audience }: GivingDraft): Required<Giving> {
  return { when: when === 'later' ? (momentOfField(at) ?? 'draft') : when, audience }
}

export function isWholeGiving({ when, at, audience }: GivingDraft): boolean {
  const some = audience === null || audience.learners.length + audience.groups.length > 0
  return some && (when !== 'later' || at !== '')
}
