/** What class sign-in keeps and shows in a form only this server reads: the secrets, and whose name is whose. */
import { createEncryption } from '../../identity/encrypted-state.ts'

export interface SecretEncryption {
  encrypt(secret: readonly string[]): string
  /** Null when it was kept under another key. */
  decrypt(encrypted: string): string[] | null
}

export function secretEncryption(key: string): SecretEncryption {
  const { encrypt, decrypt } = createEncryption(key, 'panya class secret')
  return { encrypt, decrypt: (encrypted) => decrypt(encrypted) as string[] | null }
}

interface Place {
  classId: number
  studentId: number
}

/** A learner of a class, for people who are told nothing else of them; a new one at every look. */
export function learnerIds(key: string) {
  const { encrypt, decrypt } = createEncryption(key, 'panya class learner')
  return {
    of: (place: Place) => encrypt(place),
    read: (id: string) => decrypt(id) as Place | null,
  }
}
