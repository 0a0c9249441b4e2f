/** Finds an account for the embedded PostgreSQL, which refuses to run as root. */
import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

export interface Account {
  uid: number
  gid: number
}

/** Null when the current account can run PostgreSQL itself. */
export function postgresAccount(): Account | null {
  if (process.getuid?.() !== 0) return null
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error('PostgreSQL cannot run as root and there is no account "postgres" or "nobody".')
}

/** Whether the account can walk down to the folder: every folder above it must let it through. */
export function canReach(account: Account | null, folder: string): boolean {
  if (account === null) return true
  for (let at = folder; ; at = dirname(at)) {
    const stat = statSync(at, { throwIfNoEntry: false })
    if (stat && !mayEnter(account, stat)) return false
    if (at === dirname(at)) return true
  }
}

function mayEnter(account: Account, stat: { uid: number; gid: number; mode: number }): boolean {
  if (stat.uid === account.uid) return (stat.mode & 0o100) !== 0
  if (stat.gid === account.gid) return (stat.mode & 0o010) !== 0
  return (stat.mode & 0o001) !== 0
}
