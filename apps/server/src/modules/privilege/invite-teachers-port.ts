/** Makes teachers of the people behind many addresses: who has proved theirs is one, all others get a secret link. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { InvitedTeachers } from '@panya/domain/school-roster/roster-preview.ts'
import type { Actor } from '../../platform/audit/record-act.ts'
import type { AppContext } from '../../platform/http/context.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { Accounts } from './accounts-port.ts'
import { mailStaffInvite } from './invite-mail.ts'
import { giveRoleToAddress } from './roles.ts'

export async function inviteTeachers(
  { database, site, now }: AppContext,
  { accounts, mailer }: { accounts: Accounts; mailer: Mailer },
  actor: Actor,
  { emails, locale }: { emails: readonly string[]; locale: Locale | null },
): Promise<InvitedTeachers> {
  const answer: InvitedTeachers = { given: [], invited: [] }
  for (const email of new Set(emails)) {
    const outcome = await giveRoleToAddress(database, actor, { email, group: 'teacher' }, now())
    if ('entry' in outcome) {
      accounts.forget(outcome.entry.email)
      answer.given.push(outcome.entry.email)
    } else {
      const { invite, token } = outcome
      const mailed = await mailStaffInvite(mailer, site, locale, outcome)
      answer.invited.push({ email: invite.email, token: mailed ? null : token })
    }
  }
  return answer
}
