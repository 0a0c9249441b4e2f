import type { ChapterSteps } from '../step.ts'

/** The words of the learner's language that stand in the programs. */
export type Word = 'have' | 'apples'

const steps: ChapterSteps<'numbers'> = {
  sum: {
    almost: 'print(12 ___ 12)',
    solution: 'print(12 * 12)',
    checks: [{ test: 'prints(144)\nif "144" in source:\n    note(kind="uses", word="*")' }],
  },
  'text-or-sum': {
    almost: 'print("7 + 8")\nprint(___)',
    solution: 'print("7 + 8")\nprint(7 + 8)',
    checks: [{ test: 'prints("7 + 8", 15)\nif "15" in source:\n    note(kind="uses", word="+")' }],
  },
  box: {
    almost: 'age = ___\nprint(___)',
    solution: 'age = 10\nprint(age)',
    checks: [{ test: 'prints(10)\nuses_name("age")\nprints_if({"age": 7}, 7)' }],
  },
  'change-box': {
    starter: 'score = 10\nprint(score)\n',
    almost: 'score = 10\nscore = score + ___\nprint(___)',
    solution: 'score = 10\nscore = score + 5\nprint(score)',
    checks: [{ test: 'prints(15)\nholds("score", 15)\nprints_if({"score": 1}, 6)' }],
  },
  'text-and-number': {
    starter: 'count = 4\n',
    almost: 'count = 4\nprint("$have", ___, "$apples")',
    solution: 'count = 4\nprint("$have", count, "$apples")',
    checks: [{ test: 'prints("$have 4 $apples")\nprints_if({"count": 9}, "$have 9 $apples")' }],
  },
  area: {
    starter: 'width = 6\nheight = 4\n',
    almost: 'width = 6\nheight = 4\nprint(___ * ___)',
    solution: 'width = 6\nheight = 4\nprint(width * height)',
    checks: [{ test: 'prints(24)\nprints_if({"width": 3, "height": 5}, 15)' }],
  },
}

export default steps
