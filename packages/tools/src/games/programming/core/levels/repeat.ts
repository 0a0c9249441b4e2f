/** Chapter 2: the same again. */
import { defineLevel } from './define-level.ts'

const features = ['repeat'] as const

export const REPEAT = [
  defineLevel('repeat-1', 'repeat', 2, ['~~~~~~~~ >...*..F ~~~~~~~~'], { features }),
  defineLevel('repeat-2', 'repeat', 7, ['>.....# #####.# #####*# #####.F'], { features }),
  defineLevel('repeat-3', 'repeat', 5, ['###F ##.. #.*# >.##'], { features }),
  defineLevel('repeat-4', 'repeat', 4, ['######## >b*b.b.F ########'], {
    features,
    words: ['take'],
  }),
  defineLevel('repeat-5', 'repeat', 6, ['>o## #.o# ##*o ###F'], { features, words: ['light'] }),
  defineLevel('repeat-6', 'repeat', 8, ['>*o## ##.## ##..o'], {
    features,
    words: ['light'],
    counts: [2, 3],
  }),
  defineLevel('repeat-7', 'repeat', 6, ['######F ####... ##..*## >..####'], {
    features,
    kind: 'complete',
    starter: 'for _ in range(3):\n    move()\n    move()\n    ...\n    right()\n',
  }),
  defineLevel('repeat-8', 'repeat', 7, ['>...# ###.# ###*F'], {
    features,
    kind: 'fix',
    starter:
      'for _ in range(3):\n    move()\nright()\nfor _ in range(3):\n    move()\nleft()\nmove()\n',
  }),
  defineLevel('repeat-9', 'repeat', 6, ['###F# ##*b# #.b## >b###'], { features, words: ['take'] }),
]
