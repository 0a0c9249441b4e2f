import type { ChapterSteps } from '../step.ts'

/** The words of the learner's language that stand in the programs. */
export type Word = 'hello' | 'mia' | 'ben'

const steps: ChapterSteps<'functions'> = {
  define: {
    almost: 'def greet():\n    print("___")\n\ngreet()\n___()',
    solution: 'def greet():\n    print("$hello")\n\ngreet()\ngreet()',
    checks: [{ test: 'defines("greet")\nprints("$hello", "$hello")\nat_most("print", 1)' }],
  },
  'input-value': {
    starter: 'def greet():\n    print("$hello")\n\ngreet()\n',
    almost: 'def greet(___):\n    print("$hello", ___)\n\ngreet("$mia")',
    solution: 'def greet(name):\n    print("$hello", name)\n\ngreet("$mia")',
    checks: [
      {
        test: 'defines("greet", 1)\nshows(\'greet("$mia")\', "$hello $mia")\nshows(\'greet("$ben")\', "$hello $ben")',
      },
    ],
  },
  return: {
    almost: 'def double(n):\n    ___ n * 2\n\nprint(double(4))',
    solution: 'def double(n):\n    return n * 2\n\nprint(double(4))',
    checks: [{ test: 'defines("double", 1)\ngives("double(4)", 8)\ngives("double(7)", 14)' }],
  },
  rectangle: {
    almost: 'def area(width, ___):\n    return ___ * ___\n\nprint(area(3, 4))',
    solution: 'def area(width, height):\n    return width * height\n\nprint(area(3, 4))',
    checks: [{ test: 'defines("area", 2)\ngives("area(3, 4)", 12)\ngives("area(5, 2)", 10)' }],
  },
  'is-even': {
    almost:
      'def is_even(n):\n    if n % ___ == 0:\n        return ___\n    else:\n        return ___',
    solution:
      'def is_even(n):\n    if n % 2 == 0:\n        return True\n    else:\n        return False',
    checks: [
      { test: 'defines("is_even", 1)\ngives("is_even(8)", True)\ngives("is_even(7)", False)' },
    ],
  },
  biggest: {
    almost:
      'def biggest(a, b):\n    if a ___ b:\n        return ___\n    else:\n        return ___',
    solution: 'def biggest(a, b):\n    if a > b:\n        return a\n    else:\n        return b',
    checks: [
      {
        test: 'defines("biggest", 2)\ngives("biggest(3, 9)", 9)\ngives("biggest(12, 5)", 12)\ngives("biggest(4, 4)", 4)',
      },
    ],
  },
}

export default steps
