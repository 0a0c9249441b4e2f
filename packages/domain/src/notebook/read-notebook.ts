/** Reads a notebook anybody may have written: checks it, completes it, or says what is wrong where. */
import type { Cell, CodeCell, Notebook, Output } from './notebook.ts'

export type NotebookProblem = 'not-a-notebook' | 'too-new' | 'damaged'

export type ReadNotebook =
  | { ok: true; notebook: Notebook }
  | { ok: false; problem: NotebookProblem; detail: string }

type Loose = Record<string, unknown>

const MOST_CELLS = 5000

class Damage extends Error {}

export function readNotebook(value: unknown): ReadNotebook {
  if (!isObject(value) || typeof value['nbformat'] !== 'number') {
    return { ok: false, problem: 'not-a-notebook', detail: 'nbformat' }
  }
  const format = value['nbformat']
  if (format > 4) return { ok: false, problem: 'too-new', detail: `nbformat ${format}` }
  try {
    return { ok: true, notebook: notebookFrom(value, format) }
  } catch (error) {
    if (!(error instanceof Damage)) throw error
    return { ok: false, problem: 'damaged', detail: error.message }
  }
}

function notebookFrom(value: Loose, format: number): Notebook {
  const cells = format < 4 ? worksheetCells(value) : value['cells']
  if (!Array.isArray(cells)) throw new Damage('cells')
  if (cells.length > MOST_CELLS) throw new Damage(`${cells.length} cells`)
  const taken = new Set<string>()
  return {
    nbformat: 4,
    nbformat_minor: 5,
    metadata: isObject(value['metadata']) ? value['metadata'] : {},
    cells: cells.map((cell: unknown, index) => cellFrom(cell, `cells[${index}]`, index, taken)),
  }
}

/** Before version 4 cells lay in worksheets, and a code cell's text was called input. */
function worksheetCells(value: Loose): unknown {
  if (!Array.isArray(value['worksheets'])) return value['cells']
  return value['worksheets'].flatMap((sheet: unknown) =>
    isObject(sheet) && Array.isArray(sheet['cells']) ? sheet['cells'].map(modernCell) : [],
  )
}

function modernCell(cell: unknown): unknown {
  if (!isObject(cell)) return cell
  if (cell['cell_type'] === 'heading') {
    const marks = '#'.repeat(Number(cell['level']) || 1)
    return {
      ...cell,
      cell_type: 'markdown',
      source: `${marks} ${textOf(cell['source'], 'source')}`,
    }
  }
  if (cell['cell_type'] !== 'code') return cell
  const outputs = Array.isArray(cell['outputs']) ? cell['outputs'].map(modernOutput) : []
  return {
    ...cell,
    source: cell['input'],
    execution_count: cell['prompt_number'],
    outputs: outputs.filter((output) => output !== null),
  }
}

const OLD_MIMES: Record<string, string> = {
  text: 'text/plain',
  html: 'text/html',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpeg: 'image/jpeg',
  latex: 'text/latex',
}

function modernOutput(output: unknown): unknown {
  if (!isObject(output)) return null
  const kind = output['output_type']
  if (kind === 'pyerr') return { ...output, output_type: 'error' }
  if (kind === 'stream') return { ...output, name: output['stream'] ?? 'stdout' }
  const data = Object.fromEntries(
    Object.entries(OLD_MIMES).flatMap(([old, mime]) =>
      output[old] === undefined ? [] : [[mime, output[old]]],
    ),
  )
  return { output_type: 'display_data', data, metadata: {} }
}

function cellFrom(value: unknown, place: string, index: number, taken: Set<string>): Cell {
  if (!isObject(value)) throw new Damage(place)
  const kind = value['cell_type']
  if (kind !== 'code' && kind !== 'markdown' && kind !== 'raw') {
    throw new Damage(`${place}.cell_type`)
  }
  const shared = {
    id: idFor(value['id'], index, taken),
    metadata: isObject(value['metadata']) ? value['metadata'] : {},
    source: textOf(value['source'], `${place}.source`),
    ...(isObject(value['attachments']) ? { attachments: value['attachments'] } : {}),
  }
  if (kind !== 'code') return { cell_type: kind, ...shared }
  return { cell_type: 'code', ...shared, ...ranPart(value, place) }
}

function ranPart(value: Loose, place: string): Pick<CodeCell, 'outputs' | 'execution_count'> {
  const outputs = value['outputs'] ?? []
  if (!Array.isArray(outputs)) throw new Damage(`${place}.outputs`)
  const count = value['execution_count']
  return {
    outputs: outputs.map((output, index) => outputFrom(output, `${place}.outputs[${index}]`)),
    execution_count: typeof count === 'number' ? count : null,
  }
}

function outputFrom(value: unknown, place: string): Output {
  if (!isObject(value)) throw new Damage(place)
  const data = () => {
    if (!isObject(value['data'])) throw new Damage(`${place}.data`)
    const metadata = isObject(value['metadata']) ? value['metadata'] : {}
    return { data: joined(value['data']), metadata }
  }
  switch (value['output_type']) {
    case 'stream':
      return {
        output_type: 'stream',
        name: value['name'] === 'stderr' ? 'stderr' : 'stdout',
        text: textOf(value['text'], `${place}.text`),
      }
    case 'display_data':
      return { output_type: 'display_data', ...data() }
    case 'execute_result': {
      const count = value['execution_count']
      return {
        output_type: 'execute_result',
        ...data(),
        execution_count: typeof count === 'number' ? count : null,
      }
    }
    case 'error':
      return {
        output_type: 'error',
        ename: plain(value['ename']),
        evalue: plain(value['evalue']),
        traceback: Array.isArray(value['traceback']) ? value['traceback'].map(String) : [],
      }
    default:
      throw new Damage(`${place}.output_type`)
  }
}

/** Texts may be stored line by line; JSON data stays as it is. */
function joined(data: Loose): Loose {
  return Object.fromEntries(
    Object.entries(data).map(([mime, part]) => [
      mime,
      Array.isArray(part) && !/json/.test(mime) ? part.join('') : part,
    ]),
  )
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function textOf(value: unknown, place: string): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value) && value.every((line) => typeof line === 'string')) return value.join('')
  throw new Damage(place)
}

const ID = /^[a-zA-Z0-9-_]{1,64}$/

function idFor(value: unknown, index: number, taken: Set<string>): string {
  let id = typeof value === 'string' && ID.test(value) ? value : `cell-${index + 1}`
  while (taken.has(id)) id = `${id.slice(0, 56)}-${index + 1}`
  taken.add(id)
  return id
}

function isObject(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
