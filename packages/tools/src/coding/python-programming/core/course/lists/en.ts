import type { ChapterText } from '../step.ts'
import type { Word } from './steps.ts'

const en: ChapterText<'lists', Word> = {
  words: {
    apple: 'apple',
    banana: 'banana',
    mango: 'mango',
    mon: 'Monday',
    tue: 'Tuesday',
    wed: 'Wednesday',
    pen: 'pen',
    book: 'book',
    cat: 'cat',
    dog: 'dog',
    bird: 'bird',
  },
  steps: {
    'first-list': {
      title: 'Many in one name',
      text: 'A list holds many things in one name. They stand in square brackets with commas between them: `[1, 5, 9]`. `len(…)` counts them.',
      task: 'Make a list `fruits` with three fruits. Show with `len` how many there are.',
      hints: [
        'Each fruit is a text in quotes. Square brackets go around them all.',
        'In the second line print `len(…)` with the name of the list in its brackets.',
      ],
      praise: 'A list keeps things together, in order.',
    },
    place: {
      title: 'The first is number 0',
      text: 'With a number in square brackets you take one thing out of a list. Python counts from 0, so the second thing is `days[1]`.',
      task: 'Show the first day of the list.',
      hints: [
        'Which number does the first thing have?',
        'Print `days` with that number in square brackets behind it.',
      ],
      praise: 'First thing, number 0: all programmers count like this.',
    },
    append: {
      title: 'Put something in',
      text: '`append` puts something at the end of a list. You write it with a dot after the name: `colours.append("red")`.',
      task: 'Put “$book” into `bag` before it is printed.',
      hints: [
        'You need a new line between the two.',
        'It begins with `bag.append` and has the text in brackets and quotes.',
      ],
      praise: 'A list can grow while the program runs.',
    },
    each: {
      title: 'One by one',
      text: 'A `for` loop can walk through a list: `for day in days:`. In each round `day` is the next thing of the list.',
      task: 'Show all animals, each in a line of its own. Use a loop.',
      hints: [
        'Write `for animal in …:` with the name of the list.',
        'In the loop print `animal`, without quotes.',
      ],
      praise: 'The loop works for three animals and for three thousand.',
    },
    'list-sum': {
      title: 'How much money?',
      text: 'You know both already: walk through a list, and add up. Now do it together.',
      task: 'Add up the coins and show the sum.',
      hints: [
        'Begin with `total = 0`. Then walk through `coins`.',
        'In each round add `coin` to `total`. Print `total` after the loop.',
      ],
      praise: 'List, loop and sum: that is how real programs work.',
    },
    pick: {
      title: 'Only the big ones',
      text: 'In a loop there may be an `if`. It stands four spaces to the right, and what belongs to it eight.',
      task: 'Show only the numbers that are bigger than 10.',
      hints: [
        'Walk through `numbers` with the name `n`.',
        'In the loop ask `if n > 10:`. The `print` stands eight spaces to the right.',
      ],
      praise: 'Loop and choice together: you can sift lists.',
    },
  },
}

export default en
