import { BOARDS } from '@panya/engines/board/profiles/boards.ts'
import { BoardLink } from '@panya/engines/board/serial/board-link.ts'
import { BoardProblem } from '@panya/engines/board/serial/board-problem.ts'
import { choosePort } from '@panya/engines/board/serial/web-serial.ts'

/** The one cable to a board: lines go out over the same port the block tool uses. */

type Watcher = () => void

let link: BoardLink | null = null
const watchers = new Set<Watcher>()

function changed(next: BoardLink | null): void {
  link = next
  for (const watcher of watchers) watcher()
}

export function watchBoard(watcher: Watcher): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

export function isBoardConnected(): boolean {
  return link !== null
}

/** Any of our boards will do: a line of text means the same to all of them. */
const ANY_BOARD = { ...BOARDS[0]!, usbIds: BOARDS.flatMap(({ usbIds }) => usbIds) }

/** Answers with what went wrong, or null. */
export async function connectBoard(): Promise<'noSerial' | 'noBoard' | null> {
  try {
    const port = await choosePort(ANY_BOARD)
    changed(await BoardLink.open(port, { printed: () => {}, gone: () => changed(null) }))
    return null
  } catch (error) {
    return error instanceof BoardProblem && error.code === 'no-web-serial' ? 'noSerial' : 'noBoard'
  }
}

export async function disconnectBoard(): Promise<void> {
  const open = link
  changed(null)
  await open?.close()
}

/** A program on the board gets it as the answer to input(). */
export function sendToBoard(text: string): boolean {
  if (!link) return false
  link.type(`${text.replaceAll(/[\r\n]+/g, ' ')}\r\n`).catch(() => changed(null))
  return true
}
