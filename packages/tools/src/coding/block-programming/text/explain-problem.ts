/** What is wrong with a text, in the learner's language. */
import type { PythonProblem } from '@panya/engines/blocks-runtime/python/read/read-python.ts'
import type { TextMessages } from './text-messages.ts'

const LONGEST = 30

/** What is meant is shown in its first words. */
function shortened(said: string): string {
  const [words = ''] = said.trim().split('\n')
  const letters = Array.from(words)
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : words
}

export function explainProblem(problem: PythonProblem, t: TextMessages): string {
  const { line, code, said, instead = '' } = problem
  const what = t(`problem.${code}`, { said: shortened(said), instead })
  // A text that is too long is that as a whole.
  return code === 'too-long' ? what : t('line', { line, what })
}
