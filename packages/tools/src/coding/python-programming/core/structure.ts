/** What Python projects are compared by: every file of the program, without the data beside it. */
import { pythonStructure } from '@panya/domain/alike/python-structure.ts'
import type { WorkStructure } from '@panya/domain/alike/work-structure.ts'
import type { ToolDocument } from '../../../host/tool-host.ts'
import { migrate } from './document.ts'

export function structureOf(document: ToolDocument): WorkStructure | null {
  const programs = migrate(document).files.filter(({ name }) => name.endsWith('.py'))
  return pythonStructure(
    programs.map(({ name, text = '' }) => ({ name: programs.length > 1 ? name : null, text })),
  )
}
