/** The costume editor at work: a picture, its tools, its view, and what the page shows of it. */
import { BitmapBoard } from './bitmap-board.ts'
import type { PaintBoard, WrittenPicture } from './board-kind.ts'
import { BOARD_HEIGHT, BOARD_WIDTH, CENTRE } from './core/board.ts'
import type { Job } from './core/job.ts'
import { dressChosen, dressOf } from './dress.ts'
import { openPicture, type PaintedCostume } from './open-picture.ts'
import { PaintHand } from './paint-hand.ts'
import type { PaintCommand } from './paint-keys.ts'
import type { PaintSaid, PaintState } from './paint-state.ts'
import { PaintStore } from './paint-store.ts'
import { PaintView } from './paint-view.ts'
import { type CommandHands, performCommand } from './perform-command.ts'
import { Picture } from './picture.ts'
import { listenToPointers } from './pointers.ts'
import { TextDesk } from './text-desk.ts'
import { groupItems, type Order, orderItems, ungroupItems } from './vector/arrange.ts'
import { closeSheet, openSheet } from './vector/drawing.ts'
import { bendNodes } from './vector/reshape.ts'
import { VectorBoard } from './vector-board.ts'

export class PaintEditor {
  readonly #view: PaintView
  readonly #store = new PaintStore()
  readonly #picture: Picture
  readonly #text: TextDesk
  readonly #hand: PaintHand
  readonly #isBackdrop: boolean
  readonly #unlisten: () => void
  #isGone = false
  /** Until the learner looks at another part of it, the picture stays in the middle. */
  #isFitted = true

