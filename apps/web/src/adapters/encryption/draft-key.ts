/**
 * The key of the person who is signed in. The server is asked for it; a copy that no script can read out
 * stays on the device while they are signed in, for when there is no connection.
 */
import type { DraftKey } from '@panya/domain/project/draft-key.ts'
import { HttpError, request } from '../http/http.ts'
import { encryptedDatabase } from './database.ts'
import { importEncryptionKey } from './encrypt.ts'
import { forgetKeyOwner, rememberKeyOwner } from './key-owner.ts'

/** Then the device's copy has to do. */
const PATIENCE_MS = 2500
const TIME_LIMIT_MS = 5000

interface KnownKey {
  user: number
  key: Promise<CryptoKey>
}

let known: KnownKey | null = null

/** The server does not answer, or not for them, and the device has no key of theirs. */
export class NoDraftKey extends Error {}

/** Fails with `NoDraftKey`. */
export function draftKey(user: number): Promise<CryptoKey> {
  if (known?.user === user) return known.key
  const found = findKey(user, () => known === asked).catch((error: unknown) => {
    throw new NoDraftKey(`The key of ${user} cannot be had.`, { cause: error })
  })
  const asked: KnownKey = { user, key: found }
  known = asked
  asked.key.catch(() => {
    if (known === asked) known = null
  })
  return asked.key
}

/** At sign-out, and before somebody else comes in. What is open goes on with the key it has. */
export async function forgetDraftKey(): Promise<void> {
  known = null
  await (await encryptedDatabase()).delete('keys', 'current')
  forgetKeyOwner()
}

/**
 * The server's word first: what lies on the device could have been put there by whoever was here before,
 * who then could read all that is written with it.
 */
async function findKey(user: number, stillWanted: () => boolean): Promise<CryptoKey> {
  const kept = keptKey(user)
  const asked = fetchKey(user).then(async (key) => {
    if (stillWanted()) await keepKey(user, key).catch(() => undefined)
    return key
  })
  // Whichever is not needed may fail in silence, and the one may fail before the other is known.
  for (const either of [kept, asked]) either.catch(() => undefined)
  const slow = navigator.onLine ? after(PATIENCE_MS) : Promise.resolve()
  try {
    return await Promise.race([asked, slow.then(() => kept).catch(() => asked)])
  } catch (error) {
    if (error instanceof HttpError && error.status < 500) throw error
    return kept
  }
}

async function fetchKey(user: number): Promise<CryptoKey> {
  const answer = await request<DraftKey>('/api/draft-key', { timeLimitMs: TIME_LIMIT_MS })
  if (answer.user !== user) throw new HttpError(403, null)
  const letters = atob(answer.key.replaceAll('-', '+').replaceAll('_', '/'))
  return importEncryptionKey(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)))
}

async function keptKey(user: number): Promise<CryptoKey> {
  const kept = await (await encryptedDatabase()).get('keys', 'current')
  if (kept?.user !== user) throw new Error('no key of theirs is on this device')
  return kept.key
}

async function keepKey(user: number, key: CryptoKey): Promise<void> {
  rememberKeyOwner(user)
  await (await encryptedDatabase()).put('keys', { user, key }, 'current')
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
