import type { FlowContent } from '@panya/engines/flow/flow-content.ts'
import type { NodeType } from '@panya/engines/flow/node-type.ts'
import { filledParams, firstProblem, type ParamSpec } from '@panya/engines/flow/param-spec.ts'
import { type ExampleStep, exampleFlow } from '../../../flow-kit/example-flow.ts'
import { IMAGE_NODES } from '../nodes/image-nodes.ts'

/** Every picture node with every choice, and with the smallest and largest number of each setting: small flows that a learner can make. */

interface EdgeCase {
  name: string
  content: FlowContent
  node: string
}

function valuesOf(spec: ParamSpec): unknown[] {
  if (spec.kind === 'number') return [spec.min, Math.min(spec.max, 300 + (spec.odd ? 1 : 0))]
  if (spec.kind === 'choice') return spec.options.slice(1)
  return spec.kind === 'boolean' ? [!spec.default] : []
}

/** A small picture in colour, a small one in gray, a mask, and a table. */
const SOURCES: ExampleStep[] = [
  ['sample', { sample: 'fruit' }],
  ['resize', { percent: 10 }, { image: 'n1.image' }],
  ['gray', {}, { image: 'n2.image' }],
  ['threshold', {}, { image: 'n3.image' }],
  ['components', { minArea: 1 }, { mask: 'n4.image' }],
]

function wiresOf({ inputs }: NodeType, picture: string): Record<string, string> {
  const fed = inputs.map(({ name, types }) => {
    if (types[0] === 'table') return [name, 'n5.table']
    if (types[0] === 'number' || types[0] === 'text') return [name, 'n5.count']
    return [name, name === 'mask' || name === 'edges' ? 'n4.image' : picture]
  })
  return Object.fromEntries(fed) as Record<string, string>
}

function casesOf(type: NodeType): EdgeCase[] {
  const settings = [
    {},
    ...type.params.flatMap((spec) => valuesOf(spec).map((value) => ({ [spec.name]: value }))),
  ].filter((set) => !firstProblem(type.params, filledParams(type.params, set)))
  return settings.flatMap((set) =>
    ['n2.image', 'n3.image'].map((picture) => {
      const step: ExampleStep = [type.type.slice('image.'.length), set, wiresOf(type, picture)]
      const kind = picture === 'n2.image' ? 'colour' : 'gray'
      return {
        name: `${step[0]} ${kind} ${JSON.stringify(set)}`,
        content: exampleFlow('image', [...SOURCES, step]),
        node: 'n6',
      }
    }),
  )
}

export const EDGE_CASES = IMAGE_NODES.filter(({ inputs }) => inputs.length > 0).flatMap(casesOf)
