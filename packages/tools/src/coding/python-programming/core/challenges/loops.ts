/** for and while. */
import { onLevel, prints } from './challenge.ts'

export const LOOPS = onLevel(3, [
  {
    id: 'count-up',
    starter: '',
    checks: [{ output: '1\n2\n3\n4\n5\n6\n7\n8\n9\n10', test: 'uses("for")' }],
    solution: 'for i in range(1, 11):\n    print(i)',
  },
  {
    id: 'countdown',
    starter: 'start = int(input("? "))\n',
    checks: [prints('3\n2\n1\nGo!', '3'), prints('1\nGo!', '1')],
    solution:
      'start = int(input())\nwhile start > 0:\n    print(start)\n    start -= 1\nprint("Go!")',
  },
  {
    id: 'times-table',
    starter: 'n = int(input("? "))\n',
    checks: [
      prints('7\n14\n21\n28\n35\n42\n49\n56\n63\n70', '7'),
      prints('3\n6\n9\n12\n15\n18\n21\n24\n27\n30', '3'),
    ],
    solution: 'n = int(input())\nfor i in range(1, 11):\n    print(n * i)',
  },
  {
    id: 'sum-to-n',
    starter: 'n = int(input("? "))\n',
    checks: [prints('10', '4'), prints('5050', '100')],
    solution:
      'n = int(input())\ntotal = 0\nfor i in range(1, n + 1):\n    total += i\nprint(total)',
  },
  {
    id: 'stairs',
    starter: 'steps = int(input("? "))\n',
    checks: [prints('*\n**\n***\n****', '4'), prints('*\n**', '2')],
    solution: 'steps = int(input())\nfor i in range(1, steps + 1):\n    print("*" * i)',
  },
  {
    id: 'until-stop',
    starter: 'total = 0\n',
    checks: [prints('13', '5', '7', '1', 'stop'), prints('0', 'stop')],
    solution:
      'total = 0\nword = input()\nwhile word != "stop":\n    total += int(word)\n    word = input()\nprint(total)',
  },
  {
    id: 'fizz',
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
])
