/** Owns the environment: every variable is read here, once, and every wrong value is named at once. */
import { resolve } from 'node:path'
import { type AiSettings, readAiSettings } from './ai-settings.ts'
import { type FirebaseSettings, hasOwnerKey, readServiceAccount } from './firebase-settings.ts'
import { type ObjectSettings, readObjectSettings } from './object-settings.ts'
import { readSchoolSettings, type SchoolSettings } from './school-settings.ts'

export interface Env {
  production: boolean
  port: number
  host: string
  publicUrl: string
  /** Whether somebody said so: then the site answers to no other name. */
  publicUrlGiven: boolean
  dataDir: string
  databaseUrl: string | null
  /** The database itself, when DATABASE_URL leads through a pooler in transaction mode. */
  databaseDirectUrl: string | null
  /** Off for poolers that do not know them: they make the busiest questions three times as quick. */
  namedStatements: boolean
  /** Where large things of documents are kept. */
  objects: ObjectSettings
  brand: string
  secret: string | null
  seed: 'demo' | 'none'
  seedPassword: string | null
  identity: 'embedded' | 'firebase'
  firebase: FirebaseSettings | null
  ai: AiSettings | null
  /** Packages for learners' Python; none when the operator wants none. */
  pythonPackages: string[]
  /** Where this server fetches them; null for their public source. */
  pythonPackagesUrl: string | null
  graphqlOperations: 'any' | 'known'
  logLevel: (typeof LOG_LEVELS)[number]
  /** `true`, `false`, or the addresses of the proxies in front. */
  trustProxy: boolean | string
  metricsToken: string | null
  /** Null writes mails into DATA_DIR/outbox instead of sending them. */
  smtpUrl: string | null
  /** Null for the brand's own address. */
  mailFrom: string | null
  /** With less room than this on the disk of DATA_DIR nothing more is kept. */
  diskReserveMb: number
  /** How long a node that was told to stop goes on answering while no new visitors are sent to it. */
  drainSeconds: number
  /** Whether teachers and admins must prove more than a password. */
  staffSecondFactor: 'optional' | 'required'
  /** Origins of learning platforms that may be in our own network. */
  ltiOrigins: string[]
  /** A school's own sign-in; admins can add more. */
  school: SchoolSettings | null
}

