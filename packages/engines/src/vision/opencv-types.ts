/** The part of OpenCV.js that is used, typed loosely where the library is. */

export interface Mat {
  rows: number
  cols: number
  data: Uint8Array
  data32F: Float32Array
  data32S: Int32Array
  data64F: Float64Array
  channels(): number
  type(): number
  delete(): void
  isDeleted(): boolean
  convertTo(to: Mat, type: number, alpha?: number, beta?: number): void
  copyTo(to: Mat, mask?: Mat): void
  roi(rect: unknown): Mat
  setTo(value: unknown, mask?: Mat): void
  isContinuous(): boolean
}

export interface Deletable {
  delete(): void
}

// oxlint-disable-next-line typescript/no-explicit-any -- the library has thousands of loosely typed functions
export type OpenCv = Record<string, any>
