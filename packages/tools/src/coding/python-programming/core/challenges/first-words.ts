/** print, input, numbers. */
import type { Challenge } from './challenge.ts'

export const FIRST_WORDS: Challenge[] = [
  {
    id: 'hello',
    level: 1,
    starter: '',
    checks: [{ output: 'Hello, world!' }],
    solution: 'print("Hello, world!")',
  },
  {
    id: 'three-lines',
    level: 1,
    starter: 'print("Ready")\n',
    checks: [{ output: 'Ready\nSteady\nGo!' }],
    solution: 'print("Ready")\nprint("Steady")\nprint("Go!")',
  },
  {
    id: 'sum',
    level: 1,
    starter: 'a = 17\nb = 25\n',
    checks: [{ output: '42', test: 'uses("+")' }],
    solution: 'a = 17\nb = 25\nprint(a + b)',
  },
  {
    id: 'greet',
    level: 1,
    starter: 'name = input("? ")\n',
    checks: [
      { input: ['Mali'], output: 'Hello Mali' },
      { input: ['ก้อง'], output: 'Hello ก้อง' },
    ],
    solution: 'name = input("? ")\nprint("Hello", name)',
  },
  {
    id: 'double',
    level: 1,
    starter: 'number = input("? ")\n',
    checks: [
      { input: ['21'], output: '42' },
      { input: ['-4'], output: '-8' },
    ],
    solution: 'number = int(input("? "))\nprint(number * 2)',
  },
  {
    id: 'rectangle',
    level: 1,
    starter: '',
    checks: [
      { input: ['3', '4'], output: '12' },
      { input: ['10', '7'], output: '70' },
    ],
    solution: 'width = int(input())\nheight = int(input())\nprint(width * height)',
  },
  {
    id: 'sweets',
    level: 1,
    starter: 'sweets = int(input("? "))\nfriends = int(input("? "))\n',
    checks: [
      { input: ['17', '5'], output: '3\n2' },
      { input: ['20', '4'], output: '5\n0' },
    ],
    solution:
      'sweets = int(input())\nfriends = int(input())\nprint(sweets // friends)\nprint(sweets % friends)',
  },
]
