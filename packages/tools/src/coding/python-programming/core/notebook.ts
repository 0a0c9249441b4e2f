/** A Python project as a notebook: each file a part, each part cut where the learner left a blank line. */
import { NOTEBOOK_FORMAT } from '@panya/domain/notebook/notebook.ts'
import type { ToolDocument } from '../../../host/tool-host.ts'
import type { PythonProject } from './document.ts'

interface Cell {
  cell_type: 'code' | 'markdown'
  id: string
  metadata: Record<string, never>
  source: string
  outputs?: []
  execution_count?: null
}

function code(source: string, id: string): Cell {
  return { cell_type: 'code', id, metadata: {}, source, outputs: [], execution_count: null }
}

/** Cuts at blank lines before a line that is not indented; never inside brackets or texts. */
export function splitCells(source: string): string[] {
  const cells: string[] = []
  let cell: string[] = []
  for (const line of source.split('\n')) {
    const startsAnew = /^\S/.test(line) && !/^(else\b|elif\b|except\b|finally\b|[)\]}])/.test(line)
    const afterBlank = cell.at(-1)?.trim() === '' && cell.some((kept) => kept.trim() !== '')
    if (startsAnew && afterBlank && isBalanced(cell.join('\n'))) {
      cells.push(cell.join('\n').trim())
      cell = []
    }
    cell.push(line)
  }
  cells.push(cell.join('\n').trim())
  return cells.filter((text) => text !== '')
}

function isBalanced(text: string): boolean {
  const plain = text.replaceAll(/#.*$/gm, '')
  const count = (pattern: RegExp) => plain.match(pattern)?.length ?? 0
  const triples = count(/"""|'''/g)
  return count(/[([{]/g) === count(/[)\]}]/g) && triples % 2 === 0
}

export function notebookOf(project: PythonProject): ToolDocument {
  const main = project.files.find((file) => file.name === project.main)
  const others = project.files.filter(
    (file) => file.name !== project.main && file.text !== undefined,
  )
  const writes = others.map((file) => `%%writefile ${file.name}\n${file.text ?? ''}`)
  const sources = [...writes, ...splitCells(main?.text ?? '')]
  return {
    format: NOTEBOOK_FORMAT,
    version: 1,
    content: {
      nbformat: 4,
      nbformat_minor: 5,
      metadata: {
        kernelspec: { name: 'python', display_name: 'Python', language: 'python' },
        language_info: { name: 'python' },
      },
      cells: (sources.length > 0 ? sources : ['']).map((source, at) =>
        code(source, `cell-${at + 1}`),
      ),
    },
  }
}
