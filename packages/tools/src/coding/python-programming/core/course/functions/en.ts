import type { ChapterText } from '../step.ts'
import type { Word } from './steps.ts'

const en: ChapterText<'functions', Word> = {
  words: { hello: 'Hello', mia: 'Mia', ben: 'Ben' },
  steps: {
    define: {
      title: 'Your own command',
      text: 'In blocks you made “My Blocks”. In Python `def` makes a function: `def sing():` and its lines below, four spaces to the right. It is done only when you call it: `sing()`.',
      task: 'Make a function `greet` that shows “$hello”. Call it twice.',
      hints: [
        'First `def greet():`, below it the `print`, four spaces to the right.',
        'Then, without spaces in front, write the name with brackets: once and once more.',
      ],
      praise: 'You taught Python a new word.',
    },
    'input-value': {
      title: 'Give it something',
      text: 'In the brackets of a function you can name a value: `def jump(height):`. When you call `jump(3)`, `height` is 3.',
      task: 'Change `greet` so that it takes a `name` and shows “$hello” and that name.',
      hints: [
        'Write `name` into the brackets after `greet` in the `def` line.',
        'In the function print the text and then `name` without quotes. When you call it, write a name into the brackets.',
      ],
      praise: 'One function, many people. The value in the brackets is a parameter.',
    },
    return: {
      title: 'Give something back',
      text: '`print` only shows. `return` gives the result back, so that the program can go on with it: `x = half(10)`.',
      task: 'Make a function `double` that takes a number `n` and gives back twice as much.',
      hints: [
        'The first line is `def double(n):`.',
        'In the function comes `return`, then `n` times 2. No `print` in it.',
      ],
      praise: '`return` hands the result back. That is better than only showing it.',
    },
    rectangle: {
      title: 'Two values',
      text: 'A function may take several values. They stand in the brackets with commas between them.',
      task: 'Make a function `area` that takes `width` and `height` and gives back the area.',
      hints: [
        'Two names in the brackets, a comma between them.',
        'Give back the two names multiplied, with `return`.',
      ],
      praise: 'Your function works for every rectangle in the world.',
    },
    'is-even': {
      title: 'Yes or no',
      text: 'A function can give back `True` or `False`: yes or no. They are written with a capital letter and without quotes.',
      task: 'Make a function `is_even` that gives back `True` when `n` is even, else `False`.',
      hints: [
        'Remember: a number is even if `n % 2 == 0`.',
        'With `if` give back `True`, with `else` give back `False`.',
      ],
      praise: 'Functions that answer yes or no make your programs easy to read.',
    },
    biggest: {
      title: 'The bigger one',
      text: 'In a function you can use all you know: `if`, loops, lists.',
      task: 'Make a function `biggest` that takes `a` and `b` and gives back the bigger one.',
      hints: [
        'Ask in the function whether `a` is bigger than `b`.',
        'If yes, give back `a`, else give back `b`.',
      ],
      praise: 'You can take big problems apart into small functions.',
    },
  },
}

export default en
