/** The list of names for whoever has a class's code. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { ANYONE } from '../../platform/http/access.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { Problem } from '../../platform/http/problem.ts'
import { strict } from '../../platform/http/route-schemas.ts'
import { createSharedBuckets } from '../../platform/limits/shared-buckets.ts'
import { lookAtClass } from './class-list.ts'
import { learnerIds } from './secret-encryption.ts'

/**
 * One address may be a whole school that mistypes; somebody who looks for codes is slowed down, and does not slow
 * down the devices on which people have signed in.
 */
const WRONG_CODES = { capacity: 60, refillMs: 10_000 }

export interface SeenDevices {
  read(cookieHeader: string | undefined): { id: string } | null
}

/** In the body, not in the address: addresses are written down in many places. */
export function registerClassLook(
  root: FastifyInstance,
  { database, secret, now }: AppContext,
  devices: SeenDevices,
): void {
  const buckets = createSharedBuckets(database, secret, now)
  const ids = learnerIds(secret)
  root.withTypeProvider<TypeBoxTypeProvider>().post(
    '/api/class-sign-in/look',
    {
      config: ANYONE,
      schema: { body: Type.Object({ code: Type.String({ maxLength: 40 }) }, strict) },
    },
    async (request, reply) => {
      const device = devices.read(request.headers.cookie)
      const key = device === null ? `at ${request.ip}` : `on ${device.id}`
      const guess = { name: 'class code', rule: WRONG_CODES, key }
      if (!(await buckets.take([guess]))) throw new Problem('RATE_LIMITED', 'too-many')
      const list = await lookAtClass(database.orm, request.body.code, ids.of)
      await buckets.giveBack([guess])
      return reply.header('cache-control', 'no-store').send(list)
    },
  )
}
