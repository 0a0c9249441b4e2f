/** The hosted identity service: accounts, passwords and tokens are Firebase's, sessions stay ours. */
import { randomBytes } from 'node:crypto'
import { hasNoMail } from '@panya/domain/account/no-mail-address.ts'
import { createRemoteJWKSet, decodeJwt, type JWTPayload, jwtVerify } from 'jose'
import type { FirebaseSettings } from '../platform/firebase-settings.ts'
import { Problem } from '../platform/http/problem.ts'
import { createEncryption } from './encrypted-state.ts'
import {
  createFirebaseRest,
  FirebaseRefusal,
  type FirebaseRest,
  type FirebaseSession,
} from './firebase-rest.ts'
import type {
  CreateResult,
  IdentityService,
  IssuedToken,
  NewIdentity,
  VerifiedToken,
} from './identity-service.ts'

const KEYS = new URL(
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
)
/** A token that is about to end is no use to who gets it. */
const RENEW_BEFORE_MS = 5 * 60_000

interface State {
  idToken: string
  refreshToken: string
  expiresAt: string
}

type Tokens = Pick<FirebaseSession, 'idToken' | 'refreshToken' | 'expiresAt'>

export interface FirebaseIdentityOptions {
  settings: FirebaseSettings
  secret: string
  now: () => Date
}

export function createFirebaseIdentity(options: FirebaseIdentityOptions): IdentityService {
  const { settings, now } = options
  const rest = createFirebaseRest(settings, now)
  const encryption = createEncryption(options.secret, 'panya firebase state')
  const claimsOf = claimsReader(settings, now)
  const encrypted = ({ idToken, refreshToken, expiresAt }: Tokens) =>
    encryption.encrypt({ idToken, refreshToken, expiresAt: expiresAt.toISOString() })

  async function provenBy(email: string, asked: () => Promise<FirebaseSession | null>) {
    try {
      const session = await asked()
      if (session === null) return null
      const claims = await claimsOf(session.idToken).catch(() => null)
      const emailVerified =
        claims?.['email_verified'] === true && String(claims['email']).toLowerCase() === email
      return { uid: session.uid, email, emailVerified, state: encrypted(session) }
    } catch (error) {
      if (error instanceof FirebaseRefusal) return null
      throw error
    }
  }

  return {
    async prepareAccount({ email, password, displayName }) {
      // The owner makes accounts without a password, and as many in an hour as a school has learners.
      if (password === null && rest.hasOwner) {
        const make = async () => {
          const uid = await rest.makeWithoutPassword(email, displayName)
          return { uid, undo: async () => void (await rest.removeByEmail(email)) }
        }
        return { create: () => created(make) }
      }
      const secret = password ?? unknownPassword()
      const make = async () => {
        const { uid, idToken } = await rest.signUp(email, secret, displayName)
        return { uid, undo: () => rest.remove(idToken) }
      }
      return { create: () => created(make) }
    },

    async preparePassword(email) {
      return {
        async apply() {
          if (hasNoMail(email)) return 'unknown'
          try {
            await rest.mailNewPassword(email)
            return 'mailed'
          } catch (error) {
            if (error instanceof FirebaseRefusal) return 'unknown'
            throw error
          }
        },
      }
    },

    // Firebase wants one: it becomes one that nobody knows, and what it gave for the old one is void.
    dropPassword: (_transaction, email) => rest.replacePassword(email, unknownPassword()),

    async prepareOwnPassword({ state }, password) {
      return {
        async apply() {
          const known = state === null ? null : (encryption.decrypt(state) as State | null)
          if (known === null) throw new Problem('UNAUTHENTICATED', 'sign-in-needed')
          return encrypted(await changePassword(rest, known.idToken, password))
        },
      }
    },

    // Whoever has no mailbox was given a password nobody knows.
    passwordOrigin: async (email) => (hasNoMail(email) ? 'none' : 'own'),

    changesEmail: rest.hasOwner,
    async changeEmail(_transaction, from, to) {
      try {
        await rest.changeEmail(from, to)
      } catch (error) {
        if (!(error instanceof FirebaseRefusal)) throw error
        throw new Problem('CONFLICT', 'email-taken', { email: 'taken' })
      }
    },

    signIn: (email, password) => provenBy(email, () => rest.signIn(email, password)),
    recognises: rest.hasOwner,
    recognise: (email) => provenBy(email, () => rest.recognise(email)),

    // Without the owner's key the identity stays; without a student row it opens nothing here.
    async removeAccount(_transaction, email) {
      await rest.removeByEmail(email)
    },

    async issueToken({ state }): Promise<IssuedToken> {
      const known = state === null ? null : (encryption.decrypt(state) as State | null)
      if (known === null) throw new Problem('UNAUTHENTICATED', 'sign-in-needed')
      const expiresAt = new Date(known.expiresAt)
      if (expiresAt.getTime() - now().getTime() > RENEW_BEFORE_MS) {
        return { token: known.idToken, expiresAt, state }
      }
      const fresh = await renew(rest, known.refreshToken)
      return { token: fresh.idToken, expiresAt: fresh.expiresAt, state: encrypted(fresh) }
    },

    async verifyToken(token): Promise<VerifiedToken | null> {
      const claims = await claimsOf(token).catch(() => null)
      const { sub, email, exp } = claims ?? {}
      if (!sub || typeof email !== 'string' || exp === undefined) return null
      const expiresAt = new Date(exp * 1000)
      return { uid: sub, email: email.toLowerCase(), sessionHash: null, expiresAt }
    },

    publicKeys: () => null,
  }
}

