/** What acts are called. One that is not here is shown by its code, so a new one is never hidden. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const WORDS: Record<string, MessageDescriptor> = {
  'person.edit': msg`corrected a profile`,
  'person.close': msg`closed an account`,
  'person.reopen': msg`opened an account again`,
  'person.delete': msg`deleted an account`,
  'person.erase': msg`erased an account for good`,
  'person.export': msg`took somebody’s data along`,
  'person.undo-delete': msg`stopped a deletion`,
  'person.sign-out': msg`signed somebody out`,
  'student.sign-out': msg`signed a student out`,
  'student.reset-password': msg`set a new password for a student`,
  'account.reset-password': msg`set a new password`,
  'role.give': msg`gave a role`,
  'role.take': msg`took a role away`,
  'privilege.grant': msg`gave a role`,
  'demo.add': msg`added a demo account`,
  'demo.open': msg`switched a demo account on`,
  'demo.close': msg`switched a demo account off`,
  'subscription.grant': msg`gave a subscription`,
  'subscription.revoke': msg`took a subscription back`,
  'classroom.create': msg`made a class`,
  'classroom.change': msg`changed a class`,
  'classroom.archive': msg`archived a class`,
  'classroom.add-teacher': msg`added a teacher to a class`,
  'classroom.remove-teacher': msg`removed a teacher from a class`,
  'classroom.renew-code': msg`made a new join code`,
  'classroom.invite': msg`invited students`,
  'classroom.revoke-invite': msg`took an invitation back`,
  'classroom.move-student': msg`moved a student`,
  'classroom.remove-student': msg`removed a student from a class`,
  'coins.grant': msg`gave coins`,
  'plan-policy.change': msg`changed who may get a plan`,
  'database.backup': msg`made a backup`,
  'database.restore': msg`restored a backup`,
  'plan.change': msg`changed a plan`,
  'flag.change': msg`changed a flag`,
  'content.change': msg`changed what is open`,
  'firmware.add': msg`added board firmware`,
  'firmware.remove': msg`removed board firmware`,
}

export function actWords(act: string): MessageDescriptor | null {
  return Object.hasOwn(WORDS, act) ? (WORDS[act] ?? null) : null
}
