/** The way back: Python as a learner wrote it becomes the blocks of one sprite again. */

import { parser } from '@lezer/python'
import type { StageProgram, VariableJson, WorkspaceJson } from '../../program.ts'

/** A block's id and where its text stands, in UTF-16 units. */
export interface PlacedBlock {
  block: string
  from: number
  to: number
}

export interface PythonProblem {
  /** Counted from 1. */
  line: number
  from: number
  to: number
  code: string
  /** The piece of text that is meant. */
  said: string
}

export interface PythonReading {
  workspace: WorkspaceJson
  places: readonly PlacedBlock[]
  /** Variables, lists and messages that the text brings along; they are in the workspace already. */
  made: readonly VariableJson[]
}

export function readPython(
  text: string,
  program: StageProgram,
  actorId: string,
): { reading: PythonReading } | { problems: readonly PythonProblem[] } {
  const problems: PythonProblem[] = []
  const lineAt = (at: number): number => text.slice(0, at).split('\n').length
  parser.parse(text).iterate({
    enter: ({ type, from, to }) => {
      if (!type.isError || problems.length > 0) return
      problems.push({ line: lineAt(from), from, to, code: 'syntax', said: text.slice(from, to) })
    },
  })
  if (problems.length > 0) return { problems }
  const actor = program.actors.find(({ id }) => id === actorId)
  return { reading: { workspace: actor?.workspace ?? {}, places: [], made: [] } }
}
