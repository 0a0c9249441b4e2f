/** for and while. */
import type { Challenge } from './challenge.ts'

export const LOOPS: Challenge[] = [
  {
    id: 'count-up',
    level: 3,
    starter: '',
    checks: [{ output: '1\n2\n3\n4\n5\n6\n7\n8\n9\n10', test: 'uses("for")' }],
    solution: 'for i in range(1, 11):\n    print(i)',
  },
  {
    id: 'countdown',
    level: 3,
    starter: 'start = int(input("? "))\n',
    checks: [
      { input: ['3'], output: '3\n2\n1\nGo!' },
      { input: ['1'], output: '1\nGo!' },
    ],
    solution:
      'start = int(input())\nwhile start > 0:\n    print(start)\n    start -= 1\nprint("Go!")',
  },
  {
    id: 'times-table',
    level: 3,
    starter: 'n = int(input("? "))\n',
    checks: [
      { input: ['7'], output: '7\n14\n21\n28\n35\n42\n49\n56\n63\n70' },
      { input: ['3'], output: '3\n6\n9\n12\n15\n18\n21\n24\n27\n30' },
    ],
    solution: 'n = int(input())\nfor i in range(1, 11):\n    print(n * i)',
  },
  {
    id: 'sum-to-n',
    level: 3,
    starter: 'n = int(input("? "))\n',
    checks: [
      { input: ['4'], output: '10' },
      { input: ['100'], output: '5050' },
    ],
    solution:
      'n = int(input())\ntotal = 0\nfor i in range(1, n + 1):\n    total += i\nprint(total)',
  },
  {
    id: 'stairs',
    level: 3,
    starter: 'steps = int(input("? "))\n',
    checks: [
      { input: ['4'], output: '*\n**\n***\n****' },
      { input: ['2'], output: '*\n**' },
    ],
    solution: 'steps = int(input())\nfor i in range(1, steps + 1):\n    print("*" * i)',
  },
  {
    id: 'until-stop',
    level: 3,
    starter: 'total = 0\n',
    checks: [
      { input: ['5', '7', '1', 'stop'], output: '13' },
      { input: ['stop'], output: '0' },
    ],
    solution:
      'total = 0\nword = input()\nwhile word != "stop":\n    total += int(word)\n    word = input()\nprint(total)',
  },
  {
    id: 'fizz',
    level: 3,
    starter: '',
    checks: [
      {
        output:
          '1\n2\nFizz\n4\nBuzz\nFizz\n7\n8\nFizz\nBuzz\n11\nFizz\n13\n14\nFizzBuzz\n16\n17\nFizz\n19\nBuzz',
      },
    ],
    solution:
      'for i in range(1, 21):\n    if i % 15 == 0:\n        print("FizzBuzz")\n    elif i % 3 == 0:\n        print("Fizz")\n    elif i % 5 == 0:\n        print("Buzz")\n    else:\n        print(i)',
  },
]
