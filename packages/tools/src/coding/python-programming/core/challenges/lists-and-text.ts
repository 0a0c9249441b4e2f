/** Lists and strings. */
import { onLevel, prints } from './challenge.ts'

export const LISTS_AND_TEXT = onLevel(4, [
  {
    id: 'shopping',
    starter: 'shopping = ["rice", "eggs"]\n',
    checks: [
      { output: '3\nmango', test: 'equals("shopping", ["rice", "eggs", "mango"])\nuses("append")' },
    ],
    solution:
      'shopping = ["rice", "eggs"]\nshopping.append("mango")\nprint(len(shopping))\nprint(shopping[-1])',
  },
  {
    id: 'average',
    starter: 'scores = [8, 6, 10, 4]\n',
    checks: [{ output: '7.0', test: 'uses("scores")' }],
    solution: 'scores = [8, 6, 10, 4]\nprint(sum(scores) / len(scores))',
  },
  {
    id: 'backwards',
    starter: 'word = input("? ")\n',
    checks: [prints('aynap', 'panya'), prints('cba', 'abc')],
    solution: 'word = input()\nprint(word[::-1])',
  },
  {
    id: 'vowels',
    starter: 'word = input("? ")\n',
    checks: [prints('3', 'banana'), prints('0', 'rhythm'), prints('5', 'education')],
    solution:
      'word = input()\ncount = 0\nfor letter in word:\n    if letter in "aeiou":\n        count += 1\nprint(count)',
  },
  {
    id: 'big-ones',
    starter: 'numbers = [4, 18, 7, 23, 11, 2]\n',
    checks: [{ output: '[18, 23, 11]', test: 'uses("numbers")' }],
    solution:
      'numbers = [4, 18, 7, 23, 11, 2]\nbig = []\nfor n in numbers:\n    if n > 10:\n        big.append(n)\nprint(big)',
  },
  {
    id: 'palindrome',
    starter: 'word = input("? ")\n',
    checks: [prints('yes', 'level'), prints('no', 'python'), prints('yes', 'a')],
    solution: 'word = input()\nif word == word[::-1]:\n    print("yes")\nelse:\n    print("no")',
  },
])
