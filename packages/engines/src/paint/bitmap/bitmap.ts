/** A costume of pixels, twice as fine as the stage: its sheet, its undo states, and how it becomes a file. */
import {
  BOARD_HEIGHT,
  BOARD_WIDTH,
  type Box,
  CENTRE,
  RESOLUTION,
  type Spot,
} from '../core/board.ts'
import { channelsOf, type Paint } from '../core/colour.ts'
import { floodFill, type Pixels, packed, visibleBox } from '../core/flood-fill.ts'

const LARGEST = 4096
const TOLERANCE = 40
/** From here on a picture is kept with a little loss, where that makes it smaller. */
const LOSSLESS_BYTES = 400_000

export interface BitmapState {
  mode: 'bitmap'
  /** What can be seen, at its place; null where there is nothing. */
  piece: ImageData | null
  x: number
  y: number
  /** What the sheet was made large enough for. */
  around: Box
}

export class Bitmap {
  readonly canvas: HTMLCanvasElement
  readonly context: CanvasRenderingContext2D
  /** Where the sheet begins, in stage units; before 0 when a picture is larger than the stage. */
  readonly origin: Spot
  readonly #around: Box

  constructor(around: Box = { x: 0, y: 0, width: BOARD_WIDTH, height: BOARD_HEIGHT }) {
    const [left, top] = [Math.min(0, Math.floor(around.x)), Math.min(0, Math.floor(around.y))]
    const right = Math.max(BOARD_WIDTH, Math.ceil(around.x + around.width))
    const bottom = Math.max(BOARD_HEIGHT, Math.ceil(around.y + around.height))
    this.origin = { x: left, y: top }
    this.#around = around
    this.canvas = document.createElement('canvas')
    this.canvas.width = Math.min(LARGEST, (right - left) * RESOLUTION)
    this.canvas.height = Math.min(LARGEST, (bottom - top) * RESOLUTION)
    const context = this.canvas.getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('This browser cannot draw.')
    this.context = context
  }

  /** A place of the sheet in pixels. */
  pixel({ x, y }: Spot): Spot {
    return { x: (x - this.origin.x) * RESOLUTION, y: (y - this.origin.y) * RESOLUTION }
  }

  pixelBox({ x, y, width, height }: Box): Box {
    const start = this.pixel({ x, y })
    return { ...start, width: width * RESOLUTION, height: height * RESOLUTION }
  }

  #pixels(): { image: ImageData; pixels: Pixels } {
    const { width, height } = this.canvas
    const image = this.context.getImageData(0, 0, width, height)
    return { image, pixels: { width, height, data: new Uint32Array(image.data.buffer) } }
  }

  /** All pixels as they are, for those who only look. */
  look(): Pixels {
    return this.#pixels().pixels
  }

  fill(spot: Spot, paint: Paint): boolean {
    const { image, pixels } = this.#pixels()
    const { x, y } = this.pixel(spot)
    const done = floodFill(pixels, Math.floor(x), Math.floor(y), TOLERANCE, painter(paint, pixels))
    if (done > 0) this.context.putImageData(image, 0, 0)
    return done > 0
  }

  keep(): BitmapState {
    const box = visibleBox(this.#pixels().pixels)
    const piece = box && this.context.getImageData(box.x, box.y, box.width, box.height)
    return { mode: 'bitmap', piece, x: box?.x ?? 0, y: box?.y ?? 0, around: this.#around }
  }

  restore({ piece, x, y }: BitmapState): void {
    this.clear()
    if (piece) this.context.putImageData(piece, x, y)
  }

  clear(): void {
    this.context.clearRect(0, 0, this.canvas.width, this.canvas.height)
  }

  get isEmpty(): boolean {
    return visibleBox(this.#pixels().pixels) === null
  }

  /** The file and its measures; a backdrop is as large as the stage. */
  write(isBackdrop: boolean): {
    image: string
    width: number
    height: number
    centreX: number
    centreY: number
  } {
    const whole = this.pixelBox({ x: 0, y: 0, width: BOARD_WIDTH, height: BOARD_HEIGHT })
    const centre = this.pixel(CENTRE)
    const box = isBackdrop
      ? whole
      : (visibleBox(this.#pixels().pixels) ?? { ...centre, width: 2, height: 2 })
    const cut = document.createElement('canvas')
    cut.width = box.width
    cut.height = box.height
    cut.getContext('2d')?.drawImage(this.canvas, -box.x, -box.y)
    return {
      image: pictureFile(cut),
      width: box.width / RESOLUTION,
      height: box.height / RESOLUTION,
      centreX: (centre.x - box.x) / RESOLUTION,
      centreY: (centre.y - box.y) / RESOLUTION,
    }
  }
}

function pictureFile(canvas: HTMLCanvasElement): string {
  const exact = canvas.toDataURL('image/png')
  if (exact.length < LOSSLESS_BYTES) return exact
  const smaller = canvas.toDataURL('image/webp', 0.92)
  return smaller.startsWith('data:image/webp') && smaller.length < exact.length ? smaller : exact
}

/** The colour of each pixel: one for all, or from one to the other across the sheet. */
function painter(paint: Paint, { width, height }: Pixels): (x: number, y: number) => number {
  const [r, g, b] = channelsOf(paint.colour)
  if (paint.kind === 'none') return () => 0
  if (paint.kind === 'solid') return () => packed(r, g, b)
  const [r2, g2, b2] = channelsOf(paint.second)
  const share = {
    horizontal: (x: number) => x / width,
    vertical: (_: number, y: number) => y / height,
    radial: (x: number, y: number) =>
      Math.min(1, Math.hypot(x - width / 2, y - height / 2) / (Math.max(width, height) / 2)),
  }[paint.kind]
  return (x, y) => {
    const part = share(x, y)
    const mix = (a: number, c: number): number => Math.round(a + (c - a) * part)
    return packed(mix(r, r2), mix(g, g2), mix(b, b2))
  }
}
