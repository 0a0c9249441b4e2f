/** What can be taken back in a workspace, so that another one with the same blocks can go on with it. */
import * as Blockly from 'blockly/core'

export interface EditorSteps {
  undo: object[]
  redo: object[]
}

export function stepsOf(workspace: Blockly.Workspace): EditorSteps {
  const saved = (events: Blockly.Events.Abstract[]): object[] =>
    events.map((event) => event.toJson())
  return { undo: saved(workspace.getUndoStack()), redo: saved(workspace.getRedoStack()) }
}

export function takeSteps(workspace: Blockly.Workspace, { undo, redo }: EditorSteps): void {
  const read = (steps: object[]): Blockly.Events.Abstract[] =>
    steps.map((step) => Blockly.Events.fromJson(step, workspace))
  workspace.getUndoStack().push(...read(undo))
  workspace.getRedoStack().push(...read(redo))
}
