import { describe, expect, test } from 'vitest'
import { checkName } from './account-fields.ts'
import { type Claims, readSchoolIdentity, type SchoolRules, tenantOf } from './school-identity.ts'
import { namesFrom } from './school-names.ts'
import { checkIssuer, isDomain, normaliseIssuer } from './school-sign-in.ts'

const TENANT = '11111111-2222-3333-4444-555555555555'
const ENTRA = `https://login.microsoftonline.com/${TENANT}/v2.0`
const DOMAIN = 'school.example'
const SCHOOLS = {
  google: { preset: 'google', domain: DOMAIN, issuer: 'https://accounts.google.com' },
  entra: { preset: 'entra', domain: DOMAIN, issuer: ENTRA },
  other: { preset: 'other', domain: DOMAIN, issuer: 'https://id.school.example' },
} satisfies Record<string, SchoolRules>

const EMAIL = `mali@${DOMAIN}`
const outcome = (school: SchoolRules, claims: Claims) => {
  const person = readSchoolIdentity(school, claims)
  if (person === null) return 'nobody'
  return 'email' in person.address ? person.address.email : person.address.refused
}

/** Every way of choosing one value for each claim. */
function combinations(choices: Record<string, readonly unknown[]>): Claims[] {
  return Object.entries(choices).reduce<Claims[]>(
    (all, [name, values]) =>
      all.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  )
}

const EMAILS = [
  EMAIL,
  EMAIL.toUpperCase(),
  `mali@x.${DOMAIN}`,
  `mali@${DOMAIN}.evil.example`,
  `mali@evil${DOMAIN}`,
  `${EMAIL}@evil.example`,
  `evil@evil.example\n${EMAIL}`,
  `@${DOMAIN}`,
  '',
  7,
  [EMAIL],
  undefined,
]
const YES = [true, false, 'true', 1, null, undefined]
const mine = (email: unknown) => typeof email === 'string' && email.toLowerCase() === EMAIL

describe('an address is believed in no other case', () => {
  test('any provider: verified, and of the domain', () => {
    for (const claims of combinations({ sub: ['a'], email: EMAILS, email_verified: YES })) {
      const right = mine(claims['email']) && claims['email_verified'] === true
      expect([claims, outcome(SCHOOLS.other, claims) === EMAIL]).toEqual([claims, right])
    }
  })

  test('Google: also of the organisation, and without it nobody at all', () => {
    const hd = [DOMAIN, 'School.Example', `x.${DOMAIN}`, '', true, [DOMAIN], undefined]
    for (const claims of combinations({ sub: ['a'], email: EMAILS, email_verified: YES, hd })) {
      const inside = String(claims['hd']).toLowerCase() === DOMAIN && !Array.isArray(claims['hd'])
      const right = inside && mine(claims['email']) && claims['email_verified'] === true
      const said = outcome(SCHOOLS.google, claims)
      expect([claims, said === EMAIL]).toEqual([claims, right])
      expect([claims, said === 'nobody']).toEqual([claims, !inside])
    }
  })

  test('Entra: of the tenant, no guest, and a name the tenant owns or an address it has checked', () => {
    const cases = combinations({
      tid: [TENANT, TENANT.replace('1', '2'), 'common', undefined],
      oid: ['A1', undefined],
      idp: [undefined, ENTRA, 'https://sts.windows.net/99999999-2222-3333-4444-555555555555/'],
      acct: [undefined, 0, 1],
      preferred_username: [EMAIL, 'mali@gmail.example', undefined],
      email: [EMAIL, 'mali@gmail.example', undefined],
      xms_edov: [undefined, true, '1', 0, false],
      // Says nothing here: Entra does not send it, so whoever does is not Entra.
      email_verified: [true, undefined],
    })
    for (const claims of cases) {
      const member = claims['tid'] === TENANT && claims['oid'] === 'A1'
      const guest = String(claims['idp']).includes('9999') || claims['acct'] === 1
      const checked = claims['xms_edov'] === true || claims['xms_edov'] === '1'
      const named = claims['preferred_username'] === EMAIL || (claims['email'] === EMAIL && checked)
      const said = outcome(SCHOOLS.entra, claims)
      expect([claims, said === EMAIL]).toEqual([claims, member && !guest && named])
      expect([claims, said === 'nobody']).toEqual([claims, !member])
    }
  })
})

test('somebody without a name of their own is nobody', () => {
  for (const sub of [undefined, '', 7, null, 'x'.repeat(256)])
    expect(outcome(SCHOOLS.other, { sub, email: EMAIL, email_verified: true })).toBe('nobody')
})

