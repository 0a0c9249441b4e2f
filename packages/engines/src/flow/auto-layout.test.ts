import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { autoLayout, wrappedLayout } from './auto-layout.ts'
import { EMPTY_FLOW, type FlowContent } from './flow-content.ts'

const side = fc.integer({ min: 20, max: 400 })
const sizes = fc.array(fc.record({ width: side, height: side }), { minLength: 1, maxLength: 12 })
const wires = fc.array(fc.tuple(fc.nat(11), fc.nat(11)), { maxLength: 24 })

function flowOf(count: number, pairs: readonly (readonly [number, number])[]): FlowContent {
  return {
    ...EMPTY_FLOW,
    nodes: Array.from({ length: count }, (_, at) => ({
      id: String(at),
      type: 'math.add',
      position: { x: 0, y: 0 },
      params: {},
    })),
    edges: pairs.map(([from, to], at) => ({
      id: `e${at}`,
      from: { node: String(from), port: 'out' },
      to: { node: String(to), port: 'a' },
    })),
  }
}

test('nothing lies on anything, whatever the sizes, and wires run from left to right', () => {
  fc.assert(
    fc.property(sizes, wires, (boxes, pairs) => {
      const forward = pairs.filter(([from, to]) => from < to && to < boxes.length)
      const flow = flowOf(boxes.length, forward)
      const sizeOf = (id: string) => boxes[Number(id)]!
      const places = autoLayout(flow, sizeOf)
      for (const [from, to] of forward)
        expect(places.get(`${from}`)!.x + boxes[from]!.width).toBeLessThan(places.get(`${to}`)!.x)
      for (const laid of [places, wrappedLayout(flow, sizeOf, { width: 900, height: 700 })])
        expect(overlaps(laid, sizeOf)).toEqual([])
    }),
  )
})

test('a flow from elsewhere with circles and wires to nowhere is laid out too', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 8 }), wires, (count, pairs) => {
      const sizeOf = () => ({ width: 200, height: 100 })
      const places = autoLayout(flowOf(count, pairs), sizeOf)
      expect(places.size).toBe(count)
      expect(overlaps(places, sizeOf)).toEqual([])
    }),
  )
})

function overlaps(
  places: ReturnType<typeof autoLayout>,
  sizeOf: (id: string) => { width: number; height: number },
): string[] {
  const boxes = [...places].map(([id, { x, y }]) => ({ id, x, y, ...sizeOf(id) }))
  return boxes.flatMap((a) =>
    boxes
      .filter(
        (b) =>
          a.id < b.id &&
          a.x < b.x + b.width &&
          b.x < a.x + a.width &&
          a.y < b.y + b.height &&
          b.y < a.y + a.height,
      )
      .map((b) => `${a.id} and ${b.id}`),
  )
}
