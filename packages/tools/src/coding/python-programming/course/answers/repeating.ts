import type { ChapterAnswers } from './answer.ts'

export const answers: ChapterAnswers<'repeating'> = {
  'five-times': {
    right: [
      'for _ in range(1, 6):\n    print("$hello")',
      'for n in [1, 2, 3, 4, 5]:\n  print("$hello!")',
    ],
    wrong: [
      ['print("$hello")\n'.repeat(5), 'uses'],
      ['for i in range(5):\nprint("$hello")', 'error'],
      ['for i in range(4):\n    print("$hello")', 'tooLittle'],
      ['for i in range(6):\n    print("$hello")', 'tooMuch'],
    ],
  },
  counting: {
    right: ['for number in range(0, 5):\n    print(number)', 'for i in range(5): print(i)'],
    wrong: [
      ['for i in range(5):\n    print("i")', 'nameNotValue'],
      ['for i in range(1, 6):\n    print(i)', 'differs'],
      ['print(0)\nprint(1)\nprint(2)\nprint(3)\nprint(4)', 'uses'],
    ],
  },
  'from-to': {
    right: [
      'for i in range(10):\n    print(i + 1)',
      'n = 0\nfor i in range(10):\n    n += 1\n    print(n)',
    ],
    wrong: [
      ['for i in range(1, 10):\n    print(i)', 'tooLittle'],
      ['for i in range(10):\n    print(i)', 'differs'],
      ['for i in range(1, 12):\n    print(i)', 'tooMuch'],
    ],
  },
  table: {
    right: [
      'number = 7\nfor i in range(number, number * 10 + 1, number):\n    print(i)',
      'number = 7\nfor i in range(10):\n    print((i + 1) * number)',
    ],
    wrong: [
      ['number = 7\nfor i in range(1, 11):\n    print(7 * i)', 'onlyNow'],
      ['number = 7\nfor i in range(10):\n    print(number * i)', 'differs'],
      ['number = 7\nfor i in range(1, 10):\n    print(number * i)', 'tooLittle'],
    ],
  },
  total: {
    right: [
      'total = 0\nfor i in range(101):\n    total += i\nprint(total)',
      'total = 0\nfor i in range(100, 0, -1):\n    total = i + total\nprint(total)',
    ],
    wrong: [
      ['total = 0\nfor i in range(1, 100):\n    total = total + i\nprint(total)', 'differs'],
      ['total = 0\nfor i in range(1, 101):\n    total = i\nprint(total)', 'differs'],
      ['print(5050)', 'uses'],
    ],
  },
  while: {
    right: [
      'n = 5\nwhile n >= 1:\n    print(n)\n    n -= 1\nprint("$liftoff!")',
      'n = 5\nwhile True:\n    print(n)\n    n = n - 1\n    if n == 0:\n        break\nprint("$liftoff")',
    ],
    wrong: [
      ['n = 5\nwhile n > 1:\n    print(n)\n    n = n - 1\nprint("$liftoff")', 'differs'],
      ['for n in range(5, 0, -1):\n    print(n)\nprint("$liftoff")', 'uses'],
      ['n = 5\nwhile n > 0:\n    print(n)\n    n = n - 1', 'tooLittle'],
    ],
  },
  stairs: {
    right: [
      'stars = ""\nfor i in range(5):\n    stars = stars + "*"\n    print(stars)',
      'for i in range(5):\n    print("*" * (i + 1))',
    ],
    wrong: [
      ['for i in range(5):\n    print("*" * i)', 'tooLittle'],
      ['print("*")\nprint("**")\nprint("***")\nprint("****")\nprint("*****")', 'uses'],
      ['for i in range(1, 6):\n    print("*")', 'differs'],
    ],
  },
}
