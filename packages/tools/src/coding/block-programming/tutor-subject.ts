/** What the tutor is told of a block program: the same program in Python, and what went wrong last. */
import { pythonProgram } from '@panya/engines/blocks-runtime/python/python-program.ts'
import { plainSubject, type ShownSubject } from '../../host/tutor/tutor-subject.ts'
import { programOf } from './core/edit-project.ts'
import type { SessionState } from './session/session-store.ts'

export function tutorSubject({ content, problems }: SessionState): ShownSubject {
  return plainSubject('blocks', pythonProgram(programOf(content)), problems.at(-1)?.code ?? null)
}
