/** Signing up: identity and student in one unit, so that there are no half accounts. */
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

export async function signUp(
  { database, identity, site, now = () => new Date() }: SignUpParts,
  input: SignUpCredentials,
  proven?: ProvenSignUp,
): Promise<{ id: number; email: string }> {
  const errors = checkSignUp(input)
  const guessable = errors.password
    ? undefined
    : checkGuessable(input.password, site, ownWords(input))
  if (guessable) errors.password = guessable
  if (Object.keys(errors).length > 0) throw new Problem('BAD_INPUT', 'bad-input', errors)
  const { password, ...person } = normaliseSignUp(input)
  const prepared = await identity.prepareAccount({ ...person, password })
  let made: NewIdentity | undefined
  try {
    const added = await database.orm.transaction(async (tx) => {
      const result = await prepared.create(tx)
      if (!result.ok) throw emailTaken()
      made = result.identity
      const [row] = await tx
        .insert(student)
        .values(proven ? { ...person, id: proven.id, emailVerifiedAt: proven.verifiedAt } : person)
        .onConflictDoNothing()
        .returning({ id: student.id, email: student.email })
      if (!row) throw emailTaken()
      return row
    })
    await openAccount(database, added.id, now())
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
