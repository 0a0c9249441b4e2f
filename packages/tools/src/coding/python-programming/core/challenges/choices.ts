/** if, elif, else. */
import { onLevel, prints } from './challenge.ts'

export const CHOICES = onLevel(2, [
  {
    id: 'even-odd',
    starter: 'number = int(input("? "))\n',
    checks: [prints('even', '8'), prints('odd', '7'), prints('even', '0')],
    solution:
      'number = int(input())\nif number % 2 == 0:\n    print("even")\nelse:\n    print("odd")',
  },
  {
    id: 'bigger',
    starter: 'a = int(input("? "))\nb = int(input("? "))\n',
    checks: [prints('9', '3', '9'), prints('12', '12', '5'), prints('10', '9', '10')],
    solution: 'a = int(input())\nb = int(input())\nif a > b:\n    print(a)\nelse:\n    print(b)',
  },
  {
    id: 'ticket',
    starter: 'age = int(input("? "))\n',
    checks: [prints('0', '5'), prints('20', '6'), prints('20', '17'), prints('50', '18')],
    solution:
      'age = int(input())\nif age < 6:\n    print(0)\nelif age < 18:\n    print(20)\nelse:\n    print(50)',
  },
  {
    id: 'grade',
    starter: 'points = int(input("? "))\n',
    checks: [
      prints('A', '95'),
      prints('A', '80'),
      prints('B', '79'),
      prints('B', '60'),
      prints('C', '59'),
    ],
    solution:
      'points = int(input())\nif points >= 80:\n    print("A")\nelif points >= 60:\n    print("B")\nelse:\n    print("C")',
  },
  {
    id: 'leap-year',
    starter: 'year = int(input("? "))\n',
    checks: [
      prints('yes', '2024'),
      prints('no', '2023'),
      prints('no', '1900'),
      prints('yes', '2000'),
    ],
    solution:
      'year = int(input())\nif year % 4 == 0 and (year % 100 != 0 or year % 400 == 0):\n    print("yes")\nelse:\n    print("no")',
  },
])
