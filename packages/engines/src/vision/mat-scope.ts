import type { Deletable, Mat, OpenCv } from './opencv-types.ts'

/** Frees what a node made on OpenCV's heap: nothing there is collected by itself. */
export class MatScope {
  readonly #cv: OpenCv
  readonly #made = new Set<Deletable>()

  constructor(cv: OpenCv) {
    this.#cv = cv
  }

  mat(): Mat {
    return this.own(new this.#cv.Mat())
  }

  own<T extends Deletable>(thing: T): T {
    this.#made.add(thing)
    return thing
  }

  /** Pixels of its own: `clone` of this library is a second name for the same ones. */
  copy(mat: Mat): Mat {
    const out = this.mat()
    mat.copyTo(out)
    return out
  }

  /** What leaves the node is no longer freed here. */
  keep(mat: Mat): Mat {
    this.#made.delete(mat)
    return mat
  }

  close(): void {
    for (const thing of this.#made) thing.delete()
    this.#made.clear()
  }
}
