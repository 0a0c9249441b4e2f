/** A hand at the blocks: out of the palette, under one another. */
import type { Point } from './browser.ts'
import { css, role } from './finder.ts'
import type { Wanted } from './in-page.ts'
import type { Person } from './person.ts'

const PROGRAM = '.blocklySvg > .blocklyWorkspace > .blocklyBlockCanvas .blocklyDraggable'

/** A block of the program that shows these words, or has one inside that does. */
export const inProgram = (words: string): Wanted => css(PROGRAM, words)

/** A block of the palette. */
export const offered = (words: string): Wanted =>
  css('.blocklyFlyout .blocklyBlockCanvas > .blocklyDraggable', words)

export async function openBlocks(person: Person): Promise<void> {
  await person.open('/coding/block-programming')
  await person.see(css('.blocklyToolbox'), 60)
}

/** Drops it with its top left corner at a point of the page. */
export async function dragBlock(
  person: Person,
  category: string,
  wanted: Wanted,
  to: Point,
): Promise<void> {
  await person.click(role('treeitem', category))
  const { grip, x, y } = await person.still(wanted, 'edge')
  await person.drag([
    grip,
    { x: grip.x + 52, y: grip.y + 20 },
    // From the empty side: other places it would fit in are not passed on the way.
    { x: to.x + 160, y: to.y + 160 },
    { x: to.x + grip.x - x, y: to.y + grip.y - y },
  ])
}

/** Right under a block of the program. */
export async function below(person: Person, words: string): Promise<Point> {
  const block = inProgram(words)
  const { x, y, height } = await person.still({ css: ':scope > .blocklyPath', within: block })
  return { x: x + 2, y: y + height - 4 }
}
