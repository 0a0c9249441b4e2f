/** What a notebook project is made of, and how any saved one becomes readable again. */
import {
  codeCell,
  type DataFile,
  type Notebook,
  notebookOf,
} from '@panya/domain/notebook/notebook.ts'
import { readNotebook } from '@panya/domain/notebook/read-notebook.ts'
import type { ToolDocument } from '../../../kit/tool-host.ts'
import { type CleanRun, cleanState, readCleanRun } from './clean-run.ts'

export const DOCUMENT_FORMAT = 'notebook'
/** Where the notebook site is served. */
export const NOTEBOOK_ADDRESS = '/notebook/index.html'
const DOCUMENT_VERSION = 2
const MOST_FILES = 60

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
  return { format: DOCUMENT_FORMAT, version: DOCUMENT_VERSION, content: { ...project, badge } }
}

/** Version 1 was the bare notebook: other tools still hand over their work that way. */
export function migrate(document: ToolDocument): NotebookProject {
  const content = isObject(document.content) ? document.content : {}
  const bare = 'nbformat' in content
  const read = readNotebook(bare ? content : content['notebook'])
  if (!read.ok) return emptyProject()
  const notebook = read.notebook.cells.length > 0 ? read.notebook : withFirstCell(read.notebook)
  if (bare) return { notebook, files: [], clean: null }
  const listed = Array.isArray(content['files']) ? content['files'] : []
  const files = listed.filter(isFile).slice(0, MOST_FILES)
  return { notebook, files, clean: readCleanRun(content['clean']) }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function withFirstCell(notebook: Notebook): Notebook {
  return { ...notebook, cells: [codeCell('', 'first')] }
}

export function isFile(value: unknown): value is DataFile {
  if (typeof value !== 'object' || value === null) return false
  const { name, text, base64 } = value as Record<string, unknown>
  const hasContent = typeof text === 'string' || typeof base64 === 'string'
  return typeof name === 'string' && isFileName(name) && hasContent
}

const NAME =
  /^[\p{L}\p{M}\p{N}_][\p{L}\p{M}\p{N}._ -]{0,99}(\/[\p{L}\p{M}\p{N}_][\p{L}\p{M}\p{N}._ -]{0,99}){0,4}$/u

export function isFileName(name: string): boolean {
  return NAME.test(name) && !name.endsWith('.') && name !== 'notebook.ipynb'
}
