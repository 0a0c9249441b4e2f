/** What the tutor is told of a notebook: its cells as one script, and the last error of a cell. */
import type { TutorSubject } from '../../host/tutor/TutorButton.tsx'
import { toScript } from './core/project-file.ts'
import type { NotebookSession } from './notebook-session.ts'

export function tutorSubject(session: NotebookSession): TutorSubject {
  const program = new TextDecoder().decode(toScript(session.document()).bytes)
  return { program, error: session.lastError }
}
