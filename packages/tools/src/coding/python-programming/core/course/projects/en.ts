import type { ChapterText } from '../step.ts'
import type { Word } from './steps.ts'

const en: ChapterText<'projects', Word> = {
  words: {
    low: 'too small',
    high: 'too big',
    found: 'found',
    milk: 'milk',
    rice: 'rice',
    egg: 'egg',
  },
  steps: {
    quiz: {
      title: 'A quiz',
      text: 'Now you build something of your own. A quiz asks, compares and counts points. You may show kind words in between.',
      task: 'Ask for 3 * 4 and then for 4 * 5. Each right answer is one point. Show the points in the last line.',
      hints: [
        'Make a number of each answer with `int(input(…))`.',
        'Two times `if`: if the answer is right, `points` gets one more. The `print` comes last.',
      ],
      praise: 'A real quiz! Add more questions if you like.',
    },
    guess: {
      title: 'Guess the number',
      text: 'The program knows a secret number. It asks until somebody finds it. `!=` means: not the same.',
      task: 'After each wrong guess show “$low” or “$high” and ask again. At the end show “$found”.',
      hints: [
        'Go on as long as `guess != secret`.',
        'In the loop: `if` the guess is smaller, `else` it is bigger, and then ask again.',
      ],
      praise: 'That is your first game. With `random` the secret can be new each time.',
    },
    shopping: {
      title: 'Shopping list',
      text: 'Sometimes you do not know how many things will come. Then an empty answer can mean: that is all. An empty text is `""`.',
      task: 'Ask for things and put them into `things` until the answer is empty. Then show how many there are.',
      hints: [
        'Ask once before the loop. Go on as long as the answer is not `""`.',
        'In the loop: `append` it to the list, then ask again. At the end print `len(things)`.',
      ],
      praise: 'List, loop and question in one program.',
    },
    'secret-writing': {
      title: 'Secret writing',
      text: 'Write a word backwards, and only your friends can read it. Put each letter in front of the ones before.',
      task: 'Ask for a text and show it backwards.',
      hints: [
        'Begin with an empty text `secret = ""` and walk through the letters.',
        'In each round: new secret = this letter and the old secret behind it. Print it after the loop.',
      ],
      praise: 'You invented a secret writing.',
    },
    flower: {
      title: 'A flower of squares',
      text: 'The last step brings it all together: a function that draws, a loop that calls it, and the turtle.',
      task: 'Make a function `square` that draws a square. Draw it 8 times and turn by 45 degrees after each.',
      hints: [
        'The function has the loop you know: four times walk and turn by 90 degrees.',
        'After it comes a second loop, 8 times: call `square()` and turn by 45.',
      ],
      praise: 'You have come from the first line to a work of art. Show it to somebody!',
    },
  },
}

export default en
