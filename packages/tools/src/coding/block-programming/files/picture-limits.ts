/** How large a picture may be that is opened here: a small file can hold more pixels than a tablet has memory for. */
import { readBitmap } from '@panya/engines/scratch/assets/bitmap-size.ts'

/** A photo of a good camera has less. */
const MOST_PIXELS = 60_000_000
const LONGEST_SIDE = 16_000

/** Said from its first bytes, before anything is unpacked. Drawings have no pixels to count. */
export function hasTooManyPixels(bytes: Uint8Array): boolean {
  const picture = readBitmap(bytes)
  if (!picture) return false
  const { width, height } = picture
  return width * height > MOST_PIXELS || Math.max(width, height) > LONGEST_SIDE
}
