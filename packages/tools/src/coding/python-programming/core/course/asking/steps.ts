import type { ChapterSteps } from '../step.ts'

/** The words of the learner's language that stand in the programs. */
export type Word = 'hello' | 'mia' | 'ben' | 'who' | 'howold'

const steps: ChapterSteps<'asking'> = {
  'ask-name': {
    almost: 'name = input("$who ")\nprint(___)',
    solution: 'name = input("$who ")\nprint(name)',
    checks: [
      { input: ['$mia'], test: 'prints("$mia")' },
      { input: ['$ben'], test: 'prints("$ben")' },
    ],
  },
  join: {
    starter: 'name = input("$who ")\n',
    almost: 'name = input("$who ")\nprint("$hello", ___)',
    solution: 'name = input("$who ")\nprint("$hello", name)',
    checks: [
      { input: ['$mia'], test: 'prints("$hello $mia")' },
      { input: ['$ben'], test: 'prints("$hello $ben")' },
    ],
  },
  'next-year': {
    starter: 'age = input("$howold ")\n',
    almost: 'age = ___(input("$howold "))\nprint(age + ___)',
    solution: 'age = int(input("$howold "))\nprint(age + 1)',
    checks: [
      { input: ['9'], test: 'prints(10)' },
      { input: ['12'], test: 'prints(13)' },
    ],
  },
  'add-two': {
    almost: 'a = int(input("? "))\nb = ___(input("? "))\nprint(___ + ___)',
    solution: 'a = int(input("? "))\nb = int(input("? "))\nprint(a + b)',
    checks: [
      { input: ['3', '4'], test: 'prints(7)' },
      { input: ['5', '6'], test: 'prints(11)' },
      { input: ['10', '-2'], test: 'prints(8)' },
    ],
  },
  'f-string': {
    starter: 'name = input("$who ")\n',
    almost: 'name = input("$who ")\nprint(___"$hello, {___}!")',
    solution: 'name = input("$who ")\nprint(f"$hello, {name}!")',
    checks: [
      { input: ['$mia'], test: 'prints("$hello, $mia!")\nhas("f")' },
      { input: ['$ben'], test: 'prints("$hello, $ben!")' },
    ],
  },
}

export default steps
