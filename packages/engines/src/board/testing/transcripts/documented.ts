/**
 * Conversations between a computer and MicroPython, byte for byte as the protocol's documentation and its own
 * tools have them: with raw-paste, by firmware that refuses it, and by firmware from before it existed.
 */
import type { Exchange } from './transcript-port.ts'

const BANNER = 'raw REPL; CTRL-B to exit\r\n>'
const ENTER: Exchange[] = [
  { sent: '\r\x03', answer: '\r\n>>> \r\n>>> ' },
  { sent: '\x03\r\x01', answer: `\r\n>>> \r\n${BANNER}` },
]
const PROMPT =
  '\r\nMicroPython v1.22.2 on 2024-02-22; Generic ESP32 module with ESP32\r\nType "help()" for more information.\r\n>>> '
const LEAVE: Exchange = { sent: '\r\x02', answer: PROMPT }

const HELLO = 'print("hello")\n'

/** A board with raw-paste: it offers a window of 128 bytes and opens it again after each. */
export const RAW_PASTE: Exchange[] = [
  ...ENTER,
  { sent: '\x05A\x01', answer: 'R\x01\x80\x00\x01' },
  { sent: `${HELLO}\x04`, answer: '\x04hello\r\n\x04\x04>' },
  LEAVE,
]

/** A longer program is sent window by window, each only when the board has room. */
export const LONG_PROGRAM = `x = 1\n${'# a comment that is long\n'.repeat(12)}print(x)\n`
export const RAW_PASTE_WINDOWS: Exchange[] = [
  ...ENTER,
  { sent: '\x05A\x01', answer: 'R\x01\x80\x00\x01' },
  { sent: LONG_PROGRAM.slice(0, 256), answer: '\x01' },
  { sent: `${LONG_PROGRAM.slice(256)}\x04`, answer: '\x041\r\n\x04\x04>' },
  LEAVE,
]

/** The board has no memory left for the program and says so in the middle. */
export const RAW_PASTE_ABORTED: Exchange[] = [
  ...ENTER,
  { sent: '\x05A\x01', answer: 'R\x01\x80\x00\x01' },
  { sent: LONG_PROGRAM.slice(0, 256), answer: '\x04' },
  {
    sent: '\x04',
    answer:
      '\x04Traceback (most recent call last):\r\nMemoryError: memory allocation failed, allocating 512 bytes\r\n\x04>',
  },
]

/** Firmware that knows raw-paste but cannot do it. */
export const PASTE_REFUSED: Exchange[] = [
  ...ENTER,
  { sent: '\x05A\x01', answer: 'R\x00' },
  { sent: `${HELLO}\x04`, answer: 'OKhello\r\n\x04\x04>' },
  LEAVE,
]

/** Firmware from before raw-paste takes it for a request to show its banner again. */
export const OLD_FIRMWARE: Exchange[] = [
  ...ENTER,
  { sent: '\x05A\x01', answer: BANNER },
  { sent: `${HELLO}\x04`, answer: 'OKhello\r\n\x04\x04>' },
  LEAVE,
]

export const PYTHON_ERROR: Exchange[] = [
  ...ENTER,
  { sent: '\x05A\x01', answer: 'R\x01\x80\x00\x01' },
  {
    sent: `${HELLO}\x04`,
    answer:
      '\x04\x04Traceback (most recent call last):\r\n  File "<stdin>", line 1, in <module>\r\nOSError: [Errno 28] ENOSPC\r\n\x04>',
  },
]

export { HELLO }
