/** The names of a program in Python, given in an order of their own: whoever asks first changes nothing. */

import { type Py, py } from '../../code/python-code.ts'
import { signatureOf, topBlocks } from '../block-json.ts'
import type { StageProgram } from '../program.ts'
import { isOwnType } from '../read/read-variables.ts'
import { PythonNames } from './python-names.ts'

export function namesOfProgram({ actors, board }: StageProgram): PythonNames {
  const names = new PythonNames()
  for (const { id, name, isStage } of actors) {
    if (board) names.keep(['actor', id], '' as Py)
    else if (isStage) names.keep(['actor', id], py`stage`)
    else names.name(['actor', id], name, 'sprite')
  }
  for (const { workspace } of actors) {
    for (const { id, name, type = '' } of workspace.variables ?? []) {
      if (type === 'message') continue
      if (isOwnType(type)) names.own(['variable', id], name)
      else names.name(['variable', id], name, 'value')
    }
  }
  for (const { id: actorId, workspace } of actors) {
    for (const block of topBlocks(workspace)) {
      if (block.type !== 'function_define') continue
      const { id, name, params } = signatureOf(block)
      names.name(['function', actorId, id], name, 'function')
      for (const param of params) names.name(['param', actorId, id, param.id], param.name, 'value')
    }
  }
  return names
}
