import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { DOODLE_NAMES, type DoodleName, SIDE } from '../doodle-model.ts'
import { readWeights, type Weights } from '../weights.ts'

/** Drawings the network never saw while it learned, and its weights, read from disk. */

export interface HeldOutDrawing {
  name: DoodleName
  bytes: Uint8Array
  picture: Float32Array
}

const FOLDER = join(import.meta.dirname, '..')

export function heldOutDrawings(): HeldOutDrawing[] {
  const all = gunzipSync(readFileSync(join(FOLDER, 'testdata/held-out.bin.gz')))
  const pixels = SIDE * SIDE
  const each = all.length / pixels / DOODLE_NAMES.length
  return Array.from({ length: all.length / pixels }, (_, index) => {
    const bytes = new Uint8Array(all.subarray(index * pixels, (index + 1) * pixels))
    return {
      name: DOODLE_NAMES[Math.floor(index / each)]!,
      bytes,
      picture: Float32Array.from(bytes, (byte) => byte / 255),
    }
  })
}

export function diskBuffer(file: string): ArrayBuffer {
  return new Uint8Array(readFileSync(join(FOLDER, 'model', file))).buffer
}

export function diskWeights(): Weights {
  return readWeights(diskBuffer('doodle.f16'))
}
