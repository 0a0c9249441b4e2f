/**
 * Where providers tell of money.
 *
 *     POST /api/payments/:provider/notices    anything; what it says is proved by its signature
 */

import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { ANYONE } from '../../platform/http/access.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { PaymentParts } from './change-order.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { tellNotice } from './tell-notice.ts'

const LARGEST = 256 * 1024
const One = Type.Object({ provider: Type.String({ maxLength: 40 }) })

export function registerNotices(
  root: FastifyInstance,
  parts: PaymentParts,
  providers: readonly PaymentProvider[],
): void {
  void root.register(async (scope) => {
    // The bytes as they were signed: nothing may read them before.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    const app = scope.withTypeProvider<TypeBoxTypeProvider>()
    const options = { config: ANYONE, bodyLimit: LARGEST, schema: { params: One } }
    app.post('/api/payments/:provider/notices', options, async (request, reply) => {
      const provider = providers.find(({ name }) => name === request.params.provider)
      if (!provider) throw new Problem('NOT_FOUND', 'not-found')
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const notice = await provider.readNotice(body, request.headers, parts.now())
      if (notice.kind === 'forged') throw new Problem('BAD_INPUT', 'notice-not-proved')
      // What is not known here yet they tell again later.
      if (notice.kind !== 'other' && !(await tellNotice(parts, notice)))
        throw new Problem('NOT_FOUND', 'order-not-found')
      return reply.code(204).send()
    })
  })
}
