/** Names a value by what it is made from: equal content, equal key. */

/** Two rounds of cyrb53: 106 bits are far more than a session can collide in. */
export function hashText(text: string): string {
  return half(text, 0) + half(text, 0x9e3779b9)
}

function half(text: string, seed: number): string {
  let a = 0xdeadbeef ^ seed
  let b = 0x41c6ce57 ^ seed
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36)
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const keys = Object.keys(value).toSorted()
  return keys.map((key) => [key, sorted((value as Record<string, unknown>)[key])])
}

const known = new WeakMap<object, string>()

/** Settings are never changed in place, so a hash made once holds. */
export function hashParams(params: object): string {
  const before = known.get(params)
  if (before) return before
  const hash = hashText(JSON.stringify(sorted(params)))
  known.set(params, hash)
  return hash
}
