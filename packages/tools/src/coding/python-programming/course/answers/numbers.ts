import type { ChapterAnswers } from './answer.ts'

export const answers: ChapterAnswers<'numbers'> = {
  sum: {
    right: ['print(12 ** 2)', 'a = 12\nprint(a * a)'],
    wrong: [
      ['print("12 * 12")', 'sumAsText'],
      ['print(144)', 'uses'],
      ['print(12 + 12)', 'differs'],
      ['print(12 x 12)', 'error'],
    ],
  },
  'text-or-sum': {
    right: ["print('7+8')\nprint(8 + 7)", 'print("7 + 8\\n" + str(7 + 8))'],
    wrong: [
      ['print("7 + 8")\nprint("7 + 8")', 'sumAsText'],
      ['print("7 + 8")\nprint("15")', 'uses'],
      ['print(7 + 8)', 'differs'],
    ],
  },
  box: {
    right: ['age = 5 + 5\nprint(age)', 'age=10\n\nprint( age )'],
    wrong: [
      ['age = 10\nprint("age")', 'nameNotValue'],
      ['print(10)', 'noName'],
      ['age = 10\nprint(10)', 'useName'],
    ],
  },
  'change-box': {
    right: ['score = 10\nscore += 5\nprint(score)', 'score = 10\nscore = 5 + score\nprint(score)'],
    wrong: [
      ['score = 15\nprint(score)', 'onlyNow'],
      ['score = 10\nprint(score + 5)', 'holds'],
      ['score = 10\nscore + 5\nprint(score)', 'differs'],
    ],
  },
  'text-and-number': {
    right: [
      'count = 4\nprint("$have " + str(count) + " $apples")',
      'count = 4\nprint(f"$have {count} $apples.")',
    ],
    wrong: [
      ['count = 4\nprint("$have", "count", "$apples")', 'nameNotValue'],
      ['count = 4\nprint("$have 4 $apples")', 'onlyNow'],
      ['count = 4\nprint("$have " + count)', 'error'],
    ],
  },
  area: {
    right: [
      'width = 6\nheight = 4\narea = width * height\nprint(area)',
      'width = 6\nheight = 4\nprint(height * width)',
    ],
    wrong: [
      ['width = 6\nheight = 4\nprint(24)', 'onlyNow'],
      ['width = 6\nheight = 4\nprint(width + height)', 'differs'],
    ],
  },
}
