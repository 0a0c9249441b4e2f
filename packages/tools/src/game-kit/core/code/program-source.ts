/** A program as it is saved and sent: blocks or Python, never code that could be executed. */
import { isRecord } from '../shape.ts'
import type { Program } from './ast.ts'
import { programFromBlocks } from './blocks-to-program.ts'
import { CodeError } from './code-error.ts'
import { LIMITS } from './limits.ts'
import { parsePython } from './python-parser.ts'

export type ProgramSource =
  | { view: 'python'; source: string }
  | { view: 'blocks'; workspace: unknown }

/** Reads the outer shape only; null when it is no program at all. */
export function readSource(value: unknown): ProgramSource | null {
  if (!isRecord(value) || Object.keys(value).length !== 2) return null
  const { view, source, workspace } = value
  if (view === 'python' && typeof source === 'string') return { view, source }
  if (view === 'blocks' && isRecord(workspace)) return { view, workspace }
  return null
}

export function isTooLarge(source: ProgramSource): boolean {
  return source.view === 'python' && source.source.length > LIMITS.sourceLength
}

/** Nothing was put into it yet; what cannot be read is not empty. */
export function isEmptyProgram(source: ProgramSource): boolean {
  try {
    const { main, functions } = readProgram(source)
    return main.length === 0 && functions.length === 0
  } catch {
    return false
  }
}

/** The program itself, or a CodeError that says what is wrong with it. */
export function readProgram(source: ProgramSource): Program {
  if (source.view === 'python') return parsePython(source.source)
  if (!isRecord(source.workspace)) throw new CodeError('bad-blocks', null, { word: '?' })
  return programFromBlocks(source.workspace)
}
