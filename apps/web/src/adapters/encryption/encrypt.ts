/** Makes what is kept on this device unreadable without its owner's key, and readable again with it. */

export interface Encrypted {
  iv: Uint8Array<ArrayBuffer>
  data: ArrayBuffer
}

const KIND = 'AES-GCM'
const IV_BYTES = 12

/** The bytes never come out of it again, not even for a script of ours. */
export function importEncryptionKey(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, KIND, false, ['encrypt', 'decrypt'])
}

/** `place` is where it is kept: what was moved to another place does not open there. */
export async function encrypt(key: CryptoKey, place: string, value: unknown): Promise<Encrypted> {
  return encryptBytes(key, place, encode(JSON.stringify(value)))
}

export async function encryptBytes(
  key: CryptoKey,
  place: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Encrypted> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  return { iv, data: await crypto.subtle.encrypt(options(iv, place), key, bytes) }
}

/** Fails when the key is not the owner's, or when anything was changed. */
export async function decrypt<T>(key: CryptoKey, place: string, encrypted: Encrypted): Promise<T> {
  return JSON.parse(new TextDecoder().decode(await decryptBytes(key, place, encrypted))) as T
}

export async function decryptBytes(
  key: CryptoKey,
  place: string,
  { iv, data }: Encrypted,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.decrypt(options(iv, place), key, data))
}

function options(iv: Uint8Array<ArrayBuffer>, place: string): AesGcmParams {
  return { name: KIND, iv, additionalData: encode(place) }
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}
