/** Who asks for a variable by its name while a program runs means the learner's name: Python may have had to change it. */

import { type Py, py, pyText } from '../../code/python-code.ts'
import { everyBlock, field, topBlocks } from '../block-json.ts'
import type { BlockJson, StageProgram, VariableJson } from '../program.ts'
import { isListType, isOwnType } from '../read/read-variables.ts'
import type { PythonNames } from './python-names.ts'

/** How a menu says that a variable is meant: this, and its name. */
export const VARIABLE = 'variable:'

/** A variable that can be asked for: one of the sprite's own, or of the stage one that is everybody's. */
export function isAskable({ type = '' }: VariableJson, ofStage: boolean): boolean {
  return type !== 'message' && !isListType(type) && isOwnType(type) !== ofStage
}

/** The lines that tell the runtime which names are others in Python; none where nobody asks. */
export function askedNameLines({ actors }: StageProgram, names: PythonNames): Py[] {
  const isAsked = actors.some(({ workspace }) =>
    topBlocks(workspace).some((top) => [...everyBlock(top)].some(asks)),
  )
  if (!isAsked) return []
  const shared = actors.flatMap(({ workspace }) => workspace.variables ?? [])
  return actors.flatMap(({ id, name, isStage, workspace }) => {
    const owner = names.name(['actor', id], name, 'sprite')
    const held = (isStage ? shared : (workspace.variables ?? [])).filter((variable) =>
      isAskable(variable, isStage),
    )
    const first = new Map(held.toReversed().map((variable) => [variable.name, variable.id]))
    return [...first].flatMap(([said, variable]) => {
      const key = ['variable', variable]
      const written = isStage ? names.name(key, said, 'value') : names.own(key, said)
      if (written === said) return []
      return py`name_variable(${owner}, ${pyText(said)}, ${pyText(written)})`
    })
  })
}

const asks = (block: BlockJson): boolean =>
  block.type === 'sensing_of' && field(block, 'WHAT').startsWith(VARIABLE)
