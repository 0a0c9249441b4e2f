/** Draws a game's frames on a canvas; what a frame does not paint over stays. */
import type { GameCommand, GameOp } from './game-command.ts'
import { GameSounds } from './game-sounds.ts'
import { loadPicture, type Picture } from './load-picture.ts'
import { paintOp } from './paint-op.ts'

export class GameCanvas {
  readonly #canvas: HTMLCanvasElement
  readonly #opened: (size: { width: number; height: number; title: string }) => void
  readonly sounds = new GameSounds()
  #pictures = new Map<string, Picture | null>()
  #loading = 0
  /** Frames that came before their pictures could be drawn. */
  #waiting: GameOp[][] = []
  #run = 0
  #ratio = 1
  #size = { width: 1, height: 1 }

  constructor(
    canvas: HTMLCanvasElement,
    opened: (size: { width: number; height: number; title: string }) => void,
  ) {
    this.#canvas = canvas
    this.#opened = opened
  }

  add(commands: GameCommand[]): void {
    for (const command of commands) {
      if (command.do === 'open') this.#open(command)
      else if (command.do === 'bring') this.#bring(command)
      else if (command.do === 'sound') this.sounds.perform(command)
      else this.#show(command.ops)
    }
  }

  /** A new run begins with nothing. */
  clear(): void {
    this.#run += 1
    this.#pictures = new Map()
    this.#waiting = []
    this.#loading = 0
    this.sounds.forget()
  }

  destroy(): void {
    this.clear()
    this.sounds.dispose()
  }

  /** A place on the page as a place in the game. */
  toGame(clientX: number, clientY: number): [x: number, y: number] {
    const box = this.#canvas.getBoundingClientRect()
    const { width, height } = this.#size
    const x = ((clientX - box.left) / Math.max(box.width, 1)) * width
    const y = ((clientY - box.top) / Math.max(box.height, 1)) * height
    return [Math.floor(x), Math.floor(y)]
  }

  #open(size: { width: number; height: number; title: string }): void {
    this.#size = size
    // Sharp on a screen with many pixels, within what a slow computer can paint.
    this.#ratio = size.width * size.height > 1_000_000 ? 1 : Math.min(devicePixelRatio || 1, 2)
    this.#canvas.width = Math.round(size.width * this.#ratio)
    this.#canvas.height = Math.round(size.height * this.#ratio)
    this.#opened(size)
    this.#paint([['fill', '#000000']])
  }

  #bring({ name, mime, data }: Extract<GameCommand, { do: 'bring' }>): void {
    if (mime.startsWith('audio/')) return this.sounds.bring(name, data)
    void this.#load(name, mime, data)
  }

  async #load(name: string, mime: string, data: string): Promise<void> {
    const run = this.#run
    this.#loading += 1
    const picture = await loadPicture(mime, data)
    if (run !== this.#run) return
    this.#pictures.set(name, picture)
    this.#loading -= 1
    if (this.#loading === 0) for (const ops of this.#waiting.splice(0)) this.#paint(ops)
  }

  #show(ops: GameOp[]): void {
    if (this.#loading === 0) return this.#paint(ops)
    // What was to be seen before a frame that paints over everything is not missed.
    if (ops[0]?.[0] === 'fill') this.#waiting = []
    this.#waiting.push(ops)
  }

  #paint(ops: GameOp[]): void {
    const context = this.#canvas.getContext('2d')
    if (!context) return
    context.setTransform(this.#ratio, 0, 0, this.#ratio, 0, 0)
    for (const op of ops) paintOp(context, op, this.#pictures, this.#size)
  }
}
