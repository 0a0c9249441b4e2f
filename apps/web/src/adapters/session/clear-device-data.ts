/** What people leave in a browser without meaning to: it goes with them, and is gone when somebody else comes. */
import { keyOwner } from '../encryption/key-owner.ts'

/** Blocks they copied (packages/engines/src/blockly/shared-clipboard.ts). */
const COPIED_BLOCKS = 'panya.blocks.clipboard'
/** How long they have been here (features/attendance/interval-storage.ts). */
const ATTENDANCE = 'panya:attendance-interval'

export async function clearDeviceData(): Promise<void> {
  try {
    localStorage.removeItem(COPIED_BLOCKS)
    sessionStorage.removeItem(ATTENDANCE)
  } catch {
    // Without storage nothing was left either.
  }
  if (keyOwner() === null) return
  // Loaded only where there is something to forget: most visitors never had a key.
  const { forgetDraftKey } = await import('../encryption/draft-key.ts')
  await forgetDraftKey()
}
