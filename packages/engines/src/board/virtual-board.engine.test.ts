/** Uploading to, running on, and stopping a real MicroPython with simulated hardware. */
import { BOARD_IDS, type BoardId } from '@panya/domain/board/board-id.ts'
import { afterEach, expect, test } from 'vitest'
import { driverFiles } from './driver/driver-files.ts'
import { boardProfile } from './profiles/boards.ts'
import { BoardLink } from './serial/board-link.ts'
import { nodeBoard } from './testing/node-board.ts'
import type { VirtualBoard } from './virtual-board.ts'

const open: { link: BoardLink; board: VirtualBoard }[] = []

afterEach(async () => {
  for (const { link, board } of open.splice(0)) {
    await link.close()
    board.switchOff()
  }
})

interface Bench {
  board: VirtualBoard
  link: BoardLink
  /** Everything printed while a program ran. */
  text(): string
  isGone(): boolean
  runs(source: string): Promise<void>
}

async function bench(id: BoardId = 'mcu_kidbright_32_v15i'): Promise<Bench> {
  const profile = boardProfile(id)
  const board = nodeBoard(profile)
  let text = ''
  let gone = false
  const link = await BoardLink.open(board, {
    printed: (more) => {
      text += more
    },
    gone: () => {
      gone = true
    },
  })
  open.push({ link, board })
  return {
    board,
    link,
    text: () => text,
    isGone: () => gone,
    runs: async (source) => {
      await link.upload([...driverFiles(profile), { name: 'main.py', text: source }])
      await link.start()
    },
  }
}

const KIDBRIGHTS = BOARD_IDS.filter((id) => id.startsWith('mcu_kidbright'))

test.each(KIDBRIGHTS)('%s: the driver starts and every part of the board answers', async (id) => {
  const { runs, text } = await bench(id)
  const profile = boardProfile(id)
  const force = profile.imus.length > 0 ? 'acceleration("z")' : '1000'
  await runs(`from kidbright import *
print("found", temperature(), light(), ${force}, button("S1"), clock("year") > 2020)
display.show("Hi")
`)
  await expect.poll(text).toContain('found 28.0 60')
  expect(text()).toMatch(/found 28\.0 60 (99\d|100\d) False True/)
})

test('the picture on the display is the one the program drew', async () => {
  const { runs, board } = await bench()
  await runs('from kidbright import *\ndisplay.show("H")\ndisplay.dot(15, 7)\n')
  await expect.poll(() => board.view().matrix[15]).toBe(0x80)
  expect(board.view().matrix.slice(0, 6)).toEqual([0x7f, 0x08, 0x08, 0x08, 0x7f, 0])
})

test('scripts run side by side; a button starts one; Stop ends everything at once', async () => {
  const { runs, board, text, link } = await bench()
  await runs(`from kidbright import *
@when_start
async def blink():
    on = True
    while True:
        led("WiFi", on)
        on = not on
        await wait(0.05)

@when_start
async def count():
    for i in range(3):
        print("count", i)
        await wait(0.05)

@when_button("S1")
async def pressed():
    print("pressed!")
    await buzzer.tone(440, 30)

run()
`)
  await expect.poll(text).toContain('count 2')
  await expect.poll(() => board.view().pins[2]).toBe(0)
  await expect.poll(() => board.view().pins[2]).toBe(1)
  board.input({ set: 'pin', pin: 16, level: 0 })
  await expect.poll(text).toContain('pressed!')
  await expect.poll(() => board.view().tone).toBe(440)
  const asked = performance.now()
  await link.stop()
  await expect.poll(text, { interval: 5 }).toContain('KeyboardInterrupt')
  expect(performance.now() - asked).toBeLessThan(300)
  await expect.poll(() => board.view().tone).toBe(0)
  expect(board.resets).toBe(0)
})

test('a loop that hears nothing is stopped by switching the board off; its files stay', async () => {
  const { runs, board, link, text } = await bench()
  await runs('print("going")\nwhile True: pass\n')
  await expect.poll(text).toContain('going')
  await link.stop()
  await expect.poll(() => board.resets).toBe(1)
  const names = (await link.files()).map(({ name }) => name)
  expect(names.toSorted()).toEqual([
    'block_values.py',
    'kidbright.py',
    'kidbright_board.py',
    'kidbright_pins.py',
    'kidbright_ports.py',
    'kidbright_senses.py',
    'kidbright_show.py',
    'main.py',
  ])
})

test('servo, ports, lights, input and temperature reach the program', async () => {
  const { runs, board, text, link } = await bench('mcu_kidbright_32_v16')
  board.input({ set: 'temperature', degrees: -5.5 })
  board.input({ set: 'pin', pin: 33, level: 1 })
  await runs(`from kidbright import *
pixel(2, "#ff8000")
power("OUT1", 50)
output("OUT2", True)
usb(True)
print(temperature(), read_input("IN2"), read_input("IN1"))
print("hello", input("name? "))
`)
  await expect.poll(text).toContain('name? ')
  await link.type('นก\r')
  await expect.poll(text).toContain('hello นก')
  expect(text()).toContain('-5.5 True False')
  const view = board.view()
  expect(view.pixels[1]).toBe(0xff8000)
  expect(view.strengths[26]).toBe(50)
  expect([view.pins[27], view.pins[25]]).toEqual([1, 0])
})

test('the servo turns', async () => {
  const { runs, board } = await bench()
  await runs('from kidbright import *\nservo("SV1", 90)\n')
  await expect.poll(() => board.view().servos[15]).toBe(90)
})

test('an error shows where it happened; the board is ready for the next program', async () => {
  const { runs, text, link } = await bench()
  await runs('x = 1\nprint(x / 0)\n')
  await expect.poll(text).toContain('ZeroDivisionError')
  expect(text()).toContain('File "main.py", line 2')
  await expect(link.info()).resolves.toMatchObject({ system: 'micropython' })
})

test('only files that changed are sent again', async () => {
  const { link } = await bench()
  const files = driverFiles(boardProfile('mcu_kidbright_32_v15i'))
  expect(await link.upload([...files, { name: 'main.py', text: 'print(1)' }])).toHaveLength(
    files.length + 1,
  )
  const again = await link.upload([...files, { name: 'main.py', text: 'print("สวัสดี")' }])
  expect(again).toEqual(['main.py'])
})

test('a cable pulled in the middle of an upload is told, and the old program is still there', async () => {
  const { link, board, isGone } = await bench()
  await link.upload([{ name: 'main.py', text: 'print("old")' }])
  const long = `# ${'x'.repeat(20_000)}\nprint("new")`
  const upload = link.upload([{ name: 'main.py', text: long }], (done) => {
    if (done > 0.3) board.pullCable()
  })
  await expect(upload).rejects.toMatchObject({ code: 'cable-pulled' })
  expect(isGone()).toBe(true)
  await board.close()
  const again = await BoardLink.open(board, { printed: () => {}, gone: () => {} })
  open.push({ link: again, board })
  expect(await again.files()).toContainEqual({ name: 'main.py', bytes: 12 })
})

test('memory runs out inside the board, not in the browser', async () => {
  const { runs, text } = await bench()
  await runs(`x = []
try:
    while True:
        x.append(bytearray(100000))
except MemoryError:
    x = None
    print("full, and still alive")
`)
  await expect.poll(text, { timeout: 30_000 }).toContain('full, and still alive')
})
