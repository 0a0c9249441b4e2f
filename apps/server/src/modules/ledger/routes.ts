/**
 * The interface of coins.
 *
 *     GET  /api/coins                 one's own balance, plan, renewal and lots
 *     GET  /api/coins/history?before= one's own history, newest first
 *     GET  /api/admin/coins/proof     admins: the last proof of the books
 *     POST /api/admin/coins/proof     admins: prove them now
 *     POST /api/admin/coins/grants    admins: give somebody coins {userId, amount, reason, key}
 */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { Type } from 'typebox'
import { recordAct } from '../../platform/audit/record-act.ts'
import { type AdminScope, adminActor, registerAdminScope } from '../../platform/http/admin-scope.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { requireUser } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { coinsOf, historyOf } from './history.ts'
import type { Ledger } from './ledger-port.ts'
import { registerLedgerMetrics } from './metrics.ts'
import { latestProof, proveLedger } from './proof.ts'

const GRANT_MAX = 100_000

const Before = Type.Object({
  before: Type.Optional(
    Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T[\\d:.]{8,15}Z~[0-9a-f-]{1,40}$' }),
  ),
})
const Present = Type.Object(
  {
    userId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
    amount: Type.Integer({ minimum: 1, maximum: GRANT_MAX }),
    reason: Type.String({ minLength: 1, maxLength: 200, pattern: '^[^\\u0000-\\u001f]+$' }),
    /** Names the present: sent twice, it is given once. */
    key: Type.String({ format: 'uuid' }),
  },
  { additionalProperties: false },
)

export function registerLedger(
  root: FastifyInstance,
  context: AppContext,
  { ledger, registry }: { ledger: Ledger; registry: Registry },
): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const { database } = context
  registerLedgerMetrics(registry, context)
  root.addHook('onClose', () => ledger.drained())

  app.get('/api/coins', async (request) => {
    const { studentId } = await requireUser(request)
    return coinsOf(database, studentId)
  })

  app.get('/api/coins/history', { schema: { querystring: Before } }, async (request) => {
    const { studentId } = await requireUser(request)
    return historyOf(database, studentId, request.query.before ?? null)
  })

  registerAdminScope(root, (admin) => addAdminRoutes(admin, context, ledger))
}

function addAdminRoutes(app: AdminScope, context: AppContext, ledger: Ledger): void {
  app.get('/api/admin/coins/proof', async () => ({ proof: await latestProof(context) }))

  app.post('/api/admin/coins/proof', async () => ({ proof: await proveLedger(context) }))

  app.post('/api/admin/coins/grants', { schema: { body: Present } }, async (request, reply) => {
    const actor = await adminActor(request)
    const { userId, amount, reason, key } = request.body
    const wish = { key: `present:${key}`, source: 'present', amount, note: reason } as const
    const outcome = await ledger.grantWith(
      userId,
      { ...wish, expiresAt: null },
      {
        async after(tx, [done]) {
          if (done?.kind !== 'granted') return
          await recordAct(tx, actor, {
            act: 'coins.grant',
            target: `student:${userId}`,
            after: { amount, reason },
          })
        },
      },
    )
    if (outcome === null) throw new Problem('NOT_FOUND', 'not-found')
    return reply.code(outcome.kind === 'granted' ? 201 : 200).send(outcome)
  })
}
