/** The window onto the sheet: how near, which part, and what is drawn over it. */
import paper from 'paper/dist/paper-core'
import { BOARD_HEIGHT, BOARD_WIDTH, type Box, CENTRE, type Spot } from './core/board.ts'
import { handleSpot, handlesOf } from './core/handles.ts'
import type { Ink, Preview } from './core/job.ts'

export interface Overlay {
  box: Box | null
  canTurn: boolean
  shaped: paper.Path | null
  nodes: ReadonlySet<paper.Segment>
  preview: Preview | null
  /** Strokes that are still to become shapes. */
  wet: ReadonlySet<Ink>
}

const NEAREST = 16
const FARTHEST = 0.25
const INK = '#4338ca'

export class PaintView {
  readonly #over: HTMLCanvasElement
  #size = { width: 480, height: 360 }
  /** How much of the running stroke is drawn already, and how many wet ones beside it. */
  #inked: { ink: Ink; points: number; wet: number } | null = null

  constructor(over: HTMLCanvasElement) {
    this.#over = over
  }

  get zoom(): number {
    return paper.view.zoom
  }

  resize(width: number, height: number): void {
    this.#inked = null
    this.#size = { width, height }
    paper.view.viewSize = new paper.Size(width, height)
    const ratio = globalThis.devicePixelRatio || 1
    this.#over.width = Math.round(width * ratio)
    this.#over.height = Math.round(height * ratio)
  }

  /** Shows this box around the cross, with a little room. */
  fit(box: Box): void {
    this.#inked = null
    const reachX = Math.max(CENTRE.x - box.x, box.x + box.width - CENTRE.x, 60)
    const reachY = Math.max(CENTRE.y - box.y, box.y + box.height - CENTRE.y, 45)
    const zoom = Math.min(this.#size.width / (reachX * 2.15), this.#size.height / (reachY * 2.15))
    paper.view.zoom = Math.min(6, Math.max(FARTHEST, zoom))
    paper.view.center = new paper.Point(CENTRE.x, CENTRE.y)
  }

  zoomBy(share: number, around?: Spot): void {
    this.#inked = null
    const next = Math.min(NEAREST, Math.max(FARTHEST, this.zoom * share))
    const spot = around ? new paper.Point(around.x, around.y) : paper.view.center
    paper.view.scale(next / this.zoom, spot)
  }

  /** By so much on the screen. */
  pan(x: number, y: number): void {
    this.#inked = null
    paper.view.translate(new paper.Point(x / this.zoom, y / this.zoom))
  }

  toBoard(clientX: number, clientY: number): Spot {
    const { left, top } = this.#over.getBoundingClientRect()
    const { x, y } = paper.view.viewToProject(new paper.Point(clientX - left, clientY - top))
    return { x, y }
  }

  toScreen(spot: Spot): Spot {
    const { x, y } = paper.view.projectToView(new paper.Point(spot.x, spot.y))
    return { x, y }
  }

  /** Of a stroke that only grew since the last time, only what is new is drawn. */
  draw(overlay: Overlay, centre: Spot = CENTRE): void {
    const context = this.#over.getContext('2d')
    if (!context) return
    const ratio = globalThis.devicePixelRatio || 1
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    const { preview, wet } = overlay
    const ink = preview?.kind === 'stroke' ? preview : null
    const done =
      ink && this.#inked?.ink === ink && this.#inked.wet === wet.size ? this.#inked : null
    if (!done) {
      context.clearRect(0, 0, this.#size.width, this.#size.height)
      this.#drawFrame(context, centre)
      for (const stroke of wet) this.#drawInk(context, stroke, 0)
    }
    if (ink) this.#drawInk(context, ink, done?.points ?? 0)
    this.#inked = ink && { ink, points: ink.points.length, wet: wet.size }
    if (done) return
    if (preview?.kind === 'marquee') this.#drawMarquee(context, preview.box)
    if (overlay.shaped) this.#drawNodes(context, overlay.shaped, overlay.nodes)
    if (overlay.box) this.#drawBox(context, overlay.box, overlay.canTurn)
  }

  #drawFrame(context: CanvasRenderingContext2D, centre: Spot): void {
    const start = this.toScreen({ x: 0, y: 0 })
    context.lineWidth = 1
    context.strokeStyle = 'rgb(100 116 139 / 70%)'
    context.strokeRect(start.x, start.y, BOARD_WIDTH * this.zoom, BOARD_HEIGHT * this.zoom)
    const { x, y } = this.toScreen(centre)
    // Light under dark: it is seen on every colour.
    for (const [colour, width] of [
      ['#ffffff', 4],
      ['#475569', 1.5],
    ] as const) {
      context.strokeStyle = colour
      context.lineWidth = width
      context.beginPath()
      context.moveTo(x - 9, y)
      context.lineTo(x + 9, y)
      context.moveTo(x, y - 9)
      context.lineTo(x, y + 9)
      context.stroke()
    }
  }

  #drawMarquee(context: CanvasRenderingContext2D, box: Box): void {
    const start = this.toScreen(box)
    context.strokeStyle = INK
    context.lineWidth = 1.5
    context.setLineDash([5, 4])
    context.strokeRect(start.x, start.y, box.width * this.zoom, box.height * this.zoom)
    context.setLineDash([])
  }

