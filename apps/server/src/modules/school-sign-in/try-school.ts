/** Asks a school's provider about itself, and says what would keep people from signing in. */
import type { SchoolTrial } from '@panya/domain/account/school-sign-in.ts'
import { createGuardedFetch, RefusedFetch } from '../../platform/http/guarded-fetch.ts'
import { type Description, isSafeAddress, parseDescription } from './description.ts'

const ENDPOINTS = ['authorization_endpoint', 'token_endpoint', 'userinfo_endpoint', 'jwks_uri']

/** `trusted`: an origin that may be anywhere. */
export async function trySchool(issuer: string, trusted: string | null): Promise<SchoolTrial> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  try {
    const answer = await createGuardedFetch(trusted)(address, {
      headers: { accept: 'application/json' },
    })
    if (!answer.ok) return { ok: false, problem: 'status', detail: String(answer.status) }
    return judge(issuer, trusted, parseDescription(await answer.text()))
  } catch (error) {
    if (!(error instanceof RefusedFetch)) throw error
    return { ok: false, problem: error.reason }
  }
}

function judge(issuer: string, trusted: string | null, said: Description | null): SchoolTrial {
  if (said === null) return { ok: false, problem: 'not-json' }
  const own = said['issuer']
  const detail = typeof own === 'string' ? own.slice(0, 300) : ''
  if (!URL.canParse(detail) || new URL(detail).href !== new URL(issuer).href)
    return { ok: false, problem: 'other-issuer', detail }
  const missing = ENDPOINTS.find((name) => !isAddress(said[name]))
  if (missing !== undefined) return { ok: false, problem: 'no-endpoint', detail: missing }
  const open = ENDPOINTS.find((name) => !isSafeAddress(said[name], trusted))
  if (open !== undefined) return { ok: false, problem: 'not-https', detail: open }
  const types = said['response_types_supported']
  if (Array.isArray(types) && !types.includes('code')) return { ok: false, problem: 'no-code-flow' }
  return { ok: true }
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && URL.canParse(value)
}
