/** The backpack: scripts and whole sprites for all projects of a learner, in pieces as large as the platform keeps. */
import { type Actor, emptyContent, FORMAT, migrate, VERSION } from './document.ts'

/** A sprite lies in pieces of its own, under this key with a number behind it. */
export type BackpackEntry =
  | { name: string; state: unknown }
  | { name: string; sprite: string; parts: number }

const MOST_ENTRIES = 40
const MOST_PARTS = 30
/** The platform keeps 64 KB under a key; a letter may take three bytes. */
const PART_LETTERS = 20_000
const INDEX_BYTES = 60_000

const isName = (value: unknown): value is string => typeof value === 'string'

/** Out of what was kept; what is no entry is left out. */
export function readBackpack(kept: unknown): BackpackEntry[] {
  return (Array.isArray(kept) ? kept : []).flatMap((entry: unknown): BackpackEntry[] => {
    if (typeof entry !== 'object' || entry === null) return []
    const { name: given, state, sprite, parts } = entry as Record<string, unknown>
    const name = isName(given) ? given : '?'
    if (isName(sprite) && Number.isInteger(parts) && Number(parts) <= MOST_PARTS)
      return [{ name, sprite, parts: Number(parts) }]
    return typeof state === 'object' && state !== null ? [{ name, state }] : []
  })
}

/** Null when there is no more room. */
export function putIn(
  entries: readonly BackpackEntry[],
  entry: BackpackEntry,
): BackpackEntry[] | null {
  const next = [...entries, entry]
  const bytes = new TextEncoder().encode(JSON.stringify(next)).length
  return next.length > MOST_ENTRIES || bytes > INDEX_BYTES ? null : next
}

export const partKey = (sprite: string, part: number): string => `backpack/${sprite}/${part}`

/** A sprite as texts that can be kept one by one; null when it is too big. */
export function spriteParts(actor: Actor): string[] | null {
  const text = JSON.stringify(actor)
  const parts: string[] = []
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at + PART_LETTERS)
    // A sign of two halves is not cut in the middle.
    const end = at + PART_LETTERS - (code >= 0xdc00 && code <= 0xdfff ? 1 : 0)
    parts.push(text.slice(at, end))
    at = end
  }
  return parts.length > MOST_PARTS ? null : parts
}

/** With the same care as a file; null when a part is missing or damaged. */
export function readSprite(parts: readonly unknown[]): Actor | null {
  try {
    const content = {
      ...emptyContent,
      actors: [emptyContent.actors[0], JSON.parse(parts.map(String).join('')) as unknown],
    }
    const sprite = migrate({ format: FORMAT, version: VERSION, content }).actors[1]
    return sprite && !sprite.isStage && sprite.costumes.length > 0 ? sprite : null
  } catch {
    return null
  }
}
