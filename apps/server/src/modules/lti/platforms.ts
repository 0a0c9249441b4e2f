/** The learning platforms that an admin has registered, and which addresses are theirs. */

import type { Platform } from '@panya/domain/lti/lti.ts'
import { and, eq } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { inNameOrder } from '../../platform/database/name-order.ts'
import { ltiPlatform } from '../../platform/database/schema/school.ts'
import type { Env } from '../../platform/env.ts'

const COLUMNS = {
  id: ltiPlatform.id,
  name: ltiPlatform.name,
  issuer: ltiPlatform.issuer,
  clientId: ltiPlatform.clientId,
  deploymentIds: ltiPlatform.deploymentIds,
  authUrl: ltiPlatform.authUrl,
  tokenUrl: ltiPlatform.tokenUrl,
  keysUrl: ltiPlatform.keysUrl,
  origins: ltiPlatform.origins,
}

export async function listPlatforms(orm: Orm): Promise<Platform[]> {
  return orm
    .select(COLUMNS)
    .from(ltiPlatform)
    .orderBy(...inNameOrder(ltiPlatform.name), ltiPlatform.id)
}

export async function platformById(orm: Orm, id: number): Promise<Platform | null> {
  const [found] = await orm.select(COLUMNS).from(ltiPlatform).where(eq(ltiPlatform.id, id))
  return found ?? null
}

/** Platforms need not say which of their clients we are; then there must be only one. */
export async function findPlatform(
  orm: Orm,
  issuer: string,
  clientId: string | null,
): Promise<Platform | null> {
  const ours = clientId === null ? undefined : eq(ltiPlatform.clientId, clientId)
  const found = await orm
    .select(COLUMNS)
    .from(ltiPlatform)
    .where(and(eq(ltiPlatform.issuer, issuer), ours))
    .limit(2)
  return found.length === 1 ? found[0]! : null
}

/** As `linked_identity` names who vouches. */
export const sourceOf = ({ id }: Pick<Platform, 'id'>) => `platform:${id}`

export type PlatformAddresses = Pick<
  Platform,
  'issuer' | 'authUrl' | 'tokenUrl' | 'keysUrl' | 'origins'
>

/** Everything a platform says of itself leads to one of these, or nowhere. */
export function originsOf(platform: PlatformAddresses): Set<string> {
  const { issuer, authUrl, tokenUrl, keysUrl, origins } = platform
  const all = [issuer, authUrl, tokenUrl, keysUrl, ...origins]
  return new Set(all.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin))
}

export function isOfPlatform(platform: PlatformAddresses, url: string): boolean {
  return URL.canParse(url) && originsOf(platform).has(new URL(url).origin)
}

/** What the operator has named may be in our own network and without https; where we develop, everything registered. */
export type TrustedOrigins = Pick<Env, 'production' | 'ltiOrigins'>

export function isTrusted(origin: string, { production, ltiOrigins }: TrustedOrigins): boolean {
  return !production || ltiOrigins.includes(origin)
}

export function isSafeAddress(url: string, trusted: TrustedOrigins): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, origin, username, password } = new URL(url)
  if (username !== '' || password !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && isTrusted(origin, trusted))
}
