import type { ChapterSteps } from '../step.ts'

/** The words of the learner's language that stand in the programs. */
export type Word = 'low' | 'high' | 'found' | 'milk' | 'rice' | 'egg'

const steps: ChapterSteps<'projects'> = {
  quiz: {
    starter: 'points = 0\n',
    almost:
      'points = 0\nif int(input("3 * 4 = ")) == ___:\n    points = points + 1\nif int(input("4 * 5 = ")) == ___:\n    points = ___\nprint(points)',
    solution:
      'points = 0\nif int(input("3 * 4 = ")) == 12:\n    points = points + 1\nif int(input("4 * 5 = ")) == 20:\n    points = points + 1\nprint(points)',
    checks: [
      { input: ['12', '20'], test: 'ends_with(2)' },
      { input: ['12', '3'], test: 'ends_with(1)' },
      { input: ['5', '20'], test: 'ends_with(1)' },
      { input: ['1', '1'], test: 'ends_with(0)' },
    ],
  },
  guess: {
    starter: 'secret = 7\nguess = int(input("? "))\n',
    almost:
      'secret = 7\nguess = int(input("? "))\nwhile guess != ___:\n    if guess < secret:\n        print("$low")\n    else:\n        print("___")\n    guess = int(input("? "))\nprint("___")',
    solution:
      'secret = 7\nguess = int(input("? "))\nwhile guess != secret:\n    if guess < secret:\n        print("$low")\n    else:\n        print("$high")\n    guess = int(input("? "))\nprint("$found")',
    checks: [
      { input: ['7'], test: 'prints("$found")' },
      { input: ['3', '9', '7'], test: 'prints("$low", "$high", "$found")' },
      { input: ['10', '8', '1', '7'], test: 'prints("$high", "$high", "$low", "$found")' },
    ],
  },
  shopping: {
    starter: 'things = []\n',
    almost:
      'things = []\nthing = input("? ")\nwhile thing != "":\n    things.___(thing)\n    thing = ___("? ")\nprint(___(things))',
    solution:
      'things = []\nthing = input("? ")\nwhile thing != "":\n    things.append(thing)\n    thing = input("? ")\nprint(len(things))',
    checks: [
      { input: ['$milk', '$rice', ''], test: 'ends_with(2)' },
      { input: ['$egg', ''], test: 'ends_with(1)' },
      { input: [''], test: 'ends_with(0)' },
    ],
  },
  'secret-writing': {
    starter: 'text = input("? ")\n',
    almost:
      'text = input("? ")\nsecret = ""\nfor letter in text:\n    secret = ___ + secret\nprint(___)',
    solution:
      'text = input("? ")\nsecret = ""\nfor letter in text:\n    secret = letter + secret\nprint(secret)',
    checks: [
      { input: ['panda'], test: 'prints("adnap")' },
      { input: ['python'], test: 'prints("nohtyp")' },
    ],
  },
  flower: {
    starter: 'from turtle import *\n\nspeed(0)\n',
    almost:
      'from turtle import *\n\nspeed(0)\n\ndef square():\n    for i in range(4):\n        forward(80)\n        left(___)\n\nfor i in range(8):\n    ___()\n    left(___)',
    solution:
      'from turtle import *\n\nspeed(0)\n\ndef square():\n    for i in range(4):\n        forward(80)\n        left(90)\n\nfor i in range(8):\n    square()\n    left(45)',
    checks: [
      {
        test: 'picture("for j in range(8):\\n    for i in range(4):\\n        forward(80)\\n        left(90)\\n    left(45)", sized=True)\ndefines("square")',
      },
    ],
  },
}

export default steps
