/** What the operator's commands share: the environment, one clear sentence on failure, paths as typed. */
import { resolve } from 'node:path'
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { BackupError } from '../apps/server/src/platform/database/backup/backup-error.ts'
import { DataFolderInUse } from '../apps/server/src/platform/database/data-folder-lock.ts'
import { type Env, EnvError, readEnv } from '../apps/server/src/platform/env.ts'
import { Problem } from '../apps/server/src/platform/http/problem.ts'
import { StoreAway } from '../apps/server/src/platform/objects/object-store.ts'
import { ObjectsProblem } from '../apps/server/src/platform/objects/require-objects.ts'

/** Says how to use the command and ends. */
export class UsageError extends Error {}

export async function operatorCommand(work: (env: Env) => Promise<void>): Promise<void> {
  try {
    await work(readEnv(process.env))
  } catch (error) {
    console.error(explain(error))
    process.exitCode = 1
  }
}

const HELP = { help: { type: 'boolean', short: 'h', default: false } } as const

/** What was typed after the command; a mistake is answered with how to use it. */
export function readCommandLine<Options extends ParseArgsOptionsConfig>(
  usage: string,
  options: Options,
) {
  try {
    const read = parseArgs({ allowPositionals: true, options: { ...options, ...HELP } })
    if (!process.argv.some((word) => word === '--help' || word === '-h')) return read
    console.log(usage)
    process.exit(0)
  } catch (error) {
    console.error(`${(error as Error).message.split('. ')[0]}.\n${usage}`)
    process.exit(1)
  }
}

/** One line for a table that holds something. */
export function tellTable(name: string, rows: number): void {
  if (rows > 0) console.log(`  ${name}: ${rows}`)
}

export function sizeOf(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`
}

/** npm runs scripts in the project's folder; a path is meant from where it was typed. */
export function pathAsTyped(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), path)
}

const SENTENCES: Record<string, string> = {
  'no-such-account':
    'There is no account with this email. For a teacher or admin use: npm run admin -- invite <email>',
  'email-taken':
    'There is an account with this email already. Use: npm run admin -- promote <email>',
  'no-second-factor': 'This account has neither a code app nor a passkey. Nothing was changed.',
  'passwords-are-kept-by-firebase': 'Passwords are kept by Firebase: reset it there.',
}

function explain(error: unknown): string {
  if (
    error instanceof UsageError ||
    error instanceof EnvError ||
    error instanceof BackupError ||
    error instanceof DataFolderInUse ||
    error instanceof ObjectsProblem ||
    error instanceof StoreAway
  ) {
    return error.message
  }
  if (error instanceof Problem) {
    const fields = Object.entries(error.fields ?? {}).map(
      ([name, wrong]) => `The ${name} is not right: ${wrong.replaceAll('-', ' ')}.`,
    )
    return SENTENCES[error.message] ?? (fields.join('\n') || error.message)
  }
  const { code, stack } = error as NodeJS.ErrnoException
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === '28P01' || code === '3D000') {
    return `The database of DATABASE_URL cannot be reached: ${(error as Error).message || code}`
  }
  return stack ?? String(error)
}
