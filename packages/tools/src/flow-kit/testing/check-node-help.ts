import { refusal } from '@panya/engines/flow/connection.ts'
import type { NodeType } from '@panya/engines/flow/node-type.ts'
import { nodeRegistry } from '@panya/engines/flow/node-type.ts'
import { filledParams, firstProblem } from '@panya/engines/flow/param-spec.ts'
import { expect, test } from 'vitest'
import { demoFlow, type NodeDemos } from '../node-demo.ts'
import type { NodeWords } from '../node-search.ts'
import type { NodeDrawings } from '../pictures/marks.ts'

/** What every node must have to be understood at a glance: a drawing of its own, words to find it by, an example. */

interface CheckedHelp {
  nodes: readonly NodeType[]
  pictures: NodeDrawings
  words: NodeWords
  demos: NodeDemos
  /** Nodes that cannot show anything by themselves: they need a device, a file or somebody's answer. */
  without: readonly string[]
}

const THAI = /[\u0e00-\u0e7f]/
const CHINESE = /[\u4e00-\u9fff]/
const ARABIC = /[\u0600-\u06ff]/

export function checkNodeHelp({ nodes, pictures, words, demos, without }: CheckedHelp): void {
  const types = nodes.map(({ type }) => type)

  test('every node has a drawing, and no two are alike', () => {
    expect(Object.keys(pictures).toSorted()).toEqual(types.toSorted())
    const drawn = types.map((type) => JSON.stringify(pictures[type]?.marks))
    expect(new Set(drawn).size).toBe(types.length)
    for (const type of types) {
      const { marks } = pictures[type]!
      expect(marks.length, type).toBeGreaterThan(1)
      // Neither ink alone nor colour alone: it has to be seen in light and dark.
      expect(new Set(marks.map(([kind]) => kind)).size, type).toBeGreaterThan(1)
      for (const [, path] of marks) expect(path, type).toMatch(/^M[-\d. a-zA-Z]+$/)
    }
  })

  test('every node is found by other words in four languages', () => {
    expect(Object.keys(words).toSorted()).toEqual(types.toSorted())
    for (const [type, text] of Object.entries(words)) {
      expect(text, type).toMatch(/[a-z]/)
      expect(text, type).toMatch(THAI)
      expect(text, type).toMatch(CHINESE)
      expect(text, type).toMatch(ARABIC)
      expect(
        text.split(',').every((word) => word.trim() !== ''),
        type,
      ).toBe(true)
    }
  })

  test('every node has an example that fits together, but for those that need a device', () => {
    expect([...Object.keys(demos), ...without].toSorted()).toEqual(types.toSorted())
    const registry = nodeRegistry(nodes)
    for (const [type, demo] of Object.entries(demos)) {
      const { content, explained, before, after } = demoFlow(demo)
      const typeOf = (id: string) =>
        registry.get(content.nodes.find((other) => other.id === id)?.type ?? '')
      expect(typeOf(explained)?.type).toBe(type)
      for (const id of [...before, after]) expect(typeOf(id), `${type} ${id}`).toBeDefined()
      for (const node of content.nodes) {
        const { params } = typeOf(node.id)!
        expect(firstProblem(params, filledParams(params, node.params)), type).toBe(null)
        for (const name of Object.keys(node.params))
          expect(
            params.map((spec) => spec.name),
            `${type} ${name}`,
          ).toContain(name)
      }
      for (const edge of content.edges) {
        const others = { ...content, edges: content.edges.filter((other) => other !== edge) }
        expect(refusal(others, typeOf, edge.from, edge.to), `${type} ${edge.id}`).toBeNull()
      }
    }
  })
}
