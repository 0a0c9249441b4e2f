/** PUT of a document: the busiest write of all, so its body passes through unparsed. */
import { type TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { PROJECT_LIMITS } from '@panya/domain/project/project.ts'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { KEEPER } from '../../platform/http/access.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { requireKeeper } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { readDocumentsUnparsed } from './document-body.ts'
import { DocumentFormat, DocumentVersion, Id } from './fields.ts'
import { thinHistory } from './history.ts'
import type { DocumentSaver } from './save-document.ts'

// Spaces and escapes that are not kept may come along.
const BODY_LIMIT = PROJECT_LIMITS.documentBytes + 64 * 1024
const THIN_EVERY = 16
const MAX_REVISION = 2_147_483_647

const Save = {
  params: Type.Object({ id: Id }),
  querystring: Type.Object(
    {
      base: Type.Integer({ minimum: 1, maximum: MAX_REVISION }),
      saveId: Id,
      format: DocumentFormat,
      version: DocumentVersion,
    },
    { additionalProperties: false },
  ),
}

export function registerSaves(
  root: FastifyInstance,
  { database, now, log }: AppContext,
  save: DocumentSaver,
): void {
  function thin(id: string): void {
    thinHistory(database, id, now()).catch((error: unknown) =>
      log.warn({ err: error }, 'old revisions could not be thinned'),
    )
  }

  void root.register(async (scope) => {
    readDocumentsUnparsed(scope)
    const app = scope.withTypeProvider<TypeBoxTypeProvider>()
    app.put(
      '/api/projects/:id/document',
      { config: KEEPER, bodyLimit: BODY_LIMIT, schema: Save },
      async (request) => {
        const user = await requireKeeper(request)
        const { body: content, query, params } = request
        if (!Buffer.isBuffer(content)) throw new Problem('BAD_INPUT', 'bad-input', { body: 'JSON' })
        const { id } = params
        const saved = await save({ id, ownerId: user.studentId, request: query, content })
        if (saved.revision % THIN_EVERY === 0) thin(id)
        return saved
      },
    )
  })
}
