/** What the tutor is told of a program in a game: the program as Python, what kept it from its goal, and the level. */
import type { ToolHost } from '../../host/tool-host.ts'
import type { FirstHelp, ShownSubject } from '../../host/tutor/tutor-subject.ts'
import { CodeError } from '../core/code/code-error.ts'
import { isEmptyProgram, type ProgramSource, readProgram } from '../core/code/program-source.ts'
import { parsePython } from '../core/code/python-parser.ts'
import { printPython } from '../core/code/python-printer.ts'
import { HintPiece } from '../hints/HintPiece.tsx'
import type { BlockMessages } from './block-definitions.ts'
import { problemText } from './CodeProblem.tsx'
import type { CodeTranslate } from './code-messages.ts'

export interface PlayedProgram {
  host: ToolHost
  t: CodeTranslate
  messages: Omit<BlockMessages, 'words'>
  program: ProgramSource
  /** What kept it from starting. */
  problem: CodeError | null
  /** How a run ended that did not reach the goal. */
  failure: string | null
  level: string
  goal: string
}

export function tutorSubject(played: PlayedProgram): ShownSubject {
  const { t, program, problem, failure, level, goal, host, messages } = played
  return {
    kind: program.view,
    program: asPython(program),
    error: problem ? problemText(t, problem) : failure,
    failing: null,
    goal,
    level,
    firstHelp: firstHelp(played),
    draw(code) {
      const piece = program.view === 'blocks' ? programIn(code) : null
      if (!piece) return null
      return <HintPiece host={host} messages={messages} view="blocks" piece={piece} />
    },
  }
}

function firstHelp({ t, program, problem, failure, goal }: PlayedProgram): FirstHelp {
  if (isEmptyProgram(program)) return { task: true, what: goal, next: [t('hintStart')] }
  if (problem) return { what: problemText(t, problem), next: [t('tutorMend')] }
  if (failure !== null) return { what: failure, next: [t('tutorWatch'), t('tutorHints')] }
  return { task: true, what: goal, next: [t('tutorTry')] }
}

/** What cannot be read yet is told as it was written. */
function asPython(program: ProgramSource): string {
  try {
    return printPython(readProgram(program)).source
  } catch (error) {
    if (!(error instanceof CodeError)) throw error
    return program.view === 'python' ? program.source : ''
  }
}

function programIn(code: string): ReturnType<typeof parsePython> | null {
  try {
    const program = parsePython(code)
    return program.main.length + program.functions.length > 0 ? program : null
  } catch (error) {
    if (error instanceof CodeError) return null
    throw error
  }
}
