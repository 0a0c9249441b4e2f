/** What notebooks are compared by: the code in their cells; texts and results are not looked at. */
import { pythonStructure } from '@panya/domain/alike/python-structure.ts'
import type { WorkStructure } from '@panya/domain/alike/work-structure.ts'
import { isCode } from '@panya/domain/notebook/notebook.ts'
import type { ToolDocument } from '../../../host/tool-host.ts'
import { readProject } from './document.ts'

export function structureOf(document: ToolDocument): WorkStructure | null {
  const read = readProject(document)
  if (!read.ok) throw new Error(`This notebook cannot be read: ${read.problem}.`)
  const cells = read.project.notebook.cells
  return pythonStructure(
    cells.flatMap((cell, index) =>
      isCode(cell) ? [{ name: `[${index + 1}]`, text: cell.source }] : [],
    ),
  )
}
