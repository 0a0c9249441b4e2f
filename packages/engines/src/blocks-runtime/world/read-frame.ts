/** Checks a frame that comes out of a sandbox: a page draws what fits here and nothing else. */
import * as v from 'valibot'
import { BOARD_VIEW } from '../../board/hardware/read-board-view.ts'
import { count, list, number, text, whole } from '../../sandbox/checks.ts'
import { type Frame, SENSES } from './frame.ts'

const ID = text(500)
const WORDS = text(100_000)
/** More than any stage can show at once. */
const SPRITES = 2000
const STROKES = 200_000
const LINES = 20_000

const SPRITE = v.object({
  key: whole,
  actorId: ID,
  costume: ID,
  x: number,
  y: number,
  turn: number,
  flipped: v.boolean(),
  scale: number,
  anchorX: v.exactOptional(number),
  anchorY: v.exactOptional(number),
  ghost: number,
  colour: number,
  brightness: number,
  fisheye: v.exactOptional(number),
  whirl: v.exactOptional(number),
  pixelate: v.exactOptional(number),
  mosaic: v.exactOptional(number),
})

const BUBBLE = v.object({
  key: whole,
  kind: v.picklist(['say', 'think']),
  text: WORDS,
  x: number,
  y: number,
})

const PEN = v.variant('op', [
  v.object({ op: v.literal('clear') }),
  v.object({
    op: v.literal('line'),
    x1: number,
    y1: number,
    x2: number,
    y2: number,
    colour: text(100),
    size: number,
    alpha: v.exactOptional(number),
  }),
  v.object({ op: v.literal('stamp'), sprite: SPRITE }),
])

const LOUDSPEAKER = {
  volume: number,
  pitch: v.exactOptional(number),
  pan: v.exactOptional(number),
}

const SOUND = v.variant('op', [
  v.object({ op: v.literal('play'), key: whole, actorId: ID, sound: ID, ...LOUDSPEAKER }),
  v.object({
    op: v.literal('note'),
    key: whole,
    note: number,
    seconds: number,
    instrument: number,
    ...LOUDSPEAKER,
  }),
  v.object({ op: v.literal('drum'), key: whole, drum: number, ...LOUDSPEAKER }),
  v.object({ op: v.literal('adjust'), key: whole, ...LOUDSPEAKER }),
  v.object({
    op: v.literal('speak'),
    id: count,
    text: text(1000),
    voice: text(20),
    language: text(20),
    volume: number,
  }),
  v.object({ op: v.literal('silence') }),
])

const WATCHER = v.object({
  id: ID,
  name: ID,
  owner: v.nullable(ID),
  value: v.union([WORDS, list(WORDS, 1000)]),
  length: v.exactOptional(count),
  isReporter: v.exactOptional(v.boolean()),
})

const PLACE = v.object({ actorId: ID, block: ID })
export const FRAME = v.object({
  tick: count,
  state: v.picklist(['idle', 'running', 'paused']),
  backdrop: ID,
  sprites: list(SPRITE, SPRITES),
  bubbles: list(BUBBLE, SPRITES),
  pen: list(PEN, STROKES),
  sounds: list(SOUND, LINES),
  ask: v.nullable(v.object({ key: whole, text: WORDS })),
  watchers: list(WATCHER, 1000),
  output: list(WORDS, LINES),
  reports: list(v.object({ id: ID, text: WORDS }), 1000),
  problems: list(
    v.object({
      actorId: ID,
      block: ID,
      code: v.picklist([
        'too-deep',
        'failed',
        'cannot-here',
        'cannot-translate',
        'needs-python',
        'too-nested',
        'too-big',
        'unknown-block',
      ]),
    }),
    10_000,
  ),
  at: list(PLACE, 10_000),
  clones: count,
  needs: v.exactOptional(list(v.picklist(SENSES), SENSES.length)),
  camera: v.exactOptional(v.object({ mirrored: v.boolean(), transparency: number })),
  board: v.nullable(BOARD_VIEW),
}) satisfies v.GenericSchema<unknown, Frame>
