import type { ChapterText } from '../step.ts'
import type { Word } from './steps.ts'

const en: ChapterText<'first-words', Word> = {
  words: {
    hello: 'Hello',
    iam: 'My name is',
    mia: 'Mia',
    morning: 'Good morning',
    night: 'Good night',
    cat: 'cat',
    dog: 'dog',
  },
  steps: {
    hello: {
      title: 'Say hello',
      text: 'In blocks this was the purple block “say Hello”. In Python you write it: `print("Hi")` shows the word Hi. The word stands in brackets and in quotes.',
      task: 'Let Python show the word $hello. Write your line in the editor and press Run.',
      hints: [
        'The word that shows something is `print`.',
        'After `print` come brackets, and in the brackets the text in quotes: `print("Hi")`. You need another word than Hi.',
      ],
      praise: 'You wrote your first line of Python. `print` shows what is in its brackets.',
    },
    'own-name': {
      title: 'Who are you?',
      text: 'Between the quotes you may write what you like: letters, spaces, even emoji. Python shows it exactly as it is.',
      task: 'Change the program so that it shows “$iam” and then your name.',
      hints: [
        'Change only what stands between the quotes.',
        'Begin the text with $iam, then a space, then your name. Keep both quotes.',
      ],
      praise: 'Text in quotes is yours. Programmers call it a string.',
    },
    'two-lines': {
      title: 'One after the other',
      text: 'In blocks you put one block under the other. In Python you write one line under the other. Python reads from top to bottom, and each `print` begins a new line.',
      task: 'Show “$morning” and, in the line below, “$night”.',
      hints: [
        'You need two lines, each with its own `print`.',
        'The first line shows $morning. Press Enter and write the second one for $night.',
      ],
      praise: 'A program is a list of lines, done from top to bottom.',
    },
    'mend-quotes': {
      title: 'Mend it',
      text: 'Python is strict: every quote needs a partner. If one is missing, Python stops and shows you where. That is not bad, it is help.',
      task: 'Run the program and read the message. Then mend it so that it shows $cat.',
      hints: [
        'Count the quotes. There should be two.',
        'The text begins with a quote. Where does it end? Put the second quote there, before the bracket.',
      ],
      praise: 'You mended your first bug. Everybody who writes programs does this every day.',
    },
    comment: {
      title: 'Notes for people',
      text: 'In blocks you could stick a note to a block. In Python a note begins with `#`. Python does not read what comes after it in that line.',
      task: 'Put a `#` in front of the second line, so that only $cat is shown.',
      hints: [
        'You need not delete anything. One sign is enough.',
        'Click in front of the second `print` and type `#`.',
      ],
      praise: 'With `#` you write notes, or switch a line off for a while.',
    },
    'star-tree': {
      title: 'A tree of stars',
      text: 'With spaces and signs you can draw. Each `print` is one row of the picture.',
      task: 'Draw a tree with three rows: 1 star, 3 stars, 5 stars.',
      hints: [
        'Each row is a `print` of its own.',
        'The second row is a space and three stars. The third row is five stars without a space.',
      ],
      praise: 'You drew a picture with nothing but text. The first chapter is done!',
    },
  },
}

export default en
