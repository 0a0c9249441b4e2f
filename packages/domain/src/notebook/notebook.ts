/** What a notebook is made of: the part of nbformat 4 that everything here relies on. */

/** The `format` of a notebook as a document: whoever makes one may hand it to a tool that opens it. */
export const NOTEBOOK_FORMAT = 'notebook'

export interface Stream {
  output_type: 'stream'
  name: 'stdout' | 'stderr'
  text: string
}

export interface Display {
  output_type: 'display_data'
  data: Record<string, unknown>
  metadata: Record<string, unknown>
}

export interface Result {
  output_type: 'execute_result'
  data: Record<string, unknown>
  metadata: Record<string, unknown>
  execution_count: number | null
}

export interface Failure {
  output_type: 'error'
  ename: string
  evalue: string
  traceback: string[]
}

export type Output = Stream | Display | Result | Failure

interface AnyCell {
  id: string
  source: string
  metadata: Record<string, unknown>
  attachments?: Record<string, unknown>
}

export interface CodeCell extends AnyCell {
  cell_type: 'code'
  outputs: Output[]
  execution_count: number | null
}

export interface TextCell extends AnyCell {
  cell_type: 'markdown' | 'raw'
}

export type Cell = CodeCell | TextCell

export interface Notebook {
  nbformat: 4
  nbformat_minor: number
  metadata: Record<string, unknown>
  cells: Cell[]
}

/** A file that belongs to the notebook: text, or base64 when it is not text. */
export interface DataFile {
  name: string
  text?: string
  base64?: string
}

export const PYTHON_METADATA = {
  kernelspec: { name: 'python', display_name: 'Python', language: 'python' },
  language_info: { name: 'python', file_extension: '.py', mimetype: 'text/x-python' },
}

export function isCode(cell: Cell): cell is CodeCell {
  return cell.cell_type === 'code'
}

export function codeCell(source: string, id: string): CodeCell {
  return { cell_type: 'code', id, metadata: {}, source, outputs: [], execution_count: null }
}

export function markdownCell(source: string, id: string): TextCell {
  return { cell_type: 'markdown', id, metadata: {}, source }
}

export function notebookOf(cells: Cell[]): Notebook {
  return { nbformat: 4, nbformat_minor: 5, metadata: { ...PYTHON_METADATA }, cells }
}
