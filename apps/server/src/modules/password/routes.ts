/** Passwords and addresses of one's own: changing them, and getting back in without them. */
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/http/context.ts'
import type { SharedBuckets } from '../../platform/limits/shared-buckets.ts'
import { registerEmailChange } from './email-routes.ts'
import { registerOwnPassword } from './own-routes.ts'
import { createPasswordLimits } from './password-limits.ts'
import { createTell, type PasswordParts, type PasswordServices } from './password-parts.ts'
import { registerPasswordReset } from './reset-routes.ts'

export function registerPassword(
  app: FastifyInstance,
  context: AppContext,
  services: PasswordServices & { buckets: SharedBuckets },
): void {
  const { buckets, devices, mailer } = services
  const parts: PasswordParts = {
    ...services,
    limits: createPasswordLimits(buckets, devices),
    tell: createTell(app, context, mailer),
  }
  registerOwnPassword(app, context, parts)
  registerPasswordReset(app, context, parts)
  registerEmailChange(app, context, parts)
}
