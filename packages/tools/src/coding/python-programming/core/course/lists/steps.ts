import type { ChapterSteps } from '../step.ts'

/** The words of the learner's language that stand in the programs. */
export type Word =
  | 'apple'
  | 'banana'
  | 'mango'
  | 'mon'
  | 'tue'
  | 'wed'
  | 'pen'
  | 'book'
  | 'cat'
  | 'dog'
  | 'bird'

const steps: ChapterSteps<'lists'> = {
  'first-list': {
    almost: 'fruits = ["$apple", "___", "___"]\nprint(len(___))',
    solution: 'fruits = ["$apple", "$banana", "$mango"]\nprint(len(fruits))',
    checks: [
      {
        test: 'named("fruits")\nif type(fruits) is not list or len(fruits) != 3:\n    note(kind="holds", word="fruits", wanted="[…, …, …]", got=repr(fruits))\nprints(3)\ncalls("len")',
      },
    ],
  },
  place: {
    starter: 'days = ["$mon", "$tue", "$wed"]\n',
    almost: 'days = ["$mon", "$tue", "$wed"]\nprint(days[___])',
    solution: 'days = ["$mon", "$tue", "$wed"]\nprint(days[0])',
    checks: [
      { test: 'prints("$mon")\nuses_name("days")\nprints_if({"days": ["x", "y", "z"]}, "x")' },
    ],
  },
  append: {
    starter: 'bag = ["$pen"]\nprint(bag)\n',
    almost: 'bag = ["$pen"]\nbag.___("$book")\nprint(bag)',
    solution: 'bag = ["$pen"]\nbag.append("$book")\nprint(bag)',
    checks: [{ test: 'holds("bag", ["$pen", "$book"])\ncalls("append")\nsays("$pen", "$book")' }],
  },
  each: {
    starter: 'animals = ["$cat", "$dog", "$bird"]\n',
    almost: 'animals = ["$cat", "$dog", "$bird"]\nfor animal in ___:\n    print(___)',
    solution: 'animals = ["$cat", "$dog", "$bird"]\nfor animal in animals:\n    print(animal)',
    checks: [
      {
        test: 'prints("$cat", "$dog", "$bird")\nhas("for")\nprints_if({"animals": ["x", "y"]}, "x", "y")',
      },
    ],
  },
  'list-sum': {
    starter: 'coins = [5, 10, 2]\n',
    almost:
      'coins = [5, 10, 2]\ntotal = 0\nfor coin in ___:\n    total = total + ___\nprint(total)',
    solution:
      'coins = [5, 10, 2]\ntotal = 0\nfor coin in coins:\n    total = total + coin\nprint(total)',
    checks: [{ test: 'prints(17)\nprints_if({"coins": [1, 1, 1, 1]}, 4)' }],
  },
  pick: {
    starter: 'numbers = [4, 12, 9, 30, 11]\n',
    almost: 'numbers = [4, 12, 9, 30, 11]\nfor n in numbers:\n    if n ___ 10:\n        print(___)',
    solution: 'numbers = [4, 12, 9, 30, 11]\nfor n in numbers:\n    if n > 10:\n        print(n)',
    checks: [{ test: 'prints(12, 30, 11)\nprints_if({"numbers": [1, 20, 10]}, 20)' }],
  },
}

export default steps
