/** Takes over what a hosted identity service has proved: an address it has verified counts as verified here. */

import type { IdentityService } from '../../identity/identity-service.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { markVerified } from './mark-verified-port.ts'

export function notingVerified(
  identity: IdentityService,
  { database, now }: Pick<AppContext, 'database' | 'now'>,
): IdentityService {
  return {
    ...identity,
    async signIn(email, password, urgent) {
      const proven = await identity.signIn(email, password, urgent)
      if (proven?.emailVerified) await markVerified(database.orm, proven.email, now())
      return proven
    },
  }
}
