/** Chapter 8: a word that uses itself. */
import { defineLevel } from './define-level.ts'

const features = ['function', 'if', 'else'] as const
const words = ['path_ahead', 'light']

export const RECURSION = [
  defineLevel('recursion-1', 'recursion', 6, ['>.*o', '>*o', '>...*..o'], {
    features: ['function', 'if'],
    words,
    kind: 'complete',
    starter: 'def go():\n    if path_ahead():\n        move()\n        ...\n\ngo()\nlight()\n',
  }),
  defineLevel(
    'recursion-2',
    'recursion',
    8,
    ['>*. ##. ##o ##.', '>.*. ###. ###. ###o ###.', '>* #o #.'],
    {
      features,
      words,
      without: 'left',
    },
  ),
  defineLevel('recursion-3', 'recursion', 10, ['..o>.*', '.o>*', '.....o>.*.'], {
    features,
    words,
    without: 'left',
  }),
  defineLevel('recursion-4', 'recursion', 8, ['##. ##o ##. >*.', '###. ###o ###. ###. >.*.'], {
    features,
    words,
    without: 'right',
    kind: 'fix',
    starter:
      'def go():\n    if path_ahead():\n        go()\n        move()\n        move()\n    else:\n        left()\n\ngo()\nlight()\n',
  }),
  defineLevel('recursion-5', 'recursion', 9, ['>* #. #o #.', '>*. ##. ##. ##. ##o ##.'], {
    features,
    words,
    without: 'left',
  }),
]
