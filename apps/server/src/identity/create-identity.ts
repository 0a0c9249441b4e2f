import type { AppContext } from '../platform/http/context.ts'
import { createEmbeddedIdentity } from './embedded-identity.ts'
import { createFirebaseIdentity } from './firebase-identity.ts'
import type { IdentityService } from './identity-service.ts'
import { createPasswordHasher } from './password-hasher.ts'

/** The identity service the operator chose. */
export async function createIdentity(
  context: Pick<AppContext, 'env' | 'secret' | 'database' | 'now' | 'passwordCost'>,
): Promise<IdentityService> {
  const { env, secret, database, now, passwordCost } = context
  if (env.firebase !== null) return createFirebaseIdentity({ settings: env.firebase, secret, now })
  const hasher = createPasswordHasher(undefined, passwordCost)
  return createEmbeddedIdentity({ secret, database, hasher, now })
}
