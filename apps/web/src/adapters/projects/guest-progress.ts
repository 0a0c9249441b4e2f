/** A guest's small state of tools, on this device and encrypted: guests share an account, which keeps nothing. */
import { sealedDatabase } from '../sealed/database.ts'
import { draftKey } from '../sealed/draft-key.ts'
import { seal, unseal } from '../sealed/seal.ts'

const placeOf = (user: number, name: string) => `progress:${user}:${name}`

export async function loadGuestProgress<T>(user: number, name: string): Promise<T | null> {
  const row = await (await sealedDatabase()).get('progress', [user, name])
  if (row) return unseal<T>(await draftKey(user), placeOf(user, name), row.value)
  return takeOldProgress<T>(user, name)
}

export async function saveGuestProgress(user: number, name: string, value: unknown): Promise<void> {
  const sealed = await seal(await draftKey(user), placeOf(user, name), value)
  await (await sealedDatabase()).put('progress', { user, name, value: sealed })
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
