import { type Py, py } from '@panya/engines/code/python-code.ts'
import type { NodeType } from '@panya/engines/flow/node-type.ts'
import type { ParamSpec } from '@panya/engines/flow/param-spec.ts'
import type { PortSpec, PortType } from '@panya/engines/flow/port-type.ts'
import type { PythonContext } from '@panya/engines/flow/python-template.ts'

/** Short forms for writing table nodes down. */

export const CATEGORIES = [
  'source',
  'columns',
  'rows',
  'tables',
  'statistics',
  'learn',
  'chart',
  'output',
] as const
export type Category = (typeof CATEGORIES)[number]

export const port = <Name extends string>(
  name: Name,
  ...types: readonly PortType[]
): PortSpec<Name> => ({ name, types: types.length > 0 ? types : ['table'] })
export const optional = <Name extends string>(
  name: Name,
  ...types: readonly PortType[]
): PortSpec<Name> => ({ ...port(name, ...types), optional: true })

export const PANDAS = py`import pandas as pd`
export const NUMPY = py`import numpy as np`

interface Parts<Param, Inputs, Outputs> {
  inputs?: Inputs
  outputs?: Outputs
  params?: readonly Param[]
  variable: string
  imports?: Py[]
  helpers?: Py[]
  code: (context: PythonContext) => Py
  reads?: (params: PythonContext['params']) => string
  display?: boolean
  live?: NodeType['live']
}

/** A table node; one table in and one out unless it says otherwise. */
export function tableNode<
  Type extends string,
  Param extends ParamSpec = never,
  Inputs extends readonly PortSpec[] = typeof TABLE,
  Outputs extends readonly PortSpec[] = typeof TABLE,
>(
  type: Type,
  category: Category,
  parts: Parts<Param, Inputs, Outputs>,
): NodeType<`data.${Type}`, Param, Inputs[number]['name'], Outputs[number]['name']> {
  const { inputs = TABLE, outputs = TABLE, params = [], live, display } = parts
  const { variable, imports = [PANDAS], helpers = [], code, reads } = parts
  return {
    type: `data.${type}`,
    category,
    inputs,
    outputs,
    params,
    engine: 'tabular',
    python: { variable, imports, helpers, code, ...(reads && { reads }) },
    ...(display && { display }),
    ...(live && { live }),
  }
}

const TABLE = [port('table')]
