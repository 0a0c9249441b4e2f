import { type Py, py, pyNumber } from '@panya/engines/code/python-code.ts'
import type { NodeType } from '@panya/engines/flow/node-type.ts'
import type { ParamSpec } from '@panya/engines/flow/param-spec.ts'
import type { PortSpec, PortType } from '@panya/engines/flow/port-type.ts'
import type { PythonContext } from '@panya/engines/flow/python-template.ts'

/** Short forms for writing picture nodes down. */

export const CATEGORIES = [
  'source',
  'geometry',
  'colour',
  'filter',
  'binary',
  'edges',
  'find',
  'combine',
  'output',
] as const
export type Category = (typeof CATEGORIES)[number]

export const port = <Name extends string>(
  name: Name,
  ...types: readonly PortType[]
): PortSpec<Name> => ({ name, types: types.length > 0 ? types : ['image'] })
export const optional = <Name extends string>(
  name: Name,
  ...types: readonly PortType[]
): PortSpec<Name> => ({ ...port(name, ...types), optional: true })

export const CV2 = py`import cv2`
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
  live?: NodeType['live']
  display?: boolean
}

/** A picture node; one picture in and one out unless it says otherwise. */
export function pictureNode<
  Type extends string,
  Param extends ParamSpec = never,
  Inputs extends readonly PortSpec[] = typeof IMAGE,
  Outputs extends readonly PortSpec[] = typeof IMAGE,
>(
  type: Type,
  category: Category,
  parts: Parts<Param, Inputs, Outputs>,
): NodeType<`image.${Type}`, Param, Inputs[number]['name'], Outputs[number]['name']> {
  const { inputs = IMAGE, outputs = IMAGE, params = [], live, display } = parts
  const { variable, imports = [CV2], helpers = [], code, reads } = parts
  return {
    type: `image.${type}`,
    category,
    inputs,
    outputs,
    params,
    engine: 'vision',
    python: { variable, imports, helpers, code, ...(reads && { reads }) },
    ...(live && { live }),
    ...(display && { display }),
  }
}

const IMAGE = [port('image')]

/** `#rrggbb` as Python's OpenCV takes it. */
export function rgbTuple(hex: unknown): Py {
  const text = String(hex)
  const part = (at: number): Py => pyNumber(Number.parseInt(text.slice(at, at + 2), 16))
  return py`(${part(1)}, ${part(3)}, ${part(5)})`
}

export const GRAY_HELPER = py`def gray_of(image):
    """One channel, whatever comes in."""
    return image if image.ndim == 2 else cv2.cvtColor(image, cv2.COLOR_RGB2GRAY)`

export const COLOUR_HELPER = py`def colour_of(image):
    """Three channels, whatever comes in."""
    return cv2.cvtColor(image, cv2.COLOR_GRAY2RGB) if image.ndim == 2 else image`

export const READ_HELPER = py`def read(path):
    """A picture from a file, in RGB order."""
    return cv2.cvtColor(cv2.imread(path), cv2.COLOR_BGR2RGB)`

export const WRITE_HELPER = py`def write(path, image):
    """Saves a picture."""
    cv2.imwrite(path, image if image.ndim == 2 else cv2.cvtColor(image, cv2.COLOR_RGB2BGR))`
