import type { ChapterText } from '../step.ts'
import type { Word } from './steps.ts'

const en: ChapterText<'asking', Word> = {
  words: {
    hello: 'Hello',
    mia: 'Mia',
    ben: 'Ben',
    who: 'What is your name?',
    howold: 'How old are you?',
  },
  steps: {
    'ask-name': {
      title: 'Ask a question',
      text: 'In blocks this was “ask … and wait”. In Python it is `input("…?")`. The answer goes into a name: `food = input("Food?")`.',
      task: 'Ask for the name of the person and show it.',
      hints: [
        'Two lines: the first asks, the second shows.',
        'Put the answer into a name: `name = input(…)`. Then print that name without quotes.',
      ],
      praise: 'Your program can listen now. `input` waits for an answer.',
    },
    join: {
      title: 'Say hello to somebody',
      text: 'What was typed is now in a name. You can show it together with other words, with a comma.',
      task: 'Show $hello and then the name that was typed, in one line.',
      hints: [
        'One `print` with two things in it.',
        'First the text $hello in quotes, then a comma, then `name` without quotes.',
      ],
      praise: 'Every person gets their own greeting.',
    },
    'next-year': {
      title: 'Make it a number',
      text: 'What `input` brings is always text, even 9. You cannot add 1 to a text. `int(…)` makes a whole number of it.',
      task: 'Ask for the age and show how old the person will be next year.',
      hints: [
        'Wrap the whole `input(…)` in `int(…)`.',
        'Now `age` is a number. Print `age` and one more.',
      ],
      praise: '`int` turns text into a number you can calculate with.',
    },
    'add-two': {
      title: 'Add two numbers',
      text: 'A program may ask more than once. Each answer needs a name of its own, and each one must become a number.',
      task: 'Ask for two numbers and show them added up.',
      hints: [
        'Ask twice: once for `a`, once for `b`. Use `int` both times.',
        'At the end print `a` and `b` with `+` between them.',
      ],
      praise: 'You built a small calculator.',
    },
    'f-string': {
      title: 'Text with gaps',
      text: 'Put an `f` in front of the quotes, and Python fills the curly brackets: `f"I like {food}."` That is easier than many commas.',
      task: 'Ask for the name and show for example “$hello, $mia!”. Use a text with `f`.',
      hints: [
        'The `f` stands directly in front of the first quote.',
        'In the text write $hello, then a comma, then the name in curly brackets, then an exclamation mark.',
      ],
      praise: 'With `f"…"` you fill gaps in a text.',
    },
  },
}

export default en
