/**
 * `npm run admin -- create|promote|invite|reset-password|reset-second-factor <email>`: the first admin of a new
 * place, further ones, and the way back in. A new password is read from standard input with --password-stdin, else
 * made and shown once.
 */
import { text } from 'node:stream/consumers'
import {
  createPrivileged,
  type Group,
  inviteStaff,
  promote,
  resetPassword,
  resetSecondFactor,
} from '../apps/server/src/app/operator-acts.ts'
import { wordPassword } from '../apps/server/src/app/seed/seed-password.ts'
import { createIdentity } from '../apps/server/src/identity/create-identity.ts'
import { INVITE_DAYS } from '../apps/server/src/modules/privilege/staff-invites.ts'
import type { SignUpParts } from '../apps/server/src/modules/student/sign-up-port.ts'
import { BRANDS_FOLDER, loadBrand } from '../apps/server/src/platform/brand/load-brand.ts'
import { openDatabase } from '../apps/server/src/platform/database/database.ts'
import { openForMaintenance } from '../apps/server/src/platform/database/maintenance.ts'
import { migrateDatabase } from '../apps/server/src/platform/database/migrate.ts'
import type { Env } from '../apps/server/src/platform/env.ts'
import { createLog } from '../apps/server/src/platform/log.ts'
import { createMailer } from '../apps/server/src/platform/mail/mailer.ts'
import { loadSecret } from '../apps/server/src/platform/secret.ts'
import { operatorCommand, readCommandLine, UsageError } from './operator-command.ts'

const USAGE = `Usage:
  npm run admin -- create <email> [--name <name>] [--group admin|teacher] [--password-stdin]
  npm run admin -- promote <email> [--group admin|teacher] [--sure]
  npm run admin -- invite <email> [--group admin|teacher]
  npm run admin -- reset-password <email> [--password-stdin]
  npm run admin -- reset-second-factor <email>`

const { positionals, values } = readCommandLine(USAGE, {
  name: { type: 'string' },
  group: { type: 'string', default: 'admin' },
  'password-stdin': { type: 'boolean', default: false },
  sure: { type: 'boolean', default: false },
})
const [act = '', email = ''] = positionals

const ACTS: Record<string, (parts: SignUpParts, env: Env) => Promise<void>> = {
  async create(parts) {
    const password = await newPassword()
    const name = values.name ?? email.split('@')[0] ?? email
    await createPrivileged(parts, { email, password, name, group: group() })
    console.log(`${email} has an account and is ${group()}.`)
    showPassword(password)
  },
  async promote(parts, env) {
    const outcome = await promote(parts, email, group(), { sure: values.sure })
    if (outcome.given) return console.log(`${email} is ${group()}.`)
    console.log(`Nobody has proved that ${email} is theirs: anybody may have made that account.`)
    console.log('If you know whose it is, add --sure. Else hand them this link:')
    showLink(env, outcome.token)
  },
  async invite(parts, env) {
    const token = await inviteStaff(parts, email, group())
    console.log(`Whoever opens this link and signs in is ${group()}. Hand it to ${email}:`)
    showLink(env, token)
  },
  async 'reset-password'(parts) {
    const password = await newPassword()
    await resetPassword(parts, email, password)
    console.log(`${email} has a new password and is signed out everywhere.`)
    showPassword(password)
  },
  async 'reset-second-factor'(parts, env) {
    const { site } = parts
    const mailer = createMailer({ env, site, log: createLog(env), now: () => new Date() })
    await resetSecondFactor(parts, mailer, email)
    console.log(`${email} signs in with the password alone again and is signed out everywhere.`)
  },
}

await operatorCommand(async (env) => {
  const work = Object.hasOwn(ACTS, act) ? ACTS[act] : undefined
  if (work === undefined || email === '' || positionals.length > 2) throw new UsageError(USAGE)
  group()
  await withAccounts(env, work)
})

async function withAccounts(
  env: Env,
  work: (parts: SignUpParts, env: Env) => Promise<void>,
): Promise<void> {
  const { connection, close } = await openForMaintenance(env, { alone: false })
  try {
    await migrateDatabase(connection)
    const database = openDatabase(connection, createLog(env))
    try {
      const context = { env, secret: loadSecret(env), database, now: () => new Date() }
      const { brand } = loadBrand(BRANDS_FOLDER, env.brand)
      const site = { brand, publicUrl: env.publicUrl }
      await work({ database, site, identity: await createIdentity(context) }, env)
    } finally {
      await database.close()
    }
  } finally {
    await close()
  }
}

function group(): Group {
  if (values.group === 'admin' || values.group === 'teacher') return values.group
  throw new UsageError(USAGE)
}

async function newPassword(): Promise<string> {
  return values['password-stdin'] ? (await text(process.stdin)).trimEnd() : wordPassword(6)
}

function showLink({ publicUrl }: Env, token: string): void {
  console.log(
    `${publicUrl}/invitation#${token}\nShown only now; works once, for ${INVITE_DAYS} days.`,
  )
}

function showPassword(password: string): void {
  if (!values['password-stdin']) console.log(`Password (shown only now): ${password}`)
}
