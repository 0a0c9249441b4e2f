/** Chapter 1: one thing after another. */
import { defineLevel } from './define-level.ts'

export const STEPS = [
  defineLevel('steps-1', 'steps', 2, ['..... .>*F. .....'], { shown: ['move'] }),
  defineLevel('steps-2', 'steps', 5, ['..F.. ..*.. >....']),
  defineLevel('steps-3', 'steps', 6, ['>.*. ###. ###F']),
  defineLevel('steps-4', 'steps', 7, ['*..F .##. .##. ^~~~']),
  defineLevel('steps-5', 'steps', 5, ['##.## >*b.F ##.##'], { words: ['take'] }),
  defineLevel('steps-6', 'steps', 7, ['~~~~~~ >o*o.F ~~~~~~'], { words: ['light'] }),
  defineLevel('steps-7', 'steps', 7, ['#.*F #.## >.##'], {
    kind: 'complete',
    starter: 'move()\nleft()\n...\nright()\nmove()\nmove()\n',
  }),
  defineLevel('steps-8', 'steps', 7, ['>.#~ #*.# ~#F#'], {
    kind: 'fix',
    starter: 'move()\nleft()\nmove()\nleft()\nmove()\nright()\nmove()\n',
  }),
]
