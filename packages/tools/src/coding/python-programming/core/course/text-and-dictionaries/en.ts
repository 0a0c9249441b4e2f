import type { ChapterText } from '../step.ts'
import type { Word } from './steps.ts'

const en: ChapterText<'text-and-dictionaries', Word> = {
  words: {
    cat: 'cat',
    dog: 'dog',
    banana: 'banana',
    mia: 'Mia',
    ben: 'Ben',
    meow: 'meow',
    woof: 'woof',
    unknown: 'unknown',
  },
  steps: {
    length: {
      title: 'How long is the word?',
      text: '`len` counts not only lists. It also counts the letters of a text.',
      task: 'Ask for a word and show how many letters it has.',
      hints: [
        'You know `len` from lists.',
        'Print `len(…)` with `word` in its brackets, no quotes.',
      ],
      praise: '`len` works for lists and for text.',
    },
    shout: {
      title: 'SHOUT',
      text: 'A text can do things itself. You write them after a dot: `word.upper()` makes it big letters, `word.lower()` small ones.',
      task: 'Ask for a word and show it in BIG letters.',
      hints: [
        'After `word` comes a dot, then the command.',
        'The command is `upper`, with empty brackets behind it. Print all that.',
      ],
      praise: 'Commands after a dot are called methods.',
    },
    letters: {
      title: 'Letter by letter',
      text: 'A text is like a list of letters. So a `for` loop can walk through it.',
      task: 'Ask for a word and show each letter in a line of its own.',
      hints: [
        'Walk through `word` as you walk through a list.',
        'Write `for letter in word:` and print `letter` in the loop.',
      ],
      praise: 'Lists and texts are related: both can be walked through.',
    },
    'count-letter': {
      title: 'How many a?',
      text: '`"pepper".count("p")` is 3. Or you walk through the word and count with `if`. Both are right.',
      task: 'Ask for a word and show how often the letter a is in it.',
      hints: [
        'The shortest way is `count`, after a dot.',
        'Write `word.count(…)` with the letter in quotes, and print it.',
      ],
      praise: 'There is often more than one right way.',
    },
    dictionary: {
      title: 'Look it up',
      text: 'A dictionary holds pairs: a word and what belongs to it. With the word in square brackets you look it up: `prices["tea"]`.',
      task: 'Show how old $ben is. Look it up in `ages`.',
      hints: [
        'It looks like a list, but with a word instead of a number.',
        'Print `ages` with the name $ben in quotes and square brackets.',
      ],
      praise: 'In a dictionary you find things by their word.',
    },
    'look-up': {
      title: 'Is it there?',
      text: 'If a word is not in the dictionary, Python stops with a KeyError. So ask first: `if animal in sounds:`.',
      task: 'Show the sound of the animal that is typed. If it is not there, show “$unknown”.',
      hints: [
        'First `if animal in sounds:`, then an `else:`.',
        'Inside the `if` print `sounds` with `animal` in square brackets.',
      ],
      praise: 'Your program stays calm, whatever is typed.',
    },
  },
}

export default en
