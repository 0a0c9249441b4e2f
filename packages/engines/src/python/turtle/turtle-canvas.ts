import {
  applyCommand,
  type Command,
  emptyScene,
  type Mark,
  type Point,
  type Pose,
  type Scene,
} from './turtle-scene.ts'
import { outlineOf, viewOf } from './turtle-view.ts'

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
    const scene = structuredClone(this.#scene)
    if (this.#motion) applyCommand(scene, this.#motion.command)
    for (const command of this.#queue) applyCommand(scene, command)
    return scene
  }

  add(commands: Command[]): void {
    this.#queue.push(...commands)
    this.#schedule()
  }

  clear(): void {
    this.#scene = emptyScene()
    this.#queue = []
    this.#motion = null
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
    for (const mark of this.#scene.marks) paintMark(context, mark, this.#scene)
    const motion = this.#motion && this.#paintMotion(context, this.#motion, now)
    for (const [id, turtle] of this.#scene.turtles) {
      const pose = motion && motion.id === id ? { ...turtle, ...motion.pose } : turtle
      if (pose.visible) paintPose(context, pose, this.#scene)
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
      paintMark(context, mark, this.#scene)
    }
    return { id: motion.id, pose: { at, angle: motion.fromAngle + motion.turn * share } }
  }
}

function paintMark(context: CanvasRenderingContext2D, mark: Mark, scene: Scene): void {
  switch (mark.kind) {
    case 'line':
      return paintLine(context, mark)
    case 'fill':
      context.fillStyle = mark.color
      trace(context, mark.points)
      return context.fill('evenodd')
    case 'dot':
      context.fillStyle = mark.color
      context.beginPath()
      context.arc(mark.at[0], mark.at[1], Math.max(mark.size / 2, 0), 0, 2 * Math.PI)
      return context.fill()
    case 'text':
      return paintText(context, mark)
    case 'stamp':
      return paintPose(context, mark.pose, scene)
  }
}

function paintLine(context: CanvasRenderingContext2D, mark: Extract<Mark, { kind: 'line' }>): void {
  context.strokeStyle = mark.color
  context.lineWidth = mark.width
  context.lineCap = 'round'
  context.beginPath()
  context.moveTo(...mark.from)
  context.lineTo(...mark.to)
  context.stroke()
}

function paintText(context: CanvasRenderingContext2D, mark: Extract<Mark, { kind: 'text' }>): void {
  const [family, size, style] = mark.font
  context.save()
  context.translate(...mark.at)
  context.scale(1, -1)
  const slant = style.includes('italic') ? 'italic ' : ''
  const weight = style.includes('bold') ? 'bold ' : ''
  context.font = `${slant}${weight}${size * 1.33}px ${family}, sans-serif`
  context.fillStyle = mark.color
  context.textAlign = (['left', 'center', 'right'] as const).find((a) => a === mark.align) ?? 'left'
  context.fillText(mark.text, 0, 0)
  context.restore()
}

function paintPose(context: CanvasRenderingContext2D, pose: Pose, scene: Scene): void {
  const outline = outlineOf(pose, scene.shapes)
  if (outline.length === 0) return
  context.fillStyle = pose.fill
  context.strokeStyle = pose.color
  context.lineWidth = 1
  trace(context, outline)
  context.fill()
  context.stroke()
}

function trace(context: CanvasRenderingContext2D, points: Point[]): void {
  context.beginPath()
  for (const [index, point] of points.entries()) {
    if (index === 0) context.moveTo(...point)
    else context.lineTo(...point)
  }
  context.closePath()
}