test('Entra’s people have one name in every application', () => {
  const claims = { tid: TENANT.toUpperCase(), oid: 'A1', sub: 'changes with the application' }
  expect(readSchoolIdentity(SCHOOLS.entra, claims)?.subject).toBe(`${TENANT} a1`)
})

test('an issuer names one tenant', () => {
  expect(tenantOf(ENTRA)).toBe(TENANT)
  for (const many of ['common', 'organizations', 'consumers', 'school.example']) {
    const issuer = `https://login.microsoftonline.com/${many}/v2.0`
    expect([many, tenantOf(issuer), checkIssuer('entra', issuer)]).toEqual([
      many,
      null,
      'no-tenant',
    ])
  }
  expect(checkIssuer('entra', ENTRA)).toBeNull()
})

test('an issuer is understood as people copy it', () => {
  for (const typed of [
    TENANT.toUpperCase(),
    ` https://login.microsoftonline.com/${TENANT} `,
    `https://login.microsoftonline.com/${TENANT}/v2.0/.well-known/openid-configuration`,
    `https://login.microsoftonline.com/${TENANT}/oauth2/v2.0/authorize`,
    ENTRA,
  ])
    expect([typed, normaliseIssuer('entra', typed)]).toEqual([typed, ENTRA])
  const elsewhere = `https://login.microsoftonline.us/${TENANT}/v2.0`
  expect(normaliseIssuer('entra', elsewhere)).toBe(elsewhere)
  expect(checkIssuer('entra', normaliseIssuer('entra', 'common'))).toBe('not-an-address')
  const keycloak = 'https://id.school.example/realms/a'
  expect(normaliseIssuer('other', `${keycloak}/.well-known/openid-configuration`)).toBe(keycloak)
  // Some do end with it, and say so.
  expect(normaliseIssuer('other', 'https://id.school.example/o/app/')).toBe(
    'https://id.school.example/o/app/',
  )
  expect(normaliseIssuer('google', 'anything')).toBe('https://accounts.google.com')
})

test('an issuer is asked safely', () => {
  expect(checkIssuer('other', 'https://id.school.example/realms/a')).toBeNull()
  expect(checkIssuer('other', 'http://id.school.example')).toBe('not-https')
  expect(checkIssuer('other', 'http://127.0.0.1:80')).toBe('not-https')
  expect(checkIssuer('other', 'http://127.0.0.1:80', true)).toBeNull()
  expect(checkIssuer('other', 'http://id.school.example', true)).toBe('not-https')
  expect(checkIssuer('other', 'file:///etc/passwd', true)).toBe('not-https')
  for (const odd of [
    '',
    'school',
    'https://a.example?x',
    'https://a.example#x',
    'https://u@a.example',
  ])
    expect([odd, checkIssuer('other', odd)]).toEqual([odd, 'not-an-address'])
})

test('what a domain is', () => {
  for (const right of ['school.example', 'a.b.ac.th', 'xn--12c.example'])
    expect(isDomain(right)).toBe(true)
  for (const wrong of [
    '',
    'school',
    'School.example',
    '@school.example',
    'a..b',
    '-a.example',
    'a b.c',
  ])
    expect([wrong, isDomain(wrong)]).toEqual([wrong, false])
})

test('names come as the school has them, or from what there is', () => {
  const names = (claims: Claims) => Object.values(namesFrom(claims, 'mali.d@school.example'))
  expect(names({ name: 'Mali Dee', given_name: 'Mali', family_name: 'Dee' })).toEqual([
    'Mali',
    'Dee',
    'Mali Dee',
  ])
  expect(names({ name: '王小明' })).toEqual(['王小明', '-', '王小明'])
  expect(names({ name: 'Ana  Luisa\tCosta' })).toEqual(['Ana', 'Luisa Costa', 'Ana Luisa Costa'])
  expect(names({ name: '\u202Eevil\u200B', given_name: '\u200B' })).toEqual([
    'evil\u200B',
    '-',
    'evil\u200B',
  ])
  expect(names({ name: 7, given_name: null })).toEqual(['mali.d', '-', 'mali.d'])
  expect(names({ given_name: 'มะลิ' })).toEqual(['มะลิ', '-', 'มะลิ'])
  expect(names({ family_name: 'ดี' })).toEqual(['mali.d', 'ดี', 'mali.d'])
  // It is shown as text wherever it is shown.
  expect(names({ name: '<b>Mali</b> Dee' })).toEqual(['<b>Mali</b>', 'Dee', '<b>Mali</b> Dee'])
  for (const name of names({ name: `${'m'.repeat(1000)} ${'ดี'.repeat(500)}` }))
    expect(checkName(name)).toBeNull()
})
