import * as Blockly from 'blockly/core'
import { expect, test } from 'vitest'
import { GAP, type PlacedScript, settle } from './script-room.ts'

/** A script of blocks of one size, one under the other. */
class Column implements PlacedScript {
  #left: number
  #top: number
  readonly #blocks: number

  constructor(top: number, blocks: number, left = 0) {
    this.#left = left
    this.#top = top
    this.#blocks = blocks
  }

  get top(): number {
    return this.#top
  }

  #rect(from: number, to: number): Blockly.utils.Rect {
    return new Blockly.utils.Rect(
      this.#top + from * 50,
      this.#top + to * 50,
      this.#left,
      this.#left + 100,
    )
  }

  getBoundingRectangle(): Blockly.utils.Rect {
    return this.#rect(0, this.#blocks)
  }

  getDescendants(): { getBoundingRectangleWithoutChildren(): Blockly.utils.Rect }[] {
    return Array.from({ length: this.#blocks }, (_, index) => ({
      getBoundingRectangleWithoutChildren: () => this.#rect(index, index + 1),
    }))
  }

  moveBy(dx: number, dy: number): void {
    this.#left += dx
    this.#top += dy
  }
}

test('new scripts go under each other, and under what they would lie on', () => {
  const old = new Column(0, 3)
  const fresh = [new Column(40, 2), new Column(60, 4), new Column(80, 1)]
  settle({ grown: [], fresh }, [old])
  expect([old, ...fresh].map(({ top }) => top)).toEqual([
    0,
    150 + GAP,
    250 + 2 * GAP,
    450 + 3 * GAP,
  ])
})

test('a script that has grown keeps its place; those below it make room, and those beside it stay', () => {
  const grown = new Column(0, 6)
  const [below, lowest, beside] = [new Column(200, 2), new Column(320, 1), new Column(200, 2, 300)]
  settle({ grown: [grown], fresh: [] }, [lowest, beside, below])
  expect(grown.top).toBe(0)
  expect(below.top).toBe(300 + GAP)
  expect(lowest.top).toBe(400 + 2 * GAP)
  expect(beside.top).toBe(200)
})

test('what lay on each other before, and what reaches down from above, stays where it is', () => {
  const above = new Column(0, 5)
  const [one, other] = [new Column(900, 2), new Column(930, 2)]
  settle({ grown: [new Column(200, 2)], fresh: [] }, [above, one, other])
  expect([above, one, other].map(({ top }) => top)).toEqual([0, 900, 930])
})
