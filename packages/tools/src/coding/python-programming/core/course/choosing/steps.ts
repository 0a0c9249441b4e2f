import type { ChapterSteps } from '../step.ts'

/** The words of the learner's language that stand in the programs. */
export type Word =
  | 'howold'
  | 'welcome'
  | 'hot'
  | 'cool'
  | 'secret'
  | 'open'
  | 'wrong'
  | 'even'
  | 'odd'
  | 'child'
  | 'other'

const steps: ChapterSteps<'choosing'> = {
  'big-enough': {
    starter: 'age = int(input("$howold "))\n',
    almost: 'age = int(input("$howold "))\nif age ___ 10:\n    print("___")',
    solution: 'age = int(input("$howold "))\nif age >= 10:\n    print("$welcome")',
    checks: [
      { input: ['12'], test: 'prints("$welcome")' },
      { input: ['7'], test: 'prints()' },
      { input: ['10'], test: 'prints("$welcome")' },
    ],
  },
  else: {
    starter: 'degrees = int(input("? "))\n',
    almost:
      'degrees = int(input("? "))\nif degrees > 30:\n    print("___")\n___:\n    print("___")',
    solution:
      'degrees = int(input("? "))\nif degrees > 30:\n    print("$hot")\nelse:\n    print("$cool")',
    checks: [
      { input: ['35'], test: 'prints("$hot")' },
      { input: ['20'], test: 'prints("$cool")' },
      { input: ['30'], test: 'prints("$cool")' },
    ],
  },
  password: {
    starter: 'word = input("? ")\n',
    almost: 'word = input("? ")\nif word ___ "$secret":\n    print("___")\nelse:\n    print("___")',
    solution:
      'word = input("? ")\nif word == "$secret":\n    print("$open")\nelse:\n    print("$wrong")',
    checks: [
      { input: ['$secret'], test: 'prints("$open")' },
      { input: ['1234'], test: 'prints("$wrong")' },
    ],
  },
  even: {
    starter: 'number = int(input("? "))\n',
    almost:
      'number = int(input("? "))\nif number % ___ == ___:\n    print("$even")\nelse:\n    print("$odd")',
    solution:
      'number = int(input("? "))\nif number % 2 == 0:\n    print("$even")\nelse:\n    print("$odd")',
    checks: [
      { input: ['8'], test: 'prints("$even")' },
      { input: ['7'], test: 'prints("$odd")' },
      { input: ['0'], test: 'prints("$even")' },
    ],
  },
  elif: {
    starter: 'points = int(input("? "))\n',
    almost:
      'points = int(input("? "))\nif points >= 80:\n    print("A")\n___ points >= 50:\n    print("___")\nelse:\n    print("___")',
    solution:
      'points = int(input("? "))\nif points >= 80:\n    print("A")\nelif points >= 50:\n    print("B")\nelse:\n    print("C")',
    checks: [
      { input: ['90'], test: 'prints("A")' },
      { input: ['60'], test: 'prints("B")' },
      { input: ['20'], test: 'prints("C")' },
      { input: ['80'], test: 'prints("A")' },
      { input: ['50'], test: 'prints("B")' },
    ],
  },
  and: {
    starter: 'age = int(input("$howold "))\n',
    almost:
      'age = int(input("$howold "))\nif age >= ___ and age <= ___:\n    print("$child")\nelse:\n    print("$other")',
    solution:
      'age = int(input("$howold "))\nif age >= 6 and age <= 12:\n    print("$child")\nelse:\n    print("$other")',
    checks: [
      { input: ['8'], test: 'prints("$child")' },
      { input: ['3'], test: 'prints("$other")' },
      { input: ['40'], test: 'prints("$other")' },
      { input: ['6'], test: 'prints("$child")' },
      { input: ['12'], test: 'prints("$child")' },
    ],
  },
}

export default steps
