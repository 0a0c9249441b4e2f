import { type DataFile, NOTEBOOK_FORMAT } from '@panya/domain/notebook/notebook.ts'
import type { ToolDocument } from '../host/tool-host.ts'

/** Python as a notebook: a cell for the imports and helpers, one for every node, and the files they read. */
export function notebookDocument(
  code: string,
  title: string,
  files: readonly DataFile[],
): ToolDocument {
  const parts = code.trimEnd().split(/\n{2,}(?=# )/)
  const cell = (source: string, kind: 'code' | 'markdown') => ({
    cell_type: kind,
    metadata: {},
    source,
    ...(kind === 'code' ? { execution_count: null, outputs: [] } : {}),
  })
  const notebook = {
    nbformat: 4,
    nbformat_minor: 5,
    metadata: {
      kernelspec: { name: 'python', display_name: 'Python' },
      language_info: { name: 'python' },
    },
    cells: [cell(`# ${title}`, 'markdown'), ...parts.map((part) => cell(part, 'code'))],
  }
  return { format: NOTEBOOK_FORMAT, version: 2, content: { notebook, files, clean: null } }
}
