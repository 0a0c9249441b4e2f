/** How long a request may take that carries so many bytes: the line of a school is shared by many. */

const ALWAYS_MS = 60_000
/** Sixteen kilobytes a second; slower, and it is taken for broken. */
const BYTES_PER_MS = 16

export function timeFor(bytes: number): number {
  return ALWAYS_MS + Math.ceil(bytes / BYTES_PER_MS)
}
