/** The work as the tool tells of it, with the check that fails, whichever tool it is. */
import type { CheckLine } from '../task/check-line.ts'
import { firstFailing } from '../task/last-check.ts'
import type { ShownSubject } from './tutor-subject.ts'

export type ReadWork = () => ShownSubject | Promise<ShownSubject>

export async function lookAtWork(task: string | null, read: ReadWork): Promise<ShownSubject> {
  const subject = await read()
  const line = task === null ? null : firstFailing(task)
  if (!line || subject.failing !== null) return subject
  const failing = inWords(line)
  // What stops the program comes first: the check may fail for nothing else.
  if (subject.error !== null) return { ...subject, failing }
  return { ...subject, failing, firstHelp: { task: true, what: line.title, next: nextSteps(line) } }
}

function nextSteps({ why, samples = [] }: CheckLine): string[] {
  return [...(why ? [why] : []), ...samples.map(({ label, text }) => `${label}: ${text}`)]
}

const inWords = (line: CheckLine): string => [line.title, ...nextSteps(line)].join('\n')
