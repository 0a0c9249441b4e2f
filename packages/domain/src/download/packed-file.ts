/**
 * A built file can be asked for as it is packed, and unpacked by whoever asked: then a download that broke off goes on
 * in the middle of the small copy. What a browser unpacks by itself it can only go on with unpacked.
 */

export const PACKINGS = ['br', 'gzip'] as const
export type Packing = (typeof PACKINGS)[number]

/** Says how an answer is packed; what comes without it is the file itself. */
export const PACKED_HEADER = 'x-packed'

export function packedAddress(address: string, packing: Packing): string {
  return `${address}?packed=${packing}`
}

export function isPacking(value: unknown): value is Packing {
  return PACKINGS.some((packing) => packing === value)
}

/** `"contents"` for the file itself, `"contents.copy"` for a smaller copy of it. */
export function entityTag(contents: string, copy: string | null): string {
  return copy === null ? `"${contents}"` : `"${contents}.${copy}"`
}

/** The tag of the file itself, told from that of any of its copies. */
export function tagOfContents(tag: string): string {
  return tag.replace(/\.[^."]*"$/, '"')
}
