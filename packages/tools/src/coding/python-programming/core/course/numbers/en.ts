import type { ChapterText } from '../step.ts'
import type { Word } from './steps.ts'

const en: ChapterText<'numbers', Word> = {
  words: { have: 'I have', apples: 'apples' },
  steps: {
    sum: {
      title: 'Python works it out',
      text: 'Python can calculate, like the green blocks. `+` adds, `-` takes away, `*` multiplies, `/` divides. Numbers stand without quotes: `print(2 + 3)` shows 5.',
      task: 'Let Python work out 12 times 12 and show it.',
      hints: [
        'Do not work it out yourself. Write the sum into the brackets of `print`.',
        'Times is the sign `*`. No quotes around numbers!',
      ],
      praise: 'Python is a quick calculator. `*` means times.',
    },
    'text-or-sum': {
      title: 'Text or sum?',
      text: 'With quotes it is text, and Python shows it as it is. Without quotes Python works it out.',
      task: 'Show two lines: first the text 7 + 8, then its result.',
      hints: [
        'You need two `print`. They look almost the same.',
        'In the first one there are quotes around 7 + 8, in the second one there are none.',
      ],
      praise: 'Quotes make the difference between text and sum.',
    },
    box: {
      title: 'A box with a name',
      text: 'In blocks you made a variable. In Python you write `score = 3`: the name `score` now holds 3. To see what is in it, print the name without quotes.',
      task: 'Put 10 into the name `age`. Then print `age`.',
      hints: [
        'The first line gives the name its value, with `=`.',
        'The second line is a `print` with `age` in its brackets, without quotes.',
      ],
      praise: 'A name holds a value. Programmers call it a variable.',
    },
    'change-box': {
      title: 'Change what is in it',
      text: 'In blocks this was “change score by 1”. In Python you write `score = score + 1`. First the right side is worked out, then the result goes into the name.',
      task: 'Add 5 to `score` before it is printed.',
      hints: [
        'You need a new line between the two.',
        'The new line begins with `score =`. What comes after it is the old score and 5 more.',
      ],
      praise: 'Now you can count points: new value = old value and something more.',
    },
    'text-and-number': {
      title: 'Text and number together',
      text: '`print` can show several things. Put a comma between them: `print("It is", hour)`. Python puts a space in between.',
      task: 'Show “$have 4 $apples”, but take the 4 from the name `count`.',
      hints: [
        'Three things go into the brackets: a text, a name, a text.',
        'The texts stand in quotes, `count` does not. Put a comma after each thing.',
      ],
      praise: 'Text and values in one line: with commas it is easy.',
    },
    area: {
      title: 'How big is the garden?',
      text: 'You can calculate with names as with numbers. If the numbers change, the program still works.',
      task: 'Show how big the garden is: `width` times `height`.',
      hints: [
        'Do not type the result. Use the two names.',
        'Write `print` and in its brackets the two names with `*` between them.',
      ],
      praise: 'Your program works for every garden, not only for this one.',
    },
  },
}

export default en
