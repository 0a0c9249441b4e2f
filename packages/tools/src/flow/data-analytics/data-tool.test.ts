import { join } from 'node:path'
import { LOCALES } from '@panya/domain/locale/locale.ts'
import { refusal } from '@panya/engines/flow/connection.ts'
import { readFlow } from '@panya/engines/flow/flow-document.ts'
import { filledParams, firstProblem } from '@panya/engines/flow/param-spec.ts'
import { expect, test } from 'vitest'
import { builtRuns } from '../../flow-kit/testing/built-runs.ts'
import { emptyDocument } from './core/document.ts'
import { DATA_EXAMPLES } from './examples/data-examples.ts'
import en from './messages/en.ts'
import { DATA_NODES, dataRegistry } from './nodes/data-nodes.ts'
import { dataOps } from './nodes/data-runs.ts'
import { CATEGORIES } from './nodes/define.ts'

const words: Record<string, string> = en

test('every node, port, setting, option, category and example has its words', () => {
  const wanted = new Set<string>(CATEGORIES.map((name) => `category.${name}`))
  for (const node of DATA_NODES) {
    wanted.add(`node.${node.type}`).add(`help.${node.type}`)
    for (const port of [...node.inputs, ...node.outputs]) wanted.add(`port.${port.name}`)
    for (const spec of node.params) {
      wanted.add(`param.${spec.name}`)
      if (spec.kind === 'column' && spec.without) wanted.add(`without.${spec.without}`)
      if (spec.kind === 'choice')
        for (const option of spec.options) wanted.add(`option.${spec.label ?? spec.name}.${option}`)
    }
  }
  for (const { id } of DATA_EXAMPLES) wanted.add(`example.${id}`).add(`example.${id}.text`)
  expect([...wanted].filter((key) => !words[key])).toEqual([])
})

test('every node is computed by what stands beside it', () => {
  expect(Object.keys(dataOps)).toEqual(DATA_NODES.map(({ type }) => type))
})

test('the page is built without what computes nodes, the worker with it', async () => {
  const [page, worker] = ['data-nodes.ts', 'data-runs.ts'].map((file) =>
    builtRuns(join(import.meta.dirname, 'nodes', file)),
  )
  expect(await page).toEqual([])
  expect(await worker).toContain('tableRun')
})

test('every language has every text, and none is left in English by mistake', async () => {
  const files = await Promise.all(
    LOCALES.map(
      (locale) => import(`./messages/${locale}.ts`) as Promise<{ default: Record<string, string> }>,
    ),
  )
  for (const { default: messages } of files) {
    expect(Object.keys(messages)).toEqual(Object.keys(words))
    expect(Object.values(messages).filter((text) => text.trim() === '')).toEqual([])
  }
})

test('there are at least twelve examples and each is a flow that fits together', () => {
  expect(DATA_EXAMPLES.length).toBeGreaterThanOrEqual(12)
  for (const { id, content } of DATA_EXAMPLES) {
    const typeOf = (node: string) =>
      dataRegistry.get(content.nodes.find((other) => other.id === node)?.type ?? '')
    for (const node of content.nodes) {
      const type = typeOf(node.id)
      expect(type, `${id} ${node.type}`).toBeDefined()
      expect(
        firstProblem(type!.params, filledParams(type!.params, node.params)),
        `${id} ${node.type}`,
      ).toBeNull()
    }
    for (const edge of content.edges) {
      const without = { ...content, edges: content.edges.filter((other) => other !== edge) }
      expect(refusal(without, typeOf, edge.from, edge.to), `${id} ${edge.id}`).toBeNull()
    }
  }
})

test('a new project opens as an empty flow', () => {
  expect(readFlow(emptyDocument)).toMatchObject({ ok: true, content: { nodes: [] } })
})