  /** `sheet` shows the picture, `over` lies on it and hears the pointer and the keys. */
  constructor(sheet: HTMLCanvasElement, over: HTMLCanvasElement, isBackdrop: boolean) {
    this.#isBackdrop = isBackdrop
    const layer = openSheet(sheet)
    this.#view = new PaintView(over)
    this.#picture = new Picture(layer, {
      look: () => this.#state,
      zoom: () => this.#view.zoom,
      say: (said) => this.#store.set({ said }),
    })
    this.#text = new TextDesk(this.#view)
    this.#hand = new PaintHand(
      {
        sheet,
        store: this.#store,
        picture: this.#picture,
        view: this.#view,
        text: this.#text,
      },
      {
        show: () => this.#emit(),
        commit: () => this.#commit(),
        pickColour: (colour) =>
          this.change({ fill: { ...this.#state.fill, kind: 'solid', colour } }),
      },
    )
    this.#unlisten = listenToPointers(over, this.#view, {
      press: (spot, keys) => this.#hand.press(spot, keys),
      twice: (spot) => this.#hand.twice(spot),
      moved: () => this.#show(),
      done: (changed) => this.#done(changed),
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
    this.#picture.open(opened)
    this.#store.set(
      opened.mode === 'vector'
        ? { mode: 'vector' }
        : { mode: 'bitmap', notice: opened.notice, tool: 'brush' },
    )
    this.fit()
  }

  // --- what the page sees -------------------------------------------------------------------------

  subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener)

  snapshot = (): PaintState => this.#state

  get #state(): PaintState {
    return this.#store.state
  }

  #emit(): void {
    const { board, canUndo, canRedo } = this.#picture
    this.#store.set({
      chosen: board.chosen(),
      parts: board.parts(),
      nodes: board instanceof VectorBoard ? board.desk.nodes.size : 0,
      canUndo,
      canRedo,
      zoom: this.#view.zoom,
      typing: this.#text.typing(),
    })
    this.#show()
    this.#store.tell()
  }

  #show(): void {
    const { board } = this.#picture
    if (board instanceof BitmapBoard) board.refresh()
    this.#view.draw(board.overlay(), this.#hand.cross)
  }

  /** Whether anything was painted, strokes that are still on their way included. */
  isPainted(): boolean {
    this.#picture.settled()
    return this.#state.isChanged
  }

  say(said: PaintSaid): void {
    this.#store.set({ said })
    this.#emit()
  }

  // --- steps --------------------------------------------------------------------------------------

  #commit(kind: string | null = null): void {
    this.#picture.keep(kind)
    this.#store.set({ isChanged: true })
    this.#emit()
  }

  /** The hand let go; a long stroke becomes shapes while the next one may begin. */
  #done(changed: ReturnType<Job['up']>): void {
    const end = (isChanged: boolean): void => (isChanged ? this.#commit() : this.#emit())
    if (typeof changed === 'boolean') {
      end(changed)
      return
    }
    this.#picture.take(changed, end)
    this.#emit()
  }

  #takeBack(): void {
    this.#hand.drop()
    this.#picture.takeBack()
    this.#followMode()
    this.#emit()
  }

  /** A step may lead from shapes to pixels or back. */
  #followMode(): void {
    const { mode } = this.#picture
    if (mode !== this.#state.mode) this.#store.set({ mode, tool: 'select' })
  }

  go(step: -1 | 1): void {
    this.finishText(null)
    if (!this.#picture.go(step)) return
    this.#followMode()
    this.#store.set({ isChanged: true, said: { what: step < 0 ? 'undone' : 'redone' } })
    this.#emit()
  }

  // --- text ---------------------------------------------------------------------------------------

  /** Null when what was typed does not count. */
  finishText(typed: string | null): void {
    const isChanged = this.#text.finish(this.#picture.settled(), typed, this.#state)
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
    this.#store.set(change)
    if (change.tool && change.tool !== tool) this.#picture.settled().leave(change.tool)
    const shapes = this.#picture.shapes()
    if (shapes) shapes.fillsOutline = this.#state.fillsOutline
    if (shapes && dressChosen(shapes.desk, change, this.#state)) {
      // A slider sends many colours on its way: together they are one step.
      this.#commit(Object.keys(change).join())
    } else this.#emit()
  }

  /** Takes the colours of what is chosen over, so that the fields tell the truth. */
  takeColours(): void {
    const shapes = this.#picture.shapes()
    const worn = shapes && dressOf(shapes.desk, this.#state)
    if (!worn) return
    this.#store.set(worn)
    this.#emit()
  }

  place(change: Parameters<PaintBoard['place']>[0]): void {
    if (this.#picture.settled().place(change)) this.#commit()
  }

  flip(way: 'horizontal' | 'vertical'): void {
    if (this.#picture.settled().flip(way)) this.#commit()
  }

  bend(form: 'smooth' | 'corner'): void {
    const desk = this.#picture.shapes()?.desk
    if (!desk || desk.nodes.size === 0) return
    bendNodes(desk, form)
    this.#commit()
  }

  #group(isGroup: boolean): void {
    const desk = this.#picture.shapes()?.desk
    if (!desk) return
    desk.chosen = isGroup ? groupItems(desk.chosen) : ungroupItems(desk.chosen)
    this.#commit()
  }

  order(order: Order): void {
    const chosen = this.#picture.shapes()?.desk.chosen ?? []
    if (chosen.length === 0) return
    orderItems(chosen, order)
    this.#commit()
  }

  /** Moves the whole drawing so that its middle is the point it turns around. */
  centre(): void {
    const board = this.#picture.settled()
    const box = board.box()
    if (!box) return
    board.shift(CENTRE.x - box.x - box.width / 2, CENTRE.y - box.y - box.height / 2)
    this.#commit()
  }

  convert(): void {
    this.#picture.convert()
    const { mode } = this.#picture
    this.#store.set(
      mode === 'bitmap' ? { mode, tool: 'brush' } : { mode, tool: 'select', notice: null },
    )
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
    this.#view.fit(this.#isBackdrop ? whole : (this.#picture.settled().box() ?? whole))
    this.#emit()
  }

  zoomBy(share: number): void {
    this.#isFitted = false
    this.#view.zoomBy(share)
    this.#emit()
  }

  // --- keys ---------------------------------------------------------------------------------------

  perform(command: PaintCommand): void {
    performCommand(command, this.#hands())
  }

  #hands(): CommandHands {
    return {
      board: () => this.#picture.settled(),
      tool: () => this.#state.tool,
      canReshape: () => this.#picture.mode === 'vector',
      use: (tool) => this.change({ tool }),
      commit: (kind) => this.#commit(kind ?? null),
      show: () => this.#emit(),
      say: (said) => this.#store.set({ said }),
      go: (step) => this.go(step),
      group: (isGroup) => this.#group(isGroup),
      order: (order) => this.order(order),
      takeColours: () => this.takeColours(),
      addByKey: () => this.#add(),
      moveCentre: (x, y) => {
        if (this.#hand.putCentre({ x: CENTRE.x + x, y: CENTRE.y + y })) this.#commit('centre')
      },
      zoomBy: (share) => this.zoomBy(share),
      fit: () => this.fit(),
    }
  }

  #add(): void {
    const { tool } = this.#state
    if (tool === 'text') this.#hand.startText({ x: CENTRE.x - 40, y: CENTRE.y })
    else if (tool === 'centre') this.centre()
    else if (this.#picture.settled().add(tool)) {
      this.#store.set({ said: { what: 'added' } })
      this.#commit()
    }
  }

  write(): WrittenPicture {
    return this.#picture.settled().write(this.#isBackdrop)
  }

  dispose(): void {
    this.#isGone = true
    this.#picture.close()
    this.#unlisten()
    this.#store.close()
    closeSheet()
  }
}
