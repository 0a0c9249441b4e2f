import type { ChapterSteps } from '../step.ts'

/** The words of the learner's language that stand in the programs. */
export type Word = 'hello' | 'iam' | 'mia' | 'morning' | 'night' | 'cat' | 'dog'

const steps: ChapterSteps<'first-words'> = {
  hello: {
    almost: 'print("___")',
    solution: 'print("$hello")',
    checks: [{ test: 'prints("$hello")' }],
  },
  'own-name': {
    starter: 'print("$hello")\n',
    almost: 'print("$iam ___")',
    solution: 'print("$iam $mia")',
    checks: [{ test: 'says("$iam")\nassert len(output.strip()) > len("$iam") + 1' }],
  },
  'two-lines': {
    almost: 'print("___")\nprint("___")',
    solution: 'print("$morning")\nprint("$night")',
    checks: [{ test: 'prints("$morning", "$night")' }],
  },
  'mend-quotes': {
    starter: 'print("$cat)\n',
    almost: 'print("$cat___)',
    solution: 'print("$cat")',
    checks: [{ test: 'prints("$cat")' }],
  },
  comment: {
    starter: 'print("$cat")\nprint("$dog")\n',
    almost: 'print("$cat")\n___ print("$dog")',
    solution: 'print("$cat")\n# print("$dog")',
    checks: [{ test: 'prints("$cat")\nif "#" not in source:\n    note(kind="uses", word="#")' }],
  },
  'star-tree': {
    starter: 'print("  *")\n',
    almost: 'print("  *")\nprint(" ___")\nprint("___")',
    solution: 'print("  *")\nprint(" ***")\nprint("*****")',
    checks: [{ test: 'prints("*", "***", "*****")' }],
  },
}

export default steps
