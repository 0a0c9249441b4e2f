import type { ChapterAnswers } from './answer.ts'

export const answers: ChapterAnswers<'first-words'> = {
  hello: {
    right: ["print('$hello!')", 'print( "  $hello" )'],
    wrong: [
      ['"$hello"', 'nothing'],
      ['print("\'$hello\'")', 'quotes'],
      ['print(5)', 'differs'],
      ['print("$hello)', 'error'],
    ],
  },
  'own-name': {
    right: ['print("$iam", "$mia")', 'print("$hello")\nprint("$iam $mia!")'],
    wrong: [
      ['print("$iam")', 'failed'],
      ['print("$mia")', 'missing'],
    ],
  },
  'two-lines': {
    right: ['print("$morning\\n$night")', "print('$morning')\n\nprint('$night')"],
    wrong: [
      ['print("$night")\nprint("$morning")', 'order'],
      ['print("$morning $night")', 'lineBreaks'],
      ['print("$morning")', 'tooLittle'],
    ],
  },
  'mend-quotes': {
    right: ["print('$cat')", 'print("""$cat""")'],
    wrong: [
      ['print($cat")', 'error'],
      ['print("")', 'nothing'],
    ],
  },
  comment: {
    right: ['print("$cat")\n#print("$dog")', '# print("$dog")\nprint("$cat")'],
    wrong: [
      ['print("$cat")', 'uses'],
      ['# $cat\nprint("$cat")\nprint("$dog")', 'tooMuch'],
      ['# print("$cat")\n# print("$dog")', 'nothing'],
    ],
  },
  'star-tree': {
    right: ['print("*")\nprint("***")\nprint("*****")', 'print("  *\\n ***\\n*****")'],
    wrong: [
      ['print("  *")\nprint(" ***")', 'tooLittle'],
      ['print("*****")\nprint(" ***")\nprint("  *")', 'order'],
      ['print(*)\n', 'error'],
    ],
  },
}