  /** From this point on; the one before it is where the line goes on from. */
  #drawInk(context: CanvasRenderingContext2D, ink: Ink, from: number): void {
    const points = ink.points.slice(Math.max(0, from - 1))
    if (from > 0 && points.length < 2) return
    context.lineCap = 'round'
    context.lineJoin = 'round'
    context.lineWidth = ink.width * this.zoom
    // Not see-through: where pieces of a line meet it would be darker.
    context.strokeStyle = ink.colour ?? '#cbd5e1'
    context.beginPath()
    points.forEach((point, index) => {
      const { x, y } = this.toScreen(point)
      if (index === 0) context.moveTo(x, y)
      context.lineTo(x, y)
    })
    context.stroke()
  }

  #drawBox(context: CanvasRenderingContext2D, box: Box, canTurn: boolean): void {
    const start = this.toScreen(box)
    context.strokeStyle = INK
    context.lineWidth = 1.5
    context.strokeRect(start.x, start.y, box.width * this.zoom, box.height * this.zoom)
    for (const handle of handlesOf(box, this.zoom)) {
      if (handle === 'turn' && !canTurn) continue
      const spot = this.toScreen(handleSpot(box, handle, this.zoom))
      if (handle === 'turn') {
        context.beginPath()
        context.moveTo(spot.x, spot.y)
        context.lineTo(spot.x, start.y)
        context.stroke()
      }
      dot(context, spot, handle === 'turn' ? 7 : 6, '#ffffff')
    }
  }

  #drawNodes(
    context: CanvasRenderingContext2D,
    path: paper.Path,
    nodes: ReadonlySet<paper.Segment>,
  ): void {
    context.strokeStyle = INK
    context.lineWidth = 1.5
    for (const segment of path.segments) {
      const spot = this.toScreen(segment.point)
      const isChosen = nodes.has(segment)
      if (isChosen) {
        for (const handle of [segment.handleIn, segment.handleOut]) {
          if (handle.length * this.zoom < 4) continue
          const end = this.toScreen(segment.point.add(handle))
          context.beginPath()
          context.moveTo(spot.x, spot.y)
          context.lineTo(end.x, end.y)
          context.stroke()
          dot(context, end, 5, '#fde68a')
        }
      }
      dot(context, spot, 6, isChosen ? INK : '#ffffff')
    }
  }
}

function dot(
  context: CanvasRenderingContext2D,
  { x, y }: Spot,
  radius: number,
  fill: string,
): void {
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.fillStyle = fill
  context.fill()
  context.lineWidth = 2
  context.strokeStyle = INK
  context.stroke()
}
