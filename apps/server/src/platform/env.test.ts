import { expect, test } from 'vitest'
import { EnvError, readEnv } from './env.ts'

test('an empty environment gives the embedded database with the demo school on port 3000', () => {
  expect(readEnv({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    brand: 'panya',
    seed: 'demo',
    identity: 'embedded',
    graphqlOperations: 'any',
  })
})

test('an own database has no demo school and needs a secret', () => {
  const databaseUrl = 'postgres://db/panya'
  expect(() => readEnv({ DATABASE_URL: databaseUrl })).toThrow(/SECRET is required/)
  expect(readEnv({ DATABASE_URL: databaseUrl, SECRET: 'x'.repeat(32) }).seed).toBe('none')
})

test('the way past a pooler leads to the database of DATABASE_URL', () => {
  const pooled = { DATABASE_URL: 'postgres://pooler:6432/panya', SECRET: 'x'.repeat(32) }
  expect(readEnv(pooled)).toMatchObject({ databaseDirectUrl: null, namedStatements: true })
  const direct = { DATABASE_DIRECT_URL: 'postgres://db/panya', DATABASE_NAMED_STATEMENTS: 'off' }
  expect(readEnv({ ...pooled, ...direct })).toMatchObject({
    databaseDirectUrl: 'postgres://db/panya',
    namedStatements: false,
  })
  expect(() => readEnv(direct)).toThrow(/DATABASE_DIRECT_URL goes with DATABASE_URL/)
  expect(() => readEnv({ ...pooled, DATABASE_NAMED_STATEMENTS: 'no' })).toThrow(/one of on, off/)
})

test('every wrong value is named in one message', () => {
  const wrong = {
    PORT: '99999',
    LOG_LEVEL: 'loud',
    SECRET: 'short',
    DRAIN_SECONDS: '-1',
    AI_BASE_URL: 'nowhere',
  }
  try {
    readEnv(wrong)
    expect.unreachable()
  } catch (error) {
    expect(error).toBeInstanceOf(EnvError)
    for (const name of Object.keys(wrong)) expect((error as Error).message).toContain(name)
  }
})

test('the Firebase emulator, whose tokens anybody can forge, is refused in production', () => {
  const firebase = {
    IDENTITY: 'firebase',
    FIREBASE_PROJECT_ID: 'demo-panya',
    FIREBASE_API_KEY: 'key',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  }
  expect(() => readEnv(firebase)).toThrow(/FIREBASE_AUTH_EMULATOR_HOST/)
  expect(readEnv({ ...firebase, NODE_ENV: 'development' }).firebase?.emulatorHost).toBe(
    '127.0.0.1:9099',
  )
})

test('platforms of our own network are named as origins', () => {
  expect(readEnv({}).ltiOrigins).toEqual([])
  expect(readEnv({ LTI_ORIGINS: 'https://Moodle.lan/, http://10.0.0.5:8080' }).ltiOrigins).toEqual([
    'https://moodle.lan',
    'http://10.0.0.5:8080',
  ])
  for (const wrong of ['moodle.lan', 'https://moodle.lan/mod/lti', 'ftp://moodle.lan'])
    expect(() => readEnv({ LTI_ORIGINS: wrong })).toThrow(/LTI_ORIGINS/)
})

test('a school’s sign-in is whole or not there', () => {
  const school = {
    OIDC_PRESET: 'google',
    OIDC_DOMAIN: 'School.example',
    OIDC_CLIENT_ID: 'id',
    OIDC_CLIENT_SECRET: 'secret',
  }
  expect(readEnv({}).school).toBeNull()
  expect(readEnv(school).school).toMatchObject({
    domain: 'school.example',
    name: 'school.example',
    issuer: 'https://accounts.google.com',
  })
  expect(() => readEnv({ OIDC_DOMAIN: 'x' })).toThrow(
    /OIDC_CLIENT_ID[^]*OIDC_ISSUER[^]*OIDC_DOMAIN/,
  )
  const entra = { ...school, OIDC_PRESET: 'entra' }
  const common = 'https://login.microsoftonline.com/common/v2.0'
  expect(() => readEnv({ ...entra, OIDC_ISSUER: common })).toThrow(/one tenant/)
  expect(() => readEnv({ ...school, OIDC_PRESET: 'yahoo' })).toThrow(/OIDC_PRESET/)
  const firebase = { IDENTITY: 'firebase', FIREBASE_PROJECT_ID: 'p', FIREBASE_API_KEY: 'k' }
  expect(() => readEnv({ ...school, ...firebase })).toThrow(/needs FIREBASE_SERVICE_ACCOUNT/)
  const emulator = { NODE_ENV: 'development', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }
  expect(readEnv({ ...school, ...firebase, ...emulator }).school).not.toBeNull()
})

test('Python packages are the usual ones, others, or none', () => {
  expect(readEnv({}).pythonPackages).toContain('numpy')
  expect(readEnv({ PYTHON_PACKAGES: 'numpy, networkx' }).pythonPackages).toEqual([
    'numpy',
    'networkx',
  ])
  expect(readEnv({ PYTHON_PACKAGES: 'none' }).pythonPackages).toEqual([])
  expect(() => readEnv({ PYTHON_PACKAGES: '../secret' })).toThrow(/PYTHON_PACKAGES/)
  expect(() => readEnv({ PYTHON_PACKAGES_URL: 'ftp://x' })).toThrow(/PYTHON_PACKAGES_URL/)
})
