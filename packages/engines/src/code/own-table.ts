/** Tables that are asked for names out of documents. */

/** Knows its own entries and nothing else: asked for `constructor` or `__proto__` it has no answer. */
export function ownTable<Entry>(entries: Record<string, Entry>): Readonly<Record<string, Entry>> {
  return Object.assign(Object.create(null) as Record<string, Entry>, entries)
}

/** The same, still empty and to be filled. */
export function freshTable<Entry>(): Record<string, Entry> {
  return Object.create(null) as Record<string, Entry>
}
