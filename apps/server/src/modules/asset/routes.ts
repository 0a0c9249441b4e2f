/** Assets are sent before the document that refers to them: ask which are missing, put those under their hashes. */
import type { Readable } from 'node:stream'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { PROJECT_LIMITS } from '@panya/domain/project/project.ts'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { KEEPER } from '../../platform/http/access.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { requireKeeper } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { strict } from '../../platform/http/route-schemas.ts'
import { TokenBuckets } from '../../platform/limits/token-buckets.ts'
import { AssetHash } from './fields-port.ts'
import { missingAssets } from './held-assets-port.ts'
import { keepAsset, readBytes } from './keep-asset.ts'

const OCTETS = 'application/octet-stream'
const MIB = 1024 * 1024
/** One for each begun mebibyte: a few large projects at once, then as much an hour. */
const PACE = { capacity: 1500, refillMs: 2500 }
/** Of one person; browsers send fewer. */
const MOST_AT_ONCE = 8
/** Of everybody, in the memory of this process. */
const MOST_BYTES_AT_ONCE = 256 * MIB

const Wanted = Type.Object(
  { hashes: Type.Array(AssetHash, { maxItems: PROJECT_LIMITS.documentAssets }) },
  strict,
)

export function registerAssets(root: FastifyInstance, context: AppContext): void {
  const { database, now } = context
  const pace = new TokenBuckets(PACE, now)
  const underWay = new Map<number, number>()
  let bytesUnderWay = 0

  async function oneOfFew<T>(person: number, bytes: number, work: () => Promise<T>): Promise<T> {
    const others = underWay.get(person) ?? 0
    if (others >= MOST_AT_ONCE) throw new Problem('RATE_LIMITED', 'too-many')
    if (bytesUnderWay + bytes > MOST_BYTES_AT_ONCE) throw new Problem('UNAVAILABLE', 'too-busy')
    underWay.set(person, others + 1)
    bytesUnderWay += bytes
    try {
      return await work()
    } finally {
      bytesUnderWay -= bytes
      const left = (underWay.get(person) ?? 1) - 1
      if (left > 0) underWay.set(person, left)
      else underWay.delete(person)
    }
  }

  root
    .withTypeProvider<TypeBoxTypeProvider>()
    .post(
      '/api/assets/missing',
      { config: KEEPER, bodyLimit: MIB, schema: { body: Wanted } },
      async (request) => {
        const { studentId } = await requireKeeper(request)
        return { missing: await missingAssets(database.orm, studentId, request.body.hashes) }
      },
    )

  void root.register(async (scope) => {
    const app = scope.withTypeProvider<TypeBoxTypeProvider>()
    app.removeAllContentTypeParsers()
    // As a stream: what is too large or wrong is not read to its end.
    app.addContentTypeParser(OCTETS, (_request, payload, done) => done(null, payload))
    app.put(
      '/api/assets/:hash',
      {
        config: KEEPER,
        bodyLimit: PROJECT_LIMITS.assetBytes,
        schema: { params: Type.Object({ hash: AssetHash }) },
      },
      async (request, reply) => {
        const { studentId } = await requireKeeper(request)
        const announced = Number(request.headers['content-length'] ?? PROJECT_LIMITS.assetBytes)
        if (announced > PROJECT_LIMITS.assetBytes) throw new Problem('TOO_LARGE', 'asset-too-large')
        for (let taken = 0; taken <= announced; taken += MIB) {
          if (pace.take(`${studentId}`) > 0) throw new Problem('RATE_LIMITED', 'too-many')
        }
        const { hash } = request.params
        const body = request.body as Readable | undefined
        if (!body) throw new Problem('BAD_INPUT', 'bad-input', { body: OCTETS })
        await oneOfFew(studentId, announced, async () =>
          keepAsset(context, studentId, hash, await readBytes(body, hash)),
        )
        return reply.code(204).send()
      },
    )
  })
}
