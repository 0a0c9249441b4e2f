/** How a notebook leaves the platform and comes back: as .ipynb with its files inside, or from a program. */
import { keepFiles } from '@panya/domain/notebook/data-file.ts'
import {
  type Cell,
  codeCell,
  markdownCell,
  NOTEBOOK_FORMAT,
  notebookOf,
} from '@panya/domain/notebook/notebook.ts'
import { readNotebook } from '@panya/domain/notebook/read-notebook.ts'
import {
  documentFromJson,
  type FileResult,
  type ProjectFile,
} from '../../../host/core/project-file.ts'
import type { ToolDocument } from '../../../host/tool-host.ts'
import { documentOf, migrate } from './document.ts'

const MOST_BYTES = 7_500_000

export function toFile(document: ToolDocument): ProjectFile {
  const { notebook, files } = migrate(document)
  const metadata = files.length > 0 ? { ...notebook.metadata, panya: { files } } : notebook.metadata
  const text = JSON.stringify({ ...notebook, metadata }, null, 1)
  return { extension: '.ipynb', bytes: new TextEncoder().encode(`${text}\n`) }
}

export function fromFile(name: string, bytes: Uint8Array): FileResult {
  if (bytes.length > MOST_BYTES) return { ok: false, problem: 'too-large' }
  const text = decode(bytes)
  if (text === null) return { ok: false, problem: 'not-readable' }
  if (name.endsWith('.py')) return { ok: true, document: fromScript(text) }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return { ok: false, problem: 'not-readable', detail: String(error) }
  }
  if (isSaved(value)) return documentFromJson(bytes, NOTEBOOK_FORMAT)
  return fromIpynb(value)
}

function fromIpynb(value: unknown): FileResult {
  const read = readNotebook(value)
  if (!read.ok) {
    const problem = read.problem === 'not-a-notebook' ? 'wrong-tool' : read.problem
    return { ok: false, problem, detail: read.detail }
  }
  const { panya, ...metadata } = read.notebook.metadata as { panya?: { files?: unknown } }
  const notebook = { ...read.notebook, metadata }
  const files = keepFiles(panya?.files)
  return { ok: true, document: documentOf({ notebook, files, clean: null }) }
}

/** `# %%` begins a cell, `# %% [markdown]` one of words: editors agree on it. */
function fromScript(text: string): ToolDocument {
  const parts = text.split(/^# ?%%(.*)$/m)
  const cells: Cell[] = []
  const first = parts[0]?.trim() ?? ''
  if (first !== '') cells.push(codeCell(first, 'cell-1'))
  for (let at = 1; at < parts.length; at += 2) {
    const words = /\[markdown\]/.test(parts[at] ?? '')
    const source = (parts[at + 1] ?? '').trim()
    const id = `cell-${cells.length + 1}`
    cells.push(
      words ? markdownCell(source.replaceAll(/^# ?/gm, ''), id) : codeCell(uncomment(source), id),
    )
  }
  return documentOf({ notebook: notebookOf(cells), files: [], clean: null })
}

/** Magics leave as comments, so that the program stays one, and come back as magics. */
function uncomment(source: string): string {
  return source.replaceAll(/^# (?=[%!])/gm, '')
}

/** Words stay words: near its top a file can say in a comment that its letters are coded in another way. */
function asComments(source: string): string {
  return source
    .replaceAll(/^/gm, '# ')
    .replaceAll(/coding(?=[:=])/gi, '$& ')
    .replaceAll('\0', '')
}

/** The notebook as a program that any Python runs. */
export function toScript(document: ToolDocument): ProjectFile {
  const cells = migrate(document).notebook.cells.map((cell) =>
    cell.cell_type === 'code'
      ? `# %%\n${cell.source.replaceAll(/^([^\S\n\r]*)([%!].*)$/gm, '$1# $2')}`
      : `# %% [markdown]\n${asComments(cell.source)}`,
  )
  return { extension: '.py', bytes: new TextEncoder().encode(`${cells.join('\n\n')}\n`) }
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function isSaved(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'format' in value && 'content' in value
}
