/** Shows what somebody else changed in their notebook, cell by cell: what they left alone stays where it is. */
import type { ICodeCellModel } from '@jupyterlab/cells'
import type { NotebookPanel } from '@jupyterlab/notebook'
import { type Cell, isCode, type Notebook } from '@panya/domain/notebook/notebook.ts'

export function followNotebook(panel: NotebookPanel, before: Notebook, now: Notebook): void {
  const model = panel.content.model
  if (!model) return
  const { sharedModel } = model
  const wanted = new Set(now.cells.map((cell) => cell.id))
  const known = new Map(before.cells.map((cell) => [cell.id, cell]))
  for (let at = model.cells.length - 1; at >= 0; at--) {
    if (!wanted.has(model.cells.get(at).id)) sharedModel.deleteCell(at)
  }
  for (const [at, cell] of now.cells.entries()) {
    const there = placeOf(panel, cell.id)
    const old = known.get(cell.id)
    if (there < 0) sharedModel.insertCell(at, structuredClone(cell) as never)
    else if (old?.cell_type !== cell.cell_type) {
      sharedModel.deleteCell(there)
      sharedModel.insertCell(at, structuredClone(cell) as never)
    } else {
      if (there !== at) sharedModel.moveCell(there, at)
      change(panel, at, old, cell)
    }
  }
}

function placeOf(panel: NotebookPanel, id: string): number {
  return panel.content.widgets.findIndex((widget) => widget.model.id === id)
}

/** Only what is different from before: whoever looks on may have tried something of their own. */
function change(panel: NotebookPanel, at: number, before: Cell, now: Cell): void {
  const model = panel.content.widgets[at]?.model
  if (!model) return
  if (before.source !== now.source) model.sharedModel.setSource(now.source)
  if (!isCode(now) || !isCode(before)) return
  const code = model as ICodeCellModel
  if (JSON.stringify(before.outputs) !== JSON.stringify(now.outputs)) {
    code.outputs.fromJSON(structuredClone(now.outputs) as never)
  }
  if (before.execution_count !== now.execution_count) code.executionCount = now.execution_count
}