function unknownPassword(): string {
  return randomBytes(24).toString('base64url')
}

async function created(make: () => Promise<NewIdentity>): Promise<CreateResult> {
  try {
    return { ok: true, identity: await make() }
  } catch (error) {
    if (!(error instanceof FirebaseRefusal)) throw error
    if (error.message === 'EMAIL_EXISTS') return { ok: false, reason: 'email-taken' }
    if (error.message === 'WEAK_PASSWORD') {
      throw new Problem('BAD_INPUT', 'bad-input', { password: 'too-common' })
    }
    throw new Problem('BAD_INPUT', 'bad-input', { email: 'not-an-email' })
  }
}

/** What the project asks of passwords may be more than we do. */
async function changePassword(rest: FirebaseRest, idToken: string, password: string) {
  try {
    return await rest.changePassword(idToken, password)
  } catch (error) {
    if (!(error instanceof FirebaseRefusal)) throw error
    const weak = /^(WEAK_PASSWORD|PASSWORD_DOES_NOT_MEET)/.test(error.message)
    if (weak) throw new Problem('BAD_INPUT', 'bad-input', { password: 'too-common' })
    throw new Problem('UNAUTHENTICATED', 'sign-in-needed')
  }
}

/** A refresh token that Firebase no longer takes means that the account was disabled or removed. */
async function renew(rest: FirebaseRest, refreshToken: string) {
  try {
    return await rest.refresh(refreshToken)
  } catch (error) {
    if (error instanceof FirebaseRefusal) throw new Problem('UNAUTHENTICATED', 'sign-in-needed')
    throw error
  }
}

function claimsReader({ projectId, emulatorHost }: FirebaseSettings, now: () => Date) {
  const issuer = `https://securetoken.google.com/${projectId}`
  if (emulatorHost === null) {
    const keys = createRemoteJWKSet(KEYS)
    return async (token: string): Promise<JWTPayload> => {
      const options = { algorithms: ['RS256'], issuer, audience: projectId, currentDate: now() }
      return (await jwtVerify(token, keys, options)).payload
    }
  }
  // The emulator does not sign; readEnv refuses it in production.
  return async (token: string): Promise<JWTPayload> => {
    const claims = decodeJwt(token)
    const current = (claims.exp ?? 0) * 1000 > now().getTime()
    if (claims.iss !== issuer || claims.aud !== projectId || !current) throw new Error('not ours')
    return claims
  }
}
