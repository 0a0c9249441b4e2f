/** A school's own sign-in (OpenID Connect): what somebody sets up, and what may be wrong with it. */
import { type SchoolPreset, tenantOf } from './school-identity.ts'

export const GOOGLE_ISSUER = 'https://accounts.google.com'

/** What the sign-in page offers. */
export interface SchoolChoice {
  /** As the session library calls it. */
  id: string
  name: string
  domain: string
}

/** For whoever has signed out here, and at their school is signed in still. */
export interface SchoolFarewell {
  name: string
  /** Where they sign out there; they come back to us. */
  address: string
}

/** A sign-in elsewhere that opens an account. */
export interface Connection {
  /** As the server knows it: `school:…` or `platform:…`. */
  source: string
  kind: 'school' | 'platform'
  /** Null for what is not set up any more. */
  name: string | null
  linkedAt: string
  lastUsedAt: string
}

/** As its owner sees it. */
export type OwnConnection = Omit<Connection, 'source'>

export interface SchoolWish {
  name: string
  preset: SchoolPreset
  domain: string
  issuer: string
  clientId: string
}

/** As an admin sees it: the secret is never shown again. */
export interface SchoolSetup extends SchoolWish {
  id: number
  enabled: boolean
  /** How many people signed in with it. */
  people: number
}

export interface SchoolList {
  schools: SchoolSetup[]
  /** Set by whoever runs the server; it cannot be changed here. */
  fixed: (SchoolWish & { people: number }) | null
  /** Where a provider sends people back to; what follows is the domain. */
  callbackPrefix: string
  /** False where a hosted identity service asks everybody for a password. */
  possible: boolean
}

/** What came of asking a provider about itself. */
export type SchoolTrial =
  | { ok: true }
  | { ok: false; problem: TrialProblem; detail?: string | undefined }

export type TrialProblem =
  | 'not-https'
  | 'private-address'
  | 'unknown-host'
  | 'unreachable'
  | 'timeout'
  | 'certificate'
  | 'redirect'
  | 'status'
  | 'too-large'
  | 'not-json'
  | 'other-issuer'
  | 'no-endpoint'
  | 'no-code-flow'

export function providerId(domain: string): string {
  return `school-${domain}`
}

const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9][a-z0-9-]{0,61}[a-z0-9]$/

export function isDomain(text: string): boolean {
  return text.length <= 253 && DOMAIN.test(text)
}

const ENTRA_HOST = 'https://login.microsoftonline.com'
const DESCRIPTION = /\/\.well-known\/openid-configuration$/

/** Google has one for everybody. Of Entra's many addresses people copy any; the tenant in it is what counts. */
export function normaliseIssuer(preset: SchoolPreset, issuer: string): string {
  if (preset === 'google') return GOOGLE_ISSUER
  const typed = issuer.trim().replace(DESCRIPTION, '')
  const ofEntra = preset === 'entra' && (!typed.includes('/') || typed.startsWith(`${ENTRA_HOST}/`))
  const tenant = ofEntra ? tenantOf(`/${typed}`) : null
  return tenant === null ? typed : `${ENTRA_HOST}/${tenant}/v2.0`
}

export type IssuerProblem = 'not-an-address' | 'not-https' | 'no-tenant'

/** Plain http is for a provider on the same machine, and only where the operator says so. */
export function checkIssuer(
  preset: SchoolPreset,
  issuer: string,
  allowLocal = false,
): IssuerProblem | null {
  if (preset === 'google') return null
  if (!URL.canParse(issuer)) return 'not-an-address'
  const { protocol, hostname, search, hash, username } = new URL(issuer)
  if (search !== '' || hash !== '' || username !== '') return 'not-an-address'
  const local = allowLocal && protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(hostname)
  if (protocol !== 'https:' && !local) return 'not-https'
  return preset === 'entra' && tenantOf(issuer) === null ? 'no-tenant' : null
}
