/** /api/firmware for everybody who is signed in; /api/admin/firmware for whoever takes care of it. */
import { FIRMWARE_MAX_BYTES } from '@panya/domain/admin/settings.ts'
import { BOARD_IDS } from '@panya/domain/board/board-id.ts'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import type { Database } from '../../platform/database/database.ts'
import { type AdminScope, adminActor } from '../../platform/http/admin-scope.ts'
import { requireUser } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { ById, oneOf } from '../../platform/http/route-schemas.ts'
import { asAttachment } from '../../platform/http/send-content.ts'
import { sendRepresentation } from '../../platform/http/send-representation.ts'
import {
  addFirmware,
  firmwareBytes,
  listFirmware,
  offeredFirmware,
  removeFirmware,
} from './firmware.ts'

export function registerFirmware(app: FastifyInstance, database: Database): void {
  app.get('/api/firmware', async (request, reply) => {
    await requireUser(request)
    return reply
      .header('cache-control', 'no-store')
      .send({ files: await offeredFirmware(database) })
  })

  app.get<{ Params: { id: string } }>('/api/firmware/:id', async (request, reply) => {
    await requireUser(request)
    const { id } = request.params
    const file = /^[1-9]\d{0,8}$/.test(id) ? await firmwareBytes(database, Number(id)) : null
    if (!file) throw new Problem('NOT_FOUND', 'not-found')
    const { sha256, content } = file
    asAttachment(reply, 'application/octet-stream', `firmware-${id}.bin`).header(
      'cache-control',
      'private, max-age=31536000, immutable',
    )
    return sendRepresentation(request, reply, {
      tag: `"${sha256}"`,
      size: content.length,
      read: ({ first, last }) => content.subarray(first, last + 1),
    })
  })
}

const Upload = Type.Object(
  {
    board: oneOf(BOARD_IDS),
    version: Type.String({ pattern: '^[\\w.+ -]{1,60}$' }),
  },
  { additionalProperties: false },
)

export function addFirmwareRoutes(app: AdminScope, database: Database): void {
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: FIRMWARE_MAX_BYTES },
    (_request, body, done) => done(null, body),
  )
  app.get('/api/admin/firmware', async () => ({ files: await listFirmware(database) }))
  app.post(
    '/api/admin/firmware',
    { bodyLimit: FIRMWARE_MAX_BYTES, schema: { querystring: Upload } },
    async (request) => {
      const content = request.body
      if (!Buffer.isBuffer(content)) {
        throw new Problem('BAD_INPUT', 'not-firmware', { file: 'required' })
      }
      return addFirmware(database, await adminActor(request), { ...request.query, content })
    },
  )
  app.delete('/api/admin/firmware/:id', { schema: { params: ById } }, async (request, reply) => {
    await removeFirmware(database, await adminActor(request), request.params.id)
    return reply.code(204).send()
  })
}
