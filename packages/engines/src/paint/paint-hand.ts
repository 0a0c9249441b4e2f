/** What a finger, pen or mouse does on the sheet with the tool that is chosen. */
import type { PaintBoard } from './board-kind.ts'
import { centreSaid, dragCentre } from './centre.ts'
import { CENTRE, type Spot } from './core/board.ts'
import type { Job, Keys } from './core/job.ts'
import { colourAt } from './dress.ts'
import type { PaintStore } from './paint-store.ts'
import type { PaintView } from './paint-view.ts'
import type { Picture } from './picture.ts'
import type { TextDesk } from './text-desk.ts'

interface Workplace {
  sheet: HTMLCanvasElement
  store: PaintStore
  picture: Picture
  view: PaintView
  text: TextDesk
}

interface Answers {
  show(): void
  commit(): void
  pickColour(colour: string): void
}

export class PaintHand {
  readonly #at: Workplace
  readonly #answers: Answers
  /** Where the cross is while it is dragged. */
  #dragged: Spot | null = null

  constructor(at: Workplace, answers: Answers) {
    this.#at = at
    this.#answers = answers
  }

  get cross(): Spot {
    return this.#dragged ?? CENTRE
  }

  /** What was begun does not count. */
  drop(): void {
    this.#dragged = null
  }

  /** What a click alone does is done when the finger is lifted: a second one may make it a pinch. */
  press(spot: Spot, keys: Keys): Job | null {
    const { store, picture, view, text } = this.#at
    const { tool, typing } = store.state
    if (typing) {
      text.stop()
      return null
    }
    // The next stroke may begin while the last one dries.
    if (tool === 'brush' || tool === 'eraser') return this.#pressBoard(picture.board, spot, keys)
    const board = picture.settled()
    const onClick = (click: () => boolean): Job => ({ move: () => undefined, up: click })
    if (tool === 'pick') return onClick(() => this.#pick(spot))
    if (tool === 'text') return onClick(() => this.startText(spot))
    if (tool === 'fill') return onClick(() => board.press(tool, spot, keys) === 'changed')
    if (tool !== 'centre') return this.#pressBoard(board, spot, keys)
    const show = (shown: Spot | null): void => {
      this.#dragged = shown
    }
    return dragCentre(spot, view.zoom, show, (put) => this.putCentre(put))
  }

  #pressBoard(board: PaintBoard, spot: Spot, keys: Keys): Job | null {
    const pressed = board.press(this.#at.store.state.tool, spot, keys)
    if (pressed === 'changed') this.#answers.commit()
    else if (!pressed) this.#answers.show()
    return pressed === 'changed' ? null : pressed
  }

  /** Twice on a text opens it. */
  twice(spot: Spot): void {
    const { store, picture, text } = this.#at
    const shapes = store.state.tool === 'select' ? picture.shapes() : null
    if (shapes && text.find(shapes.desk, spot)) this.startText(spot)
  }

  #pick(spot: Spot): boolean {
    const colour = colourAt(this.#at.sheet, this.#at.view.toScreen(spot))
    if (colour !== null) this.#answers.pickColour(colour)
    return false
  }

  startText(spot: Spot): boolean {
    const { store, picture, text } = this.#at
    text.start(picture.shapes()?.desk ?? null, spot, store.state)
    this.#answers.show()
    return false
  }

  /** The drawing stays where it is seen, and the cross where it was put. False when it was there before. */
  putCentre({ x, y }: Spot): boolean {
    const [right, down] = [CENTRE.x - x, CENTRE.y - y]
    if (Math.hypot(right, down) < 0.01) return false
    const { store, picture, view } = this.#at
    const board = picture.settled()
    board.shift(right, down)
    view.pan(-right * view.zoom, -down * view.zoom)
    store.set({ said: centreSaid(board) })
    return true
  }
}
