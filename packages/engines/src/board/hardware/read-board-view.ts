/** Checks what a board in a sandbox is said to show. */
import * as v from 'valibot'
import { list, number } from '../../sandbox/checks.ts'

const LEVEL = v.picklist([0, 1])
/** Pins are numbers; JSON and structured clones make them keys. */
const PIN = v.pipe(v.string(), v.regex(/^\d{1,3}$/))

export const BOARD_VIEW = v.object({
  matrix: list(number, 64),
  brightness: number,
  pins: v.record(PIN, LEVEL),
  strengths: v.record(PIN, number),
  servos: v.record(PIN, number),
  tone: number,
  pixels: list(number, 256),
})
