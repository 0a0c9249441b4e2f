/** print, input, numbers. */
import { onLevel, prints } from './challenge.ts'

export const FIRST_WORDS = onLevel(1, [
  {
    id: 'hello',
    starter: '',
    checks: [prints('Hello, world!')],
    solution: 'print("Hello, world!")',
  },
  {
    id: 'three-lines',
    starter: 'print("Ready")\n',
    checks: [prints('Ready\nSteady\nGo!')],
    solution: 'print("Ready")\nprint("Steady")\nprint("Go!")',
  },
  {
    id: 'sum',
    starter: 'a = 17\nb = 25\n',
    checks: [{ output: '42', test: 'uses("+")' }],
    solution: 'a = 17\nb = 25\nprint(a + b)',
  },
  {
    id: 'greet',
    starter: 'name = input("? ")\n',
    checks: [prints('Hello Mali', 'Mali'), prints('Hello ก้อง', 'ก้อง')],
    solution: 'name = input("? ")\nprint("Hello", name)',
  },
  {
    id: 'double',
    starter: 'number = input("? ")\n',
    checks: [prints('42', '21'), prints('-8', '-4')],
    solution: 'number = int(input("? "))\nprint(number * 2)',
  },
  {
    id: 'rectangle',
    starter: '',
    checks: [prints('12', '3', '4'), prints('70', '10', '7')],
    solution: 'width = int(input())\nheight = int(input())\nprint(width * height)',
  },
  {
    id: 'sweets',
    starter: 'sweets = int(input("? "))\nfriends = int(input("? "))\n',
    checks: [prints('3\n2', '17', '5'), prints('5\n0', '20', '4')],
    solution:
      'sweets = int(input())\nfriends = int(input())\nprint(sweets // friends)\nprint(sweets % friends)',
  },
])
