/** A board of its own: real MicroPython with simulated hardware; its cable is this process's channel. */
import { boardProfile } from '@panya/engines/board/profiles/boards.ts'
import { nodeBoard } from '@panya/engines/board/testing/node-board.ts'

const board = nodeBoard(boardProfile('mcu_kidbright_32_v15i'))
await board.open()
const writer = board.writable!.getWriter()
process.on('message', (bytes: number[]) => void writer.write(Uint8Array.from(bytes)))
// Whoever holds the other end is gone.
process.on('disconnect', () => process.exit())
process.send?.('ready')
for await (const bytes of board.readable!) process.send?.([...bytes])
