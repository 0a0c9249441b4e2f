/** Where in the learner's own files an error lies. */
import { explain } from '@panya/engines/python/errors/explain.ts'
import type { ErrorFrame, ProjectFile, PythonError } from '@panya/engines/python/protocol.ts'

export interface ErrorPlace {
  file: string
  line: number
}

function ownName(file: string | null | undefined, names: readonly string[]): string | undefined {
  return names.find((name) => file === name || file === `/home/pyodide/${name}`)
}

/** The deepest step of the error in the learner's own files. */
export function ownFrame(error: PythonError, names: readonly string[]): ErrorFrame | undefined {
  return error.frames.findLast((frame) => ownName(frame.file, names) !== undefined)
}

export function errorPlace(error: PythonError, names: readonly string[]): ErrorPlace | null {
  const syntaxFile = ownName(error.syntax?.file, names)
  if (syntaxFile && error.syntax?.line) return { file: syntaxFile, line: error.syntax.line }
  const frame = error.frames.findLast((one) => one.line && ownName(one.file, names))
  const file = ownName(frame?.file, names)
  return file && frame?.line ? { file, line: frame.line } : null
}

/** The line to mend, which is not always the line that failed: a missing `self` is missing where the method is. */
export function placeOfMistake(
  error: PythonError,
  files: readonly ProjectFile[],
): ErrorPlace | null {
  const failed = errorPlace(
    error,
    files.map((file) => file.name),
  )
  const { code, values } = explain(error)
  if (code !== 'missing-self') return failed
  const definition = new RegExp(`^\\s+(?:async\\s+)?def\\s+${values['name']}\\s*\\(\\s*\\)`)
  const ordered = files.toSorted(
    (a, b) => Number(b.name === failed?.file) - Number(a.name === failed?.file),
  )
  for (const { name, text = '' } of ordered) {
    const line = text.split('\n').findIndex((one) => definition.test(one))
    if (line >= 0) return { file: name, line: line + 1 }
  }
  return failed
}
