/** Notebooks that lie on the server as whoever stored them wrote them, past every check of the page. */
import { randomUUID } from 'node:crypto'
import {
  type Cell,
  codeCell,
  type DataFile,
  markdownCell,
  notebookOf,
  type Output,
} from '@panya/domain/notebook/notebook.ts'
import { type APIRequestContext, expect } from '@playwright/test'

/** As JupyterLab writes it once somebody has pressed "Trust". */
export function trusted(cell: Cell): Cell {
  return { ...cell, metadata: { trusted: true } }
}

export function shown(id: string, ...outputs: Output[]): Cell {
  return trusted({ ...codeCell('', id), outputs, execution_count: 1 })
}

export function said(id: string, source: string): Cell {
  return trusted(markdownCell(source, id))
}

export function storedDocument(cells: Cell[], files: DataFile[] = []) {
  const plain = notebookOf(cells)
  const notebook = { ...plain, metadata: { ...plain.metadata, trusted: true } }
  return { format: 'notebook', version: 2, content: { notebook, files, clean: null } }
}

export type StoredDocument = Omit<ReturnType<typeof storedDocument>, 'content'> & {
  content: unknown
}

export async function storeProject(
  api: APIRequestContext,
  document: StoredDocument,
): Promise<string> {
  const id = randomUUID()
  const data = { id, saveId: randomUUID(), tool: 'coding/jupyter-lite', title: 'Found', document }
  const answer = await api.post('/api/projects', { data })
  expect(answer.status(), await answer.text()).toBe(201)
  return id
}
