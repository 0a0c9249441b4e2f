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

export const port = (name: string, type: PortType = 'table'): PortSpec => ({ name, types: [type] })
export const optional = (name: string, type: PortType = 'table'): PortSpec => ({
  ...port(name, type),
  optional: true,
})
export const column = (name: string, from = 'table'): ParamSpec => ({
  kind: 'column',
  name,
  from,
  default: '',
})
/** A column that may be left out; `without` says what happens then. */
export const maybeColumn = (name: string, without: string, from = 'table'): ParamSpec => ({
  kind: 'column',
  name,
  from,
  default: '',
  optional: true,
  without,
})
export const columns = (name: string): ParamSpec => ({
  kind: 'columns',
  name,
  from: 'table',
  default: [],
})
export const text = (
  name: string,
  value = '',
  more: { multiline?: boolean; code?: boolean; maxLength?: number } = {},
): ParamSpec => ({ kind: 'text', name, default: value, ...more })

export const PANDAS = py`import pandas as pd`
export const NUMPY = py`import numpy as np`

interface Parts {
  inputs?: PortSpec[]
  outputs?: PortSpec[]
  params?: ParamSpec[]
  variable: string
  imports?: Py[]
  helpers?: Py[]
  code: (context: PythonContext) => Py
  reads?: (params: PythonContext['params']) => string
  display?: boolean
  live?: NodeType['live']
}

/** A table node; one table in and one out unless it says otherwise. */
export function tableNode(type: string, category: Category, parts: Parts): NodeType {
  const {
    inputs = [port('table')],
    outputs = [port('table')],
    params = [],
    variable,
    imports = [PANDAS],
    helpers = [],
    code,
    reads,
    display,
    live,
  } = parts
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
