import type { FlowContent } from '@panya/engines/flow/flow-content.ts'
import type { NodeRegistry } from '@panya/engines/flow/node-type.ts'
import type { ParamSpec } from '@panya/engines/flow/param-spec.ts'
import { demoFlow, type NodeDemos } from '../node-demo.ts'

/** The small flows of the help, one for each node, with every choice that the explained node offers. */

interface DemoVariant {
  name: string
  content: FlowContent
}

function othersThan(spec: ParamSpec, value: unknown): unknown[] {
  if (spec.kind === 'choice') return spec.options.filter((option) => option !== value)
  return spec.kind === 'boolean' ? [!value] : []
}

export function demoVariants(demos: NodeDemos, registry: NodeRegistry): DemoVariant[] {
  return Object.entries(demos).flatMap(([type, demo]) => {
    const { content, explained } = demoFlow(demo)
    const node = content.nodes.find(({ id }) => id === explained)!
    const changes = (registry.get(node.type)?.params ?? []).flatMap((spec) =>
      othersThan(spec, node.params[spec.name] ?? spec.default).map((value) => ({
        [spec.name]: value,
      })),
    )
    return [{}, ...changes].map((change) => ({
      name: `${type} ${JSON.stringify(change)}`,
      content: {
        ...content,
        nodes: content.nodes.map((one) =>
          one === node ? { ...one, params: { ...one.params, ...change } } : one,
        ),
      },
    }))
  })
}
