/** What the tutor is told of a block program: the same program in Python, what went wrong last, and what is missing. */
import { topBlocks } from '@panya/engines/blocks-runtime/block-json.ts'
import { pythonProgram } from '@panya/engines/blocks-runtime/python/python-program.ts'
import { pythonTextOf } from '@panya/engines/blocks-runtime/python/python-text.ts'
import type { ToolHost } from '../../host/tool-host.ts'
import type { FirstHelp, ShownSubject } from '../../host/tutor/tutor-subject.ts'
import type { BlocksMessages } from './blocks-messages.ts'
import { AnswerBlocks } from './components/AnswerBlocks.tsx'
import { programOf, shownScripts } from './core/edit-project.ts'
import { PROBLEM_MESSAGES } from './problem-messages.ts'
import type { SessionState } from './session/session-store.ts'
import { boardOf, contextOf } from './session/shown-editor.ts'
import { shownProgram } from './session/shown-program.ts'
import { blocksOfAnswer } from './text/answer-blocks.ts'
import { EMPTY, NEXT_STEPS, NO_START } from './tutor-words.ts'

interface Work {
  host: ToolHost
  state: SessionState
  t: BlocksMessages
}

export async function tutorSubject({ host, state, t }: Work): Promise<ShownSubject> {
  const { content, actorId, problems, mistake } = state
  const { readPython } = await import('@panya/engines/blocks-runtime/python/read/read-python.ts')
  const shown = shownProgram(content, actorId)
  const board = boardOf(content)
  const { shared } = shownScripts(content, actorId)
  return {
    kind: 'blocks',
    program: board
      ? pythonTextOf(shown.program, shown.actorId).text
      : pythonProgram(programOf(content)),
    error: mistake?.words ?? problems.at(-1)?.code ?? null,
    failing: null,
    goal: null,
    level: null,
    firstHelp: firstHelp({ host, state, t }),
    draw(code) {
      const workspace = blocksOfAnswer(code, shown, readPython)
      if (!workspace) return null
      const variables = [...shared, ...(workspace.variables ?? [])]
      const context = contextOf(content, actorId)
      return (
        <AnswerBlocks host={host} scripts={workspace} variables={variables} context={context} />
      )
    },
  }
}

function firstHelp({ host: { locale }, state, t }: Work): FirstHelp | null {
  const { content, actorId, problems, mistake } = state
  const problem = problems.at(-1)
  if (mistake) {
    const { code, words } = mistake
    const what = code === 'error' ? words : t(`mistake.${code}`, { names: words })
    return { what, next: [NEXT_STEPS.failed[locale]] }
  }
  if (problem) {
    return { what: t(PROBLEM_MESSAGES[problem.code]), next: [NEXT_STEPS[problem.code][locale]] }
  }
  if (boardOf(content)) return null
  const tops = content.actors.flatMap(({ id }) => topBlocks(shownScripts(content, id).workspace))
  if (tops.length === 0) return { what: EMPTY.what[locale], next: [EMPTY.next[locale]] }
  const here = topBlocks(shownScripts(content, actorId).workspace)
  if (!tops.some(begins) && here.length > 0)
    return { what: NO_START.what[locale], next: [NO_START.next[locale]] }
  return null
}

const begins = ({ type }: { type: string }): boolean => type.startsWith('event_')
