import type { NodeType } from '@panya/engines/flow/node-type.ts'
import type { ParamSpec } from '@panya/engines/flow/param-spec.ts'
import type { PortSpec } from '@panya/engines/flow/port-type.ts'
import type { PythonTemplate } from '@panya/engines/flow/python-template.ts'
import { portForms } from '../../../flow-kit/node-forms.ts'
import { textParam } from '../../../flow-kit/param-forms.ts'

/** Short forms for writing AI nodes down. */

export const CATEGORIES = ['source', 'see', 'read', 'train', 'think', 'act', 'server'] as const
type Category = (typeof CATEGORIES)[number]

export const { port, optional } = portForms('image')

export const imagePort = <Name extends string>(name: Name) => port(name, 'image')
export const textPort = <Name extends string>(name: Name) => port(name, 'text')
export const numberPort = <Name extends string>(name: Name) => port(name, 'number')
export const tablePort = <Name extends string>(name: Name) => port(name, 'table')
export const yesPort = <Name extends string>(name: Name) => port(name, 'boolean')
export const modelPort = () => port('model', 'model')

export const longTextParam = <Name extends string>(name: Name, value = '', multiline = false) =>
  textParam(name, value, { multiline, maxLength: 4000 })

interface Parts<Param, Inputs, Outputs> {
  engine: 'ai' | 'nlp' | 'ocr' | 'page' | 'server'
  inputs?: Inputs
  outputs: Outputs
  params?: readonly Param[]
  python?: PythonTemplate
  live?: NodeType['live']
  display?: boolean
}

export function aiNode<
  Type extends string,
  Outputs extends readonly PortSpec[],
  Param extends ParamSpec = never,
  Inputs extends readonly PortSpec[] = [],
>(
  type: Type,
  category: Category,
  parts: Parts<Param, Inputs, Outputs>,
): NodeType<`ai.${Type}`, Param, Inputs[number]['name'], Outputs[number]['name']> {
  const { engine, inputs = [], outputs, params = [], python, live, display } = parts
  return {
    type: `ai.${type}`,
    category,
    inputs,
    outputs,
    params,
    engine,
    ...(python && { python }),
    ...(live && { live }),
    ...(display && { display }),
  }
}
