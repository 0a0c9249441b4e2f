/** How teachers and admins are told what became of a question. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Harm } from '@panya/domain/moderation/harm.ts'
import type { Rung } from '@panya/domain/tutor/rung.ts'
import type { TurnOutcome } from '@panya/domain/tutor/turn.ts'

export const RUNG_WORDS: Record<Rung, MessageDescriptor> = {
  'ask-back': msg`Asked back`,
  point: msg`Pointed at the place`,
  idea: msg`Explained the idea`,
  example: msg`Showed a similar example`,
  line: msg`Gave one line`,
}

/** Null for an answer: there is the answer itself. */
export const OUTCOME_WORDS: Record<Exclude<TurnOutcome, 'answered'>, MessageDescriptor> = {
  care: msg`The learner may need help. No answer of a model was shown, only kind words and whom to turn to. Please talk with the learner soon.`,
  'unsafe-question': msg`The question was not for a tutor of children. It was not passed on.`,
  'unsafe-answer': msg`The answer was not right for children. Nobody was shown it.`,
  'held-back': msg`Only the whole solution came, so the learner was shown nothing.`,
  failed: msg`No answer came.`,
}

export const HARM_WORDS: Record<Harm, MessageDescriptor> = {
  'self-harm': msg`danger to oneself`,
  violence: msg`violence`,
  sexual: msg`sexual words`,
  hate: msg`hate`,
  'personal-data': msg`personal data`,
  link: msg`a link`,
}
