/** Chooses parts, and moves, scales and turns what is chosen. */
import paper from 'paper/dist/paper-core'
import { boxBetween, type Spot } from '../core/board.ts'
import { boxesMeet, type Corner, handleAt, scalingFor, turnBetween } from '../core/handles.ts'
import type { Job, Keys } from '../core/job.ts'
import { boxOf, turnItems } from './arrange.ts'
import { at, type Desk, hitDeep, topPart } from './desk.ts'

const HANDLE_REACH = 14

export function select(desk: Desk, from: Spot, keys: Keys): Job {
  const box = boxOf(desk.chosen)
  const handle = box && handleAt(box, from, desk.zoom, HANDLE_REACH)
  if (box && handle === 'turn')
    return turning(desk, from, { x: box.x + box.width / 2, y: box.y + box.height / 2 })
  if (box && handle && handle !== 'turn') return scaling(desk, box, handle)
  const part = topPart(desk, hitDeep(desk, from))
  if (!part) return marquee(desk, from, keys)
  if (keys.shift) {
    const isIn = desk.chosen.includes(part)
    desk.chosen = isIn ? desk.chosen.filter((item) => item !== part) : [...desk.chosen, part]
  } else if (!desk.chosen.includes(part)) desk.chosen = [part]
  return moving(desk, from)
}

function moving(desk: Desk, from: Spot): Job {
  let last = at(from)
  let isMoved = false
  return {
    move(to) {
      // A shaky click is not a drag.
      if (!isMoved && Math.hypot(to.x - from.x, to.y - from.y) < 2 / desk.zoom) return
      isMoved = true
      for (const item of desk.chosen) item.translate(at(to).subtract(last))
      last = at(to)
    },
    up: () => isMoved,
  }
}

function scaling(desk: Desk, box: NonNullable<ReturnType<typeof boxOf>>, handle: Corner): Job {
  let done = { x: 1, y: 1 }
  return {
    move(to, keys) {
      const next = scalingFor(box, handle, to, { even: keys.shift, fromMiddle: keys.alt })
      for (const item of desk.chosen) item.scale(next.x / done.x, next.y / done.y, at(next.pivot))
      done = { x: next.x, y: next.y }
    },
    up: () => done.x !== 1 || done.y !== 1,
  }
}

function turning(desk: Desk, from: Spot, pivot: Spot): Job {
  let done = 0
  return {
    move(to, keys) {
      const turn = turnBetween(pivot, from, to, keys.shift)
      turnItems(desk.chosen, turn - done, at(pivot))
      done = turn
    },
    up: () => done !== 0,
  }
}

function marquee(desk: Desk, from: Spot, keys: Keys): Job {
  const before = keys.shift ? desk.chosen : []
  desk.chosen = before
  return {
    move(to) {
      desk.preview = { kind: 'marquee', box: boxBetween(from, to) }
    },
    up(to) {
      desk.preview = null
      const box = boxBetween(from, to)
      if (box.width + box.height > 4 / desk.zoom) {
        const inside = desk.layer.children.filter(
          (item) => boxesMeet(item.bounds, box) && touches(item, box),
        )
        desk.chosen = [...new Set([...before, ...inside])]
      }
      return false
    },
  }
}

/** A large ring is not chosen by a small box in its hole. */
function touches(item: paper.Item, box: ReturnType<typeof boxBetween>): boolean {
  const frame = new paper.Path.Rectangle({
    point: [box.x, box.y],
    size: [box.width, box.height],
    insert: false,
  })
  if (item.isInside(frame.bounds)) return true
  if (item instanceof paper.Path || item instanceof paper.CompoundPath)
    return item.intersects(frame) || item.contains(frame.bounds.center)
  return true
}
