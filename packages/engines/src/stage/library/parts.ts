/** Parts that many drawings of the library share: strokes and shapes, faces, legs that walk, wheels that turn. */
import { type LibrarySprite, picture, sprite } from './picture.ts'

export const INK = '#1c1a3d'

export const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`

export const dots = (places: [number, number][], r: number, fill: string): string =>
  places.map(([x, y]) => dot(x, y, r, fill)).join('')

export const oval = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  r: number,
  fill: string,
): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" fill="${fill}"/>`

export const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`

export const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

export const turned = (degrees: number, x: number, y: number, parts: string): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">${parts}</g>`

export const moved = (x: number, y: number, parts: string, size = 1): string =>
  `<g transform="translate(${x} ${y})${size === 1 ? '' : ` scale(${size})`}">${parts}</g>`

/** The same once more, seen in a mirror that stands at x. */
export const mirrored = (x: number, parts: string): string =>
  `${parts}<g transform="translate(${x * 2} 0) scale(-1 1)">${parts}</g>`

export const eye = (x: number, y: number, r = 4): string =>
  dot(x, y, r, INK) + dot(x + r * 0.35, y - r * 0.4, r * 0.35, '#fff')

export const wideEye = (x: number, y: number, r = 7): string =>
  dot(x, y, r, '#fff') + eye(x + r * 0.15, y, r * 0.58)

export const shutEye = (x: number, y: number, r = 4): string =>
  line(`M${x - r} ${y}q${r} ${-r * 1.2} ${r * 2} 0`, INK, 2.5)

export const eyes = (x1: number, x2: number, y: number, r = 4, shut = false): string =>
  [x1, x2].map((x) => (shut ? shutEye(x, y, r) : eye(x, y, r))).join('')

export const smile = (x: number, y: number, width = 12, colour = INK): string =>
  line(`M${x - width / 2} ${y}q${width / 2} ${width * 0.45} ${width} 0`, colour, 2.5)

export const openMouth = (x: number, y: number, width = 12, colour = '#9a3412'): string =>
  shape(
    `M${x - width / 2} ${y}h${width}q0 ${width * 0.75}-${width / 2} ${width * 0.75}t-${width / 2}-${width * 0.75}Z`,
    colour,
  )

export const cheeks = (x1: number, x2: number, y: number, r = 3.5): string =>
  dot(x1, y, r, '#fda4af') + dot(x2, y, r, '#fda4af')

/** Looks back at you; in the second pose with its mouth open. */
export const face = (x: number, y: number, wow: boolean, gap = 9): string =>
  eyes(x - gap, x + gap, y, 3.4) +
  (wow ? openMouth(x, y + 7, 11, '#7f1d1d') : smile(x, y + 8, 12)) +
  cheeks(x - gap - 7, x + gap + 7, y + 6, 3)

/** Legs side by side; in the second pose every other one swings forward. */
export const legs = (
  xs: number[],
  top: number,
  bottom: number,
  colour: string,
  width: number,
  step = 0,
): string =>
  line(
    xs.map((x, at) => `M${x} ${top}L${x + (at % 2 === 0 ? -step : step)} ${bottom}`).join(''),
    colour,
    width,
  )

/** A wheel with spokes, so that turning can be seen. */
export const wheel = (x: number, y: number, r: number, turn: number, rim = INK): string =>
  dot(x, y, r, rim) +
  dot(x, y, r * 0.55, '#cbd5e1') +
  turned(
    turn,
    x,
    y,
    line(`M${x - r * 0.5} ${y}h${r}M${x} ${y - r * 0.5}v${r}`, rim, Math.max(1.5, r / 7)),
  )

/** A sprite whose costumes are drawn on the same ground and numbered from one; as high as its ground is. */
export const poses = (
  id: string,
  width: number,
  drawings: string[],
  view: string,
): LibrarySprite => {
  const [, , across = 1, down = 1] = view.split(' ').map(Number)
  const height = Math.round((width * down) / across)
  return sprite(
    id,
    ...drawings.map((parts, at) => picture(`${id}-${at + 1}`, width, height, parts, view)),
  )
}
