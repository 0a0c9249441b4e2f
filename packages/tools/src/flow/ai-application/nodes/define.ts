import { py } from '@panya/engines/code/python-code.ts'
import type { NodeType } from '@panya/engines/flow/node-type.ts'
import type { ParamSpec } from '@panya/engines/flow/param-spec.ts'
import type { PortSpec, PortType } from '@panya/engines/flow/port-type.ts'
import type { PythonTemplate } from '@panya/engines/flow/python-template.ts'

/** Short forms for writing AI nodes down. */

export const CATEGORIES = ['source', 'see', 'read', 'train', 'think', 'act', 'server'] as const
export type Category = (typeof CATEGORIES)[number]

export const port = (name: string, ...types: PortType[]): PortSpec => ({ name, types })
export const optional = (name: string, ...types: PortType[]): PortSpec => ({
  name,
  types,
  optional: true,
})
export const image = (name = 'image'): PortSpec => port(name, 'image')
export const text = (name = 'text'): PortSpec => port(name, 'text')
export const number = (name: string): PortSpec => port(name, 'number')
export const table = (name = 'table'): PortSpec => port(name, 'table')
export const model = (name = 'model'): PortSpec => port(name, 'model')
export const yes = (name = 'yes'): PortSpec => port(name, 'boolean')

export { choice, decimal, whole, yesNo } from '../../../flow-kit/param-forms.ts'

export const words = (name: string, value = '', multiline = false): ParamSpec => ({
  kind: 'text',
  name,
  default: value,
  multiline,
  maxLength: 4000,
})

interface Parts {
  engine: 'ai' | 'words' | 'ocr' | 'page' | 'server'
  inputs?: PortSpec[]
  outputs: PortSpec[]
  params?: ParamSpec[]
  python?: PythonTemplate
  live?: NodeType['live']
  display?: boolean
}

export function aiNode(type: string, category: Category, parts: Parts): NodeType {
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

export const CV2 = py`import cv2`
export const NUMPY = py`import numpy as np`

export const READ_HELPER = py`def read(path):
    """A picture from a file, in RGB order."""
    return cv2.cvtColor(cv2.imread(path), cv2.COLOR_BGR2RGB)`