const PYTHON_PACKAGES =
  'numpy pandas matplotlib scikit-learn pillow sympy opencv-python micropip'.split(' ')
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export class EnvError extends Error {
  problems: string[]
  constructor(problems: string[]) {
    super(
      `The environment is not right:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    )
    this.problems = problems
  }
}

type Source = Record<string, string | undefined>

export function readEnv(source: Source): Env {
  const problems: string[] = []
  const text = (name: string): string | null => source[name]?.trim() || null
  function choice<T extends string>(name: string, allowed: readonly T[], fallback: T): T {
    const value = text(name) ?? fallback
    if ((allowed as readonly string[]).includes(value)) return value as T
    problems.push(`${name} must be one of ${allowed.join(', ')}, not "${value}"`)
    return fallback
  }
  function integer(name: string, fallback: number, min: number, max: number): number {
    const value = text(name)
    if (value === null) return fallback
    const number = Number(value)
    if (Number.isInteger(number) && number >= min && number <= max) return number
    problems.push(`${name} must be a whole number from ${min} to ${max}, not "${value}"`)
    return fallback
  }
  function url(name: string, protocols: string[]): string | null {
    const value = text(name)
    if (value === null) return null
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) {
      return value.replace(/\/+$/, '')
    }
    problems.push(`${name} must be an address starting with ${protocols.join('// or ')}//`)
    return null
  }

  const port = integer('PORT', 3000, 0, 65535)
  const host = text('HOST') ?? '127.0.0.1'
  const databaseUrl = url('DATABASE_URL', ['postgres:', 'postgresql:'])
  const databaseDirectUrl = url('DATABASE_DIRECT_URL', ['postgres:', 'postgresql:'])
  if (databaseDirectUrl !== null && databaseUrl === null) {
    problems.push(
      'DATABASE_DIRECT_URL goes with DATABASE_URL: it is the way past the pooler to the same database',
    )
  }
  const secret = text('SECRET')
  if (databaseUrl !== null && secret === null) {
    problems.push(
      'SECRET is required with DATABASE_URL (at least 32 characters, the same on every node)',
    )
  }
  if (secret !== null && secret.length < 32)
    problems.push('SECRET must have at least 32 characters')
  const seedPassword = text('SEED_PASSWORD')
  if (seedPassword !== null && (seedPassword.length < 8 || seedPassword.length > 128)) {
    problems.push('SEED_PASSWORD must have 8 to 128 characters')
  }
  const publicUrl = url('PUBLIC_URL', ['http:', 'https:'])
  const dataDir = resolve(text('DATA_DIR') ?? '.data')
  const identity = choice('IDENTITY', ['embedded', 'firebase'], 'embedded')

  const env: Env = {
    production: source['NODE_ENV'] !== 'development',
    port,
    host,
    publicUrl: publicUrl ?? `http://localhost:${port}`,
    publicUrlGiven: publicUrl !== null,
    dataDir,
    databaseUrl,
    databaseDirectUrl,
    namedStatements: choice('DATABASE_NAMED_STATEMENTS', ['on', 'off'], 'on') === 'on',
    objects: readObjectSettings({ text, url, choice, problems }, dataDir),
    brand: text('BRAND') ?? 'panya',
    secret,
    seed: choice('SEED', ['demo', 'none'], databaseUrl === null ? 'demo' : 'none'),
    seedPassword,
    identity,
    firebase: identity === 'firebase' ? firebaseSettings() : null,
    ai: readAiSettings({ text, url, integer, problems }),
    pythonPackages: pythonPackages(),
    pythonPackagesUrl: url('PYTHON_PACKAGES_URL', ['http:', 'https:']),
    graphqlOperations: choice('GRAPHQL_OPERATIONS', ['any', 'known'], 'any'),
    logLevel: choice('LOG_LEVEL', LOG_LEVELS, 'info'),
    trustProxy: trustProxy(),
    metricsToken: text('METRICS_TOKEN'),
    smtpUrl: url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: mailFrom(),
    diskReserveMb: integer('DISK_RESERVE_MB', 200, 0, 1_000_000_000),
    drainSeconds: integer('DRAIN_SECONDS', 0, 0, 300),
    staffSecondFactor: choice('STAFF_SECOND_FACTOR', ['optional', 'required'], 'optional'),
    ltiOrigins: ltiOrigins(),
    school: readSchoolSettings(text, problems),
  }
  if (env.school !== null && env.firebase !== null && !hasOwnerKey(env.firebase)) {
    problems.push(
      'OIDC_* with IDENTITY=firebase needs FIREBASE_SERVICE_ACCOUNT: without it Firebase asks everybody for a password',
    )
  }
  if (problems.length > 0) throw new EnvError(problems)
  return env

  function pythonPackages(): string[] {
    const names = text('PYTHON_PACKAGES')?.split(/[\s,]+/) ?? PYTHON_PACKAGES
    const wrong = names.filter((name) => !/^[A-Za-z0-9][\w.-]*$/.test(name))
    if (wrong.length > 0) {
      problems.push(`PYTHON_PACKAGES must be names of packages, or none; not "${wrong.join(' ')}"`)
    }
    return names.join() === 'none' ? [] : names
  }

  function firebaseSettings(): Env['firebase'] {
    const projectId = text('FIREBASE_PROJECT_ID')
    const apiKey = text('FIREBASE_API_KEY')
    if (projectId === null) problems.push('FIREBASE_PROJECT_ID is required with IDENTITY=firebase')
    if (apiKey === null) problems.push('FIREBASE_API_KEY is required with IDENTITY=firebase')
    if (projectId === null || apiKey === null) return null
    const emulatorHost = text('FIREBASE_AUTH_EMULATOR_HOST')
    if (emulatorHost !== null && source['NODE_ENV'] !== 'development') {
      problems.push(
        'FIREBASE_AUTH_EMULATOR_HOST is only for NODE_ENV=development: its tokens are not signed',
      )
    }
    return { projectId, apiKey, emulatorHost, serviceAccount: serviceAccount() }
  }
  function serviceAccount(): FirebaseSettings['serviceAccount'] {
    const file = text('FIREBASE_SERVICE_ACCOUNT')
    if (file === null) return null
    try {
      return readServiceAccount(file)
    } catch (error) {
      const why = error instanceof Error ? error.message : 'not readable'
      problems.push(`FIREBASE_SERVICE_ACCOUNT must be the file of a service account: ${why}`)
      return null
    }
  }
  function ltiOrigins(): string[] {
    const all = (text('LTI_ORIGINS') ?? '').split(/[\s,]+/).filter(Boolean)
    const wrong = all.find((one) => !/^https?:\/\/[^/]+\/?$/.test(one) || !URL.canParse(one))
    if (wrong === undefined) return all.map((one) => new URL(one).origin)
    problems.push(
      `LTI_ORIGINS must be addresses such as https://moodle.school.lan with commas between them, not "${wrong}"`,
    )
    return []
  }
  function mailFrom(): string | null {
    const value = text('MAIL_FROM')
    if (value === null || /^[^@\s<>]+@[^@\s<>]+$/.test(value)) return value
    problems.push('MAIL_FROM must be an email address')
    return null
  }
  function trustProxy(): boolean | string {
    const value = text('TRUST_PROXY') ?? 'false'
    if (value === 'true' || value === 'false') return value === 'true'
    if (/^[0-9a-f.:/, ]+$/i.test(value)) return value
    problems.push('TRUST_PROXY must be true, false or a list of addresses such as 10.0.0.0/8')
    return false
  }
}
