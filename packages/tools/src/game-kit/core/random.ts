/** Seeded chance for games: the same seed gives the same round in the browser and on the server. */

export interface Random {
  /** A number in [0, 1). */
  next(): number
  /** A whole number in [0, limit). */
  int(limit: number): number
  pick<T>(items: readonly T[]): T
  shuffle<T>(items: readonly T[]): T[]
}

/** A stable 32-bit seed from a text such as a level id (FNV-1a with a final mix). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** mulberry32: whole-number arithmetic only, so every machine agrees on every draw. */
function mulberry(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export function createRandom(seed: number | string): Random {
  const next = mulberry(typeof seed === 'string' ? seedOf(seed) : seed)
  const int = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    int,
    pick(items) {
      if (items.length === 0) throw new RangeError('nothing to pick from')
      return items[int(items.length)]!
    },
    shuffle(items) {
      const mixed = [...items]
      for (let i = mixed.length - 1; i > 0; i--) {
        const j = int(i + 1)
        const kept = mixed[i]!
        mixed[i] = mixed[j]!
        mixed[j] = kept
      }
      return mixed
    },
  }
}
