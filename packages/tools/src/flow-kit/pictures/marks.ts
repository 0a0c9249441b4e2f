/** The small drawings of nodes, on a sheet of 32 by 32: what goes in on the left, what comes out on the right, as wires run. */

/** How a mark is made: a line, a line or an area in one of two colours, an area of ink, a pale area. */
export type MarkKind = 'line' | 'lineA' | 'lineB' | 'a' | 'b' | 'ink' | 'pale'

export type Mark = readonly [kind: MarkKind, path: string]

export interface NodeDrawing {
  marks: readonly Mark[]
  /** Shows writing, which begins on the other side in Arabic. */
  mirrors?: boolean
}

export type NodeDrawings = Readonly<Record<string, NodeDrawing>>

type Part = Mark | readonly Mark[]

const isMark = (part: Part): part is Mark => typeof part[0] === 'string'

export function drawing(...parts: readonly Part[]): NodeDrawing {
  return { marks: parts.flatMap((part) => (isMark(part) ? [part] : part)) }
}

/** A drawing with writing in it. */
export const written = (...parts: readonly Part[]): NodeDrawing => ({
  ...drawing(...parts),
  mirrors: true,
})

export const line = (path: string): Mark => ['line', path]
export const lineA = (path: string): Mark => ['lineA', path]
export const lineB = (path: string): Mark => ['lineB', path]
export const a = (path: string): Mark => ['a', path]
export const b = (path: string): Mark => ['b', path]
export const ink = (path: string): Mark => ['ink', path]
export const pale = (path: string): Mark => ['pale', path]

export const box = (x: number, y: number, width: number, height = width): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`

export const round = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

/** Many dots as one path: pairs of x and y. */
export const dots = (r: number, ...places: readonly number[]): string =>
  places.flatMap((x, at) => (at % 2 === 0 ? round(x, places[at + 1] ?? 0, r) : [])).join('')

/** What comes of what: between a left and a right half. */
export const becomes: Mark = line('M13.5 16h5m-2-2 2 2-2 2')

const FILLS: Record<string, (path: string) => Mark> = { a, b, k: ink, f: pale, '.': line }

/** Rows of a table from top to bottom: a and b in colours, k ink, f pale, a dot an empty one, a space none. */
export function rows(x: number, width: number, kinds: string, step = 5): Mark[] {
  const top = 16 - (kinds.length * step - 1.6) / 2
  return Array.from(kinds).flatMap((kind, at) => {
    const fill = FILLS[kind]
    return fill ? [fill(box(x, top + at * step, width, step - 1.6))] : []
  })
}

/** Columns of a table from left to right. */
export function columns(x: number, kinds: string, step = 4.4, y = 7, height = 18): Mark[] {
  return Array.from(kinds).flatMap((kind, at) => {
    const fill = FILLS[kind]
    return fill ? [fill(box(x + at * step, y, step - 1.4, height))] : []
  })
}

/** A whole table with a head. */
export const table = (x: number, y: number, width: number, height: number): Mark[] => [
  pale(box(x, y, width, height / 3)),
  line(
    `${box(x, y, width, height)}M${x} ${y + height / 3}h${width}M${x} ${y + (2 * height) / 3}h${width}M${x + width / 2} ${y}v${height}`,
  ),
]

/** A picture with a hill and a sun. */
export const photo = (x: number, y: number, width: number, height = width): Mark[] => [
  a(
    `M${x} ${y + height}l${width * 0.4} ${-height * 0.55} ${width * 0.3} ${height * 0.3} ${width * 0.15} ${-height * 0.15} ${width * 0.15} ${height * 0.2}v${height * 0.2}z`,
  ),
  b(round(x + width * 0.72, y + height * 0.28, width * 0.13)),
  line(box(x, y, width, height)),
]

/** Two frames for before and after; what is in them is drawn by the node. */
export const frames: Mark = line(`${box(1.5, 10, 11, 12)}${box(19.5, 10, 11, 12)}`)

export const axes: Mark = line('M4 4v24h25')

/** A line of writing after another, from the top. */
export const writing = (x: number, y: number, widths: readonly number[], step = 4): Mark =>
  line(widths.map((width, at) => `M${x} ${y + at * step}h${width}`).join(''))

export const person = (x: number, y: number): string =>
  `${round(x, y, 3.2)}M${x - 5.5} ${y + 12}c0-5 2-7.5 5.5-7.5s5.5 2.5 5.5 7.5z`

/** A machine that learns or was taught. */
export const machine = (x: number, y: number): Mark[] => [
  line(
    `M${x} ${y + 3}h12v10h-12zM${x + 6} ${y + 3}v-3M${x} ${y + 7}h-1.6M${x + 12} ${y + 7}h1.6M${x + 4} ${y + 10.5}h4`,
  ),
  b(dots(1.3, x + 3.6, y + 6.8, x + 8.4, y + 6.8)),
]
