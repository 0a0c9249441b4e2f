/** Chapter 6: teach the robot a new word. */
import { defineLevel } from './define-level.ts'

const features = ['function', 'repeat'] as const

export const FUNCTIONS = [
  defineLevel('functions-1', 'functions', 11, ['##b.b ##.#. >*b#b'], {
    features: ['function'],
    words: ['take'],
  }),
  defineLevel('functions-2', 'functions', 12, ['#####.F ####.o# #..*o## >o#####'], {
    features: ['function'],
    words: ['light'],
  }),
  defineLevel('functions-3', 'functions', 9, ['>..o##o ###.##. ###*##. ###o..o'], {
    features,
    words: ['light'],
    counts: [2, 3],
  }),
  defineLevel('functions-4', 'functions', 12, ['b.b## .#*## .#b.b ^####'], {
    features: ['function'],
    words: ['take'],
    kind: 'complete',
    starter:
      'def go():\n    move()\n    ...\n    take()\n\nmove()\ngo()\nright()\ngo()\nright()\ngo()\nleft()\ngo()\n',
  }),
  defineLevel('functions-5', 'functions', 9, ['>..o ###. ###* F..b'], {
    features,
    words: ['take', 'light'],
    kind: 'fix',
    counts: [2, 3],
    starter:
      'def go():\n    for _ in range(3):\n        move()\n    right()\n\ngo()\ntake()\ngo()\nlight()\ngo()\n',
  }),
  defineLevel(
    'functions-6',
    'functions',
    11,
    ['>b.# ##b# ##*F', '>.b# ##.# ##bF', '>bb# ##.# ##.F'],
    {
      features: ['function', 'if'],
      words: ['take', 'on_battery'],
    },
  ),
  defineLevel('functions-7', 'functions', 12, ['>o.#### ##o.### ###*o.# #####.F'], {
    features: ['function'],
    words: ['light'],
  }),
]
