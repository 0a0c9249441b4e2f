import type { ChapterAnswers } from './answer.ts'

export const answers: ChapterAnswers<'choosing'> = {
  'big-enough': {
    right: [
      'if int(input()) > 9:\n    print("$welcome")',
      'age = int(input())\nif age < 10:\n    pass\nelse:\n    print("$welcome!")',
    ],
    wrong: [
      ['age = int(input())\nprint("$welcome")', 'tooMuch'],
      ['age = int(input())\nif age > 10:\n    print("$welcome")', 'nothing'],
      ['age = int(input())\nif age >= 10:\nprint("$welcome")', 'error'],
    ],
  },
  else: {
    right: [
      'd = int(input())\nif d <= 30:\n    print("$cool")\nelse:\n    print("$hot")',
      'd = int(input())\nprint("$hot" if d > 30 else "$cool")',
    ],
    wrong: [
      ['d = int(input())\nif d >= 30:\n    print("$hot")\nelse:\n    print("$cool")', 'differs'],
      ['d = int(input())\nif d > 30:\n    print("$hot")\nprint("$cool")', 'tooMuch'],
    ],
  },
  password: {
    right: [
      'if input() != "$secret":\n    print("$wrong")\nelse:\n    print("$open")',
      'w = input()\nprint("$open" if w == "$secret" else "$wrong")',
    ],
    wrong: [
      ['word = input()\nif word = "$secret":\n    print("$open")', 'error'],
      ['word = input()\nprint("$open")', 'differs'],
      ['word = input()\nif word == "$secret":\n    print("$open")', 'nothing'],
    ],
  },
  even: {
    right: [
      'n = int(input())\nif n % 2 == 1:\n    print("$odd")\nelse:\n    print("$even")',
      'n = int(input())\nif n // 2 * 2 == n:\n    print("$even")\nelse:\n    print("$odd")',
    ],
    wrong: [
      ['n = int(input())\nif n / 2 == 0:\n    print("$even")\nelse:\n    print("$odd")', 'differs'],
      ['n = int(input())\nif n == 8:\n    print("$even")\nelse:\n    print("$odd")', 'differs'],
    ],
  },
  elif: {
    right: [
      'p = int(input())\nif p < 50:\n    print("C")\nelif p < 80:\n    print("B")\nelse:\n    print("a")',
      'p = int(input())\nif p >= 80:\n    print("A")\nelse:\n    if p >= 50:\n        print("B")\n    else:\n        print("C")',
    ],
    wrong: [
      [
        'p = int(input())\nif p >= 80:\n    print("A")\nif p >= 50:\n    print("B")\nelse:\n    print("C")',
        'tooMuch',
      ],
      [
        'p = int(input())\nif p > 80:\n    print("A")\nelif p > 50:\n    print("B")\nelse:\n    print("C")',
        'differs',
      ],
    ],
  },
  and: {
    right: [
      'age = int(input())\nif 6 <= age <= 12:\n    print("$child")\nelse:\n    print("$other")',
      'age = int(input())\nif age < 6 or age > 12:\n    print("$other")\nelse:\n    print("$child")',
    ],
    wrong: [
      [
        'age = int(input())\nif age >= 6 or age <= 12:\n    print("$child")\nelse:\n    print("$other")',
        'differs',
      ],
      [
        'age = int(input())\nif age > 6 and age < 12:\n    print("$child")\nelse:\n    print("$other")',
        'differs',
      ],
    ],
  },
}
