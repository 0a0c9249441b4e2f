/** Checks every word the frame says about its board. */
import * as v from 'valibot'
import { checked, checkedList, count, text } from '../sandbox/checks.ts'
import { BOARD_VIEW } from './hardware/read-board-view.ts'
import type { FrameUpdate } from './sandbox-protocol.ts'

const MOST_UPDATES = 10_000
/** What a cable can hold, with room to spare. */
const BYTES = v.pipe(
  v.instance(Uint8Array),
  v.check((bytes) => bytes.length <= 1 << 20),
)

const UPDATE = v.variant('of', [
  v.object({ of: v.literal('opened') }),
  v.object({ of: v.literal('failed'), message: text(10_000) }),
  v.object({ of: v.literal('sent'), bytes: BYTES }),
  v.object({ of: v.literal('wrote'), id: count }),
  v.object({ of: v.literal('view'), view: BOARD_VIEW }),
  v.object({ of: v.literal('step'), block: text(500) }),
])

const MESSAGE = v.object({ updates: v.array(v.unknown()) })

export function readFromFrame(message: unknown): FrameUpdate[] {
  return checkedList(UPDATE, checked(MESSAGE, message)?.updates, MOST_UPDATES)
}
