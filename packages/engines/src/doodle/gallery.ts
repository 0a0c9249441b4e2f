import { DOODLE_NAMES, type DoodleName, SIDE } from './doodle-model.ts'

/** Drawings people made, with what the network saw in each: to show what a new drawing looks like. */

export interface GalleryDrawing {
  name: DoodleName
  /** 28 by 28 shades, 0 for paper and 3 for full ink. */
  shades: Uint8Array
}

export interface Gallery {
  drawings: GalleryDrawing[]
  /** What the network saw in each drawing, as a direction of length 1. */
  evidence: Float32Array[]
}

const PIXELS = SIDE * SIDE
const PACKED = PIXELS / 4
const NAMES = DOODLE_NAMES.length
const RECORD = 1 + PACKED + NAMES

export function packDrawing(
  name: DoodleName,
  picture: Uint8Array,
  evidence: Float32Array,
): Uint8Array {
  const record = new Uint8Array(RECORD)
  record[0] = DOODLE_NAMES.indexOf(name)
  for (let i = 0; i < PIXELS; i++) {
    record[1 + (i >> 2)]! |= (picture[i]! >> 6) << (2 * (i & 3))
  }
  const strongest = Math.max(...evidence.map(Math.abs), 1e-9)
  for (let k = 0; k < NAMES; k++) {
    record[1 + PACKED + k] = 128 + Math.round((127 * evidence[k]!) / strongest)
  }
  return record
}

/** Only the pattern counts: shifted to a mean of zero and scaled to length 1. */
function direction(values: Float32Array): Float32Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const centred = values.map((value) => value - mean)
  const length = Math.hypot(...centred) || 1
  return centred.map((value) => value / length)
}

export function readGallery(file: ArrayBuffer): Gallery {
  const bytes = new Uint8Array(file)
  const count = Math.floor(bytes.length / RECORD)
  const records = Array.from({ length: count }, (_, index) =>
    bytes.subarray(index * RECORD, (index + 1) * RECORD),
  )
  return {
    drawings: records.map((record) => {
      const shades = new Uint8Array(PIXELS)
      for (let i = 0; i < PIXELS; i++) shades[i] = (record[1 + (i >> 2)]! >> (2 * (i & 3))) & 3
      return { name: DOODLE_NAMES[record[0]!]!, shades }
    }),
    evidence: records.map((record) =>
      direction(Float32Array.from(record.subarray(1 + PACKED), (byte) => byte - 128)),
    ),
  }
}

/** The drawings in which the network saw nearly the same things, nearest first. */
export function similarDrawings(
  gallery: Gallery,
  evidence: Float32Array,
  count: number,
): GalleryDrawing[] {
  const wanted = direction(evidence)
  const nearness = gallery.drawings.map((drawing, index) => {
    const other = gallery.evidence[index]!
    return { drawing, sum: wanted.reduce((sum, value, k) => sum + value * other[k]!, 0) }
  })
  nearness.sort((a, b) => b.sum - a.sum)
  return nearness.slice(0, count).map(({ drawing }) => drawing)
}
