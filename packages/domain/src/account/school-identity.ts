/**
 * Which of a school's claims about somebody are believed (OpenID Connect). A name (`subject`) counts for ever; an
 * address counts once, when an account is found or made by it, and only where the school's provider vouches for it.
 */
import { checkEmail, normaliseEmail } from './account-fields.ts'

export const SCHOOL_PRESETS = ['google', 'entra', 'other'] as const
export type SchoolPreset = (typeof SCHOOL_PRESETS)[number]

export interface SchoolRules {
  preset: SchoolPreset
  /** Addresses behind this name are the school's. */
  domain: string
  issuer: string
}

export type Claims = Readonly<Record<string, unknown>>

/** `outside`: not of this school. `unverified`: of the school, but nobody vouches for the address. */
export type AddressRefusal = 'outside' | 'unverified'

export interface SchoolIdentity {
  /** What the provider calls them, whatever their address becomes. */
  subject: string
  /** For whoever comes the first time. */
  address: { email: string } | { refused: AddressRefusal }
}

/** Null when they are not of this school at all, or the provider does not say who they are. */
export function readSchoolIdentity(school: SchoolRules, claims: Claims): SchoolIdentity | null {
  if (school.preset === 'entra') return ofEntra(school, claims)
  const subject = textOf(claims['sub'])
  if (subject === null) return null
  // Google's word for the organisation; the address alone says nothing of it.
  if (school.preset === 'google' && lower(claims['hd']) !== school.domain) return null
  return { subject, address: verifiedAddress(school, claims) }
}

function verifiedAddress({ domain }: SchoolRules, claims: Claims): SchoolIdentity['address'] {
  const email = addressIn(domain, claims['email'])
  if (claims['email_verified'] !== true) return { refused: 'unverified' }
  return email === null ? { refused: 'outside' } : { email }
}

/** A tenant of Microsoft's directory as its issuer names it. */
const TENANT = /\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/|$)/i

/** Null for the issuers that stand for every tenant (`common`, `organizations`, `consumers`). */
export function tenantOf(issuer: string): string | null {
  return TENANT.exec(issuer)?.[1]?.toLowerCase() ?? null
}

function ofEntra({ issuer, domain }: SchoolRules, claims: Claims): SchoolIdentity | null {
  const tenant = tenantOf(issuer)
  const person = textOf(claims['oid'])
  if (tenant === null || lower(claims['tid']) !== tenant || person === null) return null
  return {
    subject: `${tenant} ${person.toLowerCase()}`,
    address: isGuest(tenant, claims) ? { refused: 'outside' } : entraAddress(domain, claims),
  }
}

/** Somebody of another tenant who was only invited: what their own tenant says of them proves nothing here. */
function isGuest(tenant: string, claims: Claims): boolean {
  const home = lower(claims['idp'])
  return (home !== null && !home.includes(tenant)) || Number(claims['acct'] ?? 0) !== 0
}

/**
 * The name they sign in with ends with a domain the tenant has proved to own. The `email` beside it may be
 * anything, unless the directory says that it has checked the domain.
 */
function entraAddress(domain: string, claims: Claims): SchoolIdentity['address'] {
  const name = addressIn(domain, claims['preferred_username'])
  if (name !== null) return { email: name }
  const email = addressIn(domain, claims['email'])
  if (email === null) return { refused: 'outside' }
  const checked = [true, 1, '1', 'true'].includes(claims['xms_edov'] as string)
  return checked ? { email } : { refused: 'unverified' }
}

function addressIn(domain: string, value: unknown): string | null {
  if (checkEmail(value) !== null) return null
  const email = normaliseEmail(String(value))
  return email.endsWith(`@${domain}`) ? email : null
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' && value.length <= 255 ? value : null
}

function lower(value: unknown): string | null {
  return textOf(value)?.toLowerCase() ?? null
}
