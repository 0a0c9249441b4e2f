/** What the tutor is told of a block program: the same program in Python, and what went wrong last. */
import { pythonProgram } from '@panya/engines/blocks-runtime/python/python-program.ts'
import type { TutorSubject } from '../../host/tutor/TutorButton.tsx'
import { programOf } from './core/edit-project.ts'
import type { SessionState } from './session/session-store.ts'

export function tutorSubject({ content, problems }: SessionState): TutorSubject {
  return { program: pythonProgram(programOf(content)), error: problems.at(-1)?.code ?? null }
}
