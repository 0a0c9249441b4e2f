/** What is wrong with a text, in the learner's language. */
import type { PythonProblem } from '@panya/engines/blocks-runtime/python/read/read-python.ts'
import type { TextMessages } from './text-messages.ts'

const LONGEST = 30

export function explainProblem({ line, said }: PythonProblem, t: TextMessages): string {
  const [words = ''] = said.trim().split('\n')
  const short = words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words
  const what = short === '' ? t('problem.missing') : t('problem.unclear', { said: short })
  return t('line', { line, what })
}
