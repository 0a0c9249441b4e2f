/** /api/school-sign-in for the sign-in page; /api/admin/school-sign-in for whoever sets it up. */
import { SCHOOL_PRESETS } from '@panya/domain/account/school-identity.ts'
import {
  checkIssuer,
  normaliseIssuer,
  providerId,
  type SchoolList,
} from '@panya/domain/account/school-sign-in.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { ANYONE } from '../../platform/http/access.ts'
import { type AdminScope, adminActor } from '../../platform/http/admin-scope.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { Problem } from '../../platform/http/problem.ts'
import { oneOf, strict, WithId } from '../../platform/http/route-schemas.ts'
import { addSchool, changeSchool, countPeople, listSchools, removeSchool } from './school-table.ts'
import { type Schools, schoolSecrets } from './schools.ts'
import { trySchool } from './try-school.ts'

/** Everybody may know which schools have a sign-in: it is what their pupils choose from. */
export function registerSchoolChoices(app: FastifyInstance, schools: Schools): void {
  app.get('/api/school-sign-in', { config: ANYONE }, async () => ({
    schools: await schools.choices(),
  }))
}

const text = (maxLength: number) => Type.String({ maxLength })
const Wish = {
  name: text(120),
  preset: oneOf(SCHOOL_PRESETS),
  domain: text(253),
  issuer: text(500),
  clientId: text(500),
}
const Change = Type.Object(
  {
    ...Wish,
    clientSecret: Type.Optional(Type.String({ minLength: 1, maxLength: 2000 })),
    enabled: Type.Boolean(),
  },
  strict,
)
const Trial = Type.Object({ preset: Wish.preset, issuer: Wish.issuer }, strict)

export function addSchoolSignInRoutes(
  app: AdminScope,
  context: AppContext,
  schools: Schools,
): void {
  const { database, env } = context
  const { production } = env
  const parts = { database, production, secrets: schoolSecrets(context.secret) }
  const base = '/api/admin/school-sign-in'

  async function list(request: FastifyRequest): Promise<SchoolList> {
    // This node must not wait for the notice that all nodes get.
    schools.forget()
    return {
      schools: await listSchools(database),
      fixed: await fixed(),
      callbackPrefix: `${originOf(request)}/api/auth/callback/${providerId('')}`,
      possible: schools.possible,
    }
  }

  /** As the session library will say it to the provider. */
  function originOf({ host }: FastifyRequest): string {
    return env.publicUrl.startsWith('https:') ? env.publicUrl : `http://${host}`
  }

  async function fixed(): Promise<SchoolList['fixed']> {
    if (schools.fixed === null) return null
    const { name, preset, domain, issuer, clientId, source } = schools.fixed
    const people = (await countPeople(database.orm)).get(source) ?? 0
    return { name, preset, domain, issuer, clientId, people }
  }

  app.get(base, list)

  app.post(base, { schema: { body: Change } }, async (request) => {
    await addSchool(parts, await adminActor(request), request.body)
    return list(request)
  })

  app.put(`${base}/:id`, { schema: { ...WithId, body: Change } }, async (request) => {
    await changeSchool(parts, await adminActor(request), request.params.id, request.body)
    return list(request)
  })

  app.delete(`${base}/:id`, { schema: WithId }, async (request) => {
    await removeSchool(database, await adminActor(request), request.params.id)
    return list(request)
  })

  app.post(`${base}/trial`, { schema: { body: Trial } }, async (request) => {
    const { preset } = request.body
    const issuer = normaliseIssuer(preset, request.body.issuer)
    // What the operator has named may be anywhere.
    const free = schools.fixed?.issuer === issuer || !production
    const wrong = checkIssuer(preset, issuer, free)
    if (wrong !== null) throw new Problem('BAD_INPUT', 'bad-input', { issuer: wrong })
    return trySchool(issuer, free ? new URL(issuer).origin : null)
  })
}
