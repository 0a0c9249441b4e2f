/** Chapter 5: until it is done, however long that takes. */
import { defineLevel } from './define-level.ts'

const features = ['while', 'if', 'else'] as const

export const WHILE = [
  defineLevel('while-1', 'while', 2, ['>*..F', '>*F', '>.*...F'], {
    features: ['while'],
    words: ['path_ahead'],
  }),
  defineLevel('while-2', 'while', 4, ['>.. ##. ##* ##F', '>.... ####* ####F'], {
    features: ['while'],
    words: ['path_ahead'],
  }),
  defineLevel('while-3', 'while', 4, ['>... *##. F##. ....', '>.. ##. F*.'], {
    features,
    words: ['path_ahead', 'at_flag'],
  }),
  defineLevel('while-4', 'while', 4, ['>b..bF', '>.b*F', '>bbb.F'], {
    features: ['while', 'if'],
    words: ['take', 'on_battery', 'path_ahead'],
  }),
  defineLevel('while-5', 'while', 5, ['##F #.. *.# ^##', '###F ##.. #*.# ..## ^###'], {
    features: ['while'],
    words: ['at_flag'],
  }),
  defineLevel(
    'while-6',
    'while',
    5,
    ['####### #..*..# #.###.# #.#...# #.#.#.# #>#.#F# #######', '..#F. .#.#. .*... .###. ^....'],
    { features, words: ['path_right', 'path_ahead', 'at_flag'] },
  ),
  defineLevel('while-7', 'while', 6, ['#F### #.*.# ###.# >...#', '#...F #.### #*### >.###'], {
    features,
    words: ['path_left', 'path_ahead', 'at_flag'],
    kind: 'complete',
    starter:
      'while not at_flag():\n    if path_left():\n        ...\n    while not path_ahead():\n        ...\n    move()\n',
  }),
  defineLevel('while-8', 'while', 4, ['>.. ##. F*.', '>.... ####. ####. F.*..'], {
    features,
    words: ['path_ahead', 'at_flag'],
    kind: 'fix',
    starter:
      'while path_ahead():\n    if path_ahead():\n        move()\n    else:\n        right()\n',
  }),
]
