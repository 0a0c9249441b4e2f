/** Chapter 4: look before you act. One program, several worlds. */
import { defineLevel } from './define-level.ts'

const features = ['repeat', 'if', 'else'] as const

export const SENSE = [
  defineLevel('sense-1', 'sense', 4, ['>b.*F', '>.b*F', '>bb*F'], {
    features: ['repeat', 'if'],
    words: ['take', 'on_battery'],
  }),
  defineLevel('sense-2', 'sense', 6, ['>o.o ###. ###* ###F', '>.o. ###o ###* ###F'], {
    features: ['repeat', 'if'],
    words: ['light', 'on_lamp'],
  }),
  defineLevel('sense-3', 'sense', 4, ['>.... ##*## ##F##', '>.... ###*# ###F#'], {
    features: ['repeat', 'if'],
    words: ['path_right'],
  }),
  defineLevel('sense-4', 'sense', 4, ['>.. ##. F*.', '>... ###. ###* F...'], {
    features,
    words: ['path_ahead'],
    counts: [4, 6, 9, 12],
  }),
  defineLevel('sense-5', 'sense', 6, ['##F >.*', '>.* ##F'], {
    features,
    words: ['path_ahead', 'path_left'],
    counts: [2, 3, 4, 5],
  }),
  defineLevel('sense-6', 'sense', 4, ['F*.. ###. >...', 'F... ###. ###* >...'], {
    features,
    words: ['path_ahead'],
    kind: 'complete',
    counts: [9, 12],
    starter: 'for _ in range(12):\n    if path_ahead():\n        ...\n    else:\n        ...\n',
  }),
  defineLevel('sense-7', 'sense', 4, ['##F## ##*## >....', '###F# ###*# >....'], {
    features: ['repeat', 'if'],
    words: ['path_left', 'path_right'],
    kind: 'fix',
    starter: 'for _ in range(8):\n    move()\n    if path_right():\n        left()\n',
  }),
  defineLevel('sense-8', 'sense', 6, ['>b. ##b F*.', '>.b. ###* ###b F.b.'], {
    features,
    words: ['take', 'on_battery', 'path_ahead'],
    counts: [12],
  }),
  defineLevel('sense-9', 'sense', 6, ['>ob*oF', '>.oobbF', '>b*.oF'], {
    features: ['repeat', 'if'],
    words: ['take', 'light', 'on_battery', 'on_lamp'],
    counts: [6],
  }),
]
