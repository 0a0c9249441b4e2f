/** A guest's small state of tools, on this device and encrypted: guests share an account, which keeps nothing. */
import { encryptedDatabase } from '../encryption/database.ts'
import { draftKey } from '../encryption/draft-key.ts'
import { decrypt, encrypt } from '../encryption/encrypt.ts'

const placeOf = (user: number, name: string) => `progress:${user}:${name}`

export async function loadGuestProgress<T>(user: number, name: string): Promise<T | null> {
  const row = await (await encryptedDatabase()).get('progress', [user, name])
  if (row) return decrypt<T>(await draftKey(user), placeOf(user, name), row.value)
  return takeOldProgress<T>(user, name)
}

export async function saveGuestProgress(user: number, name: string, value: unknown): Promise<void> {
  const encrypted = await encrypt(await draftKey(user), placeOf(user, name), value)
  await (await encryptedDatabase()).put('progress', { user, name, value: encrypted })
}

/** Earlier versions of the site kept it in the clear. */
async function takeOldProgress<T>(user: number, name: string): Promise<T | null> {
  const stored = localStorage.getItem(`progress:${name}`)
  if (stored === null) return null
  const value = JSON.parse(stored) as T
  await saveGuestProgress(user, name, value)
  localStorage.removeItem(`progress:${name}`)
  return value
}
