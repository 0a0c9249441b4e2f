import { CHANNELS, DOODLE_NAMES, type DoodleName, SIDE } from './doodle-model.ts'

/** Drawings people made, with what the network saw in each: to show what a new drawing looks like. */

export interface GalleryDrawing {
  name: DoodleName
  /** 28 by 28 shades, 0 for paper and 3 for full ink. */
  shades: Uint8Array
}

export interface Gallery {
  drawings: GalleryDrawing[]
  /** The features of drawing `i` are at `i * CHANNELS`, each drawing scaled to length 1. */
  features: Float32Array
}

const PIXELS = SIDE * SIDE
const PACKED = PIXELS / 4
const RECORD = 1 + PACKED + CHANNELS

export function packDrawing(
  name: DoodleName,
  picture: Uint8Array,
  features: Float32Array,
): Uint8Array {
  const record = new Uint8Array(RECORD)
  record[0] = DOODLE_NAMES.indexOf(name)
  for (let i = 0; i < PIXELS; i++) {
    record[1 + (i >> 2)]! |= (picture[i]! >> 6) << (2 * (i & 3))
  }
  const highest = Math.max(...features, 1e-9)
  for (let c = 0; c < CHANNELS; c++) {
    record[1 + PACKED + c] = Math.round((255 * features[c]!) / highest)
  }
  return record
}

function scaleToOne(values: Float32Array): Float32Array {
  const length = Math.hypot(...values) || 1
  return values.map((value) => value / length)
}

export function readGallery(file: ArrayBuffer): Gallery {
  const bytes = new Uint8Array(file)
  const count = Math.floor(bytes.length / RECORD)
  const features = new Float32Array(count * CHANNELS)
  const drawings = Array.from({ length: count }, (_, index) => {
    const record = bytes.subarray(index * RECORD, (index + 1) * RECORD)
    features.set(scaleToOne(Float32Array.from(record.subarray(1 + PACKED))), index * CHANNELS)
    const shades = new Uint8Array(PIXELS)
    for (let i = 0; i < PIXELS; i++) shades[i] = (record[1 + (i >> 2)]! >> (2 * (i & 3))) & 3
    return { name: DOODLE_NAMES[record[0]!]!, shades }
  })
  return { drawings, features }
}

/** The drawings whose features point in nearly the same direction, nearest first. */
export function similarDrawings(
  gallery: Gallery,
  features: Float32Array,
  count: number,
): GalleryDrawing[] {
  const wanted = scaleToOne(features)
  const nearness = gallery.drawings.map((drawing, index) => {
    let sum = 0
    for (let c = 0; c < CHANNELS; c++) sum += wanted[c]! * gallery.features[index * CHANNELS + c]!
    return { drawing, sum }
  })
  nearness.sort((a, b) => b.sum - a.sum)
  return nearness.slice(0, count).map(({ drawing }) => drawing)
}
