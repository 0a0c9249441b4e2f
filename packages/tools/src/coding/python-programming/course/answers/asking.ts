import type { ChapterAnswers } from './answer.ts'

export const answers: ChapterAnswers<'asking'> = {
  'ask-name': {
    right: ['print(input())', 'who = input("?")\nprint(who)'],
    wrong: [
      ['name = input("?")\nprint("name")', 'nameNotValue'],
      ['print("$mia")', 'differs'],
      ['name = input("?")', 'nothing'],
      ['name = input()\nname = input()\nprint(name)', 'asksTooOften'],
    ],
  },
  join: {
    right: ['name = input()\nprint("$hello " + name)', 'print("$hello", input("?"))'],
    wrong: [
      ['name = input()\nprint("$hello name")', 'nameNotValue'],
      ['name = input()\nprint("$hello $mia")', 'differs'],
      ['name = input()\nprint("$hello")', 'differs'],
    ],
  },
  'next-year': {
    right: ['print(int(input()) + 1)', 'age = input()\nage = int(age)\nage += 1\nprint(age)'],
    wrong: [
      ['age = input()\nprint(age + 1)', 'error'],
      ['age = input()\nprint(age + "1")', 'differs'],
      ['print(10)', 'differs'],
    ],
  },
  'add-two': {
    right: [
      'print(int(input()) + int(input()))',
      'a = float(input())\nb = float(input())\nprint(a + b)',
    ],
    wrong: [
      ['a = input()\nb = input()\nprint(a + b)', 'textNotNumber'],
      ['print(7)', 'differs'],
      ['a = int(input())\nb = int(input())\nc = int(input())\nprint(a + b)', 'asksTooOften'],
    ],
  },
  'f-string': {
    right: ['print(f"$hello, {input()}!")', "n = input()\nt = f'$hello, {n}'\nprint(t)"],
    wrong: [
      ['name = input()\nprint("$hello, {name}!")', 'noF'],
      ['name = input()\nprint("$hello,", name, "!")', 'uses'],
      ['name = input()\nprint(f"$hello, name!")', 'nameNotValue'],
    ],
  },
}
