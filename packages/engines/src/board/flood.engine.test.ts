/** A board whose program prints without end: it waits for its reader, Stop is heard, the next program is clean. */
import { afterEach, expect, test } from 'vitest'
import { driverFiles } from './driver/driver-files.ts'
import { boardProfile } from './profiles/boards.ts'
import { BoardLink } from './serial/board-link.ts'
import { nodeBoard } from './testing/node-board.ts'

const profile = boardProfile('mcu_kidbright_32_v15i')
const board = nodeBoard(profile)
let link: BoardLink | null = null

afterEach(async () => {
  await link?.close()
  board.switchOff()
})

const LOOPS = [
  'while True: print("hello")\n',
  'while True: print("hello", end="")\n',
  'from kidbright import *\n@when_start\nasync def go():\n    while True:\n        print("hello")\n        await wait(0)\nrun()\n',
]

test.each(LOOPS)('%j', async (source) => {
  let heard = 0
  let end = ''
  link = await BoardLink.open(board, {
    printed: (text) => {
      heard += text.length
      end = `${end}${text}`.slice(-200)
    },
    gone: () => {},
  })
  const runs = async (text: string) => {
    await link?.upload([...driverFiles(profile), { name: 'main.py', text }])
    await link?.start()
  }
  await runs(source)
  await expect.poll(() => heard, { timeout: 20_000 }).toBeGreaterThan(50_000)
  const asked = performance.now()
  await link.stop()
  await expect.poll(() => end, { interval: 5 }).toMatch(/>>> $/)
  expect(performance.now() - asked).toBeLessThan(1500)
  const quiet = heard
  await runs('print("after")\n')
  await expect.poll(() => end).toMatch(/after\r?\n/)
  expect(heard - quiet).toBeLessThan(2000)
})

test('while nobody reads, no more is kept than a cable holds', async () => {
  link = await BoardLink.open(board, { printed: () => {}, gone: () => {} })
  await link.upload([{ name: 'main.py', text: 'while True: print("hello" * 20)\n' }])
  await link.close()
  link = null
  await board.open()
  const writer = board.writable!.getWriter()
  await writer.write(new TextEncoder().encode('\x04'))
  const before = process.memoryUsage().arrayBuffers
  let rounds = 0
  // Each look passes on what the board said meanwhile; without a bound every one would keep more.
  await expect.poll(() => ++rounds, { interval: 50, timeout: 10_000 }).toBeGreaterThan(40)
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(10_000_000)
})
