/** Drawings as data: shapes with a fill or a line, in the order in which they are painted. */

export interface Ink {
  fill?: string
  stroke?: string
  width?: number
  path: string
}

export function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0Z`
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h-${width}Z`
}

/** A name of the palette becomes its variable, which knows light from dark; `#…` stays as it is. */
function paintOf(name: string): string {
  return name.startsWith('#') ? name : `var(--art-${name})`
}

function readInk(line: string): Ink {
  const space = line.indexOf(' ')
  const paint = line.slice(0, space)
  const path = line.slice(space + 1)
  const [name = '', width] = paint.split('/')
  return width === undefined
    ? { fill: paintOf(name), path }
    : { stroke: paintOf(name), width: Number(width), path }
}

/** One shape a line: a paint, then its path. `wood M0 0h8` is filled, `wood/3 M0 0h8` is a line 3 wide. */
export function readInks(text: string): readonly Ink[] {
  return text
    .trim()
    .split(/\s*\n\s*/)
    .map(readInk)
}
