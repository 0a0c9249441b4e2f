/** Why a file could not be opened, in a sentence for the command line. */
import type { ScratchProblem, ScratchProblemCode } from './problem.ts'

const SENTENCES: Record<ScratchProblemCode, string> = {
  'not-scratch': 'this is not a Scratch project (neither a zip archive nor a project.json)',
  'scratch-1': 'this is a project of Scratch 1.x; open it in Scratch and save it as .sb3 first',
  'damaged-zip': 'the zip archive is damaged or cut off',
  'encrypted-zip': 'the zip archive is protected by a password',
  'too-big': 'the project is too big',
  'too-many-files': 'the archive holds too many files',
  'no-project': 'there is no project.json in the archive',
  'damaged-project': 'the project.json is damaged',
  'too-nested': 'there are too many blocks inside each other',
}

export function problemSentence({ code, data }: ScratchProblem): string {
  const details = Object.entries(data).map(([name, value]) => `${name} ${value}`)
  return SENTENCES[code] + (details.length > 0 ? ` (${details.join(', ')})` : '')
}
