/** My devices: which ones are signed in, and signing one of them out. */

import { deviceName } from '@panya/domain/session/device-name.ts'
import type { Device } from '@panya/domain/session/device-session.ts'
import type { FastifyInstance } from 'fastify'
import { ENROLMENT } from '../../platform/http/access.ts'
import { type Principal, requireUser } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { SessionRegistry } from './session-port.ts'

export function registerDevices(app: FastifyInstance, sessions: SessionRegistry): void {
  app.get('/api/devices', { config: ENROLMENT }, async (request, reply) => {
    const user = await requireUser(request)
    const devices = await devicesOf(sessions, user)
    return reply.header('cache-control', 'no-store').send({ devices })
  })

  app.delete<{ Params: { id: string } }>(
    '/api/devices/:id',
    { config: ENROLMENT },
    async (request, reply) => {
      const user = await requireUser(request)
      // A shared account's devices are other people's.
      if (user.role === 'demo') throw new Problem('FORBIDDEN', 'forbidden')
      const { id } = request.params
      const known = /^[1-9]\d{0,8}$/.test(id) && (await sessions.endDevice(user.email, Number(id)))
      if (!known) throw new Problem('NOT_FOUND', 'not-found')
      return reply.code(204).send()
    },
  )
}

async function devicesOf(sessions: SessionRegistry, user: Principal): Promise<Device[]> {
  const rows = await sessions.list(user.email ?? '')
  const devices = rows.map(({ id, hash, userAgent, createdAt, lastSeenAt }) => ({
    id,
    name: deviceName(userAgent),
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    current: hash === user.sessionHash,
  }))
  return user.role === 'demo' ? devices.filter((device) => device.current) : devices
}
