/** The interface of the file a project was made from. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { PROJECT_LIMITS } from '@panya/domain/project/project.ts'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { KEEPER } from '../../platform/http/access.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { requireKeeper } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { strict } from '../../platform/http/route-schemas.ts'
import { asAttachment } from '../../platform/http/send-content.ts'
import { sendRepresentation } from '../../platform/http/send-representation.ts'
import { Id } from './fields.ts'
import { keepSource, readSource } from './source-file.ts'

const OCTETS = 'application/octet-stream'
const ById = { params: Type.Object({ id: Id }) }
/** No control signs and no folders: it is shown again, and is the name of a download. */
const Name = Type.String({
  minLength: 1,
  maxLength: 200,
  pattern: '^[^\\u0000-\\u001f\\u007f/\\\\]+$',
})

export function registerSourceFiles(root: FastifyInstance, context: AppContext): void {
  void root.register(async (scope) => {
    const app = scope.withTypeProvider<TypeBoxTypeProvider>()
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(OCTETS, { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    app.put(
      '/api/projects/:id/source',
      {
        config: KEEPER,
        bodyLimit: PROJECT_LIMITS.sourceBytes,
        schema: { ...ById, querystring: Type.Object({ name: Name }, strict) },
      },
      async (request, reply) => {
        const user = await requireKeeper(request)
        const { body: file, params, query } = request
        if (!Buffer.isBuffer(file) || file.length === 0)
          throw new Problem('BAD_INPUT', 'bad-input', { body: OCTETS })
        await keepSource(context, user.studentId, params.id, { name: query.name, file })
        return reply.code(204).send()
      },
    )
    app.get('/api/projects/:id/source', { schema: ById }, async (request, reply) => {
      const user = await requireKeeper(request)
      const source = await readSource(context, user.studentId, request.params.id)
      return sendRepresentation(request, asAttachment(reply, OCTETS, source.name), {
        tag: `"${source.hash}"`,
        size: source.bytes,
        read: (part) => source.read(part),
      })
    })
  })
}
