/** Names that the blocks of a workspace use: variables, lists, messages and functions. */
import type * as Blockly from 'blockly/core'
import type { VariableJson } from '../blocks-runtime/program.ts'
import { functionsIn } from './function-blocks.ts'
import type { ProjectNames } from './toolbox.ts'

const OWN_TYPES = ['own', 'own-list']

export function namesIn(workspace: Blockly.WorkspaceSvg): ProjectNames {
  const variables = workspace
    .getVariableMap()
    .getAllVariables()
    .map((variable) => ({
      id: variable.getId(),
      name: variable.getName(),
      type: variable.getType(),
    }))
  return { variables, functions: functionsIn(workspace) }
}

/** Those of one sprite, and those of everybody. */
export function byOwner(variables: readonly VariableJson[]): {
  own: VariableJson[]
  shared: VariableJson[]
} {
  const isOwn = ({ type = '' }: VariableJson): boolean => OWN_TYPES.includes(type)
  return {
    own: variables.filter(isOwn),
    shared: variables.filter((variable) => !isOwn(variable)),
  }
}
