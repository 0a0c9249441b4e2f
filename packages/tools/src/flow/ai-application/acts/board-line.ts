import { BOARDS } from '@panya/engines/board/profiles/boards.ts'
import { BoardLink } from '@panya/engines/board/serial/board-link.ts'
import { BoardProblem } from '@panya/engines/board/serial/board-problem.ts'
import { choosePort } from '@panya/engines/board/serial/web-serial.ts'

/** The one cable to a board: lines go out over the same port the block tool uses. */

type Watcher = () => void

/** Says when it is there, and answers to every line it is sent. */
export const BOARD_PROGRAM = 'print("ready")\nwhile True:\n    print("got", input())'
const READY = /^ready\n/m
const HEARD_LINES = 4

let link: BoardLink | null = null
let lastLine: string | null = null
let heard = ''
const watchers = new Set<Watcher>()

function changed(next: BoardLink | null): void {
  if (next !== link) heard = ''
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

/** The last lines the board has printed. */
export function boardSays(): string {
  return heard
}

function printed(text: string): void {
  const wasReady = READY.test(heard)
  heard = (heard + text).replaceAll('\r', '')
  if (!wasReady && READY.test(heard)) resend()
  heard = heard
    .split('\n')
    .slice(-HEARD_LINES - 1)
    .join('\n')
  changed(link)
}

/** Any of our boards will do: a line of text means the same to all of them. */
const ANY_BOARD = { ...BOARDS[0]!, usbIds: BOARDS.flatMap(({ usbIds }) => usbIds) }

/** Answers with what went wrong, or null. */
export async function connectBoard(): Promise<'noSerial' | 'noBoard' | null> {
  try {
    const port = await choosePort(ANY_BOARD)
    changed(await BoardLink.open(port, { printed, gone: () => changed(null) }))
    resend()
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

/** Puts the program on the board and starts it; false when the board did not take it. */
export async function putProgramOnBoard(): Promise<boolean> {
  try {
    await link?.upload([{ name: 'main.py', text: BOARD_PROGRAM }])
    heard = ''
    await link?.start()
    return true
  } catch {
    return false
  }
}

/** A program on the board gets it as the answer to input(); without a board, the last line waits for one. */
export function sendToBoard(text: string): void {
  lastLine = text.replaceAll(/[\r\n]+/g, ' ')
  resend()
}

function resend(): void {
  if (link && lastLine !== null) link.type(`${lastLine}\r`).catch(() => changed(null))
}
