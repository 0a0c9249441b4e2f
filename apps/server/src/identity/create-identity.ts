import type { AppContext } from '../http/context.ts'
import { createEmbeddedIdentity } from './embedded-identity.ts'
import type { IdentityService } from './identity-service.ts'
import { createPasswordHasher } from './password-hasher.ts'

/** The identity service the operator chose. */
export function createIdentity(
  context: Pick<AppContext, 'secret' | 'database' | 'now'>,
): Promise<IdentityService> {
  const { secret, database, now } = context
  return createEmbeddedIdentity({ secret, database, hasher: createPasswordHasher(), now })
}
