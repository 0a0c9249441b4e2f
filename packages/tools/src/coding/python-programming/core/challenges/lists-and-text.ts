/** Lists and strings. */
import type { Challenge } from './challenge.ts'

export const LISTS_AND_TEXT: Challenge[] = [
  {
    id: 'shopping',
    level: 4,
    starter: 'shopping = ["rice", "eggs"]\n',
    checks: [
      { output: '3\nmango', test: 'equals("shopping", ["rice", "eggs", "mango"])\nuses("append")' },
    ],
    solution:
      'shopping = ["rice", "eggs"]\nshopping.append("mango")\nprint(len(shopping))\nprint(shopping[-1])',
  },
  {
    id: 'average',
    level: 4,
    starter: 'scores = [8, 6, 10, 4]\n',
    checks: [{ output: '7.0', test: 'uses("scores")' }],
    solution: 'scores = [8, 6, 10, 4]\nprint(sum(scores) / len(scores))',
  },
  {
    id: 'backwards',
    level: 4,
    starter: 'word = input("? ")\n',
    checks: [
      { input: ['panya'], output: 'aynap' },
      { input: ['abc'], output: 'cba' },
    ],
    solution: 'word = input()\nprint(word[::-1])',
  },
  {
    id: 'vowels',
    level: 4,
    starter: 'word = input("? ")\n',
    checks: [
      { input: ['banana'], output: '3' },
      { input: ['rhythm'], output: '0' },
      { input: ['education'], output: '5' },
    ],
    solution:
      'word = input()\ncount = 0\nfor letter in word:\n    if letter in "aeiou":\n        count += 1\nprint(count)',
  },
  {
    id: 'big-ones',
    level: 4,
    starter: 'numbers = [4, 18, 7, 23, 11, 2]\n',
    checks: [{ output: '[18, 23, 11]', test: 'uses("numbers")' }],
    solution:
      'numbers = [4, 18, 7, 23, 11, 2]\nbig = []\nfor n in numbers:\n    if n > 10:\n        big.append(n)\nprint(big)',
  },
  {
    id: 'palindrome',
    level: 4,
    starter: 'word = input("? ")\n',
    checks: [
      { input: ['level'], output: 'yes' },
      { input: ['python'], output: 'no' },
      { input: ['a'], output: 'yes' },
    ],
    solution: 'word = input()\nif word == word[::-1]:\n    print("yes")\nelse:\n    print("no")',
  },
]
