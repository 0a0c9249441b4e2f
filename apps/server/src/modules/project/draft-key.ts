/**
 * GET /api/draft-key: the key that the signed-in person's unsent work is encrypted with on their devices.
 * It is derived from the secret and the account, so it is the same on every device and never stored here.
 */
import { hkdfSync } from 'node:crypto'
import type { DraftKey } from '@panya/domain/project/draft-key.ts'
import type { FastifyInstance } from 'fastify'
import { requireUser } from '../../platform/http/principal.ts'

const KEY_BYTES = 32

export function registerDraftKey(app: FastifyInstance, secret: string): void {
  app.get('/api/draft-key', async (request, reply) => {
    const { studentId } = await requireUser(request)
    const bytes = hkdfSync('sha256', secret, `${studentId}`, 'panya draft key', KEY_BYTES)
    const answer: DraftKey = { user: studentId, key: Buffer.from(bytes).toString('base64url') }
    return reply.header('cache-control', 'no-store').send(answer)
  })
}
