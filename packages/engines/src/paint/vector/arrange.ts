/** What is done with chosen parts as a whole: move, group, order, turn over, copy. */
import paper from 'paper/dist/paper-core'
import type { Box } from '../core/board.ts'
import { around } from '../core/handles.ts'

export function boxOf(items: readonly paper.Item[]): Box | null {
  return around(items.map(({ bounds: { x, y, width, height } }) => ({ x, y, width, height })))
}

const byDepth = (items: readonly paper.Item[]): paper.Item[] =>
  items.toSorted((a, b) => a.index - b.index)

export function groupItems(items: readonly paper.Item[]): paper.Item[] {
  const parts = byDepth(items)
  const front = parts.at(-1)
  if (!front || parts.length < 2) return parts
  const group = new paper.Group({ insert: false })
  group.insertAbove(front)
  group.addChildren(parts)
  return [group]
}

export const isGroup = (item: paper.Item): boolean =>
  item instanceof paper.Group && !(item instanceof paper.Layer)

export function ungroupItems(items: readonly paper.Item[]): paper.Item[] {
  return items.flatMap((item) => {
    if (!isGroup(item) || (item as paper.Group).clipped || !item.parent) return [item]
    const { opacity } = item
    const parts = item.removeChildren()
    for (const part of parts) part.opacity *= opacity
    item.parent.insertChildren(item.index, parts)
    item.remove()
    return parts
  })
}

export type Order = 'front' | 'forward' | 'backward' | 'back'

export function orderItems(items: readonly paper.Item[], order: Order): void {
  const parts = byDepth(items)
  if (order === 'front') for (const part of parts) part.bringToFront()
  if (order === 'back') for (const part of parts.toReversed()) part.sendToBack()
  if (order === 'forward')
    for (const part of parts.toReversed()) {
      const next = part.nextSibling
      if (next && !parts.includes(next)) part.insertAbove(next)
    }
  if (order === 'backward')
    for (const part of parts) {
      const before = part.previousSibling
      if (before && !parts.includes(before)) part.insertBelow(before)
    }
}

export function flipItems(items: readonly paper.Item[], way: 'horizontal' | 'vertical'): void {
  const box = boxOf(items)
  if (!box) return
  const middle = new paper.Point(box.x + box.width / 2, box.y + box.height / 2)
  for (const item of items)
    item.scale(way === 'horizontal' ? -1 : 1, way === 'vertical' ? -1 : 1, middle)
}

export function turnItems(items: readonly paper.Item[], angle: number, pivot: paper.Point): void {
  for (const item of items) {
    item.rotate(angle, pivot)
    item.data = { ...item.data, turned: turnedBy(item) + angle }
  }
}

/** How far it was turned since it was opened or drawn, from -180 to 180. */
export function turnedBy(item: paper.Item): number {
  const { turned } = (item.data ?? {}) as { turned?: unknown }
  const angle = typeof turned === 'number' ? turned : 0
  return ((((angle + 180) % 360) + 360) % 360) - 180
}

export function copyItems(items: readonly paper.Item[]): string[] {
  return byDepth(items).map((item) => item.exportJSON({ precision: 12 }))
}

/** Pasted a little beside, so that it is seen to be another one. */
export function pasteItems(
  layer: paper.Layer,
  copied: readonly string[],
  shift: number,
): paper.Item[] {
  const holder = new paper.Layer({ insert: false })
  for (const json of copied) holder.importJSON(json)
  const parts = holder.removeChildren()
  layer.addChildren(parts)
  for (const part of parts) part.translate(new paper.Point(shift, shift))
  return parts
}
