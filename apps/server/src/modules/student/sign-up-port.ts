/** Signing up: identity and student in one unit, so that there are no half accounts. */
import { randomBytes } from 'node:crypto'
import { noMailAddress } from '@panya/domain/account/no-mail-address.ts'
import {
  checkSignUp,
  normaliseSignUp,
  type SignUpCredentials,
} from '@panya/domain/account/sign-up.ts'
import type { SiteConfig } from '@panya/domain/brand/brand.ts'
import { checkGuessable } from '../../identity/guessable-password.ts'
import type { IdentityService, NewIdentity } from '../../identity/identity-service.ts'
import type { Database } from '../../platform/database/database.ts'
import { student } from '../../platform/database/schema/person.ts'
import { Problem } from '../../platform/http/problem.ts'
import { openAccount } from '../ledger/open-account-port.ts'

export interface SignUpParts {
  database: Database
  identity: IdentityService
  now?: () => Date
  site: Pick<SiteConfig, 'brand' | 'publicUrl'>
}

/** What was settled before the account is made, when its owner came through a mailed link. */
export interface ProvenSignUp {
  id: number
  verifiedAt: Date
}

export interface NewAccount {
  id: number
  email: string
}

export async function signUp(
  parts: SignUpParts,
  input: SignUpCredentials,
  proven?: ProvenSignUp,
): Promise<NewAccount> {
  const errors = checkSignUp(input)
  const guessable = errors.password
    ? undefined
    : checkGuessable(input.password, parts.site, ownWords(input))
  if (guessable) errors.password = guessable
  if (Object.keys(errors).length > 0) throw new Problem('BAD_INPUT', 'bad-input', errors)
  const { password, ...person } = normaliseSignUp(input)
  const row = proven ? { ...person, id: proven.id, emailVerifiedAt: proven.verifiedAt } : person
  return makeAccount(parts, row, password)
}

/** For whom a school vouches: no password opens the account until somebody gives it one. */
export async function createLearner(
  parts: Omit<SignUpParts, 'site'>,
  { email, ...person }: Omit<SignUpCredentials, 'password' | 'email'> & { email: string | null },
): Promise<NewAccount> {
  const address = email ?? noMailAddress(randomBytes(10).toString('hex'))
  const input = { ...person, email: address, password: '' }
  const { password: _needed, ...errors } = checkSignUp(input)
  if (Object.keys(errors).length > 0) throw new Problem('BAD_INPUT', 'bad-input', errors)
  const { password: _none, ...row } = normaliseSignUp(input)
  return makeAccount(parts, row, null)
}

async function makeAccount(
  { database, identity, now = () => new Date() }: Omit<SignUpParts, 'site'>,
  row: typeof student.$inferInsert,
  password: string | null,
): Promise<NewAccount> {
  const { email, displayName } = row
  const prepared = await identity.prepareAccount({ email, displayName, password })
  let made: NewIdentity | undefined
  try {
    const added = await database.orm.transaction(async (tx) => {
      const result = await prepared.create(tx)
      if (!result.ok) throw emailTaken()
      made = result.identity
      const [account] = await tx
        .insert(student)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: student.id, email: student.email })
      if (!account) throw emailTaken()
      return account
    })
    await openAccount(database, added.id, now())
    return added
  } catch (error) {
    await made?.undo()
    throw error
  }
}

/** Their names, their mailbox and their school: the first that somebody would guess. */
export function ownWords(person: Omit<SignUpCredentials, 'password' | 'grade'>): string[] {
  const { email, displayName, firstName, lastName, affiliation } = person
  return [email.split('@')[0] ?? '', displayName, firstName, lastName, affiliation].map(String)
}

function emailTaken(): Problem {
  return new Problem('CONFLICT', 'email-taken', { email: 'taken' })
}
