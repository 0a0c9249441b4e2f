/** Room for scripts that come or grow: what stands there is measured once, however many look for a place. */
import type { utils } from 'blockly/core'

export const GAP = 32

type Rect = utils.Rect

/** What is needed of a script on the workspace. */
export interface PlacedScript {
  getBoundingRectangle(): Rect
  getDescendants(ordered: boolean): { getBoundingRectangleWithoutChildren(): Rect }[]
  moveBy(dx: number, dy: number): void
}

/** The outline of a script block by block: what stands free beside a short line is not in its way. */
const outline = (script: PlacedScript): Rect[] =>
  script.getDescendants(false).map((block) => block.getBoundingRectangleWithoutChildren())

const liesOn = (one: Rect[], other: Rect[]): boolean =>
  one.some((rect) => other.some((taken) => rect.intersects(taken)))

/** Where scripts stand that stay there. */
export class TakenRoom {
  readonly #scripts: { bounds: Rect; blocks: Rect[] }[] = []

  constructor(scripts: readonly PlacedScript[] = []) {
    for (const script of scripts) this.add(script)
  }

  add(script: PlacedScript): Rect {
    const bounds = script.getBoundingRectangle()
    this.#scripts.push({ bounds, blocks: outline(script) })
    return bounds
  }

  /** The room of the first script that this one lies on. */
  under(script: PlacedScript): Rect | null {
    const bounds = script.getBoundingRectangle()
    const near = this.#scripts.filter((taken) => taken.bounds.intersects(bounds))
    if (near.length === 0) return null
    const blocks = outline(script)
    return near.find((taken) => liesOn(blocks, taken.blocks))?.bounds ?? null
  }

  /** Moves a script down until it lies on none. */
  moveDown(script: PlacedScript): void {
    for (let taken = this.under(script); taken; taken = this.under(script)) {
      script.moveBy(0, taken.bottom + GAP - script.getBoundingRectangle().top)
    }
  }
}

/** Scripts that have grown keep their place: those below them make room, and new ones go where nothing is. */
export function settle<S extends PlacedScript>(
  made: { grown: readonly S[]; fresh: readonly S[] },
  staying: readonly S[],
): void {
  const grown = new TakenRoom(made.grown)
  const moved = new Set<Rect>()
  const top = (script: S): number => script.getBoundingRectangle().top
  for (const script of staying.toSorted((one, other) => top(one) - top(other))) {
    const taken = grown.under(script)
    // One that reaches down from above was there first.
    if (!taken || (taken.top > top(script) && !moved.has(taken))) continue
    grown.moveDown(script)
    moved.add(grown.add(script))
  }
  const all = new TakenRoom([...made.grown, ...staying])
  for (const script of made.fresh) {
    all.moveDown(script)
    all.add(script)
  }
}
