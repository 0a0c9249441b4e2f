import type { Py } from '@panya/engines/code/python-code.ts'
import type { NodeType } from '@panya/engines/flow/node-type.ts'
import type { ParamSpec } from '@panya/engines/flow/param-spec.ts'
import type { PortSpec, PortType } from '@panya/engines/flow/port-type.ts'
import type { PythonContext } from '@panya/engines/flow/python-template.ts'

/** Short forms for writing nodes down. */

interface Forms<Prefix, Category, Usual> {
  prefix: Prefix
  engine: string
  categories: readonly Category[]
  /** What a port carries that says nothing else, and the one port of a node that names none. */
  usual: Usual
  imports: Py[]
}

interface Parts<Param, Inputs, Outputs> {
  inputs?: Inputs
  outputs?: Outputs
  params?: readonly Param[]
  variable: string
  imports?: Py[]
  helpers?: Py[]
  code: (context: PythonContext) => Py
  reads?: (params: PythonContext['params']) => string
  writes?: (params: PythonContext['params']) => string
  display?: boolean
  live?: NodeType['live']
}

export function portForms(usual: PortType) {
  const port = <Name extends string>(
    name: Name,
    ...types: readonly PortType[]
  ): PortSpec<Name> => ({ name, types: types.length > 0 ? types : [usual] })
  const optional = <Name extends string>(
    name: Name,
    ...types: readonly PortType[]
  ): PortSpec<Name> => ({ ...port(name, ...types), optional: true })
  return { port, optional }
}

export function nodeForms<
  Prefix extends string,
  const Category extends string,
  Usual extends PortType,
>(forms: Forms<Prefix, Category, Usual>) {
  const { port, optional } = portForms(forms.usual)
  const usual = [port(forms.usual)]
  function node<
    Type extends string,
    Param extends ParamSpec = never,
    Inputs extends readonly PortSpec[] = readonly PortSpec<Usual>[],
    Outputs extends readonly PortSpec[] = readonly PortSpec<Usual>[],
  >(
    type: Type,
    category: Category,
    parts: Parts<Param, Inputs, Outputs>,
  ): NodeType<`${Prefix}.${Type}`, Param, Inputs[number]['name'], Outputs[number]['name']> {
    const { inputs = usual, outputs = usual, params = [], live, display } = parts
    const { variable, imports = forms.imports, helpers = [], code, reads, writes } = parts
    return {
      type: `${forms.prefix}.${type}`,
      category,
      inputs,
      outputs,
      params,
      engine: forms.engine,
      python: {
        variable,
        imports,
        helpers,
        code,
        ...(reads && { reads }),
        ...(writes && { writes }),
      },
      ...(display && { display }),
      ...(live && { live }),
    }
  }
  return { port, optional, node }
}
