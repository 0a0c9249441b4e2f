/** Ports of real boards, through the browser's Web Serial. Chromium has it, other browsers do not. */
import type { BoardProfile } from '../profiles/board-profile.ts'
import type { BoardPort } from './board-port.ts'
import { BoardProblem, openProblem } from './board-problem.ts'

interface WebSerial {
  requestPort(options?: {
    filters?: { usbVendorId: number; usbProductId?: number }[]
  }): Promise<BoardPort>
}

function webSerial(): WebSerial | null {
  return (navigator as unknown as { serial?: WebSerial }).serial ?? null
}

/** Asks the browser, which asks the learner. Vendors only: clones come with other product numbers. */
export async function choosePort(board: Pick<BoardProfile, 'usbIds'>): Promise<BoardPort> {
  const serial = webSerial()
  if (!serial) throw new BoardProblem('no-web-serial')
  const vendors = [...new Set(board.usbIds.map(({ vendor }) => vendor))]
  try {
    return await serial.requestPort({ filters: vendors.map((usbVendorId) => ({ usbVendorId })) })
  } catch (error) {
    throw openProblem(error)
  }
}
