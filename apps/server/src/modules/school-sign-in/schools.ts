/** The schools whose own sign-in opens accounts here: the operator's one, and those that admins have set up. */

import { hash } from 'node:crypto'
import type { SchoolRules } from '@panya/domain/account/school-identity.ts'
import { providerId, type SchoolChoice } from '@panya/domain/account/school-sign-in.ts'
import { asc, eq } from 'drizzle-orm'
import { createEncryption, type Encryption } from '../../identity/encrypted-state.ts'
import { inNameOrder } from '../../platform/database/name-order.ts'
import { NotifiedCache } from '../../platform/database/notified-cache.ts'
import { schoolSignIn } from '../../platform/database/schema/school.ts'
import { hasOwnerKey } from '../../platform/firebase-settings.ts'
import type { AppContext } from '../../platform/http/context.ts'

export const CHANNEL = 'school_sign_in_changed'
/** All of them are read at once: there are few. */
const ALL = 'all'

export interface School extends SchoolRules {
  /** As `linked_identity.source` says. */
  source: string
  name: string
  clientId: string
  clientSecret: string
  /** What the operator has named may be reached wherever it is. */
  trusted: boolean
}

export type Schools = ReturnType<typeof createSchools>

export function schoolSecrets(secret: string): Encryption {
  return createEncryption(secret, 'panya school sign-in')
}

export function createSchools({ database, env, secret }: AppContext) {
  const secrets = schoolSecrets(secret)
  const fixed: School | null = env.school && {
    ...env.school,
    source: fixedSource(env.school.issuer),
    trusted: true,
  }
  const cache = new NotifiedCache<{ schools: School[] }>({
    channel: CHANNEL,
    size: 1,
    async load() {
      const rows = await database.orm
        .select()
        .from(schoolSignIn)
        .where(eq(schoolSignIn.enabled, true))
        .orderBy(...inNameOrder(schoolSignIn.name), asc(schoolSignIn.id))
      return { schools: rows.flatMap((row) => ofRow(row, secrets)) }
    },
  })

  const possible = env.firebase === null || hasOwnerKey(env.firebase)

  async function all(): Promise<School[]> {
    if (!possible) return []
    const { schools = [] } = (await cache.read(ALL)) ?? {}
    if (fixed === null) return schools
    return [fixed, ...schools.filter(({ domain }) => domain !== fixed.domain)]
  }

  return {
    listener: cache.listener,
    fixed,
    /** False where a hosted identity service asks everybody for a password. */
    possible,
    forget: () => cache.forget(ALL),
    find: async (id: string): Promise<School | null> =>
      (await all()).find(({ domain }) => providerId(domain) === id) ?? null,
    bySource: async (source: string): Promise<School | null> =>
      (await all()).find((school) => school.source === source) ?? null,
    choices: async (): Promise<SchoolChoice[]> =>
      (await all()).map(({ domain, name }) => ({ id: providerId(domain), name, domain })),
  }
}

/** Another provider knows other people by the same names. */
export function fixedSource(issuer: string): string {
  return `school:env-${hash('sha256', issuer, 'hex').slice(0, 12)}`
}

export function sourceOf(id: number): string {
  return `school:${id}`
}

/** With another SECRET its password is lost: then it is not there. */
function ofRow(row: typeof schoolSignIn.$inferSelect, secrets: Encryption): School[] {
  const { id, name, preset, domain, issuer, clientId } = row
  const clientSecret = secrets.decrypt(row.encryptedClientSecret)
  if (typeof clientSecret !== 'string') return []
  const source = sourceOf(id)
  return [{ source, name, preset, domain, issuer, clientId, clientSecret, trusted: false }]
}
