/** How long things are kept. The privacy page says these numbers, and housekeeping keeps to them. */
import { PROJECT_LIMITS } from '../project/project.ts'
import { DEVICE_RECORD_DAYS } from '../session/device-session.ts'

export const RETENTION = {
  /** After somebody asked for the deletion of an account it can be undone for so long. */
  deletionUndoDays: 30,
  /** Deleted projects wait in the trash. */
  trashDays: PROJECT_LIMITS.trashDays,
  /** A link to a level or to how somebody played it. */
  gameLinkDays: 180,
  /** What tools report for the teacher's board: runs, errors by name. */
  activityDays: 60,
  /** What was asked of the tutor and the chat, and what they answered. */
  tutorDays: 180,
  /** What stands in the inbox, and which of it was read. */
  noticeDays: 90,
  /** A device that is not used any more. */
  deviceSessionDays: DEVICE_RECORD_DAYS,
  /** A guardian's link that nobody used, and the address it was sent to. */
  guardianLinkDays: 30,
  /** A guardian's link to the page of progress: a school year. */
  progressLinkDays: 366,
  /** A link that was mailed to prove an address, and what somebody typed to sign up with it. */
  mailedLinkDays: 3,
  /** A link that was mailed to somebody who forgot their password. */
  passwordLinkMinutes: 30,
  /** A link that was mailed to the address an account is to get. */
  emailChangeHours: 24,
  /** After an invitation to be teacher or admin has ended: who was meant. */
  staffInviteDays: 30,
  /** Mails that were not sent but written into the outbox. */
  outboxDays: 30,
  /** An order that nobody paid, after the time for it was over. */
  unpaidOrderDays: 90,
  /** That a mail about a payment was written. */
  paymentMailDays: 90,
  /** An account nobody has used is deleted, after a mail and the days to undo it. */
  unusedAccountDays: 3 * 365,
} as const
