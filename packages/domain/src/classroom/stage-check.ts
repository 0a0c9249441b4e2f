/** What has to be so on the stage or on the board at some moment of a run. */

export interface VariableCheck {
  kind: 'variable'
  /** Of a variable or a list, as the learner has to call it. */
  name: string
  /** Of a list, an item a line. */
  value: string
}

export interface SpriteCheck {
  kind: 'sprite-at'
  /** Its name; any sprite when empty. */
  sprite: string
  x: number
  y: number
  within: number
}

export interface SaysCheck {
  kind: 'says'
  /** Its name; any sprite when empty. */
  sprite: string
  /** Somewhere in what it says or thinks. */
  text: string
}

/** On the board's LED display, wherever it stands there. */
export interface DotsCheck {
  kind: 'dots'
  /** A row a line: # is lit, . is dark. */
  dots: string
}

export interface PrintsCheck {
  kind: 'prints'
  /** Somewhere in what the board says through its cable. */
  text: string
}

/** Larger than the display of any board. */
export const MOST_DOTS = 600

/** What is lit, without the dark around it; empty where nothing is. */
export function litDots(picture: string): string {
  const rows = picture.split('\n').map((row) => row.replace(/[^#]/g, '.'))
  const lit = rows.flatMap((row, y) => Array.from(row.matchAll(/#/g), ({ index: x }) => ({ x, y })))
  if (lit.length === 0) return ''
  const [xs, ys] = [lit.map(({ x }) => x), lit.map(({ y }) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  return rows
    .slice(Math.min(...ys), Math.max(...ys) + 1)
    .map((row) => row.slice(left, right + 1).padEnd(right - left + 1, '.'))
    .join('\n')
}

/** How far from the middle somebody may ask for; the stage itself is smaller. */
export const FARTHEST = 1000
