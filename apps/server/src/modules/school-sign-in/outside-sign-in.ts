/** Joins the schools to the session library: whom to ask, and whose account the answer opens. */
import type { Profile } from '@auth/core/types'
import type { Claims } from '@panya/domain/account/school-identity.ts'
import { providerId } from '@panya/domain/account/school-sign-in.ts'
import { decodeJwt } from 'jose'
import type { OutsideSignIn } from '../auth/outside-sign-in-port.ts'
import { type AdmitParts, admit } from './admit.ts'
import type { createProviders } from './provider.ts'
import type { Schools } from './schools.ts'

export function createOutsideSignIn(
  schools: Schools,
  { providerOf, endSessionOf }: ReturnType<typeof createProviders>,
  parts: AdmitParts,
): OutsideSignIn {
  return {
    async provider(id) {
      const school = await schools.find(id)
      return school && providerOf(school)
    },
    async arrive({ provider, id_token }, profile) {
      const school = await schools.find(provider)
      // Switched off while they were there.
      if (school === null) return { refused: 'SchoolAway' }
      return admit(parts, school, claimsOf(profile, id_token))
    },
    async farewell(source, origin) {
      const school = await schools.bySource(source)
      const endpoint = school && (await endSessionOf(school))
      if (!endpoint) return null
      const address = new URL(endpoint)
      const { name, domain, clientId } = school
      address.searchParams.set('client_id', clientId)
      // The address they came back to before: where it has to be registered, it is.
      const back = `${origin}/api/auth/callback/${providerId(domain)}`
      address.searchParams.set('post_logout_redirect_uri', back)
      return { name, address: address.href }
    },
  }
}

/**
 * Some providers tell the address only where they are asked (`userinfo`), some only in the token. Never half from
 * here and half from there: who vouches for an address must be who names it. The library has checked both.
 */
function claimsOf(profile: Profile, idToken: string | undefined): Claims {
  const told = profile as Claims
  if (told['email'] !== undefined || idToken === undefined) return told
  return { ...told, email_verified: undefined, ...decodeJwt(idToken) }
}
