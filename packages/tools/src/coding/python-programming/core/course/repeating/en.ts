import type { ChapterText } from '../step.ts'
import type { Word } from './steps.ts'

const en: ChapterText<'repeating', Word> = {
  words: { hello: 'Hello', liftoff: 'Lift-off' },
  steps: {
    'five-times': {
      title: 'Again and again',
      text: 'In blocks this was “repeat 10”. In Python it is `for i in range(10):`. What is repeated stands below it, four spaces to the right.',
      task: 'Show “$hello” five times, but write `print` only once.',
      hints: [
        'Begin with `for i in range(…):` and the right number.',
        'Under it, four spaces to the right, stands one `print`.',
      ],
      praise: 'You wrote two lines, Python did five. That is a loop.',
    },
    counting: {
      title: 'The loop counts',
      text: 'The name after `for` counts along. Python begins with 0! So `range(5)` gives 0, 1, 2, 3, 4.',
      task: 'Change the program so that it shows the numbers from 0 to 4.',
      hints: ['Which name counts in this loop?', 'Print the name `i`, without quotes.'],
      praise: '`i` has another value in every round.',
    },
    'from-to': {
      title: 'From … to',
      text: '`range(3, 6)` gives 3, 4, 5. It begins with the first number and stops before the second one.',
      task: 'Show the numbers from 1 to 10.',
      hints: [
        'The first number in the brackets is 1.',
        'The second one must be one more than the last number you want to see.',
      ],
      praise: '`range` stops just before its end. Now you know it.',
    },
    table: {
      title: 'Times table',
      text: 'In a loop you can calculate with the counting name. So one line makes a whole table.',
      task: 'Show the table of `number`, from 1 times to 10 times. For 7 that is 7, 14, … 70.',
      hints: [
        'Let `i` count from 1 to 10, as in the step before.',
        'In each round print `number` times `i`.',
      ],
      praise: 'Change one number, and you have another times table.',
    },
    total: {
      title: 'Add everything up',
      text: 'Begin with `total = 0`. In each round of the loop add something to it. After the loop the sum is in `total`.',
      task: 'Add up all numbers from 1 to 100 and show the result.',
      hints: [
        'In the loop: new total = old total and `i`.',
        'The `print` comes after the loop, so without spaces in front. The end in `range` is 101.',
      ],
      praise: 'A hundred numbers in a moment. Gauss, the famous mathematician, would be proud.',
    },
    while: {
      title: 'As long as',
      text: '`while` repeats as long as something is true. In the loop something must change, or it never ends. Then only Stop helps.',
      task: 'Count down from 5 to 1, then show “$liftoff”. Use `while`.',
      hints: [
        'Go on as long as `n > 0`. In the loop print `n`.',
        'After the `print` make `n` smaller by 1. The last `print` stands after the loop.',
      ],
      praise: '`while` fits when you do not know how many rounds it takes.',
    },
    stairs: {
      title: 'Stairs',
      text: 'You can multiply text too: `"ha" * 3` is hahaha. In a loop that makes patterns.',
      task: 'Draw stairs of stars: 1 star, then 2, up to 5. Use a loop.',
      hints: ['Let `i` count from 1 to 5.', 'In each round print a star in quotes, times `i`.'],
      praise: 'Loop and text together draw patterns.',
    },
  },
}

export default en
