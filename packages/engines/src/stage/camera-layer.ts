/** The camera's picture on the stage: over the backdrop, behind strokes and sprites. It is never kept. */
import { Sprite, Texture } from 'pixi.js'
import { STAGE_HEIGHT, STAGE_WIDTH } from '../blocks-runtime/program.ts'
import type { CameraView } from '../blocks-runtime/world/frame.ts'
import { filling } from './filling.ts'

export class CameraLayer {
  readonly sprite = new Sprite()
  readonly #canvas = document.createElement('canvas')
  readonly #pen: CanvasRenderingContext2D | null
  readonly #texture: Texture

  constructor() {
    this.#canvas.width = STAGE_WIDTH
    this.#canvas.height = STAGE_HEIGHT
    this.#pen = this.#canvas.getContext('2d')
    this.#texture = Texture.from(this.#canvas)
    this.sprite.texture = this.#texture
    this.sprite.setSize(STAGE_WIDTH, STAGE_HEIGHT)
    this.sprite.visible = false
  }

  show(video: HTMLVideoElement, { mirrored, transparency }: CameraView): void {
    const pen = this.#pen
    if (!pen || video.videoWidth === 0) return
    const { x, y, width, height } = filling(
      { width: video.videoWidth, height: video.videoHeight },
      { width: STAGE_WIDTH, height: STAGE_HEIGHT },
    )
    pen.setTransform(mirrored ? -1 : 1, 0, 0, 1, mirrored ? STAGE_WIDTH : 0, 0)
    pen.drawImage(video, x, y, width, height, 0, 0, STAGE_WIDTH, STAGE_HEIGHT)
    this.#texture.source.update()
    this.sprite.alpha = 1 - transparency / 100
    this.sprite.visible = true
  }

  /** What it showed is gone, not only hidden. */
  hide(): void {
    this.sprite.visible = false
    this.#pen?.resetTransform()
    this.#pen?.clearRect(0, 0, STAGE_WIDTH, STAGE_HEIGHT)
    this.#texture.source.update()
  }

  destroy(): void {
    this.#texture.destroy(true)
  }
}
