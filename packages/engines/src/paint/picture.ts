/** The picture that is painted, as shapes or as pixels, with its steps back and forward. */
import { BitmapBoard } from './bitmap-board.ts'
import type { BoardContext, PaintBoard, PictureState } from './board-kind.ts'
import { pixelsFrom, shapesFrom } from './convert.ts'
import { History } from './core/history.ts'
import { type Pieces, WorkQueue } from './core/pieces.ts'
import { boxOnBoard, type OpenedPicture } from './open-picture.ts'
import { showDrawing } from './vector/drawing.ts'
import { VectorBoard } from './vector-board.ts'

const HISTORY_BYTES = 80_000_000

const weigh = (state: PictureState): number =>
  state.mode === 'vector' ? state.json.length * 2 : (state.piece?.data.byteLength ?? 0) + 100

const newHistory = (): History<PictureState> =>
  new History<PictureState>({ steps: 100, weigh, weight: HISTORY_BYTES })

export class Picture {
  readonly #layer: paper.Layer
  readonly #context: BoardContext
  readonly #work = new WorkQueue()
  #board: PaintBoard
  #history = newHistory()

  constructor(layer: paper.Layer, context: BoardContext) {
    this.#layer = layer
    this.#context = context
    this.#board = new VectorBoard(layer, context)
  }

  open(opened: OpenedPicture): void {
    if (opened.mode === 'vector') {
      showDrawing(this.#layer, opened.clean, opened.measures)
      this.#board = new VectorBoard(this.#layer, this.#context)
    } else {
      const box = boxOnBoard(opened.measures)
      const board = new BitmapBoard(this.#layer, this.#context, box)
      const { x, y, width, height } = board.bitmap.pixelBox(box)
      if (opened.image) board.bitmap.context.drawImage(opened.image, x, y, width, height)
      this.#board = board
    }
    this.#history = newHistory()
    this.#history.push(this.#board.keep())
  }

  get mode(): 'vector' | 'bitmap' {
    return this.#board instanceof VectorBoard ? 'vector' : 'bitmap'
  }

  /** To look at; strokes may still be on their way into it. */
  get board(): PaintBoard {
    return this.#board
  }

  /** To work with: every stroke is in it. */
  settled(): PaintBoard {
    this.#work.settle()
    return this.#board
  }

  /** To work with where it is made of shapes. */
  shapes(): VectorBoard | null {
    const board = this.settled()
    return board instanceof VectorBoard ? board : null
  }

  /** A stroke that becomes shapes while the page goes on. */
  take(pieces: Pieces<boolean>, done: (isChanged: boolean) => void): void {
    this.#work.add(pieces, done)
  }

  // --- steps --------------------------------------------------------------------------------------

  get canUndo(): boolean {
    return this.#history.canUndo
  }

  get canRedo(): boolean {
    return this.#history.canRedo
  }

  keep(kind: string | null): void {
    this.#history.push(this.#board.keep(), kind)
  }

  /** What was begun since the last step is gone. */
  takeBack(): void {
    this.#work.settle()
    const { current } = this.#history
    if (current) this.#reopen(current)
  }

  /** False at the end of the way. */
  go(step: -1 | 1): boolean {
    this.#work.settle()
    const state = this.#history.go(step)
    if (state) this.#reopen(state)
    return state !== undefined
  }

  #reopen(state: PictureState): void {
    if (state.mode !== this.mode) {
      this.#layer.removeChildren()
      this.#board =
        state.mode === 'vector'
          ? new VectorBoard(this.#layer, this.#context)
          : new BitmapBoard(this.#layer, this.#context, state.around)
    }
    this.#board.restore(state)
  }

  /** Shapes become pixels, and pixels shapes: areas of one colour. */
  convert(): void {
    const board = this.settled()
    if (board instanceof VectorBoard) this.#board = pixelsFrom(board, this.#layer, this.#context)
    else if (board instanceof BitmapBoard)
      this.#board = shapesFrom(board, this.#layer, this.#context)
  }

  close(): void {
    this.#work.drop()
  }
}
