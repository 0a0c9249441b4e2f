/**
 * Large things of a document (pictures, sounds, models) lie beside it and are named in it by their sha-256.
 * The name keeps what stood before the bytes, so that the text that was there comes back letter by letter.
 */

const PREFIX = 'panya-asset:sha256-'
const HEAD = String.raw`data:[\w.+/;=-]{0,100};base64,`
const REFERENCE = String.raw`${PREFIX}([0-9a-f]{64}):((?:${HEAD})?)`
const WHOLE = new RegExp(`^${REFERENCE}$`)
/** As a value in JSON: not the name of a field, and not a part of a longer text, where the quote has a backslash. */
const IN_JSON = new RegExp(String.raw`(?<!\\)"${REFERENCE}"(?!\s*:)`, 'g')
const DATA_ADDRESS = new RegExp(`^${HEAD}`)

/** Shorter texts are cheaper where they are. */
const LARGE = 8 * 1024

export interface AssetReference {
  /** sha-256 of the bytes, in hexadecimal. */
  hash: string
  /** `data:image/png;base64,`; empty for base64 that stood alone. */
  head: string
}

/** A large text that is nothing but bytes. */
export interface LargeText {
  head: string
  base64: string
}

export function referenceTo({ hash, head }: AssetReference): string {
  return `${PREFIX}${hash}:${head}`
}

export function readReference(text: string): AssetReference | null {
  const found = text.startsWith(PREFIX) ? WHOLE.exec(text) : null
  return found ? { hash: found[1]!, head: found[2]! } : null
}

/** What a JSON text refers to, each once. */
export function referencesInJson(json: string): string[] {
  if (!json.includes(PREFIX)) return []
  return [...new Set(Array.from(json.matchAll(IN_JSON), ([, hash]) => hash!))]
}

/** A JSON text with the bytes in their places again; what cannot be had stays a reference. */
export function fillJson(json: string, base64Of: (hash: string) => string | undefined): string {
  return json.replaceAll(IN_JSON, (reference, hash: string, head: string) => {
    const base64 = base64Of(hash)
    return base64 === undefined ? reference : `"${head}${base64}"`
  })
}

/** Null for what is short, or would not come back as the very same text. */
export function largeText(text: string): LargeText | null {
  if (text.length < LARGE) return null
  const [head = ''] = DATA_ADDRESS.exec(text.slice(0, 120)) ?? []
  const base64 = text.slice(head.length)
  return isCanonicalBase64(base64) ? { head, base64 } : null
}

/** Bits that no byte holds must be zero: whoever writes the bytes again writes zeros there. */
function isCanonicalBase64(text: string): boolean {
  if (text.length % 4 !== 0) return false
  const bytes = text.endsWith('==')
    ? text.slice(0, -2)
    : text.endsWith('=')
      ? text.slice(0, -1)
      : text
  if (/[^A-Za-z0-9+/]/.test(bytes)) return false
  const last = bytes.slice(-1)
  const unused = text.length - bytes.length
  return unused === 0 || (unused === 1 ? /[AEIMQUYcgkosw048]/ : /[AQgw]/).test(last)
}

/** How many bytes the base64 stands for. */
export function bytesOfBase64(base64: string): number {
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0
  return (base64.length / 4) * 3 - padding
}

/** A copy with every text replaced; what has none to replace is shared with the original. */
export function mapTexts<T>(value: T, replace: (text: string) => string): T {
  if (typeof value === 'string') return replace(value) as T
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return mapArray(value, replace) as T
  const fields = value as Record<string, unknown>
  let copy: Record<string, unknown> | null = null
  for (const name of Object.keys(fields)) {
    const mapped = mapTexts(fields[name], replace)
    if (mapped === fields[name]) continue
    // The copy has every field, also one called __proto__: nothing is assigned to what it inherits.
    copy ??= { ...fields }
    copy[name] = mapped
  }
  return (copy ?? value) as T
}

function mapArray(values: unknown[], replace: (text: string) => string): unknown[] {
  let copy: unknown[] | null = null
  for (const [index, value] of values.entries()) {
    const mapped = mapTexts(value, replace)
    if (mapped === value) continue
    copy ??= [...values]
    copy[index] = mapped
  }
  return copy ?? values
}
