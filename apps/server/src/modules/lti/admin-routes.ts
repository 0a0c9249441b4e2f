/** Registering learning platforms. Whose platform it is never changes: people are known by its names for them. */
import type { PlatformList, PlatformWish } from '@panya/domain/lti/lti.ts'
import { eq } from 'drizzle-orm'
import { Type } from 'typebox'
import { recordAct } from '../../platform/audit/record-act.ts'
import { linkedIdentity } from '../../platform/database/schema/account.ts'
import { ltiPlatform } from '../../platform/database/schema/school.ts'
import { type AdminScope, adminActor } from '../../platform/http/admin-scope.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { Problem } from '../../platform/http/problem.ts'
import { strict, WithId } from '../../platform/http/route-schemas.ts'
import { launchAddress, originOf } from './launch-routes.ts'
import { createAskPlatform } from './platform-request.ts'
import {
  isSafeAddress,
  listPlatforms,
  platformById,
  sourceOf,
  type TrustedOrigins,
} from './platforms.ts'
import { tryPlatform } from './try-platform.ts'
import { waitingGrades } from './waiting-grades.ts'

const Text = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: '^\\S(.*\\S)?$' })
const Address = Text(1000)
const Changeable = {
  name: Text(80),
  deploymentIds: Type.Array(Text(255), { minItems: 1, maxItems: 100 }),
  authUrl: Address,
  tokenUrl: Address,
  keysUrl: Address,
  origins: Type.Array(Address, { maxItems: 20 }),
}
const Wish = Type.Object({ ...Changeable, issuer: Text(255), clientId: Text(255) }, strict)
const Change = Type.Object(Changeable, strict)
const Trial = Type.Object({ tokenUrl: Address, keysUrl: Address }, strict)

export function addPlatformRoutes(scope: AdminScope, { database, env }: AppContext): void {
  const { orm } = database
  const ask = createAskPlatform(env)

  scope.get('/api/admin/lti', async (request): Promise<PlatformList> => {
    const origin = originOf({ env }, request)
    const grades = await waitingGrades(orm)
    return {
      platforms: await listPlatforms(orm),
      addresses: {
        login: `${origin}/api/lti/login`,
        launch: launchAddress({ env }, request),
        keys: `${origin}/api/lti/jwks.json`,
      },
      grades: grades.map(({ classId: _class, ...grade }) => grade),
    }
  })

  scope.post('/api/admin/lti', { schema: { body: Wish } }, async (request, reply) => {
    const actor = await adminActor(request)
    const wish = checked(request.body, env)
    const id = await orm.transaction(async (tx) => {
      const [made] = await tx
        .insert(ltiPlatform)
        .values({ ...wish, issuer: request.body.issuer, clientId: request.body.clientId })
        .onConflictDoNothing()
        .returning({ id: ltiPlatform.id })
      if (!made) throw new Problem('CONFLICT', 'already-there')
      const target = `platform:${made.id}`
      await recordAct(tx, actor, { act: 'lti.register', target, after: request.body })
      return made.id
    })
    return reply.code(201).send({ id })
  })

  scope.post('/api/admin/lti/trial', { schema: { body: Trial } }, async ({ body }) => {
    const unknown = { issuer: '', authUrl: '', origins: [] }
    return tryPlatform(ask, { ...unknown, ...body })
  })

  scope.put(
    '/api/admin/lti/:id',
    { schema: { ...WithId, body: Change } },
    async (request, reply) => {
      const actor = await adminActor(request)
      const { id } = request.params
      const wish = checked(request.body, env)
      await orm.transaction(async (tx) => {
        const before = await platformById(tx, id)
        if (before === null) throw new Problem('NOT_FOUND', 'platform-not-found')
        await tx.update(ltiPlatform).set(wish).where(eq(ltiPlatform.id, id))
        const target = `platform:${id}`
        await recordAct(tx, actor, { act: 'lti.change', target, before, after: wish })
      })
      return reply.code(204).send()
    },
  )

  scope.delete('/api/admin/lti/:id', { schema: WithId }, async (request, reply) => {
    const actor = await adminActor(request)
    const { id } = request.params
    await orm.transaction(async (tx) => {
      const before = await platformById(tx, id)
      if (before === null) throw new Problem('NOT_FOUND', 'platform-not-found')
      await tx.delete(linkedIdentity).where(eq(linkedIdentity.source, sourceOf(before)))
      await tx.delete(ltiPlatform).where(eq(ltiPlatform.id, id))
      await recordAct(tx, actor, { act: 'lti.remove', target: `platform:${id}`, before })
    })
    return reply.code(204).send()
  })
}

type Changes = Omit<PlatformWish, 'issuer' | 'clientId'>

function checked(wish: Changes, trusted: TrustedOrigins): Changes {
  const fields: Record<string, string> = {}
  for (const name of ['authUrl', 'tokenUrl', 'keysUrl'] as const) {
    if (!isSafeAddress(wish[name], trusted)) fields[name] = 'not-an-address'
  }
  if (!wish.origins.every((origin) => isSafeAddress(origin, trusted))) {
    fields['origins'] = 'not-an-address'
  }
  if (Object.keys(fields).length > 0) throw new Problem('BAD_INPUT', 'bad-input', fields)
  const { name, authUrl, tokenUrl, keysUrl } = wish
  return {
    name,
    authUrl,
    tokenUrl,
    keysUrl,
    deploymentIds: [...new Set(wish.deploymentIds)],
    origins: [...new Set(wish.origins.map((url) => new URL(url).origin))],
  }
}
