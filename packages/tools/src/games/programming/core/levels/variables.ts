/** Chapter 7: remember a number. */
import { defineLevel } from './define-level.ts'

export const VARIABLES = [
  defineLevel('variables-1', 'variables', 3, ['>3.*F', '>2*F.', '>5..*.F'], {
    features: ['repeat'],
    words: ['number'],
    counts: [2, 3],
  }),
  defineLevel(
    'variables-2',
    'variables',
    8,
    ['>2*. ###. ###o ###. ###.', '>3.*. ####. ####. ####o ####.'],
    {
      features: ['variable', 'repeat', 'while'],
      words: ['number', 'path_ahead', 'light'],
      counts: [2, 3],
    },
  ),
  defineLevel('variables-3', 'variables', 4, ['....## .##.## *#>.## .##### .....F'], {
    features: ['count', 'repeat'],
    counts: [2, 3, 4, 5],
  }),
  defineLevel('variables-4', 'variables', 6, ['>.... ####. ##F#* ##...'], {
    features: ['variable', 'repeat'],
    counts: [2, 3, 4],
  }),
  defineLevel('variables-5', 'variables', 8, ['>..... #####. #F###* #.....'], {
    features: ['function', 'parameter', 'repeat'],
    counts: [3, 4, 5],
  }),
  defineLevel('variables-6', 'variables', 6, ['F### .### *#>. .##. ....'], {
    features: ['variable', 'repeat'],
    kind: 'fix',
    counts: [2, 3, 4],
    starter: 'n = 1\nfor _ in range(4):\n    for _ in range(n):\n        move()\n    right()\n',
  }),
  defineLevel(
    'variables-7',
    'variables',
    10,
    ['>b.b* ####. ####o ####.', '>.b*# ###o# ###.# ###.#', '>bbb ###. ###* ###o ###.'],
    {
      features: ['variable', 'repeat', 'while', 'if'],
      words: ['take', 'light', 'on_battery', 'path_ahead'],
      kind: 'complete',
      counts: [2, 3],
      starter:
        'n = 0\nwhile path_ahead():\n    move()\n    if on_battery():\n        take()\n        ...\nright()\nfor _ in range(...):\n    move()\nlight()\n',
    },
  ),
]
