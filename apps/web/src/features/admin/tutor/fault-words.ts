/** What was wrong with an answer, or with the service that should have given it. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AnswerFault } from '@panya/domain/tutor/answer-fault.ts'
import { HARM_WORDS } from '../../../parts/tutor/tutor-words.ts'

const ANSWER_FAULT_WORDS: Record<AnswerFault, MessageDescriptor> = {
  solution: msg`gave the whole solution`,
  'too-much-code': msg`too much code`,
  'wrong-language': msg`in another language`,
  'tells-rules': msg`told its rules`,
  'too-long': msg`too long`,
  empty: msg`empty`,
  markup: msg`links, pictures or HTML`,
}

/** By the problem's name. */
export const SERVICE_PROBLEMS: Record<string, MessageDescriptor> = {
  'not-reachable': msg`cannot be reached`,
  refused: msg`refuses our key`,
  busy: msg`is busy`,
  broken: msg`sent no whole answer`,
  'too-slow': msg`was too slow`,
  cancelled: msg`was stopped`,
  budget: msg`the tokens of the day are used up`,
  declined: msg`would not answer this`,
}

/** In a trial; one that is not known here is shown by its name. */
export const FAULT_WORDS: Record<string, MessageDescriptor> = {
  ...ANSWER_FAULT_WORDS,
  ...HARM_WORDS,
  ...Object.fromEntries(
    Object.entries(SERVICE_PROBLEMS).map(([name, words]) => [`ai-${name}`, words]),
  ),
}
