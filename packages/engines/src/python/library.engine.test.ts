/** The parts of Python's library that a browser has not, and programs that need them nevertheless. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProjectFile } from './protocol.ts'
import { type TestPython, testPython } from './testing/test-python.ts'

let python: TestPython

beforeAll(async () => {
  python = await testPython()
}, 60_000)
afterAll(() => python.client.dispose())

async function printed(program: string, files: ProjectFile[] = []): Promise<string> {
  const { stdout, stderr, answer } = await python.play(program, [], files)
  expect(['finished', 'exited'], JSON.stringify(answer)).toContain(answer.ending)
  return stdout + stderr
}

/** As `printed`, and after the last line the input ends. */
async function fed(program: string, ...lines: string[]): Promise<string> {
  const left = [...lines]
  const off = python.client.onEvent((event) => {
    if (event.kind === 'input') python.client.sendLine(left.shift() ?? null)
  })
  const text = await printed(program)
  off()
  return text
}

test.each([
  ['open(0)', 'print([int(line) for line in open(0)])', '[5, 6]\n'],
  ['open(0).read()', 'print(open(0).read().split())', "['5', '6']\n"],
  [
    'bytes',
    'import sys\nread = sys.stdin.buffer.readline\nprint(read(), read())',
    "b'5\\n' b'6\\n'\n",
  ],
  [
    'os.read',
    'import os\nprint(os.read(0, 1), os.read(0, 99), os.read(0, 99))',
    "b'5' b'\\n' b'6\\n'\n",
  ],
])('the keyboard is read as programs for contests read it: %s', async (_, program, output) => {
  expect(await fed(program, '5', '6')).toBe(output)
  // Whoever closed it did not close it for the next one.
  expect(await fed('print(input())', 'on')).toBe('on\n')
})

test('Stop ends a program that waits for bytes', async () => {
  const off = python.client.onEvent((event) => {
    if (event.kind === 'input') python.client.stop()
  })
  const { answer } = await python.play('import sys\nwhile True: sys.stdin.buffer.read()')
  off()
  expect(answer).toEqual({ ending: 'stopped' })
})

test('a pool of threads does its work, one piece after the other', async () => {
  const program = `
import asyncio, concurrent.futures
from concurrent.futures import ThreadPoolExecutor, as_completed
with ThreadPoolExecutor(max_workers=3) as pool:
    print(list(pool.map(abs, [-1, 2])), [one.result() for one in as_completed([pool.submit(pow, 2, 3)])])
    print(type(pool.submit(int, "x").exception()).__name__)
try:
    pool.submit(abs, 1)
except RuntimeError as problem:
    print(problem)
async def main():
    loop = asyncio.get_running_loop()
    print(await asyncio.to_thread(sum, [1, 2]), await loop.run_in_executor(None, len, "abc"))
asyncio.run(main())`
  expect(await printed(program)).toBe(
    '[1, 2] [8]\nValueError\ncannot schedule new futures after shutdown\n3 3\n',
  )
})

test('passwords are hashed as everywhere', async () => {
  const program = `import hashlib
print(hashlib.pbkdf2_hmac("sha256", b"password", b"salt", 2).hex())
print(hashlib.pbkdf2_hmac("sha1", b"password", b"salt", 2).hex())`
  // RFC 6070, and the same with SHA-256.
  expect(await printed(program)).toBe(
    'ae4d0c95af6b46d32d0adff928f06dd02a303f8ef3c251dfd6e2d85a95474c43\nea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957\n',
  )
})

test('a terminal is made comfortable, emptied and given packages without harm', async () => {
  const program = `import readline, subprocess, sys
readline.parse_and_bind("tab: complete")
print("old")
subprocess.run("clear", shell=True)
subprocess.check_call([sys.executable, "-m", "pip", "install", "owls"])
print("new")`
  const { answer, events } = await python.play(program)
  expect(answer).toEqual({ ending: 'finished' })
  const cleared = events.findLastIndex((event) => event.kind === 'clear')
  expect(events.slice(cleared + 1)).toEqual([{ kind: 'stdout', text: 'new\n' }])
  const { answer: refused } = await python.play('import subprocess\nsubprocess.run(["ls"])')
  expect(refused).toMatchObject({
    error: { message: expect.stringContaining('support processes') },
  })
})

test('os._exit ends the program, and nothing else', async () => {
  const { answer, stdout } = await python.play('import os\nprint("bye", end="")\nos._exit(3)')
  expect([answer, stdout]).toEqual([{ ending: 'exited', code: 3 }, 'bye'])
})

test('a file of the project is meant where only it has what is asked for', async () => {
  const program = `from queue import Line
import calendar, random
print(Line().next(), calendar.birthday(), random.randint(1, 1))`
  const files = [
    { name: 'queue.py', text: 'class Line:\n    def next(self): return "mali"' },
    { name: 'calendar.py', text: 'def birthday(): return "today"' },
    { name: 'random.py', text: 'print("an old try")' },
  ]
  expect(await printed(program, files)).toBe('mali today 1\n')
  expect(
    await printed('import calendar, queue\nprint(calendar.isleap(2000), queue.Queue().empty())'),
  ).toBe('True True\n')
})

test('a file from Windows begins with a mark that nobody sees', async () => {
  expect(await printed('\uFEFFprint("hello")')).toBe('hello\n')
  const files = [{ name: 'helper.py', text: '\uFEFFowl = 1\r\n' }]
  expect(await printed('import helper\nprint(helper.owl)', files)).toBe('1\n')
})

test('one loop of asyncio runs inside another', async () => {
  const program = `import asyncio
async def inner():
    await asyncio.sleep(0)
    return 2
async def outer():
    print(1, asyncio.run(inner()))
    await asyncio.sleep(0)
    print(3)
asyncio.run(outer())`
  expect(await printed(program)).toBe('1 2\n3\n')
})

test('help lists the modules', async () => {
  expect(await printed('help("modules")')).toContain('statistics')
})

test('a turtle asks for its window, is made from a screen and doubled whatever its class needs', async () => {
  const program = `import turtle
screen = turtle.Screen()
screen._root.attributes("-topmost", True)
screen.cv._rootwindow.resizable(False, False)
screen.getcanvas().winfo_toplevel().title("x")
class Player(turtle.Turtle):
    def __init__(self, name, lives):
        super().__init__("turtle")
        self.name = name
other = Player("mali", 3).clone()
print(other.name, other.shape(), turtle.RawTurtle(screen, "square").shape())`
  expect(await printed(program)).toBe('mali turtle square\n')
})
