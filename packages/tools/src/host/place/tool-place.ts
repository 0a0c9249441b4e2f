/**
 * Where somebody is in a tool besides their work: what they have open and in sight, what they have typed and not sent.
 * It comes back with the page when a browser has thrown it away.
 */
export interface ToolPlace {
  /** As it was left; undefined when it never was. Another version of the tool may have left it. */
  read(name: string): unknown
  keep(name: string, value: unknown): void
}

/** For pages where nothing is kept: somebody else's work, and tests. */
export function placeOfPage(kept = new Map<string, unknown>()): ToolPlace {
  return {
    read: (name) => kept.get(name),
    keep: (name, value) => void kept.set(name, value),
  }
}
