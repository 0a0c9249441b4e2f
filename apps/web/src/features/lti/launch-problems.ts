/** Why a launch led nowhere, in words for the one who pressed the link. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LaunchProblem } from '@panya/domain/lti/lti.ts'

const AGAIN = msg`Go back to your learning platform and open the link once more.`
const SET_UP = msg`Something is not set up right yet. Tell your teacher or administrator what is written here.`

interface ProblemMessage {
  title: MessageDescriptor
  text: MessageDescriptor
}

export const LAUNCH_PROBLEM_MESSAGES: Record<LaunchProblem, ProblemMessage> = {
  'unknown-platform': { title: msg`We do not know this learning platform`, text: SET_UP },
  'bad-request': { title: msg`Something is missing in this link`, text: AGAIN },
  'refused-there': { title: msg`Your learning platform did not say who you are`, text: AGAIN },
  'other-browser': {
    title: msg`This start does not belong to this browser`,
    text: msg`Go back to your learning platform and open the link once more. If this comes again, allow cookies.`,
  },
  expired: { title: msg`That took too long`, text: AGAIN },
  used: { title: msg`This start has been used already`, text: AGAIN },
  keys: { title: msg`We could not reach your learning platform`, text: AGAIN },
  signature: { title: msg`We cannot be sure that your learning platform sent this`, text: SET_UP },
  audience: { title: msg`This message was meant for somebody else`, text: SET_UP },
  deployment: { title: msg`This part of the learning platform is not registered`, text: SET_UP },
  message: { title: msg`We do not understand what the learning platform asks for`, text: SET_UP },
  person: {
    title: msg`Your learning platform does not tell who you are`,
    text: msg`It must send along who opens a link, or your work could not be kept for you.`,
  },
  role: {
    title: msg`This is for learners and teachers of the course`,
    text: msg`Your learning platform says that you are neither. Ask your teacher.`,
  },
  admin: {
    title: msg`Administrators sign in here themselves`,
    text: msg`An administrator’s account cannot be opened from a learning platform. Use a teacher’s account for it.`,
  },
  'too-large': { title: msg`Your learning platform sent too much`, text: SET_UP },
}
