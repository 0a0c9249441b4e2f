/** POST and GET /graphql. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import mercurius from 'mercurius'
import type { AppContext } from '../http/context.ts'
import { noteRefusal, presentFailure } from '../http/error-handler.ts'
import { pageLocale } from '../http/page-locale.ts'
import { TokenBuckets } from '../limits/token-buckets.ts'
import type { GraphqlServices } from './builder.ts'
import { callFromBody, callFromQuery } from './call.ts'
import { type PresentedError, presentError } from './errors.ts'
import { createExecutor, DocumentErrors, findKnown, type GraphqlCall } from './execute.ts'

const BODY_LIMIT = 64 * 1024
/** Our own pages send documents we know; these are for people who try things out. */
const OTHERS = { capacity: 120, refillMs: 500 }

export async function registerGraphql(
  app: FastifyInstance,
  context: AppContext,
  schema: GraphQLSchema,
  services: GraphqlServices,
): Promise<void> {
  await app.register(async (scope) => {
    // Only the platform's own documents get here, so its cache and compiler cannot be filled.
    await scope.register(mercurius, {
      schema,
      routes: false,
      jit: 1,
      errorFormatter: ({ data, errors }) => ({
        statusCode: 200,
        response: { data: data ?? null, errors },
      }),
    })
    const run = createExecutor(scope, {
      schema,
      knownOnly: context.env.graphqlOperations === 'known',
      introspection: !context.env.production,
      others: new TokenBuckets(OTHERS, context.now),
    })

    async function answer(call: GraphqlCall, request: FastifyRequest, reply: FastifyReply) {
      const principal = await scope.authenticate(request)
      const from = { address: request.ip, locale: pageLocale(request) }
      const result = await run(call, { principal, ...from, services })
      reply.header('cache-control', 'no-store')
      if (!result.errors) return { data: result.data }
      const errors = result.errors.map((error) => presentError(error, request))
      noteRefusals(errors, call, request)
      return { data: result.data ?? null, errors }
    }

    scope.setErrorHandler((error: FastifyError | DocumentErrors, request, reply) => {
      if (error instanceof DocumentErrors) {
        const errors = error.errors.map((one) => presentError(one, request))
        return reply.code(400).send({ errors })
      }
      const { status, body } = presentFailure(error, request)
      noteRefusal(request, body)
      const { message, ...extensions } = body
      return reply.code(status).send({ errors: [{ message, extensions }] })
    })
    scope.post('/graphql', { bodyLimit: BODY_LIMIT }, (request, reply) =>
      answer(callFromBody(request), request, reply),
    )
    scope.get('/graphql', (request, reply) => answer(callFromQuery(request), request, reply))
  })
}

/** One line a reason: a document may ask for the same a hundred times. */
function noteRefusals(errors: PresentedError[], call: GraphqlCall, request: FastifyRequest): void {
  const operation = findKnown(call.query)?.name ?? 'other'
  const reasons = new Map(errors.map((error) => [error.message, error]))
  for (const { message, extensions } of reasons.values()) {
    noteRefusal(request, { code: extensions.code, message }, { operation })
  }
}
