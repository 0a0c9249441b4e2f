import { paintMark, paintPicture, paintPose } from './paint-mark.ts'
import { copied } from './settle-marks.ts'
import {
  applyCommand,
  type Command,
  emptyScene,
  type Mark,
  type Point,
  type Scene,
} from './turtle-scene.ts'
import { viewOf } from './turtle-view.ts'

const MOST_WAITING = 20_000

/** A move or turn under way. */
interface Motion {
  id: number
  from: Point
  to: Point
  fromAngle: number
  turn: number
  began: number
  milliseconds: number
  draws: boolean
  command: Command
}

/** Draws turtles on a canvas, moving them as fast as the program says. */
export class TurtleCanvas {
  readonly #canvas: HTMLCanvasElement
  readonly #calm: boolean
  #scene: Scene = emptyScene()
  #queue: Command[] = []
  #motion: Motion | null = null
  #frame = 0
  readonly #pictures = new Map<string, HTMLImageElement>()

  /** A picture that is not there yet is drawn as soon as it is. */
  readonly #find = (url: string): CanvasImageSource | null => {
    const known = this.#pictures.get(url)
    if (known) return known.complete && known.naturalWidth > 0 ? known : null
    const image = new Image()
    image.addEventListener('load', () => this.#schedule())
    image.src = url
    this.#pictures.set(url, image)
    return null
  }

  constructor(canvas: HTMLCanvasElement, calm: boolean) {
    this.#canvas = canvas
    this.#calm = calm
    this.#paint()
  }

  get scene(): Scene {
    return this.#scene
  }

  /** The drawing with everything the program has asked for, also what is not shown yet. */
  finish(): Scene {
    if (this.#motion) applyCommand(this.#scene, this.#motion.command)
    this.#motion = null
    for (const command of this.#queue.splice(0)) applyCommand(this.#scene, command)
    this.#paint()
    return this.#scene
  }

  /** The same, without hurrying what is shown. */
  finished(): Scene {
    const { settled, ...rest } = this.#scene
    const scene: Scene = { ...structuredClone(rest), settled: settled.map(copied) }
    if (this.#motion) applyCommand(scene, this.#motion.command)
    for (const command of this.#queue) applyCommand(scene, command)
    return scene
  }

  add(commands: Command[]): void {
    for (const command of commands) this.#queue.push(command)
    // A page that nobody looks at draws nothing, and still does not pile up what it is told.
    if (this.#queue.length > MOST_WAITING) this.finish()
    this.#schedule()
  }

  clear(): void {
    this.#scene = emptyScene()
    this.#queue = []
    this.#motion = null
    this.#pictures.clear()
    this.#schedule()
  }

  /** A place on the page as a place on the paper. */
  toScene(clientX: number, clientY: number): Point {
    const box = this.#canvas.getBoundingClientRect()
    const { left, top, scale } = this.#fit(box.width, box.height)
    return [left + (clientX - box.left) / scale, top - (clientY - box.top) / scale]
  }

  resize(): void {
    const box = this.#canvas.getBoundingClientRect()
    const ratio = Math.min(devicePixelRatio || 1, 2)
    this.#canvas.width = Math.max(1, Math.round(box.width * ratio))
    this.#canvas.height = Math.max(1, Math.round(box.height * ratio))
    this.#paint()
  }

  destroy(): void {
    cancelAnimationFrame(this.#frame)
  }

  #schedule(): void {
    cancelAnimationFrame(this.#frame)
    this.#frame = requestAnimationFrame((now) => this.#tick(now))
  }

  #tick(now: number): void {
    if (this.#motion && now >= this.#motion.began + this.#motion.milliseconds) {
      applyCommand(this.#scene, this.#motion.command)
      this.#motion = null
    }
    while (!this.#motion && this.#queue.length > 0) this.#begin(this.#queue.shift()!, now)
    this.#paint(now)
    if (this.#motion || this.#queue.length > 0) this.#schedule()
  }

  /** Starts a motion that takes time; does anything else, and everything that is late, at once. */
  #begin(command: Command, now: number): void {
    const [name, id, first, second, third, fourth] = command
    const turtle = this.#scene.turtles.get(id as number)
    const milliseconds = Number(name === 'move' ? third : name === 'turn' ? second : 0)
    const late = this.#queue.length > 3
    if (!turtle || !milliseconds || late || this.#calm) return applyCommand(this.#scene, command)
    const moves = name === 'move'
    this.#motion = {
      id: id as number,
      from: turtle.at,
      to: moves ? [first as number, second as number] : turtle.at,
      fromAngle: turtle.angle,
      turn: moves ? 0 : (third as number),
      began: now,
      milliseconds,
      draws: moves && Boolean(fourth),
      command,
    }
  }

  #fit(width: number, height: number) {
    const view = viewOf(this.#scene)
    const scale = Math.min(width / view.width, height / view.height)
    return {
      scale,
      left: view.left - (width / scale - view.width) / 2,
      top: view.top + (height / scale - view.height) / 2,
    }
  }

  #paint(now = 0): void {
    const context = this.#canvas.getContext('2d')
    if (!context) return
    const { width, height } = this.#canvas
    const { scale, left, top } = this.#fit(width, height)
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.fillStyle = this.#scene.background
    context.fillRect(0, 0, width, height)
    context.setTransform(scale, 0, 0, -scale, -left * scale, top * scale)
    const { picture } = this.#scene
    if (picture) {
      const place = { left: -picture.width / 2, top: picture.height / 2 }
      paintPicture(context, this.#find(picture.url), { ...picture, ...place })
    }
    for (const one of this.#scene.settled) paintPicture(context, one.canvas, one.view)
    for (const mark of this.#scene.marks) paintMark(context, mark, this.#scene, this.#find)
    const motion = this.#motion && this.#paintMotion(context, this.#motion, now)
    for (const [id, turtle] of this.#scene.turtles) {
      const pose = motion && motion.id === id ? { ...turtle, ...motion.pose } : turtle
      if (pose.visible) paintPose(context, pose, this.#scene, this.#find)
    }
  }

  #paintMotion(context: CanvasRenderingContext2D, motion: Motion, now: number) {
    const share = Math.min(1, Math.max(0, (now - motion.began) / motion.milliseconds))
    const at: Point = [
      motion.from[0] + (motion.to[0] - motion.from[0]) * share,
      motion.from[1] + (motion.to[1] - motion.from[1]) * share,
    ]
    const turtle = this.#scene.turtles.get(motion.id)
    if (motion.draws && turtle) {
      const { color, width } = turtle
      const mark: Mark = {
        kind: 'line',
        turtle: motion.id,
        from: motion.from,
        to: at,
        color,
        width,
      }
      paintMark(context, mark, this.#scene, this.#find)
    }
    return { id: motion.id, pose: { at, angle: motion.fromAngle + motion.turn * share } }
  }
}
