/** What backdrops share: the ground, skies, hills, clouds, trees, windows. */
import { dot, line, moved, shape } from './parts.ts'
import { type LibraryPicture, picture } from './picture.ts'

export const scene = (id: string, ...parts: string[]): LibraryPicture =>
  picture(id, 480, 360, parts.join(''))

export const fill = (colour: string): string => `<rect width="480" height="360" fill="${colour}"/>`

export const band = (y: number, height: number, colour: string): string =>
  `<rect y="${y}" width="480" height="${height}" fill="${colour}"/>`

/** A sky in even steps from one colour to the next, the highest first. */
export const sky = (...colours: string[]): string =>
  colours.map((colour, at) => band((at * 240) / colours.length, 360, colour)).join('')

export const cloud = (x: number, y: number, size = 1, colour = '#fff'): string =>
  moved(
    x,
    y,
    `<g fill="${colour}"><circle cx="-26" cy="4" r="16"/><circle cx="0" cy="-6" r="22"/><circle cx="26" cy="4" r="16"/><rect x="-30" y="0" width="60" height="20" rx="10"/></g>`,
    size,
  )

export const stars = (count: number, height: number, colour = '#e0e7ff'): string =>
  `<g fill="${colour}">${Array.from({ length: count }, (_, at) => `<circle cx="${(at * at * 31 + at * 137) % 480}" cy="${(at * at * 17 + at * 89) % height}" r="${1 + (at % 3) * 0.6}"/>`).join('')}</g>`

/** Hills from edge to edge: as many waves as wanted, up to a height over the base line. */
export const hills = (base: number, height: number, waves: number, colour: string): string => {
  const width = 480 / waves
  const crest = Array.from(
    { length: waves },
    (_, at) => `q${width / 2} ${at % 2 === 0 ? -height * 2 : -height * 1.3} ${width} 0`,
  ).join('')
  return shape(`M0 ${base}${crest}V360H0Z`, colour)
}

export const pine = (x: number, y: number, size = 1, colour = '#166534'): string =>
  moved(
    x,
    y,
    `${line('M0 0v-14', '#78350f', 9)}${shape('M-30-12 0-50l30 38ZM-25-34 0-72l25 38ZM-19-56 0-92l19 36Z', colour)}`,
    size,
  )

export const roundTree = (x: number, y: number, size = 1, colour = '#16a34a'): string =>
  moved(
    x,
    y,
    line('M0 0v-40', '#92400e', 10) +
      dot(-16, -48, 22, colour) +
      dot(16, -48, 22, colour) +
      dot(0, -68, 24, colour),
    size,
  )

export const palm = (x: number, y: number, size = 1): string =>
  moved(
    x,
    y,
    `<path d="M0 0C4-30 2-60-4-84" fill="none" stroke="#854d0e" stroke-width="7"/><path d="M-4-84c-26-16-44-8-52 8 18-6 34-6 52-8Zm0 0c-8-28-26-32-42-26 18 6 28 14 42 26Zm0 0c8-28 26-32 42-26-18 6-28 14-42 26Zm0 0c26-14 44-6 50 10-18-8-34-8-50-10Z" fill="#15803d"/>`,
    size,
  )

/** Something in rows and columns: windows, tiles, books. */
export const grid = (
  columns: number,
  rows: number,
  draw: (column: number, row: number) => string,
): string =>
  Array.from({ length: columns * rows }, (_, at) =>
    draw(at % columns, Math.floor(at / columns)),
  ).join('')
