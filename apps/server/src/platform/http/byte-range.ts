/** Reads which part of a file somebody asks for. */

export interface ByteRange {
  first: number
  last: number
}

/**
 * `whole` when no part is asked for, or in a way nobody need understand: several parts at once, other units.
 * `none` when there is nothing of the part.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'whole' | 'none' {
  const asked = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/i.exec(header?.trim() ?? '')
  if (!asked) return 'whole'
  const [, from, to, suffix] = asked
  if (from === undefined) {
    const length = Math.min(Number(suffix), size)
    return length === 0 ? 'none' : { first: size - length, last: size - 1 }
  }
  const first = Number(from)
  const last = to ? Number(to) : Number.POSITIVE_INFINITY
  if (last < first) return 'whole'
  return first >= size ? 'none' : { first, last: Math.min(last, size - 1) }
}
