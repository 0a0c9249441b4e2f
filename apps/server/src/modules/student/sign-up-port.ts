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
import type {
  IdentityService,
  NewIdentity,
  PreparedAccount,
} from '../../identity/identity-service.ts'
import type { Database, Orm } from '../../platform/database/database.ts'
import { student } from '../../platform/database/schema/person.ts'
import { Problem } from '../../platform/http/problem.ts'
import { openAccounts } from '../ledger/open-account-port.ts'

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

export type NewLearner = Omit<SignUpCredentials, 'password' | 'email'> & { email: string | null }

/** For whom a school vouches: no password opens the account until somebody gives it one. */
export async function createLearner(
  parts: Omit<SignUpParts, 'site'>,
  learner: NewLearner,
): Promise<NewAccount> {
  return createLearners(parts, (_tx, add) => add(learner))
}

/** Several, with whatever belongs to them, in one transaction: all of it happens, or nothing. */
export async function createLearners<Made>(
  parts: Omit<SignUpParts, 'site'>,
  work: (tx: Orm, add: (learner: NewLearner) => Promise<NewAccount>) => Promise<Made>,
): Promise<Made> {
  return inOneUnit(parts, (tx, add) =>
    work(tx, async (learner) => {
      const row = learnerRow(learner)
      return add(await parts.identity.prepareAccount({ ...row, password: null }), row)
    }),
  )
}

export function learnerRow({ email, ...person }: NewLearner) {
  const address = email ?? noMailAddress(randomBytes(10).toString('hex'))
  const input = { ...person, email: address, password: '' }
  const { password: _needed, ...errors } = checkSignUp(input)
  // Ours are not for others to sign up with.
  if (email === null) delete errors.email
  if (Object.keys(errors).length > 0) throw new Problem('BAD_INPUT', 'bad-input', errors)
  const { password: _none, ...row } = normaliseSignUp(input)
  return row
}

async function makeAccount(
  parts: Omit<SignUpParts, 'site'>,
  row: typeof student.$inferInsert,
  password: string,
): Promise<NewAccount> {
  const { email, displayName } = row
  const prepared = await parts.identity.prepareAccount({ email, displayName, password })
  return inOneUnit(parts, (_tx, add) => add(prepared, row))
}

type AddAccount = (
  prepared: PreparedAccount,
  row: typeof student.$inferInsert,
) => Promise<NewAccount>

async function inOneUnit<Made>(
  { database, now = () => new Date() }: Omit<SignUpParts, 'site'>,
  work: (tx: Orm, add: AddAccount) => Promise<Made>,
): Promise<Made> {
  const identities: NewIdentity[] = []
  const ids: number[] = []
  try {
    const made = await database.orm.transaction((tx) =>
      work(tx, async (prepared, row) => {
        const result = await prepared.create(tx)
        if (!result.ok) throw emailTaken()
        identities.push(result.identity)
        const [account] = await tx
          .insert(student)
          .values(row)
          .onConflictDoNothing()
          .returning({ id: student.id, email: student.email })
        if (!account) throw emailTaken()
        ids.push(account.id)
        return account
      }),
    )
    await openAccounts(database, ids, now())
    return made
  } catch (error) {
    for (const identity of identities) await identity.undo()
    throw error
  }
}

/** Their names, their mailbox and their school: the first that somebody would guess. */
export function ownWords(person: Omit<SignUpCredentials, 'password' | 'grade'>): string[] {
  const { email, displayName, firstName, lastName, affiliation } = person
  return [email.split('@')[0] ?? '', displayName, firstName, lastName, affiliation].map(String)
}

export function emailTaken(): Problem {
  return new Problem('CONFLICT', 'email-taken', { email: 'taken' })
}
