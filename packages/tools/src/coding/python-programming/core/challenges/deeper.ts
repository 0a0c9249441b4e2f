/** Dictionaries, files, recursion, errors and classes. */
import { onLevel, prints, tests } from './challenge.ts'

export const DEEPER = onLevel(6, [
  {
    id: 'prices',
    starter: 'prices = {"tea": 20, "rice": 35, "soup": 50}\nwanted = input("? ")\n',
    checks: [prints('35', 'rice'), prints('50', 'soup'), prints('not here', 'pizza')],
    solution:
      'prices = {"tea": 20, "rice": 35, "soup": 50}\nwanted = input("? ")\nprint(prices.get(wanted, "not here"))',
  },
  {
    id: 'count-letters',
    starter: 'def count_letters(word):\n    \n',
    checks: tests(
      'equals("count_letters(\'banana\')", {"b": 1, "a": 3, "n": 2})\nequals("count_letters(\'\')", {})',
    ),
    solution:
      'def count_letters(word):\n    counts = {}\n    for letter in word:\n        counts[letter] = counts.get(letter, 0) + 1\n    return counts',
  },
  {
    id: 'write-file',
    starter: '',
    checks: tests(
      'equals("open(\'numbers.txt\').read().split()", ["1", "2", "3", "4", "5"])\nequals("len(open(\'numbers.txt\').read().strip().splitlines())", 5)',
    ),
    solution:
      'with open("numbers.txt", "w") as file:\n    for i in range(1, 6):\n        file.write(f"{i}\\n")',
  },
  {
    id: 'read-file',
    starter: '',
    checks: [
      { files: { 'scores.txt': '10\n25\n7\n' }, output: '42' },
      { files: { 'scores.txt': '1\n1\n' }, output: '2' },
    ],
    solution:
      'total = 0\nwith open("scores.txt") as file:\n    for line in file:\n        total += int(line)\nprint(total)',
  },
  {
    id: 'factorial',
    starter: 'def factorial(n):\n    \n',
    checks: tests(
      'equals("factorial(0)", 1)\nequals("factorial(5)", 120)\nequals("factorial(10)", 3628800)\navoids("for", "while")',
    ),
    solution:
      'def factorial(n):\n    if n == 0:\n        return 1\n    return n * factorial(n - 1)',
  },
  {
    id: 'fibonacci',
    starter: 'def fib(n):\n    \n',
    checks: tests(
      'equals("fib(1)", 1)\nequals("fib(2)", 1)\nequals("fib(7)", 13)\nequals("fib(15)", 610)',
    ),
    solution: 'def fib(n):\n    if n <= 2:\n        return 1\n    return fib(n - 1) + fib(n - 2)',
  },
  {
    id: 'safe-number',
    starter: '',
    checks: [
      prints('again\n12', 'abc', '12'),
      prints('7', '7'),
      prints('again\nagain\n3', '', 'x', '3'),
    ],
    solution:
      'while True:\n    try:\n        number = int(input())\n        break\n    except ValueError:\n        print("again")\nprint(number)',
  },
  {
    id: 'pet',
    starter: 'class Pet:\n    \n',
    checks: tests(
      'momo = Pet("Momo")\nequals("momo.name", "Momo")\nequals("momo.energy", 10)\nmomo.play()\nmomo.play()\nequals("momo.energy", 8)\nmomo.sleep()\nequals("momo.energy", 10)',
    ),
    solution:
      'class Pet:\n    def __init__(self, name):\n        self.name = name\n        self.energy = 10\n\n    def play(self):\n        self.energy -= 1\n\n    def sleep(self):\n        self.energy = 10',
  },
  {
    id: 'hanoi',
    starter: 'def moves(disks):\n    \n',
    checks: tests('equals("moves(1)", 1)\nequals("moves(3)", 7)\nequals("moves(10)", 1023)'),
    solution:
      'def moves(disks):\n    if disks == 1:\n        return 1\n    return 2 * moves(disks - 1) + 1',
  },
])
