/** Speaks to Firebase Authentication's REST interface, or to its emulator. */
import type { FirebaseSettings } from '../platform/firebase-settings.ts'
import { Problem } from '../platform/http/problem.ts'
import { createCustomToken, createOwnerToken } from './service-account.ts'

export interface FirebaseSession {
  uid: string
  email: string
  idToken: string
  refreshToken: string
  expiresAt: Date
}

const TIME_LIMIT_MS = 10_000
const TOOLKIT = 'identitytoolkit.googleapis.com/v1'
const SECURE_TOKEN = 'securetoken.googleapis.com/v1'

/** Firebase's word for what is wrong, such as EMAIL_EXISTS. */
export class FirebaseRefusal extends Error {}

export type FirebaseRest = ReturnType<typeof createFirebaseRest>

export function createFirebaseRest(settings: FirebaseSettings, now: () => Date) {
  const { apiKey, emulatorHost, projectId } = settings
  const base = emulatorHost === null ? 'https://' : `http://${emulatorHost}/`
  const owner = ownerOf(settings, now)
  const accounts = `${TOOLKIT}/projects/${projectId}/accounts`

  async function call(
    path: string,
    body: object,
    bearer?: string,
  ): Promise<Record<string, string>> {
    const as: Record<string, string> =
      bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }
    const response = await fetch(`${base}${path}?key=${encodeURIComponent(apiKey)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...as },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    }).catch(() => null)
    if (response === null || response.status >= 500) throw identityAway()
    const answer = (await response.json()) as Record<string, string> & {
      error?: { message?: string }
    }
    if (response.ok) return answer
    // Such as "WEAK_PASSWORD : Password should be at least 6 characters".
    const [code = ''] = (answer.error?.message ?? '').split(' ')
    if (code === 'TOO_MANY_ATTEMPTS_TRY_LATER') throw new Problem('RATE_LIMITED', 'too-many')
    throw new FirebaseRefusal(code)
  }

  function later(seconds: string | undefined): Date {
    return new Date(now().getTime() + Number(seconds ?? 3600) * 1000)
  }

  function session(answer: Record<string, string>): FirebaseSession {
    const { localId = '', email = '', idToken = '', refreshToken = '', expiresIn } = answer
    return { uid: localId, email, idToken, refreshToken, expiresAt: later(expiresIn) }
  }

  async function uidOf(email: string): Promise<string | undefined> {
    const found = await call(`${accounts}:lookup`, { email: [email] }, await owner?.token())
    const [user] = (found['users'] ?? []) as unknown as { localId: string }[]
    return user?.localId
  }

  return {
    async signUp(email: string, password: string, displayName: string) {
      const body = { email, password, displayName, returnSecureToken: true }
      return session(await call(`${TOOLKIT}/accounts:signUp`, body))
    },
    async signIn(email: string, password: string) {
      const body = { email, password, returnSecureToken: true }
      return session(await call(`${TOOLKIT}/accounts:signInWithPassword`, body))
    },
    async mailNewPassword(email: string): Promise<void> {
      await call(`${TOOLKIT}/accounts:sendOobCode`, { requestType: 'PASSWORD_RESET', email })
    },
    /** By its owner, who has signed in a moment ago: what they had before is void. */
    async changePassword(idToken: string, password: string) {
      const body = { idToken, password, returnSecureToken: true }
      return session(await call(`${TOOLKIT}/accounts:update`, body))
    },
    /** As the project's owner, for whoever it belongs to. */
    async replacePassword(email: string, password: string): Promise<void> {
      const localId = await uidOf(email)
      if (owner === null || localId === undefined) throw new FirebaseRefusal('EMAIL_NOT_FOUND')
      const validSince = String(Math.floor(now().getTime() / 1000))
      await call(`${accounts}:update`, { localId, password, validSince }, await owner.token())
    },
    /** Without a password, as the project's owner; null without the owner's key, or when there is no account. */
    async recognise(email: string): Promise<FirebaseSession | null> {
      if (owner === null) return null
      const uid = await uidOf(email)
      if (uid === undefined) return null
      const body = { token: await owner.customToken(uid), returnSecureToken: true }
      return {
        ...session(await call(`${TOOLKIT}/accounts:signInWithCustomToken`, body)),
        uid,
        email,
      }
    },
    /** Who has the owner's key changes addresses, makes accounts without a password and lets people in without one. */
    hasOwner: owner !== null,
    async makeWithoutPassword(email: string, displayName: string): Promise<string> {
      const { localId = '' } = await call(accounts, { email, displayName }, await owner?.token())
      return localId
    },
    async changeEmail(from: string, to: string): Promise<void> {
      const localId = await uidOf(from)
      if (owner === null || localId === undefined) throw new FirebaseRefusal('EMAIL_NOT_FOUND')
      await call(
        `${accounts}:update`,
        { localId, email: to, emailVerified: true },
        await owner.token(),
      )
    },
    async remove(idToken: string): Promise<void> {
      await call(`${TOOLKIT}/accounts:delete`, { idToken })
    },
    /** As the project's owner; false without the owner's key. An account that is not there is no failure. */
    async removeByEmail(email: string): Promise<boolean> {
      if (owner === null) return false
      const localId = await uidOf(email)
      if (localId !== undefined) await call(`${accounts}:delete`, { localId }, await owner.token())
      return true
    },
    async refresh(refreshToken: string) {
      const body = { grant_type: 'refresh_token', refresh_token: refreshToken }
      const answer = await call(`${SECURE_TOKEN}/token`, body)
      const { id_token = '', refresh_token = refreshToken, expires_in } = answer
      return { idToken: id_token, refreshToken: refresh_token, expiresAt: later(expires_in) }
    },
  }
}

interface Owner {
  token(): Promise<string>
  customToken(uid: string): Promise<string>
}

/** Null without the owner's key. */
function ownerOf(
  { emulatorHost, serviceAccount }: FirebaseSettings,
  now: () => Date,
): Owner | null {
  if (emulatorHost !== null) {
    // The emulator takes this word for the owner, and tokens that nobody signed.
    const customToken = async (uid: string) => JSON.stringify({ uid })
    return { token: async () => 'owner', customToken }
  }
  if (serviceAccount === null) return null
  return {
    token: createOwnerToken(serviceAccount, now),
    customToken: (uid) => createCustomToken(serviceAccount, uid, now()),
  }
}

function identityAway(): Problem {
  return new Problem('UNAVAILABLE', 'identity-service-away')
}
