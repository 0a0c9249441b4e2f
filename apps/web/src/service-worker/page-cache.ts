/**
 * Visited pages on the device. A page is kept without its nonce and with the server's signature over its
 * text and headers; it is shown only if the signature is right, with a nonce made for that one showing.
 */
import { NONCE_PLACE, PAGE_HEADERS, SIGNATURE_HEADER } from '@panya/domain/offline/site-files.ts'
import { isKnownVersion, loadFileList } from './file-lists.ts'
import { hasValidSignature, randomNonce, sha256 } from './signature.ts'

const PAGES = 'pages'

interface KeptPage {
  html: string
  /** With `NONCE_PLACE` for the nonce, as is the text. */
  headers: Record<string, string>
  signature: string
}

/** Whether it is a page of the site, and as the server signed it. */
export async function cachePage(path: string, response: Response): Promise<boolean> {
  const signature = response.headers.get(SIGNATURE_HEADER)
  const policy = response.headers.get('content-security-policy') ?? ''
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
  if (response.status !== 200 || response.redirected || signature === null || !nonce) return false
  const clean = (text: string) => text.replaceAll(nonce, NONCE_PLACE)
  const headers = mapHeaders(response.headers, clean)
  const page = { html: clean(await response.text()), headers, signature }
  if (!(await isKnownVersion(versionOf(page)))) await loadFileList(path)
  if (!(await isProved(path, page))) return false
  const kept = new Response(page.html, { headers: { ...headers, [SIGNATURE_HEADER]: signature } })
  await (await caches.open(PAGES)).put(path, kept)
  return true
}

export async function cachedPage(path: string): Promise<Response | null> {
  const pages = await caches.open(PAGES)
  const kept = await pages.match(path)
  if (!kept) return null
  const headers = mapHeaders(kept.headers, (text) => text)
  const signature = kept.headers.get(SIGNATURE_HEADER) ?? ''
  const page = { html: await kept.text(), headers, signature }
  if (await isProved(path, page)) return show(page)
  await pages.delete(path)
  return null
}

/** Those that were tampered with, or are of a version that is forgotten. */
export async function prunePages(): Promise<void> {
  for (const url of await keptAddresses()) await cachedPage(new URL(url).pathname)
}

export async function keptAddresses(): Promise<string[]> {
  return (await (await caches.open(PAGES)).keys()).map(({ url }) => url)
}

async function isProved(path: string, page: KeptPage): Promise<boolean> {
  const { html, headers, signature } = page
  const signed = { version: versionOf(page), path, headers, hash: await sha256(html) }
  return (await isKnownVersion(signed.version)) && (await hasValidSignature(signed, signature))
}

function versionOf({ signature }: KeptPage): string {
  return signature.split('.', 1)[0] ?? ''
}

function show({ html, headers }: KeptPage): Response {
  const nonce = randomNonce()
  const fill = (text: string) => text.replaceAll(NONCE_PLACE, nonce)
  return new Response(fill(html), { headers: mapHeaders(new Headers(headers), fill) })
}

function mapHeaders(headers: Headers, change: (value: string) => string): Record<string, string> {
  const found = PAGE_HEADERS.flatMap((name) => {
    const value = headers.get(name)
    return value === null ? [] : [[name, change(value)]]
  })
  return Object.fromEntries(found) as Record<string, string>
}
