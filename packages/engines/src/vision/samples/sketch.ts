import type { Mat, OpenCv } from '../opencv-types.ts'

/** A small set of pens to draw sample pictures with. */

export type Rgb = readonly [number, number, number]

export class Sketch {
  readonly mat: Mat
  readonly #cv: OpenCv
  #seed = 12345

  constructor(cv: OpenCv, width: number, height: number, paper: Rgb) {
    this.#cv = cv
    this.mat = new cv.Mat(height, width, cv.CV_8UC3, [...paper, 255])
  }

  /** The same on every machine: samples never change. */
  random(): number {
    this.#seed = (Math.imul(this.#seed, 1103515245) + 12345) & 0x7fffffff
    return this.#seed / 0x7fffffff
  }

  circle(x: number, y: number, radius: number, colour: Rgb, thickness = -1): void {
    this.#cv.circle(
      this.mat,
      this.#at(x, y),
      Math.round(radius),
      this.#ink(colour),
      thickness,
      this.#cv.LINE_AA,
    )
  }

  ellipse(x: number, y: number, width: number, height: number, colour: Rgb, turn = 0): void {
    const size = new this.#cv.Size(Math.round(width), Math.round(height))
    this.#cv.ellipse(
      this.mat,
      this.#at(x, y),
      size,
      turn,
      0,
      360,
      this.#ink(colour),
      -1,
      this.#cv.LINE_AA,
    )
  }

  box(x: number, y: number, width: number, height: number, colour: Rgb, thickness = -1): void {
    this.#cv.rectangle(
      this.mat,
      this.#at(x, y),
      this.#at(x + width, y + height),
      this.#ink(colour),
      thickness,
    )
  }

  line(x1: number, y1: number, x2: number, y2: number, colour: Rgb, thickness = 2): void {
    this.#cv.line(
      this.mat,
      this.#at(x1, y1),
      this.#at(x2, y2),
      this.#ink(colour),
      thickness,
      this.#cv.LINE_AA,
    )
  }

  polygon(points: readonly (readonly [number, number])[], colour: Rgb): void {
    const corners = this.#cv.matFromArray(
      points.length,
      1,
      this.#cv.CV_32SC2,
      points.flat().map(Math.round),
    )
    const list = new this.#cv.MatVector()
    list.push_back(corners)
    this.#cv.fillPoly(this.mat, list, this.#ink(colour), this.#cv.LINE_AA)
    list.delete()
    corners.delete()
  }

  write(words: string, x: number, y: number, size: number, colour: Rgb, thickness = 2): void {
    const font = this.#cv.FONT_HERSHEY_SIMPLEX
    this.#cv.putText(
      this.mat,
      words,
      this.#at(x, y),
      font,
      size,
      this.#ink(colour),
      thickness,
      this.#cv.LINE_AA,
    )
  }

  /** Changes every pixel: shadow, fog, noise. */
  each(change: (value: number, x: number, y: number, channel: number) => number): void {
    const { data, cols } = this.mat
    for (let i = 0; i < data.length; i++) {
      const pixel = Math.floor(i / 3)
      data[i] = Math.max(
        0,
        Math.min(255, Math.round(change(data[i]!, pixel % cols, Math.floor(pixel / cols), i % 3))),
      )
    }
  }

  #at(x: number, y: number): unknown {
    return new this.#cv.Point(Math.round(x), Math.round(y))
  }

  #ink([r, g, b]: Rgb): unknown {
    return new this.#cv.Scalar(r, g, b, 255)
  }
}
