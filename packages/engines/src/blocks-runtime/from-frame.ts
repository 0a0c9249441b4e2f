/** Checks every word the frame says about the blocks it runs. */
import * as v from 'valibot'
import { checked, text } from '../sandbox/checks.ts'
import type { FromFrame } from './protocol.ts'
import { KEPT_STATE } from './world/kept-state.ts'
import { FRAME } from './world/read-frame.ts'

const MESSAGE = v.variant('tell', [
  v.object({ tell: v.literal('frame'), frame: FRAME }),
  v.object({ tell: v.literal('drag'), actorId: text(500), draggable: v.boolean() }),
  v.object({ tell: v.literal('kept'), state: KEPT_STATE }),
  v.object({ tell: v.literal('crashed') }),
])

export function readFromFrame(message: unknown): FromFrame | null {
  return checked(MESSAGE, message)
}
