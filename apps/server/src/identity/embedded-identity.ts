/** Our own identity service: accounts in the database, argon2id passwords, EdDSA tokens. */
import { randomUUID } from 'node:crypto'
import { checkEmail } from '@panya/domain/account/account-fields.ts'
import { eq, sql } from 'drizzle-orm'
import { jwtVerify, SignJWT } from 'jose'
import type { Database } from '../platform/database/database.ts'
import { identityAccounts } from '../platform/database/schema/account.ts'
import type { IdentityService, VerifiedToken } from './identity-service.ts'
import type { PasswordHasher } from './password-hasher.ts'
import { deriveSigningKey, type SigningKey } from './signing-key.ts'

export const TOKEN_SECONDS = 3600
const ISSUER = 'panya'
/** No hash looks like it, so no password fits. */
const NO_PASSWORD = ''
const AUDIENCE = 'panya-data'

export interface EmbeddedIdentityOptions {
  secret: string
  database: Database
  hasher: PasswordHasher
  now: () => Date
}

export async function createEmbeddedIdentity(
  options: EmbeddedIdentityOptions,
): Promise<IdentityService> {
  const { database, hasher, now } = options
  const key = await deriveSigningKey(options.secret)
  const byEmail = database.orm
    .select({ uid: identityAccounts.uid, passwordHash: identityAccounts.passwordHash })
    .from(identityAccounts)
    .where(eq(identityAccounts.email, sql.placeholder('email')))
    .prepare('identity_by_email')
  const originByEmail = database.orm
    .select({
      passwordHash: identityAccounts.passwordHash,
      givenAt: identityAccounts.passwordGivenAt,
    })
    .from(identityAccounts)
    .where(eq(identityAccounts.email, sql.placeholder('email')))
    .prepare('identity_password_origin')

  return {
    async prepareAccount({ email, password }) {
      const passwordHash = password === null ? NO_PASSWORD : await hasher.hash(password)
      const uid = randomUUID()
      return {
        async create(transaction) {
          const rows = await transaction
            .insert(identityAccounts)
            .values({ uid, email, passwordHash })
            .onConflictDoNothing()
            .returning({ uid: identityAccounts.uid })
          if (rows.length === 0) return { ok: false, reason: 'email-taken' }
          return { ok: true, identity: { uid, undo: async () => undefined } }
        },
      }
    },

    async preparePassword(email, password, given = false) {
      const passwordHash = await hasher.hash(password)
      return {
        async apply(transaction) {
          const rows = await transaction
            .update(identityAccounts)
            .set({ passwordHash, passwordGivenAt: given ? now() : null })
            .where(eq(identityAccounts.email, email))
            .returning({ uid: identityAccounts.uid })
          return rows.length > 0 ? 'changed' : 'unknown'
        },
      }
    },

    async dropPassword(transaction, email) {
      await transaction
        .update(identityAccounts)
        .set({ passwordHash: NO_PASSWORD, passwordGivenAt: null })
        .where(eq(identityAccounts.email, email))
    },

    async prepareOwnPassword({ uid }, password) {
      const passwordHash = await hasher.hash(password)
      return {
        async apply(transaction) {
          await transaction
            .update(identityAccounts)
            .set({ passwordHash, passwordGivenAt: null })
            .where(eq(identityAccounts.uid, uid))
          return null
        },
      }
    },

    async passwordOrigin(email) {
      const [account] = await originByEmail.execute({ email })
      if (!account || account.passwordHash === NO_PASSWORD) return 'none'
      return account.givenAt === null ? 'own' : 'given'
    },

    changesEmail: true,
    async changeEmail(transaction, from, to) {
      const change = { email: to }
      await transaction.update(identityAccounts).set(change).where(eq(identityAccounts.email, from))
    },

    async signIn(email, password, urgent) {
      const [account] = checkEmail(email) === null ? await byEmail.execute({ email }) : []
      const hasPassword = account && account.passwordHash !== NO_PASSWORD
      const right = hasPassword
        ? await hasher.verify(account.passwordHash, password, urgent)
        : await hasher.pretend(password, urgent)
      return account && right ? { uid: account.uid, email, state: null } : null
    },

    recognises: true,
    async recognise(email) {
      const [account] = await byEmail.execute({ email })
      return account ? { uid: account.uid, email, state: null } : null
    },

    async removeAccount(transaction, email) {
      await transaction.delete(identityAccounts).where(eq(identityAccounts.email, email))
    },

    async issueToken({ uid, email, sessionHash }) {
      const issuedAt = Math.floor(now().getTime() / 1000)
      const expiresAt = issuedAt + TOKEN_SECONDS
      const token = await new SignJWT({ email, sid: sessionHash })
        .setProtectedHeader({ alg: 'EdDSA', kid: key.jwk.kid, typ: 'JWT' })
        .setSubject(uid)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key.privateKey)
      return { token, expiresAt: new Date(expiresAt * 1000), state: null }
    },

    verifyToken: (token) => verify(token, key, now()),
    publicKeys: () => ({ keys: [key.jwk] }),
  }
}

async function verify(token: string, key: SigningKey, now: Date): Promise<VerifiedToken | null> {
  try {
    const { payload } = await jwtVerify(token, key.publicKey, {
      algorithms: ['EdDSA'],
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['sub', 'exp'],
      currentDate: now,
    })
    const { sub, email, sid, exp } = payload
    if (typeof email !== 'string' || typeof sid !== 'string') return null
    return { uid: sub!, email, sessionHash: sid, expiresAt: new Date(exp! * 1000) }
  } catch {
    return null
  }
}
