/** What the tutor is told of a notebook: its cells as one script, and the last error of a cell. */
import { plainSubject, type ShownSubject } from '../../host/tutor/tutor-subject.ts'
import { toScript } from './core/project-file.ts'
import type { NotebookSession } from './notebook-session.ts'

export function tutorSubject(session: NotebookSession): ShownSubject {
  const program = new TextDecoder().decode(toScript(session.document()).bytes)
  return plainSubject('python', program, session.lastError)
}
