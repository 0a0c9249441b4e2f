/** Other scripts in the place of those that are shown: one step, and only what is different is made anew. */
import * as Blockly from 'blockly/core'
import type { BlockJson, VariableJson, WorkspaceJson } from '../blocks-runtime/program.ts'
import { couldAdd, sortScripts } from './load-scripts.ts'

/** Returns the scripts that the editor cannot show. */
export function changeScripts(
  workspace: Blockly.Workspace,
  before: WorkspaceJson,
  after: WorkspaceJson,
  variables: readonly VariableJson[],
): BlockJson[] {
  const was = new Map((before.blocks?.blocks ?? []).map((top) => [top.id ?? '', top]))
  const { aside, kept, shown } = sortScripts(after)
  const isNew = kept.map((top) => !isSame(was.get(top.id ?? ''), top))
  const staying = new Set(kept.filter((_, index) => !isNew[index]).map(({ id }) => id))
  const group = Blockly.Events.getGroup()
  Blockly.Events.setGroup(group || true)
  try {
    makeVariables(workspace, variables)
    for (const top of workspace.getTopBlocks(false)) if (!staying.has(top.id)) top.dispose(false)
    const refused = kept.filter((_, index) => isNew[index] && !couldAdd(workspace, shown[index]!))
    return [...aside, ...refused]
  } finally {
    Blockly.Events.setGroup(group)
  }
}

function makeVariables(workspace: Blockly.Workspace, variables: readonly VariableJson[]): void {
  const map = workspace.getVariableMap()
  for (const { id, name, type = '' } of variables) {
    const known = map.getVariableById(id)
    if (!known) map.createVariable(name, type, id)
    else if (known.getName() !== name) map.renameVariable(known, name)
  }
}

/** The same values in the same places; a field that is undefined is none. */
function isSame(one: unknown, other: unknown): boolean {
  const waiting: [unknown, unknown][] = [[one, other]]
  for (let pair = waiting.pop(); pair; pair = waiting.pop()) {
    const [left, right] = pair
    if (left === right) continue
    if (typeof left !== 'object' || typeof right !== 'object' || !left || !right) return false
    if (Array.isArray(left) !== Array.isArray(right)) return false
    const fields = new Set([...Object.keys(left), ...Object.keys(right)])
    for (const name of fields)
      waiting.push([left[name as keyof typeof left], right[name as keyof typeof right]])
  }
  return true
}
