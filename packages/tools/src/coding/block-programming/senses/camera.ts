/**
 * The page's eye for programs with camera blocks: shows the picture on the stage and tells the program what moves.
 * Pictures stay in this page: the program gets arrows only, and nothing is kept.
 */
import type { CameraView } from '@panya/engines/blocks-runtime/world/frame.ts'
import { type CameraState, CameraSwitch } from '@panya/engines/media-devices/camera-switch.ts'
import type { FlowField } from '@panya/engines/media-devices/flow-field.ts'
import { greyOf } from '@panya/engines/media-devices/grey-picture.ts'
import { MotionNews } from '@panya/engines/media-devices/motion-news.ts'
import { GREY_HEIGHT, GREY_WIDTH } from '@panya/engines/media-devices/optical-flow.ts'
import { filling } from '@panya/engines/stage/filling.ts'

/** Arrows are counted in pixels of a tenth of a second. */
const EVERY_MS = 100

interface CameraHand {
  /** What moved; null when nobody looks any more. */
  moved(flow: FlowField | null): void
  show(video: HTMLVideoElement | null, view: CameraView | null): void
  changed(state: CameraState): void
}

export class Camera {
  readonly #hand: CameraHand
  readonly #switch: CameraSwitch
  readonly #news = new MotionNews()
  #view: CameraView | null = null
  #video: HTMLVideoElement | null = null
  #pen: CanvasRenderingContext2D | null = null
  #timer: ReturnType<typeof setInterval> | undefined
  #drawing = 0
  /** What is on the stage already: the same picture is not drawn twice. */
  #shown = ''

  constructor(hand: CameraHand) {
    this.#hand = hand
    this.#switch = new CameraSwitch({
      opened: (stream) => this.#open(stream),
      closed: () => this.#close(),
      changed: (state) => hand.changed(state),
    })
  }

  /** As the program wants it now; null when it does not. */
  look(view: CameraView | null): void {
    if (view?.mirrored !== this.#view?.mirrored) this.#news.forget()
    this.#view = view
    this.#switch.want(view !== null)
  }

  retry(): void {
    this.#switch.retry()
  }

  dispose(): void {
    this.#view = null
    this.#switch.dispose()
  }

  #open(stream: MediaStream): void {
    const video = document.createElement('video')
    video.muted = true
    video.playsInline = true
    video.srcObject = stream
    void video.play().catch(() => undefined)
    this.#video = video
    this.#shown = ''
    this.#news.begin()
    const canvas = document.createElement('canvas')
    canvas.width = GREY_WIDTH
    canvas.height = GREY_HEIGHT
    this.#pen = canvas.getContext('2d', { willReadFrequently: true })
    this.#timer = setInterval(() => this.#measure(), EVERY_MS)
    this.#draw()
  }

  #close(): void {
    clearInterval(this.#timer)
    cancelAnimationFrame(this.#drawing)
    if (this.#video) this.#video.srcObject = null
    this.#video = null
    this.#pen = null
    this.#hand.show(null, null)
    this.#hand.moved(null)
  }

  readonly #draw = (): void => {
    this.#drawing = requestAnimationFrame(this.#draw)
    const [video, view] = [this.#video, this.#view]
    if (!video || !view) return
    const shown = `${video.currentTime} ${view.mirrored} ${view.transparency}`
    if (shown === this.#shown) return
    this.#shown = shown
    this.#hand.show(video, view)
  }

  #measure(): void {
    const [video, pen, view] = [this.#video, this.#pen, this.#view]
    if (!video || !pen || !view || video.videoWidth === 0) return
    const { x, y, width, height } = filling(
      { width: video.videoWidth, height: video.videoHeight },
      { width: GREY_WIDTH, height: GREY_HEIGHT },
    )
    pen.setTransform(view.mirrored ? -1 : 1, 0, 0, 1, view.mirrored ? GREY_WIDTH : 0, 0)
    pen.drawImage(video, x, y, width, height, 0, 0, GREY_WIDTH, GREY_HEIGHT)
    const flow = this.#news.next(greyOf(pen.getImageData(0, 0, GREY_WIDTH, GREY_HEIGHT).data))
    if (flow) this.#hand.moved(flow)
  }
}
