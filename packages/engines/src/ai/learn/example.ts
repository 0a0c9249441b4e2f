/** What a machine learns from: numbers and the name of the class they belong to. */

export interface Example {
  label: string
  features: Float32Array
}

/** The classes in the order they first appear. */
export function labelsOf(examples: readonly { label: string }[]): string[] {
  return [...new Set(examples.map(({ label }) => label))]
}

export function countsOf(examples: readonly { label: string }[]): Record<string, number> {
  // Without the names that every object has: a class may be called what it likes.
  const counts = Object.create(null) as Record<string, number>
  for (const { label } of examples) counts[label] = (counts[label] ?? 0) + 1
  return counts
}

/** Seeded, so that a flow gives the same today and tomorrow. */
export function randomFrom(seed: number): () => number {
  let state = (seed | 0) + 0x6d2b79f5
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const mixed = [...items]
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!]
  }
  return mixed
}
