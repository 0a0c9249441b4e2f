import type { ChapterAnswers } from './answer.ts'

export const answers: ChapterAnswers<'text-and-dictionaries'> = {
  length: {
    right: ['print(len(input()))', 'n = 0\nfor letter in input():\n    n = n + 1\nprint(n)'],
    wrong: [
      ['word = input()\nprint(word)', 'differs'],
      ['word = input()\nprint(len("word"))', 'differs'],
      ['word = input()\nlen(word)', 'nothing'],
    ],
  },
  shout: {
    right: ['print(input().upper())', 'word = input()\nword = word.upper()\nprint(word + "!")'],
    wrong: [
      ['word = input()\nprint(word)', 'uses'],
      ['word = input()\nprint("word".upper())', 'differs'],
      ['word = input()\nprint("STOP")', 'differs'],
    ],
  },
  letters: {
    right: [
      'word = input()\nfor i in range(len(word)):\n    print(word[i])',
      'for x in input():\n    print(x)',
    ],
    wrong: [
      ['word = input()\nprint(word)', 'lineBreaks'],
      ['word = input()\nfor letter in word:\n    print(word)', 'differs'],
      ['word = input()\nfor letter in word:\n    print("letter")', 'nameNotValue'],
    ],
  },
  'count-letter': {
    right: [
      'word = input()\nn = 0\nfor letter in word:\n    if letter == "a":\n        n += 1\nprint(n)',
      'print(input().count("a"))',
    ],
    wrong: [
      ['word = input()\nprint(len(word))', 'differs'],
      ['word = input()\nprint(3)', 'differs'],
    ],
  },
  dictionary: {
    right: [
      'ages = {"$mia": 10, "$ben": 12}\nage = ages["$ben"]\nprint(age)',
      'ages = {"$mia": 10, "$ben": 12}\nprint(ages.get("$ben"))',
    ],
    wrong: [
      ['ages = {"$mia": 10, "$ben": 12}\nprint(12)', 'useName'],
      ['ages = {"$mia": 10, "$ben": 12}\nprint(ages["$mia"])', 'differs'],
      ['ages = {"$mia": 10, "$ben": 12}\nprint(ages["x"])', 'error'],
    ],
  },
  'look-up': {
    right: [
      'sounds = {"$cat": "$meow", "$dog": "$woof"}\nprint(sounds.get(input(), "$unknown"))',
      'a = input()\nif a == "$cat":\n    print("$meow")\nelif a == "$dog":\n    print("$woof")\nelse:\n    print("$unknown")',
    ],
    wrong: [
      [
        'sounds = {"$cat": "$meow", "$dog": "$woof"}\nanimal = input()\nprint(sounds[animal])',
        'error',
      ],
      ['animal = input()\nprint("$meow")', 'differs'],
    ],
  },
}
