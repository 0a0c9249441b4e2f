/** Reads a notebook anybody may have written: checks it, completes it, or says what is wrong where. */
import type { Cell, CodeCell, Notebook } from './notebook.ts'
import { JsonBudget, TooMuch } from './plain-json.ts'
import {
  bundleFrom,
  countOf,
  Damage,
  isObject,
  metadataOf,
  outputFrom,
  textOf,
} from './read-output.ts'

export type NotebookProblem = 'not-a-notebook' | 'too-new' | 'damaged' | 'too-large'

export type ReadNotebook =
  | { ok: true; notebook: Notebook }
  | { ok: false; problem: NotebookProblem; detail: string }

type Loose = Record<string, unknown>

const MOST_CELLS = 5000
const MOST_OUTPUTS = 20_000
const MOST_ATTACHMENTS = 200

export function readNotebook(value: unknown): ReadNotebook {
  if (!isObject(value) || typeof value['nbformat'] !== 'number') {
    return { ok: false, problem: 'not-a-notebook', detail: 'nbformat' }
  }
  const format = value['nbformat']
  if (format > 4) return { ok: false, problem: 'too-new', detail: `nbformat ${format}` }
  try {
    return { ok: true, notebook: notebookFrom(value, format) }
  } catch (error) {
    if (error instanceof TooMuch) return { ok: false, problem: 'too-large', detail: error.message }
    if (!(error instanceof Damage)) throw error
    return { ok: false, problem: 'damaged', detail: error.message.slice(0, 200) }
  }
}

/** What has been read so far. */
interface Reading {
  budget: JsonBudget
  /** Names of cells. */
  taken: Set<string>
  outputs: number
}

function notebookFrom(value: Loose, format: number): Notebook {
  const cells = format < 4 ? worksheetCells(value) : value['cells']
  if (!Array.isArray(cells)) throw new Damage('cells')
  if (cells.length > MOST_CELLS) throw new TooMuch(`${cells.length} cells`)
  const reading = { budget: new JsonBudget(), taken: new Set<string>(), outputs: 0 }
  const metadata = metadataOf(value['metadata'], 'metadata', reading.budget)
  return {
    nbformat: 4,
    nbformat_minor: 5,
    metadata: { ...metadata, ...newerMinor(value, format) },
    cells: cells.map((cell: unknown, index) => cellFrom(cell, `cells[${index}]`, index, reading)),
  }
}

/** A newer minor version is read as far as it is known; the number stays, so that a reader can be told. */
function newerMinor(value: Loose, format: number): { orig_nbformat_minor?: number } {
  const minor = value['nbformat_minor']
  const isNewer = format === 4 && typeof minor === 'number' && minor > 5 && minor < 1000
  return isNewer ? { orig_nbformat_minor: Math.floor(minor) } : {}
}

/** `4.6` when the notebook was written for a newer version than is known here. */
export function newerFormat({ metadata }: Notebook): string | null {
  const minor = metadata['orig_nbformat_minor']
  return typeof minor === 'number' && minor > 5 ? `4.${minor}` : null
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
    const marks = '#'.repeat(Math.min(6, Math.max(1, Math.floor(Number(cell['level'])) || 1)))
    return {
      ...cell,
      cell_type: 'markdown',
      source: `${marks} ${textOf(cell['source'], 'source', new JsonBudget())}`,
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

function cellFrom(value: unknown, place: string, index: number, reading: Reading): Cell {
  if (!isObject(value)) throw new Damage(place)
  const { budget, taken } = reading
  const kind = value['cell_type']
  if (kind !== 'code' && kind !== 'markdown' && kind !== 'raw') {
    throw new Damage(`${place}.cell_type`)
  }
  const shared = {
    id: idFor(value['id'], index, taken),
    metadata: metadataOf(value['metadata'], `${place}.metadata`, budget),
    source: textOf(value['source'], `${place}.source`, budget),
    ...attachmentsOf(value['attachments'], `${place}.attachments`, budget),
  }
  if (kind !== 'code') return { cell_type: kind, ...shared }
  return { cell_type: 'code', ...shared, ...ranPart(value, place, reading) }
}

function attachmentsOf(
  value: unknown,
  place: string,
  budget: JsonBudget,
): { attachments?: Record<string, unknown> } {
  if (value === undefined || value === null) return {}
  if (!isObject(value)) throw new Damage(place)
  const named = Object.entries(value)
  if (named.length > MOST_ATTACHMENTS) throw new TooMuch(`${named.length} attachments`)
  const attachments = Object.fromEntries(
    named
      .filter(([name]) => name !== '__proto__' && name.length <= 200)
      .map(([name, bundle]) => [name, bundleFrom(bundle, `${place}.${name}`, budget)]),
  )
  return { attachments }
}

function ranPart(
  value: Loose,
  place: string,
  reading: Reading,
): Pick<CodeCell, 'outputs' | 'execution_count'> {
  const outputs = value['outputs'] ?? []
  if (!Array.isArray(outputs)) throw new Damage(`${place}.outputs`)
  reading.outputs += outputs.length
  if (reading.outputs > MOST_OUTPUTS) throw new TooMuch(`${reading.outputs} outputs`)
  return {
    outputs: outputs.map((output, index) =>
      outputFrom(output, `${place}.outputs[${index}]`, reading.budget),
    ),
    execution_count: countOf(value['execution_count']),
  }
}

const ID = /^[a-zA-Z0-9-_]{1,64}$/

function idFor(value: unknown, index: number, taken: Set<string>): string {
  let id = typeof value === 'string' && ID.test(value) ? value : `cell-${index + 1}`
  while (taken.has(id)) id = `${id.slice(0, 56)}-${index + 1}`
  taken.add(id)
  return id
}
