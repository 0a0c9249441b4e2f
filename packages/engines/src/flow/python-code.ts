import { checkedNumber, checkedText } from '../code/code-template.ts'
import { joined, type Py, py, pyComment, pyLiteral, pyName } from '../code/python-code.ts'
import type { FlowContent, FlowNode, PortEnd } from './flow-content.ts'
import { planOf } from './flow-plan.ts'
import type { TableColumn } from './flow-value.ts'
import type { NodeRegistry, NodeType } from './node-type.ts'
import { filledParams, firstProblem, openChoice } from './param-spec.ts'
import type { PortType } from './port-type.ts'
import { fileNames, savedNames } from './python-files.ts'
import { usedParts } from './python-parts.ts'
import type { PythonContext } from './python-template.ts'
import { typeLookup } from './subflow.ts'

/** Writes a flow as a Python program a learner can read and run. */

export interface PythonMessages {
  nameOf: (node: FlowNode, type: NodeType | undefined) => string
  /** Why a node is left out: it lacks something, or there is no Python for it at all. */
  skipped: (name: string, why: 'not-ready' | 'no-python') => string
  /** The columns of the table that a node gave when it was computed. */
  columnsOf?: (node: FlowNode) => readonly TableColumn[]
}

export interface PythonProgram {
  code: string
  /** What the outputs of each node are called in it. */
  variables: Map<string, Map<string, string>>
}

function snakeCase(type: string): string {
  return (type.split('.').at(-1) ?? type).replaceAll(/[^a-zA-Z0-9]+/g, '_').toLowerCase()
}

export class Names {
  readonly #taken = new Set<string>()
  unique(base: string): Py {
    let name = base
    for (let n = 2; this.#taken.has(name); n++) name = `${base}_${n}`
    this.#taken.add(name)
    return pyName(name, py`value`)
  }
}

export function outputNames(type: NodeType, names: Names): Map<string, Py> {
  const base = type.python?.variable ?? snakeCase(type.type)
  if (type.outputs.length === 1) return new Map([[type.outputs[0]!.name, names.unique(base)]])
  return new Map(
    type.outputs.map((port) => [port.name, names.unique(`${base}_${snakeCase(port.name)}`)]),
  )
}

export function pythonCode(
  content: FlowContent,
  registry: NodeRegistry,
  messages: PythonMessages,
): string {
  return pythonProgram(content, registry, messages).code
}

export function pythonProgram(
  content: FlowContent,
  registry: NodeRegistry,
  messages: PythonMessages,
): PythonProgram {
  const plan = planOf(
    content,
    typeLookup(content, (type) => registry.get(type)),
  )
  const names = new Names()
  const typeOf = ({ id }: FlowNode) => plan.types.get(id)
  const [read, saved] = [fileNames, savedNames].map((named) => named(plan.flat.nodes, typeOf))
  const variables = new Map<string, Map<string, Py>>()
  const imports = new Set<Py>()
  const helpers = new Set<Py>()
  const body: Py[] = []
  for (const id of plan.order) {
    const node = plan.nodes.get(id) as FlowNode
    const type = plan.types.get(id)
    const title = messages.nameOf(node, type)
    const wires = plan.wires.get(id) ?? new Map<string, PortEnd>()
    const params = filledParams(type?.params ?? [], node.params)
    if (!type?.python || !isReady(type, params, wires, variables)) {
      const why = type && !type.python ? 'no-python' : 'not-ready'
      body.push(pyComment(messages.skipped(title, why)))
      continue
    }
    const outputs = outputNames(type, names)
    variables.set(id, outputs)
    for (const line of type.python.imports ?? []) imports.add(line)
    for (const helper of type.python.helpers ?? []) helpers.add(helper)
    const input = (port: string): Py | undefined => {
      const end = wires.get(port)
      return end && variables.get(end.node)?.get(end.port)
    }
    const code = type.python.code(
      pythonContext(params, input, (port) => outputs.get(port), {
        file: read?.get(id) ?? saved?.get(id) ?? '',
        columns: messages.columnsOf?.(node) ?? [],
        kind: (port) => kindOf(wires.get(port), plan.types),
      }),
    )
    body.push(py`${pyComment(title)}\n${code}`)
  }
  const needed = usedParts(imports, helpers, body)
  const parts = [
    joined(needed.imports.toSorted(importOrder), '\n'),
    ...needed.helpers.map((helper) => `\n${helper}`),
    ...body.map((code, at) => (at === 0 && needed.helpers.length > 0 ? `\n${code}` : code)),
  ]
  return { code: `${parts.filter(Boolean).join('\n\n')}\n`, variables }
}

function importOrder(a: string, b: string): number {
  return Number(a.startsWith('from')) - Number(b.startsWith('from')) || (a < b ? -1 : 1)
}

function isReady(
  type: NodeType,
  params: Record<string, unknown>,
  wires: Map<string, PortEnd>,
  variables: Map<string, Map<string, Py>>,
): boolean {
  if (firstProblem(type.params, params)) return false
  // A file has a name to read by even before it is chosen, a column has none.
  if (openChoice(type.params, params)?.code === 'needs-column') return false
  return type.inputs.every((port) => {
    const end = wires.get(port.name)
    return end ? variables.get(end.node)?.has(end.port) : port.optional
  })
}

function textList(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

/** What a node's template hears of the flow around it. */
interface Around extends Pick<PythonContext, 'columns' | 'kind'> {
  file: string
}

function kindOf(
  end: PortEnd | undefined,
  types: ReadonlyMap<string, NodeType | undefined>,
): PortType | undefined {
  const from = end && types.get(end.node)?.outputs.find(({ name }) => name === end.port)
  return from?.types.length === 1 ? from.types[0] : undefined
}

/** What a node's template is given: variables by port, settings as literals. */
export function pythonContext(
  params: Readonly<Record<string, unknown>>,
  input: (port: string) => Py | undefined,
  output: (port: string) => Py | undefined,
  { file = '', columns = [], kind = () => undefined }: Partial<Around> = {},
): PythonContext {
  return {
    params,
    input: (port) => input(port) ?? py`None`,
    has: (port) => input(port) !== undefined,
    output: (port) => output(port) ?? py`_`,
    param: (name) => pyLiteral(params[name]),
    text: (name) => checkedText(params[name]),
    number: (name) => checkedNumber(params[name]),
    list: (name) => textList(params[name]),
    literal: (value) => pyLiteral(value),
    file: pyLiteral(file),
    columns,
    kind,
  }
}
