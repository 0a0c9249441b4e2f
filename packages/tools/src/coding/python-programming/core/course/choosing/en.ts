import type { ChapterText } from '../step.ts'
import type { Word } from './steps.ts'

const en: ChapterText<'choosing', Word> = {
  words: {
    howold: 'How old are you?',
    welcome: 'Welcome',
    hot: 'hot',
    cool: 'cool',
    secret: 'owl',
    open: 'open',
    wrong: 'wrong',
    even: 'even',
    odd: 'odd',
    child: 'child',
    other: 'other',
  },
  steps: {
    'big-enough': {
      title: 'Only if',
      text: 'In blocks “if” was a block with a mouth. In Python the line ends with `:` and what is inside begins with four spaces. `>=` means: as big or bigger.',
      task: 'Show “$welcome” only if the person is 10 or older.',
      hints: [
        'Begin a new line with `if`, then the question, then `:`.',
        'The question is `age >= 10`. The `print` stands below it, four spaces to the right.',
      ],
      praise: 'The four spaces say what belongs to `if`.',
    },
    else: {
      title: 'If not, then …',
      text: '`else:` is done when the answer is no. It stands as far left as its `if`, and also ends with `:`.',
      task: 'Over 30 degrees show “$hot”, otherwise “$cool”.',
      hints: [
        'You need `if`, a `print`, `else`, and another `print`.',
        'Ask `degrees > 30`. Both `print` stand four spaces to the right.',
      ],
      praise: 'One of two ways: that is what `if` and `else` do.',
    },
    password: {
      title: 'The password',
      text: 'One `=` gives a value. Two of them, `==`, ask: is it the same? Text is compared in quotes.',
      task: 'If the word is $secret, show “$open”. If not, show “$wrong”.',
      hints: [
        'Use two equals signs in the question.',
        'Compare `word` with the text $secret in quotes. Do not forget the `:` and the `else`.',
      ],
      praise: '`=` gives, `==` asks. Many people mix that up; you do not.',
    },
    even: {
      title: 'Even or odd?',
      text: '`7 % 2` is what is left when 7 is shared by 2: one. If nothing is left, the number is even.',
      task: 'Show “$even” or “$odd” for the number that is typed.',
      hints: [
        'Ask what is left: `number % 2`.',
        'If that is `== 0`, the number is even. Everything else is odd.',
      ],
      praise: '`%` finds the rest. It is useful more often than you think.',
    },
    elif: {
      title: 'Three ways',
      text: 'For more than two ways there is `elif`, short for “else if”. Python takes the first one that is true and leaves out the others.',
      task: 'From 80 points on show A, from 50 points on B, otherwise C.',
      hints: [
        'Begin with the highest: 80 points.',
        'After the first `print` comes `elif` with the question for 50, and at the end `else`.',
      ],
      praise: '`if`, `elif`, `else`: as many ways as you need.',
    },
    and: {
      title: 'Both must be true',
      text: '`and` joins two questions: both must be true. With `or` one of them is enough.',
      task: 'From 6 to 12 years show “$child”, otherwise “$other”. 6 and 12 belong to it.',
      hints: [
        'Two questions: is the age at least 6? Is it at most 12?',
        'Write `age >= 6`, then `and`, then the second question with `<=`.',
      ],
      praise: 'You can ask two things at once with `and`.',
    },
  },
}

export default en
