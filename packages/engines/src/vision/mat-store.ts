import { FlowFailure } from '../flow/flow-value.ts'
import type { Mat, OpenCv } from './opencv-types.ts'

/** Keeps nodes' pictures: the newest on OpenCV's heap, older ones outside it, where there is more room. */

interface Kept {
  mat: Mat | null
  spilled: { bytes: Uint8Array; rows: number; cols: number; type: number } | null
  size: number
}

export class MatStore {
  readonly #cv: OpenCv
  readonly #budget: number
  readonly #kept = new Map<string, Kept>()
  #heap = 0

  constructor(cv: OpenCv, budget = 256 * 1024 * 1024) {
    this.#cv = cv
    this.#budget = budget
  }

  put(name: string, mat: Mat): number {
    this.drop(name)
    const size = mat.data.byteLength
    this.#kept.set(name, { mat, spilled: null, size })
    this.#heap += size
    this.spill(name)
    return size
  }

  /** The caller must not delete or write to it. */
  get(name: string): Mat {
    const kept = this.#kept.get(name)
    if (!kept) throw new FlowFailure('lost-value')
    this.#kept.delete(name)
    this.#kept.set(name, kept)
    if (!kept.mat && kept.spilled) {
      const { rows, cols, type, bytes } = kept.spilled
      const mat = new this.#cv.Mat(rows, cols, type) as Mat
      mat.data.set(bytes)
      kept.mat = mat
      kept.spilled = null
      this.#heap += kept.size
    }
    return kept.mat as Mat
  }

  drop(name: string): void {
    const kept = this.#kept.get(name)
    if (!kept) return
    if (kept.mat) this.#heap -= kept.size
    kept.mat?.delete()
    this.#kept.delete(name)
  }

  get heapBytes(): number {
    return this.#heap
  }

  get size(): number {
    return this.#kept.size
  }

  /** Makes room on the heap; never moves the one just put. */
  spill(except: string): void {
    for (const [name, kept] of this.#kept) {
      if (this.#heap <= this.#budget) return
      if (name === except || !kept.mat) continue
      const { rows, cols, data } = kept.mat
      kept.spilled = { bytes: data.slice(), rows, cols, type: kept.mat.type() }
      kept.mat.delete()
      kept.mat = null
      this.#heap -= kept.size
    }
  }
}
