import type { ChapterAnswers } from './answer.ts'

export const answers: ChapterAnswers<'lists'> = {
  'first-list': {
    right: [
      "fruits = ['$mango', '$apple', '$apple']\nn = len(fruits)\nprint(n)",
      'fruits = [\n  "$apple",\n  "$mango",\n  "$banana",\n]\nprint(len(fruits))',
    ],
    wrong: [
      ['print(3)', 'noName'],
      ['fruits = "$apple, $mango, $banana"\nprint(len(fruits))', 'holds'],
      ['fruits = ["$apple", "$mango", "$banana"]\nprint(3)', 'uses'],
      ['fruits = ["$apple", "$mango"]\nprint(len(fruits))', 'holds'],
    ],
  },
  place: {
    right: [
      'days = ["$mon", "$tue", "$wed"]\nday = days[0]\nprint(day)',
      'days = ["$mon", "$tue", "$wed"]\nprint(days[-3])',
    ],
    wrong: [
      ['days = ["$mon", "$tue", "$wed"]\nprint(days[1])', 'differs'],
      ['days = ["$mon", "$tue", "$wed"]\nprint("$mon")', 'useName'],
      ['days = ["$mon", "$tue", "$wed"]\nprint(days[3])', 'error'],
    ],
  },
  append: {
    right: [
      'bag = ["$pen"]\nbag.append("$book")\nfor thing in bag:\n    print(thing)',
      'bag = []\nbag.append("$pen")\nbag.append("$book")\nprint(*bag)',
    ],
    wrong: [
      ['bag = ["$book"]\nprint(bag)', 'holds'],
      ['bag = ["$pen", "$book"]\nprint(bag)', 'uses'],
      ['bag = ["$pen"]\nbag = bag.append("$book")\nprint(bag)', 'holds'],
    ],
  },
  each: {
    right: [
      'animals = ["$cat", "$dog", "$bird"]\nfor i in range(len(animals)):\n    print(animals[i])',
      'animals = ["$cat", "$dog", "$bird"]\nfor x in animals: print(x)',
    ],
    wrong: [
      ['animals = ["$cat", "$dog", "$bird"]\nprint(animals)', 'differs'],
      [
        'animals = ["$cat", "$dog", "$bird"]\nprint(animals[0])\nprint(animals[1])\nprint(animals[2])',
        'uses',
      ],
      [
        'animals = ["$cat", "$dog", "$bird"]\nfor animal in animals:\n    print("animal")',
        'nameNotValue',
      ],
    ],
  },
  'list-sum': {
    right: [
      'coins = [5, 10, 2]\nprint(sum(coins))',
      'coins = [5, 10, 2]\nt = 0\nfor c in coins:\n    t += c\nprint(t)',
    ],
    wrong: [
      ['coins = [5, 10, 2]\nprint(17)', 'onlyNow'],
      ['coins = [5, 10, 2]\nprint(coins)', 'differs'],
      ['coins = [5, 10, 2]\ntotal = 0\nfor c in coins:\n    total = c\nprint(total)', 'differs'],
    ],
  },
  pick: {
    right: [
      'numbers = [4, 12, 9, 30, 11]\nfor n in [x for x in numbers if x > 10]:\n    print(n)',
      'numbers = [4, 12, 9, 30, 11]\nfor n in numbers:\n    if n <= 10:\n        continue\n    print(n)',
    ],
    wrong: [
      [
        'numbers = [4, 12, 9, 30, 11]\nfor n in numbers:\n    if n >= 10:\n        print(n)',
        'onlyNow',
      ],
      ['numbers = [4, 12, 9, 30, 11]\nfor n in numbers:\n    print(n)', 'differs'],
      ['print(12)\nprint(30)\nprint(11)', 'onlyNow'],
    ],
  },
}
