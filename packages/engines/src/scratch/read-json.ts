/** The text of a project.json as data: without the escapes that Scratch's files may hold, and not too deep to go through. */
import { isNestedDeeper } from '@panya/domain/nesting/nesting.ts'
import { ScratchProblem } from './problem.ts'

/** Scripts of Scratch 2 lie inside each other: two or three levels for each block inside a block. */
const DEEPEST = 1_500

export function readJson(text: string): unknown {
  const data = parsed(text)
  if (isNestedDeeper(data, DEEPEST)) throw new ScratchProblem('too-nested')
  return data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(withoutBackspaces(text))
  } catch {
    throw new ScratchProblem('damaged-project')
  }
}

/** Backspaces, which some projects hold and no text needs. A backslash before them is a text of its own. */
function withoutBackspaces(text: string): string {
  return text
    .replace(/^\u{feff}/u, '')
    .replaceAll(/\\(u0008|.)/gs, (escape, code: string) =>
      code === 'b' || code === 'u0008' ? '' : escape,
    )
}
