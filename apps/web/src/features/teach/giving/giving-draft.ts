/** What a teacher has chosen about when an assignment is given and to whom; at first now, to the whole class. */
import type { Assignment } from '@panya/domain/classroom/assignment.ts'
import type { Audience, Giving } from '@panya/domain/classroom/giving.ts'
import { fieldOfMoment, momentOfField } from '@panya/domain/time/bangkok-field.ts'

export interface GivingDraft {
  when: 'now' | 'later' | 'draft'
  /** As the browser's field has it, without a zone. */
  at: string
  /** Null for the whole class. */
  audience: Audience | null
}

export const GIVE_NOW: GivingDraft = { when: 'now', at: '', audience: null }

/** Of one that learners do not see yet; of any other only for whom can be changed. */
export function givingOf({ givenAt, audience }: Assignment): GivingDraft {
  return { when: givenAt === null ? 'draft' : 'later', at: fieldOfMoment(givenAt), audience }
}

export function givingWish({ when, at, audience }: GivingDraft): Required<Giving> {
  return { when: when === 'later' ? (momentOfField(at) ?? 'draft') : when, audience }
}

export function isWholeGiving({ when, at, audience }: GivingDraft): boolean {
  const some = audience === null || audience.learners.length + audience.groups.length > 0
  return some && (when !== 'later' || at !== '')
}

/** What was meant for later may be over by the time the form is sent. */
export function isAhead({ when, at }: GivingDraft, now: Date): boolean {
  const moment = when === 'later' ? momentOfField(at) : null
  return moment !== null && new Date(moment) > now
}
