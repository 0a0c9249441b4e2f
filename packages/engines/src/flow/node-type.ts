import type { ParamSpec } from './param-spec.ts'
import type { PortSpec } from './port-type.ts'
import type { PythonTemplate } from './python-template.ts'

/** A kind of node: its ports, its settings, who computes it and how it reads in Python. */
export interface NodeType<
  Type extends string = string,
  Param extends ParamSpec = ParamSpec,
  Input extends string = string,
  Output extends string = string,
> {
  /** Stable for ever: documents name it. */
  type: Type
  category: string
  inputs: readonly PortSpec<Input>[]
  outputs: readonly PortSpec<Output>[]
  params: readonly Param[]
  /** The executor that computes it. */
  engine: string
  python?: PythonTemplate
  /** Set on sources that keep sending: values come from outside, one at a time. */
  live?: 'camera' | 'microphone' | 'serial' | 'timer' | 'attendance'
  /** Shows something to the learner at the end of a flow. */
  display?: boolean
}

export interface NodeRegistry {
  get: (type: string) => NodeType | undefined
  all: () => readonly NodeType[]
}

export function nodeRegistry(types: readonly NodeType[]): NodeRegistry {
  const byName = new Map(types.map((type) => [type.type, type]))
  if (byName.size !== types.length) throw new Error('two node types share a name')
  return { get: (type) => byName.get(type), all: () => types }
}

export function inputPort(type: NodeType | undefined, name: string): PortSpec | undefined {
  return type?.inputs.find((port) => port.name === name)
}

export function outputPort(type: NodeType | undefined, name: string): PortSpec | undefined {
  return type?.outputs.find((port) => port.name === name)
}
