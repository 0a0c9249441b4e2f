/** What the tutor is told of a Python program: the text, and what went wrong last. */
import type { RunAnswer } from '@panya/engines/python/protocol.ts'
import { plainSubject, type ShownSubject } from '../../host/tutor/tutor-subject.ts'
import type { PythonSession } from './python-session.ts'

export function tutorSubject({ files, state }: PythonSession): ShownSubject {
  const project = files.project()
  const main = project.files.find(({ name }) => name === state.shown) ?? project.files[0]
  return plainSubject('python', main?.text ?? '', errorIn(state.ending))
}

function errorIn(answer: RunAnswer | null): string | null {
  if (answer?.ending === 'error') return `${answer.error.type}: ${answer.error.message}`
  if (answer?.ending === 'crashed')
    return answer.reason === 'stack' ? 'RecursionError' : 'MemoryError'
  if (answer?.ending === 'packages') return `ModuleNotFoundError: ${answer.missing.join(', ')}`
  return answer?.ending === 'stopped' ? 'stopped' : null
}
