/** What the routes of learning platforms share. */
import type { IdentityService } from '../../identity/identity-service.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { createSharedBuckets, type SharedBuckets } from '../../platform/limits/shared-buckets.ts'
import { createSignInTickets, type SignInTickets } from '../auth/sign-in-ticket-port.ts'
import type { Accounts } from '../privilege/accounts-port.ts'
import { createAccessTokens } from './access-token.ts'
import { createLinkTokens, type LinkTokens } from './deep-link.ts'
import { createLoginStates, type LoginStates } from './login-state.ts'
import { createOwnKeys, type OwnKeys } from './own-keys.ts'
import { createPendingLaunches, type PendingLaunches } from './pending-launch.ts'
import { createPlatformKeys } from './platform-keys.ts'
import { type AskPlatform, createAskPlatform } from './platform-request.ts'

export interface LtiServices {
  accounts: Accounts
  identity: IdentityService
}

export interface LtiParts extends AppContext, LtiServices {
  buckets: SharedBuckets
  tickets: SignInTickets
  keys: OwnKeys
  states: LoginStates
  pending: PendingLaunches
  tokens: LinkTokens
  platformKeys: ReturnType<typeof createPlatformKeys>
  /** With a token for these scopes. */
  askWithToken: ReturnType<typeof createAccessTokens>
  ask: AskPlatform
}

export function createLtiParts(context: AppContext, services: LtiServices): LtiParts {
  const { database, secret, now, env } = context
  const secure = env.publicUrl.startsWith('https:')
  const buckets = createSharedBuckets(database, secret, now)
  const ask = createAskPlatform(env)
  const keys = createOwnKeys(context)
  return {
    ...context,
    ...services,
    buckets,
    tickets: createSignInTickets({ secret, secure, buckets, now }),
    keys,
    ask,
    states: createLoginStates({ secret, secure, buckets, now }),
    pending: createPendingLaunches({ secret, secure, now }),
    tokens: createLinkTokens(secret),
    platformKeys: createPlatformKeys(ask, now),
    askWithToken: createAccessTokens(ask, keys, now),
  }
}
