/** The costume editor at work: one picture of shapes or pixels, its tools, its history, and what the page shows of it. */
import { fontStack } from '../stage/costume-fonts.ts'
import { BitmapBoard } from './bitmap-board.ts'
import type { BoardContext, PaintBoard, PictureState, WrittenPicture } from './board-kind.ts'
import { pixelsFrom, shapesFrom } from './convert.ts'
import { BOARD_HEIGHT, BOARD_WIDTH, CENTRE, type Spot } from './core/board.ts'
import { hexOfChannels } from './core/colour.ts'
import { History } from './core/history.ts'
import type { Job, Keys } from './core/job.ts'
import { boxOnBoard, openPicture, type PaintedCostume } from './open-picture.ts'
import type { PaintCommand } from './paint-keys.ts'
import { FIRST_STATE, type PaintSaid, type PaintState } from './paint-state.ts'
import { PaintView } from './paint-view.ts'
import { listenToPointers } from './pointers.ts'
import { TextDesk } from './text-desk.ts'
import { groupItems, type Order, orderItems, ungroupItems } from './vector/arrange.ts'
import { closeSheet, openSheet, showDrawing } from './vector/drawing.ts'
import { paintedIn, paintFrom, setFill, setStroke } from './vector/paints.ts'
import { bendNodes } from './vector/reshape.ts'
import { VectorBoard } from './vector-board.ts'

const HISTORY_BYTES = 80_000_000

const weigh = (state: PictureState): number =>
  state.mode === 'vector' ? state.json.length * 2 : (state.piece?.data.byteLength ?? 0) + 100

export class PaintEditor {
  readonly #sheet: HTMLCanvasElement
  readonly #layer: paper.Layer
  readonly #view: PaintView
  readonly #listeners = new Set<() => void>()
  readonly #unlisten: () => void
  readonly #isBackdrop: boolean
  readonly #text: TextDesk
  #board: PaintBoard
  #history = new History<PictureState>({ steps: 100, weigh, weight: HISTORY_BYTES })
  #state: PaintState
  #isGone = false
  /** Until the learner looks at another part of it, the picture stays in the middle. */
  #isFitted = true

