/** What a notebook project is made of, and how any saved one becomes readable again. */
import { keepFiles } from '@panya/domain/notebook/data-file.ts'
import {
  codeCell,
  type DataFile,
  NOTEBOOK_FORMAT,
  type Notebook,
  notebookOf,
} from '@panya/domain/notebook/notebook.ts'
import { type NotebookProblem, readNotebook } from '@panya/domain/notebook/read-notebook.ts'
import type { ToolDocument } from '../../../host/tool-host.ts'
import { type CleanRun, cleanState, readCleanRun } from './clean-run.ts'

/** Where the notebook site is served. */
export const NOTEBOOK_ADDRESS = '/notebook/index.html'
const DOCUMENT_VERSION = 2

export interface NotebookProject {
  notebook: Notebook
  files: DataFile[]
  /** The last run from an empty kernel, for the notebook as it was then. */
  clean: CleanRun | null
}

export function emptyProject(): NotebookProject {
  return { notebook: notebookOf([codeCell('', 'first')]), files: [], clean: null }
}

export function emptyDocument(): ToolDocument {
  return documentOf(emptyProject())
}

/** The badge stands beside what it was worked out from, so that a list of many notebooks can read it alone. */
export function documentOf(project: NotebookProject): ToolDocument {
  const badge = cleanState(project.notebook, project.clean)
  return { format: NOTEBOOK_FORMAT, version: DOCUMENT_VERSION, content: { ...project, badge } }
}

export type ReadProject =
  | { ok: true; project: NotebookProject }
  | { ok: false; problem: NotebookProblem; detail: string }

/** Version 1 was the bare notebook: other tools still hand over their work that way. */
export function readProject(document: ToolDocument): ReadProject {
  const { content } = document
  // Nothing has been written yet.
  if (content === null || content === undefined) return { ok: true, project: emptyProject() }
  const parts = isObject(content) ? content : {}
  const bare = 'nbformat' in parts
  const read = readNotebook(bare ? parts : parts['notebook'])
  if (!read.ok) return read
  const notebook = read.notebook.cells.length > 0 ? read.notebook : withFirstCell(read.notebook)
  if (bare) return { ok: true, project: { notebook, files: [], clean: null } }
  const files = keepFiles(parts['files'])
  return { ok: true, project: { notebook, files, clean: readCleanRun(parts['clean']) } }
}

/** For whoever can do with an empty sheet; the notebook's own page says what is wrong. */
export function migrate(document: ToolDocument): NotebookProject {
  const read = readProject(document)
  return read.ok ? read.project : emptyProject()
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function withFirstCell(notebook: Notebook): Notebook {
  return { ...notebook, cells: [codeCell('', 'first')] }
}
