import { join } from 'node:path'
import { LOCALES, type Locale } from '@panya/domain/locale/locale.ts'
import { refusal } from '@panya/engines/flow/connection.ts'
import { readFlow } from '@panya/engines/flow/flow-document.ts'
import type { NodeType } from '@panya/engines/flow/node-type.ts'
import { nodeRegistry } from '@panya/engines/flow/node-type.ts'
import { filledParams, firstProblem } from '@panya/engines/flow/param-spec.ts'
import { expect, test } from 'vitest'
import type { ToolDocument } from '../../host/tool-host.ts'
import { type Translate, translator } from '../../host/tool-messages.ts'
import type { FlowExample } from '../flow-tool.ts'

/** What every flow tool must be: named in every language, and with examples that work. */

interface CheckedTool {
  /** Where the tool is. */
  folder: string
  nodes: readonly NodeType[]
  categories: readonly string[]
  examples: (own: Translate<string>) => readonly FlowExample[]
  leastExamples: number
  emptyDocument: ToolDocument
  /** Keys of messages that only this tool needs. */
  moreKeys?: readonly string[]
}

export function checkFlowTool(tool: CheckedTool): void {
  const messagesIn = async (locale: Locale): Promise<Record<string, string>> =>
    ((await import(join(tool.folder, 'messages', `${locale}.ts`))) as { default: object })
      .default as Record<string, string>
  const registry = nodeRegistry(tool.nodes)

  test('every node, port, setting, option, category and example has its message', async () => {
    const wanted = new Set<string>(tool.categories.map((name) => `category.${name}`))
    for (const node of tool.nodes) {
      wanted.add(`node.${node.type}`).add(`help.${node.type}`)
      for (const port of [...node.inputs, ...node.outputs]) wanted.add(`port.${port.name}`)
      for (const spec of node.params) {
        wanted.add(`param.${spec.name}`)
        if (spec.kind === 'column' && spec.without) wanted.add(`without.${spec.without}`)
        if (spec.kind !== 'choice') continue
        for (const option of spec.options) wanted.add(`option.${spec.label ?? spec.name}.${option}`)
      }
    }
    for (const { id } of tool.examples(String))
      wanted.add(`example.${id}`).add(`example.${id}.text`)
    for (const key of tool.moreKeys ?? []) wanted.add(key)
    const english = await messagesIn('en')
    expect([...wanted].filter((key) => !english[key])).toEqual([])
  })

  test('every language has every message, and none is empty', async () => {
    const keys = Object.keys(await messagesIn('en'))
    for (const locale of LOCALES) {
      const messages = await messagesIn(locale)
      expect(Object.keys(messages)).toEqual(keys)
      expect(Object.values(messages).filter((text) => text.trim() === '')).toEqual([])
    }
  })

  test.each(LOCALES)('in %s there are enough examples and each fits together', async (locale) => {
    const examples = tool.examples(translator(locale, await messagesIn(locale)))
    expect(examples.length).toBeGreaterThanOrEqual(tool.leastExamples)
    for (const { id, content } of examples) {
      const typeOf = (node: string) =>
        registry.get(content.nodes.find((other) => other.id === node)?.type ?? '')
      for (const node of content.nodes) {
        const type = typeOf(node.id)
        expect(type, `${id} ${node.type}`).toBeDefined()
        const { params } = type!
        expect(firstProblem(params, filledParams(params, node.params)), `${id} ${node.type}`).toBe(
          null,
        )
      }
      for (const edge of content.edges) {
        const without = { ...content, edges: content.edges.filter((other) => other !== edge) }
        expect(refusal(without, typeOf, edge.from, edge.to), `${id} ${edge.id}`).toBeNull()
      }
    }
  })

  test('a new project opens as an empty flow', () => {
    expect(readFlow(tool.emptyDocument)).toMatchObject({ ok: true, content: { nodes: [] } })
  })
}
