/** What the tutor is told of a notebook: its cells as one script, and the error that a cell shows last. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { Notebook } from '@panya/domain/notebook/notebook.ts'
import { errorWords, loadErrorMessages } from '@panya/engines/python/errors/error-words.ts'
import { explain } from '@panya/engines/python/errors/explain.ts'
import { type ErrorOutput, factsOfOutput } from '@panya/engines/python/errors/facts-of-output.ts'
import { plainSubject, type ShownSubject } from '../../host/tutor/tutor-subject.ts'
import { toScript } from './core/project-file.ts'
import type { NotebookSession } from './notebook-session.ts'

export const scriptOf = (session: NotebookSession): string =>
  new TextDecoder().decode(toScript(session.document()).bytes)

export async function tutorSubject(
  session: NotebookSession,
  locale: Locale,
): Promise<ShownSubject> {
  const program = scriptOf(session)
  // What stands in an older cell may have been mended meanwhile: only what ran last counts.
  const error = session.lastError === null ? null : lastErrorOf(session.notebook, session.lastError)
  if (!error) return plainSubject('python', program, session.lastError)
  const subject = plainSubject('python', program, `${error.ename}: ${error.evalue}`)
  const messages = await loadErrorMessages(locale)
  const { what, next } = errorWords(locale, messages, explain(factsOfOutput(error)))
  return { ...subject, firstHelp: { what, next: [next] } }
}

function lastErrorOf({ cells }: Notebook, ename: string): ErrorOutput | null {
  for (const cell of cells.toReversed()) {
    const outputs = cell.cell_type === 'code' ? cell.outputs : []
    for (const output of outputs)
      if (output.output_type === 'error' && output.ename === ename) return output
  }
  return null
}
