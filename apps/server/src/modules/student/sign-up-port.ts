/** Signing up: identity and student in one unit, so that there are no half accounts. */
import { randomBytes } from 'node:crypto'
import { noMailAddress } from '@panya/domain/account/no-mail-address.ts'
import {
  checkSignUp,
  normaliseSignUp,
  type SignUpCredentials,
} from '@panya/domain/account/sign-up.ts'
import type { SiteConfig } from '@panya/domain/brand/brand.ts'
import { eq } from 'drizzle-orm'
import { checkGuessable } from '../../identity/guessable-password.ts'
import type { IdentityService, NewIdentity } from '../../identity/identity-service.ts'
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

/** For whom a school vouches: no password opens the account until somebody gives it one. */
export type LearnerWish = Omit<SignUpCredentials, 'password' | 'email'> & { email: string | null }

export async function createLearner(
  parts: Omit<SignUpParts, 'site'>,
  wish: LearnerWish,
): Promise<NewAccount> {
  return makeAccount(parts, learnerRow(wish), null)
}

/**
 * Many of them, in the order of the wishes and in somebody's transaction; their first coins are given afterwards. An
 * address that is taken by now is left out: the account is its owner's, whoever is in the list.
 */
export async function createLearners(
  tx: Orm,
  identity: IdentityService,
  wishes: readonly LearnerWish[],
): Promise<NewAccount[]> {
  const made: NewIdentity[] = []
  try {
    const rows: (typeof student.$inferInsert)[] = []
    for (const wish of wishes) {
      const taken = wish.email !== null && (await tx.$count(student, eq(student.email, wish.email)))
      const row =
        (taken ? null : await withIdentity(wish)) ?? (await withIdentity({ ...wish, email: null }))
      if (!row) throw emailTaken()
      rows.push(row)
    }
    if (rows.length === 0) return []
    const { id, email } = student
    const added = await tx.insert(student).values(rows).returning({ id, email })
    const byEmail = new Map(added.map((account) => [account.email, account]))
    return rows.map((row) => byEmail.get(row.email)!)
  } catch (error) {
    for (const identityMade of made) await identityMade.undo()
    throw error
  }

  /** Null when the address is taken where identities are kept. */
  async function withIdentity(wish: LearnerWish) {
    const row = learnerRow(wish)
    const prepared = await identity.prepareAccount({ ...row, password: null })
    const result = await prepared.create(tx)
    if (!result.ok) return null
    made.push(result.identity)
    return row
  }
}

function learnerRow({ email, ...person }: LearnerWish) {
  const address = email ?? noMailAddress(randomBytes(10).toString('hex'))
  const input = { ...person, email: address, password: '' }
  const { password: _needed, ...errors } = checkSignUp(input)
  if (Object.keys(errors).length > 0) throw new Problem('BAD_INPUT', 'bad-input', errors)
  const { password: _none, ...row } = normaliseSignUp(input)
  return row
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
    await openAccounts(database, [added.id], now())
    return added
  } catch (error) {
    await made?.undo()
    throw error
  }
}

/** Their names, their mailbox and their school. */
function ownWords({ email, displayName, firstName, lastName, affiliation }: SignUpCredentials) {
  return [email.split('@')[0] ?? '', displayName, firstName, lastName, affiliation].map(String)
}

function emailTaken(): Problem {
  return new Problem('CONFLICT', 'email-taken', { email: 'taken' })
}
