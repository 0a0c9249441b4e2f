/** The backpack: scripts, whole sprites, costumes and sounds for all projects of a learner, in pieces as large as the platform keeps. */
import {
  type Actor,
  type Costume,
  emptyContent,
  FORMAT,
  makeActor,
  migrate,
  type Sound,
  VERSION,
} from './document.ts'

const KEPT_KINDS = ['sprite', 'costume', 'sound'] as const
export type KeptKind = (typeof KEPT_KINDS)[number]

/** All but scripts lie in pieces of their own, under a key with a number behind it. */
export type KeptEntry =
  | { name: string; sprite: string; parts: number }
  | { name: string; costume: string; parts: number }
  | { name: string; sound: string; parts: number }
export type BackpackEntry = { name: string; state: unknown } | KeptEntry

const MOST_ENTRIES = 40
const MOST_PARTS = 30
/** The platform keeps 64 KB under a key; a letter may take three bytes. */
const PART_LETTERS = 20_000
const INDEX_BYTES = 60_000

const isName = (value: unknown): value is string => typeof value === 'string'

export function kindOf(entry: BackpackEntry): KeptKind | 'script' {
  return KEPT_KINDS.find((kind) => kind in entry) ?? 'script'
}

export function keyOf(entry: KeptEntry): string {
  if ('sprite' in entry) return entry.sprite
  return 'costume' in entry ? entry.costume : entry.sound
}

export function keptEntry(kind: KeptKind, name: string, key: string, parts: number): KeptEntry {
  if (kind === 'sprite') return { name, sprite: key, parts }
  return kind === 'costume' ? { name, costume: key, parts } : { name, sound: key, parts }
}

/** Out of what was kept; what is no entry is left out. */
export function readBackpack(kept: unknown): BackpackEntry[] {
  return (Array.isArray(kept) ? kept : []).flatMap((entry: unknown): BackpackEntry[] => {
    if (typeof entry !== 'object' || entry === null) return []
    const { name: given, state, parts, ...rest } = entry as Record<string, unknown>
    const name = isName(given) ? given : '?'
    const kind = KEPT_KINDS.find((known) => isName(rest[known]))
    if (kind) {
      const count = Number(parts)
      const isWhole = Number.isInteger(parts) && count > 0 && count <= MOST_PARTS
      return isWhole ? [keptEntry(kind, name, String(rest[kind]), count)] : []
    }
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

export const partKey = (key: string, part: number): string => `backpack/${key}/${part}`

/** A sprite, costume or sound as texts that can be kept one by one; null when it is too big. */
export function partsOf(kept: Actor | Costume | Sound): string[] | null {
  const text = JSON.stringify(kept)
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
function readActorWith(made: (kept: unknown) => unknown, parts: readonly unknown[]): Actor | null {
  try {
    const content = {
      ...emptyContent,
      actors: [emptyContent.actors[0], made(JSON.parse(parts.map(String).join('')))],
    }
    return migrate({ format: FORMAT, version: VERSION, content }).actors[1] ?? null
  } catch {
    return null
  }
}

export function readSprite(parts: readonly unknown[]): Actor | null {
  const sprite = readActorWith((kept) => kept, parts)
  return sprite && !sprite.isStage && sprite.costumes.length > 0 ? sprite : null
}

const [, owl] = emptyContent.actors

export function readCostume(parts: readonly unknown[]): Costume | null {
  const worn = readActorWith((kept) => ({ ...owl, costumes: [kept] }), parts)?.costumes
  return worn?.length === 1 ? worn[0]! : null
}

export function readSound(parts: readonly unknown[]): Sound | null {
  const made = (kept: unknown) => ({ ...makeActor('x', 'x', owl!.costumes, []), sounds: [kept] })
  const sounds = readActorWith(made, parts)?.sounds
  return sounds?.length === 1 ? sounds[0]! : null
}