  /** `sheet` shows the picture, `over` lies on it and hears the pointer and the keys. */
  constructor(sheet: HTMLCanvasElement, over: HTMLCanvasElement, isBackdrop: boolean) {
    this.#sheet = sheet
    this.#isBackdrop = isBackdrop
    this.#state = FIRST_STATE
    this.#layer = openSheet(sheet)
    this.#view = new PaintView(over)
    this.#board = new VectorBoard(this.#layer, this.#context())
    this.#text = new TextDesk(this.#view)
    this.#unlisten = listenToPointers(over, this.#view, {
      press: (spot, keys) => this.#press(spot, keys),
      twice: (spot) => this.#twice(spot),
      moved: () => this.#show(),
      done: (isChanged) => (isChanged ? this.#commit() : this.#emit()),
      dropped: () => this.#takeBack(),
      zoomed: () => {
        this.#isFitted = false
        this.#emit()
      },
    })
  }

  async open(costume: PaintedCostume): Promise<void> {
    const opened = await openPicture(costume)
    if (this.#isGone) return
    if (opened.mode === 'vector') {
      showDrawing(this.#layer, opened.clean, opened.measures)
      this.#board = new VectorBoard(this.#layer, this.#context())
      this.#set({ mode: 'vector' })
    } else {
      const box = boxOnBoard(opened.measures)
      const board = new BitmapBoard(this.#layer, this.#context(), box)
      const { x, y, width, height } = board.bitmap.pixelBox(box)
      if (opened.image) board.bitmap.context.drawImage(opened.image, x, y, width, height)
      this.#board = board
      this.#set({ mode: 'bitmap', notice: opened.notice, tool: 'brush' })
    }
    this.#history = new History<PictureState>({ steps: 100, weigh, weight: HISTORY_BYTES })
    this.#history.push(this.#board.keep())
    this.fit()
  }

  // --- what the page sees -------------------------------------------------------------------------

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  snapshot = (): PaintState => this.#state

  #set(change: Partial<PaintState>): void {
    this.#state = { ...this.#state, ...change }
  }

  #emit(): void {
    const { desk } = this.#board instanceof VectorBoard ? this.#board : { desk: null }
    this.#set({
      chosen: this.#board.chosen(),
      parts: this.#board.parts(),
      nodes: desk?.nodes.size ?? 0,
      canUndo: this.#history.canUndo,
      canRedo: this.#history.canRedo,
      zoom: this.#view.zoom,
      typing: this.#text.typing(),
    })
    this.#show()
    for (const listener of this.#listeners) listener()
  }

  #show(): void {
    if (this.#board instanceof BitmapBoard) this.#board.refresh()
    this.#view.draw(this.#board.overlay())
  }

  #context(): BoardContext {
    return {
      look: () => this.#state,
      zoom: () => this.#view.zoom,
      say: (said) => this.#set({ said }),
    }
  }

  say(said: PaintSaid): void {
    this.#set({ said })
    this.#emit()
  }

  // --- steps --------------------------------------------------------------------------------------

  #commit(kind: string | null = null): void {
    this.#history.push(this.#board.keep(), kind)
    this.#set({ isChanged: true })
    this.#emit()
  }

  #takeBack(): void {
    const { current } = this.#history
    if (current) this.#reopen(current)
    this.#emit()
  }

  #reopen(state: PictureState): void {
    if (state.mode !== this.#state.mode) {
      this.#layer.removeChildren()
      this.#board =
        state.mode === 'vector'
          ? new VectorBoard(this.#layer, this.#context())
          : new BitmapBoard(this.#layer, this.#context(), state.around)
      this.#set({ mode: state.mode, tool: 'select' })
    }
    this.#board.restore(state)
  }

  go(step: -1 | 1): void {
    this.finishText(null)
    const state = this.#history.go(step)
    if (!state) return
    this.#reopen(state)
    this.#set({ isChanged: true, said: { what: step < 0 ? 'undone' : 'redone' } })
    this.#emit()
  }

  // --- the pointer --------------------------------------------------------------------------------

  #press(spot: Spot, keys: Keys): Job | null {
    const { tool } = this.#state
    if (this.#state.typing) {
      this.#text.stop()
      return null
    }
    if (tool === 'pick') this.#pick(spot)
    else if (tool === 'centre') this.#moveCentre(spot)
    else if (tool === 'text') this.#startText(spot)
    else {
      const pressed = this.#board.press(tool, spot, keys)
      if (pressed !== 'changed') {
        if (!pressed) this.#emit()
        return pressed
      }
      this.#commit()
    }
    return null
  }

  #twice(spot: Spot): void {
    if (
      this.#state.tool === 'select' &&
      this.#board instanceof VectorBoard &&
      this.#text.find(this.#board.desk, spot)
    )
      this.#startText(spot)
  }

  #pick(spot: Spot): void {
    const { x, y } = this.#view.toScreen(spot)
    const ratio = this.#sheet.width / Math.max(1, this.#sheet.clientWidth)
    const pixel = this.#sheet
      .getContext('2d')
      ?.getImageData(Math.round(x * ratio), Math.round(y * ratio), 1, 1).data
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixel ?? []
    if (alpha > 0)
      this.change({
        fill: { ...this.#state.fill, kind: 'solid', colour: hexOfChannels(red, green, blue) },
      })
  }

  #moveCentre({ x, y }: Spot): void {
    this.#board.shift(CENTRE.x - x, CENTRE.y - y)
    this.#commit()
  }

  // --- text ---------------------------------------------------------------------------------------

  #startText(spot: Spot): void {
    this.#text.start(
      this.#board instanceof VectorBoard ? this.#board.desk : null,
      spot,
      this.#state,
    )
    this.#emit()
  }

  /** Null when what was typed does not count. */
  finishText(typed: string | null): void {
    const isChanged = this.#text.finish(this.#board, typed, this.#state)
    if (isChanged) this.#commit()
    else this.#emit()
  }

  // --- colours and tools --------------------------------------------------------------------------

  /** Changes tool, colours or widths; what is chosen follows. */
  change(
    change: Partial<
      Pick<
        PaintState,
        'tool' | 'fill' | 'stroke' | 'strokeWidth' | 'brushWidth' | 'font' | 'fillsOutline'
      >
    >,
  ): void {
    const { tool } = this.#state
    this.#set(change)
    if (change.tool && change.tool !== tool) this.#board.leave(change.tool)
    if (this.#board instanceof VectorBoard) {
      const { desk } = this.#board
      this.#board.fillsOutline = this.#state.fillsOutline
      const { fill, stroke, strokeWidth, font } = this.#state
      for (const item of desk.chosen) {
        if (change.fill) setFill(item, fill)
        if (change.stroke || change.strokeWidth !== undefined) setStroke(item, stroke, strokeWidth)
        if (change.font)
          for (const part of paintedIn(item))
            if ('fontFamily' in part) part.fontFamily = fontStack(font)
      }
      const isDressed =
        change.fill || change.stroke || change.strokeWidth !== undefined || change.font
      if (isDressed && desk.chosen.length > 0) {
        // A slider sends many colours on its way: together they are one step.
        this.#commit(Object.keys(change).join())
        return
      }
    }
    this.#emit()
  }

  /** Takes the colours of what is chosen over, so that the fields tell the truth. */
  takeColours(): void {
    if (!(this.#board instanceof VectorBoard)) return
    const [part] = this.#board.desk.chosen.flatMap(paintedIn)
    if (!part) return
    this.#set({
      fill: paintFrom(part.fillColor, this.#state.fill),
      stroke: paintFrom(part.strokeColor, this.#state.stroke),
      strokeWidth: part.strokeColor
        ? Math.round(part.strokeWidth * 10) / 10
        : this.#state.strokeWidth,
    })
    this.#emit()
  }

  place(change: Parameters<PaintBoard['place']>[0]): void {
    if (this.#board.place(change)) this.#commit()
  }

  flip(way: 'horizontal' | 'vertical'): void {
    if (this.#board.flip(way)) this.#commit()
  }

  bend(form: 'smooth' | 'corner'): void {
    if (!(this.#board instanceof VectorBoard) || this.#board.desk.nodes.size === 0) return
    bendNodes(this.#board.desk, form)
    this.#commit()
  }

  #group(isGroup: boolean): void {
    if (!(this.#board instanceof VectorBoard)) return
    const { desk } = this.#board
    desk.chosen = isGroup ? groupItems(desk.chosen) : ungroupItems(desk.chosen)
    this.#commit()
  }

  order(order: Order): void {
    if (!(this.#board instanceof VectorBoard) || this.#board.desk.chosen.length === 0) return
    orderItems(this.#board.desk.chosen, order)
    this.#commit()
  }

  /** Moves the whole drawing so that its middle is the point it turns around. */
  centre(): void {
    const box = this.#board.box()
    if (!box) return
    this.#moveCentre({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
  }

  /** Shapes become pixels, and pixels shapes: areas of one colour. */
  convert(): void {
    const board = this.#board
    if (board instanceof VectorBoard) {
      this.#board = pixelsFrom(board, this.#layer, this.#context())
      this.#set({ mode: 'bitmap', tool: 'brush' })
    } else if (board instanceof BitmapBoard) {
      this.#board = shapesFrom(board, this.#layer, this.#context())
      this.#set({ mode: 'vector', tool: 'select', notice: null })
    }
    this.#commit()
  }

  // --- the view -----------------------------------------------------------------------------------

  resize(width: number, height: number): void {
    if (width < 1 || height < 1) return
    this.#view.resize(width, height)
    if (this.#isFitted) this.fit()
    else this.#emit()
  }

  fit(): void {
    this.#isFitted = true
    const whole = { x: 0, y: 0, width: BOARD_WIDTH, height: BOARD_HEIGHT }
    this.#view.fit(this.#isBackdrop ? whole : (this.#board.box() ?? whole))
    this.#emit()
  }

  zoomBy(share: number): void {
    this.#isFitted = false
    this.#view.zoomBy(share)
    this.#emit()
  }

  // --- keys ---------------------------------------------------------------------------------------

  perform(command: PaintCommand): void {
    const board = this.#board
    switch (command.do) {
      case 'undo':
        return this.go(-1)
      case 'redo':
        return this.go(1)
      case 'all':
        this.change({ tool: 'select' })
        board.all()
        return this.#emit()
      case 'none':
        board.none()
        return this.#emit()
      case 'copy':
        if (board.copy()) this.say({ what: 'copied' })
        return
      case 'cut':
        if (board.copy() && board.remove()) this.#commit()
        return
      case 'paste':
        this.#set({ tool: 'select' })
        if (!board.paste()) return this.say({ what: 'nothingToPaste' })
        this.#set({ said: { what: 'pasted' } })
        return this.#commit()
      case 'duplicate':
        if (board.copy() && board.paste()) this.#commit()
        return
      case 'group':
      case 'ungroup':
        return this.#group(command.do === 'group')
      case 'remove':
        if (!board.remove()) return
        this.#set({ said: { what: 'removed' } })
        return this.#commit()
      case 'next':
        this.say(board.next(command.step))
        return this.takeColours()
      case 'move':
        if (board.moveBy(command.x, command.y)) this.#commit('move')
        return
      case 'order':
        return this.order(command.order)
      case 'tool':
        if (this.#state.mode === 'vector' || command.tool !== 'reshape')
          this.change({ tool: command.tool })
        return
      case 'add':
        return this.#add()
      case 'zoomIn':
        return this.zoomBy(1.25)
      case 'zoomOut':
        return this.zoomBy(0.8)
      case 'fit':
        return this.fit()
    }
  }

  #add(): void {
    const { tool } = this.#state
    if (tool === 'text') this.#startText({ x: CENTRE.x - 40, y: CENTRE.y })
    else if (tool === 'centre') this.centre()
    else if (this.#board.add(tool)) {
      this.#set({ said: { what: 'added' } })
      this.#commit()
    }
  }

  write(): WrittenPicture {
    return this.#board.write(this.#isBackdrop)
  }

  dispose(): void {
    this.#isGone = true
    this.#unlisten()
    this.#listeners.clear()
    closeSheet()
  }
}
