/** The one school sign-in (OpenID Connect) that the environment may name. */
import { SCHOOL_PRESETS, type SchoolPreset } from '@panya/domain/account/school-identity.ts'
import { checkIssuer, isDomain, normaliseIssuer } from '@panya/domain/account/school-sign-in.ts'

export interface SchoolSettings {
  name: string
  preset: SchoolPreset
  domain: string
  issuer: string
  clientId: string
  clientSecret: string
}

const NEEDED = ['OIDC_DOMAIN', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const
const ISSUER_PROBLEMS = {
  'not-an-address': 'must be an address, as the provider gives it',
  'not-https': 'must start with https:// (http:// only for localhost)',
  'no-tenant': 'must name one tenant, such as https://login.microsoftonline.com/<tenant id>/v2.0',
}

/** Null when none is named; what is wrong is added to `problems`. */
export function readSchoolSettings(
  text: (name: string) => string | null,
  problems: string[],
): SchoolSettings | null {
  const known = [...NEEDED, 'OIDC_PRESET', 'OIDC_ISSUER', 'OIDC_NAME']
  if (known.every((name) => text(name) === null)) return null
  const preset = (text('OIDC_PRESET') ?? 'other') as SchoolPreset
  if (!SCHOOL_PRESETS.includes(preset)) {
    problems.push(`OIDC_PRESET must be one of ${SCHOOL_PRESETS.join(', ')}, not "${preset}"`)
    return null
  }
  const missing = NEEDED.filter((name) => text(name) === null)
  for (const name of missing) problems.push(`${name} is required with the other OIDC_ variables`)
  const issuer = normaliseIssuer(preset, text('OIDC_ISSUER') ?? '')
  const wrong = checkIssuer(preset, issuer, true)
  if (wrong !== null) problems.push(`OIDC_ISSUER ${ISSUER_PROBLEMS[wrong]}`)
  const domain = (text('OIDC_DOMAIN') ?? '').toLowerCase()
  if (domain !== '' && !isDomain(domain)) {
    problems.push('OIDC_DOMAIN must be the part of addresses behind the @, such as school.example')
  }
  return {
    name: text('OIDC_NAME') ?? domain,
    preset,
    domain,
    issuer,
    clientId: text('OIDC_CLIENT_ID') ?? '',
    clientSecret: text('OIDC_CLIENT_SECRET') ?? '',
  }
}
