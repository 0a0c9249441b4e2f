/** if, elif, else. */
import type { Challenge } from './challenge.ts'

export const CHOICES: Challenge[] = [
  {
    id: 'even-odd',
    level: 2,
    starter: 'number = int(input("? "))\n',
    checks: [
      { input: ['8'], output: 'even' },
      { input: ['7'], output: 'odd' },
      { input: ['0'], output: 'even' },
    ],
    solution:
      'number = int(input())\nif number % 2 == 0:\n    print("even")\nelse:\n    print("odd")',
  },
  {
    id: 'bigger',
    level: 2,
    starter: 'a = int(input("? "))\nb = int(input("? "))\n',
    checks: [
      { input: ['3', '9'], output: '9' },
      { input: ['12', '5'], output: '12' },
      { input: ['9', '10'], output: '10' },
    ],
    solution: 'a = int(input())\nb = int(input())\nif a > b:\n    print(a)\nelse:\n    print(b)',
  },
  {
    id: 'ticket',
    level: 2,
    starter: 'age = int(input("? "))\n',
    checks: [
      { input: ['5'], output: '0' },
      { input: ['6'], output: '20' },
      { input: ['17'], output: '20' },
      { input: ['18'], output: '50' },
    ],
    solution:
      'age = int(input())\nif age < 6:\n    print(0)\nelif age < 18:\n    print(20)\nelse:\n    print(50)',
  },
  {
    id: 'grade',
    level: 2,
    starter: 'points = int(input("? "))\n',
    checks: [
      { input: ['95'], output: 'A' },
      { input: ['80'], output: 'A' },
      { input: ['79'], output: 'B' },
      { input: ['60'], output: 'B' },
      { input: ['59'], output: 'C' },
    ],
    solution:
      'points = int(input())\nif points >= 80:\n    print("A")\nelif points >= 60:\n    print("B")\nelse:\n    print("C")',
  },
  {
    id: 'leap-year',
    level: 2,
    starter: 'year = int(input("? "))\n',
    checks: [
      { input: ['2024'], output: 'yes' },
      { input: ['2023'], output: 'no' },
      { input: ['1900'], output: 'no' },
      { input: ['2000'], output: 'yes' },
    ],
    solution:
      'year = int(input())\nif year % 4 == 0 and (year % 100 != 0 or year % 400 == 0):\n    print("yes")\nelse:\n    print("no")',
  },
]
