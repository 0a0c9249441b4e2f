import type { ChapterSteps } from '../step.ts'

/** The words of the learner's language that stand in the programs. */
export type Word = 'hello' | 'liftoff'

const steps: ChapterSteps<'repeating'> = {
  'five-times': {
    almost: 'for i in range(___):\n    print("___")',
    solution: 'for i in range(5):\n    print("$hello")',
    checks: [{ test: 'prints(*["$hello"] * 5)\nhas("for")\nat_most("print", 1)' }],
  },
  counting: {
    starter: 'for i in range(5):\n    print("$hello")\n',
    almost: 'for i in range(5):\n    print(___)',
    solution: 'for i in range(5):\n    print(i)',
    checks: [{ test: 'prints(0, 1, 2, 3, 4)\nhas("for")' }],
  },
  'from-to': {
    almost: 'for i in range(___, ___):\n    print(i)',
    solution: 'for i in range(1, 11):\n    print(i)',
    checks: [{ test: 'prints(*range(1, 11))\nhas("for")' }],
  },
  table: {
    starter: 'number = 7\n',
    almost: 'number = 7\nfor i in range(1, ___):\n    print(___ * ___)',
    solution: 'number = 7\nfor i in range(1, 11):\n    print(number * i)',
    checks: [
      { test: 'prints(*range(7, 71, 7))\nhas("for")\nprints_if({"number": 3}, *range(3, 31, 3))' },
    ],
  },
  total: {
    starter: 'total = 0\n',
    almost: 'total = 0\nfor i in range(1, ___):\n    total = total + ___\nprint(total)',
    solution: 'total = 0\nfor i in range(1, 101):\n    total = total + i\nprint(total)',
    checks: [{ test: 'prints(5050)\nhas("for")' }],
  },
  while: {
    starter: 'n = 5\n',
    almost: 'n = 5\nwhile n > ___:\n    print(n)\n    n = n - ___\nprint("___")',
    solution: 'n = 5\nwhile n > 0:\n    print(n)\n    n = n - 1\nprint("$liftoff")',
    checks: [{ test: 'prints(5, 4, 3, 2, 1, "$liftoff")\nhas("while")' }],
  },
  stairs: {
    almost: 'for i in range(1, ___):\n    print("*" * ___)',
    solution: 'for i in range(1, 6):\n    print("*" * i)',
    checks: [{ test: 'prints("*", "**", "***", "****", "*****")\nhas("for")' }],
  },
}

export default steps
