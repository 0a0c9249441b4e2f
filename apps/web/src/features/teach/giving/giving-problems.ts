/** Why an assignment cannot be given like that, and why a group cannot be kept. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const GIVING_PROBLEMS: Record<string, MessageDescriptor> = {
  'due-before-given': msg`It would be due before it is given. Choose a later due date.`,
  'nobody-chosen': msg`Choose at least one learner or group.`,
  'learner-not-here': msg`Somebody you chose is no longer in the class. Open the list again.`,
  'group-not-found': msg`A group you chose is gone. Open the list again.`,
  'already-begun': msg`Somebody has begun already, so it cannot be taken back.`,
  'not-given-yet': msg`This assignment is not given yet.`,
  'not-for-them': msg`This assignment is not for this learner.`,
  'group-name-taken': msg`The class has a group of this name already.`,
  'too-many-groups': msg`The class has as many groups as it can have.`,
}
