/**
 * Signing up where mail is set up: the answer is the same whether the address has an account or not, and only
 * its mailbox learns more. The account is made when the link in the mail is opened.
 */
import {
  checkSignUp,
  normaliseSignUp,
  type SignUpCredentials,
} from '@panya/domain/account/sign-up.ts'
import type { Locale } from '@panya/domain/locale/locale.ts'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { signUpRequest } from '../../platform/database/schema/account.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { SharedBuckets } from '../../platform/limits/shared-buckets.ts'
import { type Sender, writeLetter } from '../../platform/mail/letter.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { linkTokenHash, newLinkToken } from '../../platform/secret-link.ts'
import { findLocale } from '../student/locale-port.ts'
import { type SignUpParts, signUp } from '../student/sign-up-port.ts'
import { LINK_DAYS, linkEnd } from './address-proof.ts'
import { FINISH_SIGN_UP, HAS_ACCOUNT } from './verification-mail.ts'

/** A mailbox is not a toy: who asks again and again gets the same answer and no further mail. */
const MAILS = { capacity: 3, refillMs: 1_200_000 }

export interface SignUpRequests {
  /** The number the account will have; for an address that has one, a number like it. */
  begin(input: SignUpCredentials, locale: Locale | null): Promise<{ id: number }>
}

export interface SignUpRequestParts {
  mailer: Mailer
  buckets: SharedBuckets
}

const NUMBER = `select nextval(pg_get_serial_sequence('student', 'id'))::int as id`

// One statement, whatever is there: it takes as long for an address that has an account as for a new one.
const ASK = `insert into sign_up_request
    (id, token_hash, email, display_name, first_name, last_name, grade, affiliation, expires_at)
  select $1, $2, $3, $4, $5, $6, $7, $8, $9 where not exists (select from student where email = $3)`

/** Null where mail is not set up. */
export function createSignUpRequests(
  { database, site, log, now }: AppContext,
  { mailer, buckets }: SignUpRequestParts,
): SignUpRequests | null {
  if (!mailer.sends) return null
  const sender: Sender = { brand: site.brand.name, publicUrl: site.publicUrl }
  return {
    async begin(input, locale) {
      const errors = checkSignUp(input)
      if (Object.keys(errors).length > 0) throw new Problem('BAD_INPUT', 'bad-input', errors)
      const person = normaliseSignUp(input)
      const { pool } = database
      // raw: a number out of a sequence
      const id = (await pool.query<{ id: number }>(NUMBER)).rows[0]!.id
      const wish = { rule: MAILS, name: 'sign-up mail', key: person.email }
      if (!(await buckets.take([wish]))) return { id }
      const token = newLinkToken()
      const { email, displayName, firstName, lastName, grade, affiliation } = person
      const names = [displayName, firstName, lastName, grade, affiliation]
      const values = [id, linkTokenHash(token), email, ...names, linkEnd(now())]
      // raw: insert … select, of which the builder writes every column
      const fresh = (await pool.query(ASK, values)).rowCount === 1
      const own = await findLocale(database, email)
      const to = { ...sender, to: email, locale: own ?? locale }
      const mail = fresh
        ? writeLetter(FINISH_SIGN_UP, { ...to, page: '/confirm', token }, { days: LINK_DAYS })
        : writeLetter(HAS_ACCOUNT, { ...to, page: '/signin' }, {})
      // Not awaited: how long a mail server takes would tell which mail it was.
      mailer.send(mail).catch((error: unknown) => log.warn({ err: error }, 'a mail was lost'))
      return { id }
    },
  }
}

async function findRequest({ orm }: Pick<Database, 'orm'>, token: string, now: Date) {
  const [found] = await orm
    .select()
    .from(signUpRequest)
    .where(eq(signUpRequest.tokenHash, linkTokenHash(token)))
  if (!found) throw new Problem('NOT_FOUND', 'link-not-found')
  if (found.expiresAt <= now) throw new Problem('CONFLICT', 'link-expired')
  return found
}

export interface SignUpLook {
  email: string
  displayName: string
}

export async function lookAtSignUp(
  database: Database,
  token: string,
  now: Date,
): Promise<SignUpLook> {
  const { email, displayName } = await findRequest(database, token, now)
  return { email, displayName }
}

/** With the password the mailbox's owner chooses now; every other request for the address ends. */
export async function finishSignUp(
  parts: SignUpParts & { now: () => Date },
  token: string,
  password: string,
): Promise<{ email: string }> {
  const { database, now } = parts
  const {
    id,
    tokenHash: _hash,
    expiresAt: _end,
    ...person
  } = await findRequest(database, token, now())
  await signUp(parts, { ...person, password }, { id, verifiedAt: now() })
  await database.orm.delete(signUpRequest).where(eq(signUpRequest.email, person.email))
  return { email: person.email }
}
