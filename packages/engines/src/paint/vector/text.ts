/** Texts: the browser's own field does the typing, the sheet shows what was typed. */
import paper from 'paper/dist/paper-core'
import { fontStack } from '../../stage/costume-fonts.ts'
import type { Spot } from '../core/board.ts'
import { LINE_HEIGHT } from '../core/write-svg.ts'
import { at, type Desk } from './desk.ts'
import { setFill } from './paints.ts'

export const TEXT_SIZE = 32
const MOST_LETTERS = 2000

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/
const LETTER = /\p{L}/u

/** The first letter decides, as in a field of the page. */
export function isRightToLeft(text: string): boolean {
  const first = LETTER.exec(text)
  return first !== null && RIGHT_TO_LEFT.test(first[0])
}

/** An empty text is no text: then there is nothing, and one that was there is gone. */
export function writeText(
  desk: Desk,
  spot: Spot,
  typed: string,
  font: string,
  item: paper.PointText | null,
): paper.PointText | null {
  const content = typed.slice(0, MOST_LETTERS).replaceAll('\r', '').trimEnd()
  if (content.trim() === '') {
    item?.remove()
    return null
  }
  const text =
    item ??
    new paper.PointText({ point: at(spot), fontSize: TEXT_SIZE, leading: TEXT_SIZE * LINE_HEIGHT })
  if (!item) {
    desk.layer.addChild(text)
    setFill(
      text,
      desk.look.fill.kind === 'none' ? { ...desk.look.fill, kind: 'solid' } : desk.look.fill,
    )
    // Text that runs to the left ends where the pointer was; an SVG without a direction says so by its anchor.
    if (isRightToLeft(content)) text.justification = 'right'
  }
  text.fontFamily = fontStack(font)
  text.content = content
  text.visible = true
  return text
}
