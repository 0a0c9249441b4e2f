/**
 * Tells what the server vouched for from what somebody put into the caches: any script of the site can
 * write there, so nothing in them is believed without a hash or a signature.
 */
import { type Signed, signedText } from '@panya/domain/offline/site-files.ts'
import { worker } from './worker-scope.ts'

const KIND = { name: 'ECDSA', namedCurve: 'P-256' }
const SIGNING = { name: 'ECDSA', hash: 'SHA-256' }

let key: Promise<CryptoKey> | undefined

function publicKey(): Promise<CryptoKey> {
  key ??= crypto.subtle.importKey('jwk', worker.settings.key, KIND, false, ['verify'])
  return key
}

/** `signature` is what `SIGNATURE_HEADER` held. */
export async function hasValidSignature(signed: Signed, signature: string): Promise<boolean> {
  const [version, text = ''] = signature.split('.')
  const bytes = fromBase64Url(text)
  if (version !== signed.version || bytes === null) return false
  const message = new TextEncoder().encode(signedText(signed))
  return crypto.subtle.verify(SIGNING, await publicKey(), bytes, message)
}

export async function sha256(body: Uint8Array<ArrayBuffer> | string): Promise<string> {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  return base64(await crypto.subtle.digest('SHA-256', bytes), true)
}

export function randomNonce(): string {
  return base64(crypto.getRandomValues(new Uint8Array(16)).buffer)
}

function base64(bytes: ArrayBuffer, forUrls = false): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)))
  return forUrls ? text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') : text
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
  } catch {
    return null
  }
}
