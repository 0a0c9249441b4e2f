/** What other modules may write to guardians: within the limits of all mails that children cause, and never to who wants none. */
import { mailboxOf } from '@panya/domain/account/mailbox.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { createSharedBuckets } from '../../platform/limits/shared-buckets.ts'
import { createGuardianTokens } from './guardian-tokens.ts'
import { createMailLimits } from './mail-limits.ts'
import { isUnwanted } from './unwanted-mail.ts'

export interface Asking {
  child: { id: number; email: string }
  to: string
  network: string
}

export interface GuardianDoor {
  /** Of a mail that a child wants sent. It is counted, whatever comes of it. */
  refusal(asking: Asking): Promise<'own-address' | 'too-many' | 'wants-no-mail' | null>
  /** Of a mail about something a guardian has done. */
  mayTell(to: string): Promise<boolean>
}

export function createGuardianDoor({
  database,
  secret,
  now,
}: Pick<AppContext, 'database' | 'secret' | 'now'>): GuardianDoor {
  const limits = createMailLimits(createSharedBuckets(database, secret, now))
  const { addressHash } = createGuardianTokens(secret)
  const wantsNone = (to: string) => isUnwanted(database.orm, addressHash(to))
  return {
    async refusal({ child, to, network }) {
      if (mailboxOf(to) === mailboxOf(child.email)) return 'own-address'
      if (!(await limits.mayAsk(child.id, to, network))) return 'too-many'
      return (await wantsNone(to)) ? 'wants-no-mail' : null
    },
    mayTell: async (to) => !(await wantsNone(to)) && limits.mayTell(to),
  }
}
