/** Chapter 3: a repeat inside a repeat. */
import { defineLevel } from './define-level.ts'

const features = ['repeat'] as const

export const NESTED = [
  defineLevel('nested-1', 'nested', 4, ['>... F##. *##. ....'], { features }),
  defineLevel(
    'nested-2',
    'nested',
    7,
    ['######F ######. ####... ####.## ##..*## ##.#### >..####'],
    {
      features,
      counts: [2, 3],
    },
  ),
  defineLevel('nested-3', 'nested', 7, ['>bbb bbb*'], {
    features,
    words: ['take'],
    counts: [2, 3],
  }),
  defineLevel('nested-4', 'nested', 5, ['>..o ###* ###. o..o'], {
    features,
    words: ['light'],
    counts: [2, 3, 4],
  }),
  defineLevel('nested-5', 'nested', 4, ['>.... ####. ####* ####. F....'], {
    features,
    kind: 'complete',
    starter: 'for _ in range(3):\n    for _ in range(...):\n        move()\n    ...\n',
  }),
  defineLevel('nested-6', 'nested', 4, ['>.. F#. ..*'], {
    features,
    counts: [2, 3, 4],
    kind: 'fix',
    starter: 'for _ in range(4):\n    for _ in range(2):\n        move()\n        right()\n',
  }),
  defineLevel('nested-7', 'nested', 7, ['>ooo### ###*ooo'], {
    features,
    words: ['light'],
    counts: [2, 3],
  }),
]
