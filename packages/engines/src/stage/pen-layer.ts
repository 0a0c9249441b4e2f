/** What the pen has drawn, on a canvas of its own that keeps growing until it is cleared. */
import { STAGE_HEIGHT, STAGE_WIDTH } from '../blocks-runtime/program.ts'
import type { PenOp, SpriteView } from '../blocks-runtime/world/frame.ts'
import { bendsOf } from './bend.ts'
import { bentPicture } from './bent-picture.ts'
import { DETAIL } from './costume-images.ts'

const SCALE = 2

export class PenLayer {
  readonly canvas = document.createElement('canvas')
  readonly #context: CanvasRenderingContext2D | null

  constructor() {
    this.canvas.width = STAGE_WIDTH * SCALE
    this.canvas.height = STAGE_HEIGHT * SCALE
    this.#context = this.canvas.getContext('2d')
    this.#context?.setTransform(SCALE, 0, 0, -SCALE, this.canvas.width / 2, this.canvas.height / 2)
  }

  /** Returns true when something changed. */
  draw(ops: PenOp[], picture: (costume: string) => HTMLCanvasElement | undefined): boolean {
    for (const op of ops) {
      if (op.op === 'clear') this.#clear()
      else if (op.op === 'line') this.#line(op)
      else this.#stamp(op.sprite, picture(op.sprite.costume))
    }
    return ops.length > 0
  }

  #clear(): void {
    this.#context?.clearRect(-STAGE_WIDTH / 2, -STAGE_HEIGHT / 2, STAGE_WIDTH, STAGE_HEIGHT)
  }

  #line(op: Extract<PenOp, { op: 'line' }>): void {
    const context = this.#context
    if (!context) return
    context.globalAlpha = op.alpha ?? 1
    context.strokeStyle = op.colour
    context.lineWidth = op.size
    context.lineCap = 'round'
    context.beginPath()
    context.moveTo(op.x1, op.y1)
    context.lineTo(op.x2, op.y2)
    context.stroke()
    context.globalAlpha = 1
  }

  #stamp(view: SpriteView, picture: HTMLCanvasElement | undefined): void {
    const context = this.#context
    if (!context || !picture) return
    context.save()
    context.translate(view.x, view.y)
    context.rotate((-view.turn * Math.PI) / 180)
    context.scale((view.flipped ? -1 : 1) * view.scale, -view.scale)
    context.globalAlpha = 1 - view.ghost / 100
    if (view.colour !== 0 || view.brightness !== 0)
      context.filter = `hue-rotate(${view.colour * 1.8}deg) brightness(${100 + view.brightness}%)`
    const bends = bendsOf(view)
    const [width, height] = [picture.width / 3, picture.height / 3]
    const drawn = bends ? bentPicture(picture, bends, DETAIL) : picture
    const { anchorX = 0.5, anchorY = 0.5 } = view
    context.drawImage(drawn, -width * anchorX, -height * anchorY, width, height)
    context.restore()
  }
}
