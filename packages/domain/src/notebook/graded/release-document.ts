/** What a learner gets of a notebook that a teacher gives out: the copy without solutions and hidden tests. */
import type { ProjectDocument } from '../../project/project.ts'
import { NOTEBOOK_FORMAT } from '../notebook.ts'
import { readNotebook } from '../read-notebook.ts'
import { gradedCells } from './graded-cell.ts'
import { releaseNotebook } from './release-notebook.ts'

/** Null where there may be something to hide and it cannot be told what. */
export function releasedDocument(document: ProjectDocument): ProjectDocument | null {
  if (document.format !== NOTEBOOK_FORMAT) return document
  const { content } = document
  if (typeof content !== 'object' || content === null) return document
  const isBare = 'nbformat' in content
  const given: unknown = isBare ? content : (content as { notebook?: unknown }).notebook
  const read = readNotebook(given)
  if (!read.ok) return JSON.stringify(given ?? null).includes('nbgrader') ? null : document
  if (gradedCells(read.notebook).length === 0) return document
  const notebook = releaseNotebook(read.notebook)
  if (isBare) return { ...document, content: notebook }
  // How the teacher's own run came out tells of the solution, and is not true of this copy.
  const { clean: _run, badge: _badge, ...kept } = content as Record<string, unknown>
  return { ...document, content: { ...kept, notebook, clean: null } }
}
