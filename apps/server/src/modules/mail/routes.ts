/** Shows an admin the mails that were not sent, so that they can be handed over some other way. */
import type { FastifyInstance } from 'fastify'
import { registerAdminScope } from '../../platform/http/admin-scope.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'

export function registerOutbox(app: FastifyInstance, { outbox, sends }: Mailer): void {
  registerAdminScope(app, (scope) => {
    scope.get('/api/admin/outbox', async () => ({ sends, mails: await outbox.list() }))
  })
}
