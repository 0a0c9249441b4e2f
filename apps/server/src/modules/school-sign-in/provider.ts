/** A school's provider as the session library wants it described. */
import { customFetch } from '@auth/core'
import type { OIDCConfig } from '@auth/core/providers'
import type { Profile } from '@auth/core/types'
import { providerId } from '@panya/domain/account/school-sign-in.ts'
import { createGuardedFetch } from '../../platform/http/guarded-fetch.ts'
import { createDescriptions } from './description.ts'
import type { School } from './schools.ts'

const DISCOVERY = '/.well-known/openid-configuration'

export function createProviders(production: boolean, now: () => Date) {
  const describe = createDescriptions(now)

  function fetchOf({ issuer, trusted }: School): typeof fetch {
    const origin = trusted || !production ? new URL(issuer).origin : null
    const ask = createGuardedFetch(origin)
    return async (input, init) => {
      const address = input instanceof Request ? input.url : input.toString()
      if (!address.endsWith(DISCOVERY)) return ask(input, init)
      const question = { ask: () => ask(input, init), trusted: origin }
      return Response.json(await describe(address, question))
    }
  }

  return {
    providerOf(school: School): OIDCConfig<Profile> {
      const { preset, domain, name, issuer, clientId, clientSecret } = school
      // A machine is shared: whoever comes next must not be taken for the one before.
      const hints = {
        google: { prompt: 'select_account', hd: domain },
        entra: { prompt: 'select_account', domain_hint: domain },
        other: { prompt: 'login' },
      }[preset]
      return {
        id: providerId(domain),
        name,
        type: 'oidc',
        issuer,
        clientId,
        clientSecret,
        checks: ['pkce', 'state', 'nonce'],
        // Google and Entra say in the token of which organisation somebody is; others need not put an address there.
        idToken: preset !== 'other',
        authorization: { params: { scope: 'openid email profile', ...hints } },
        profile: ({ sub }) => ({ id: sub ?? '' }),
        options: { [customFetch]: fetchOf(school) },
      }
    },
  }
}
