import type { ChapterAnswers } from './answer.ts'

export const answers: ChapterAnswers<'projects'> = {
  quiz: {
    right: [
      'points = 0\na = int(input())\nb = int(input())\nif a == 3 * 4:\n    print("ok")\n    points += 1\nif b == 4 * 5:\n    points += 1\nprint("---")\nprint(points)',
      'points = 0\nfor right in ["12", "20"]:\n    if input() == right:\n        points += 1\nprint(points)',
    ],
    wrong: [
      ['input()\ninput()\nprint(2)', 'differs'],
      [
        'points = 0\nif input() == 12:\n    points += 1\nif input() == 20:\n    points += 1\nprint(points)',
        'differs',
      ],
      ['if int(input()) == 12:\n    points = points + 1\nprint(points)', 'error'],
    ],
  },
  guess: {
    right: [
      'secret = 7\nwhile True:\n    g = int(input())\n    if g == secret:\n        break\n    elif g < secret:\n        print("$low")\n    else:\n        print("$high")\nprint("$found")',
      'secret = 7\ng = 0\nwhile g != secret:\n    g = int(input())\n    if g < secret:\n        print("$low")\n    elif g > secret:\n        print("$high")\nprint("$found!")',
    ],
    wrong: [
      [
        'secret = 7\ng = int(input())\nif g < secret:\n    print("$low")\nelif g > secret:\n    print("$high")\nelse:\n    print("$found")',
        'tooLittle',
      ],
      [
        'while True:\n    g = int(input())\n    if g == 7:\n        print("$found")',
        'asksTooOften',
      ],
    ],
  },
  shopping: {
    right: [
      'things = []\nwhile True:\n    t = input()\n    if t == "":\n        break\n    things.append(t)\nfor t in things:\n    print(t)\nprint(len(things))',
      'n = 0\nwhile input():\n    n += 1\nprint(n)',
    ],
    wrong: [
      [
        'things = []\nthing = "x"\nwhile thing != "":\n    thing = input()\n    things.append(thing)\nprint(len(things))',
        'differs',
      ],
      ['things = []\nwhile True:\n    things.append(input())', 'asksTooOften'],
    ],
  },
  'secret-writing': {
    right: ['print(input()[::-1])', 'text = input()\nprint("".join(reversed(text)))'],
    wrong: [
      ['text = input()\nprint(text)', 'differs'],
      ['text = input()\nfor letter in text:\n    print(letter)', 'differs'],
    ],
  },
  flower: {
    right: [
      'from turtle import *\nspeed(0)\ndef square(size):\n    for i in range(4):\n        forward(size)\n        right(90)\nfor i in range(8):\n    square(50)\n    right(45)',
      'import turtle\ndef square():\n    for i in range(4):\n        turtle.fd(100)\n        turtle.lt(90)\nfor i in range(8):\n    turtle.lt(45)\n    square()',
    ],
    wrong: [
      [
        'from turtle import *\ndef square():\n    for i in range(4):\n        forward(80)\n        left(90)\nfor i in range(8):\n    square()',
        'lineCount',
      ],
      [
        'from turtle import *\nfor j in range(8):\n    for i in range(4):\n        forward(80)\n        left(90)\n    left(45)',
        'noFunction',
      ],
    ],
  },
}
