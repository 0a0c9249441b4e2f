/** Programs as people bring them from books, clubs and other computers: they do what their authors expect. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onlyBroughtAlong } from './testing/foreign-files.ts'
import { type TestPython, testPython } from './testing/test-python.ts'

let python: TestPython

beforeAll(async () => {
  python = await testPython({ fetchPackages: onlyBroughtAlong })
}, 60_000)
afterAll(() => python.client.dispose())

async function printed(program: string, lines: string[] = []): Promise<string> {
  const { stdout, stderr, answer } = await python.play(program, lines)
  expect(['finished', 'exited'], JSON.stringify(answer)).toContain(answer.ending)
  return stdout + stderr
}

test('what one program sets up is gone in the next, as after a new start', async () => {
  await printed(`
import builtins, decimal, logging, math, os, random, string, sys
logging.basicConfig(level=logging.DEBUG, format="ONE %(message)s")
logging.getLogger("owl").addHandler(logging.StreamHandler())
logging.disable(logging.CRITICAL)
decimal.getcontext().prec = 3
os.environ["OWL"] = "hoot"
math.pi = 3
random.choice = max
string.owl = 1
sys.set_int_max_str_digits(0)
builtins.print = None
builtins.owl = "hoot"
del builtins.sum`)
  expect(
    await printed(`
import decimal, logging, math, os, random, string
logging.basicConfig(level=logging.INFO, format="TWO %(message)s")
logging.debug("not shown")
logging.getLogger("owl").info("once")
print(decimal.Decimal(1) / 3, os.environ.get("OWL"), round(math.pi, 2), sum([1, 2]))
print(random.choice.__name__, hasattr(string, "owl"))
try:
    owl
except NameError:
    print("no owl")
try:
    str(10 ** 5000)
except ValueError:
    print("too long")`),
  ).toBe('0.3333333333333333333333333333 None 3.14 3\nchoice False\nno owl\ntoo long\nTWO once\n')
})

test('numbers that were drawn by lot are not drawn again after somebody’s seed', async () => {
  const draw = 'import random\nprint(random.random())'
  await printed('import random\nrandom.seed(1)')
  const first = await printed(draw)
  await printed('import random\nrandom.seed(1)')
  expect(await printed(draw)).not.toBe(first)
})

test('a program that keeps Ctrl+C to itself does not keep it from the next one', async () => {
  await printed('import signal\nsignal.signal(signal.SIGINT, lambda *_: None)')
  const off = python.client.onEvent((event) => {
    if (event.kind === 'stdout') python.client.stop()
  })
  const { answer } = await python.play('print("on")\nwhile True: pass')
  off()
  expect(answer).toEqual({ ending: 'stopped' })
})

test.each([
  ['at its end', 'print("hi")', 'hi\nlast\nfirst\n'],
  ['after exit()', 'import sys\nsys.exit(0)', 'last\nfirst\n'],
])('what is left for the end happens, the last first: %s', async (_, body, output) => {
  const program = `import atexit\natexit.register(print, "first")\n@atexit.register\ndef bye(): print("last")\n${body}`
  expect(await printed(program)).toBe(output)
  expect(await printed('print("next")')).toBe('next\n')
})

test('an error is told although something was left for the end, and a stopped program leaves nothing', async () => {
  const { answer, stdout } = await python.play(
    'import atexit\natexit.register(print, "bye")\nprint(1 / 0)',
  )
  expect(answer).toMatchObject({ ending: 'error', error: { type: 'ZeroDivisionError' } })
  expect(stdout).toBe('bye\n')
  const off = python.client.onEvent((event) => {
    if (event.kind === 'stdout') python.client.stop()
  })
  const stopped = await python.play(
    'import atexit\natexit.register(print, "bye")\nprint("on")\nwhile True: pass',
  )
  off()
  expect(stopped).toMatchObject({ answer: { ending: 'stopped' }, stdout: 'on\n' })
  expect(await printed('print("next")')).toBe('next\n')
})

test.each([
  `import os\nos.system("cls" if os.name == "nt" else "clear")`,
  `import os\nos.system("cls || clear")`,
  `print("\\033[H\\033[2J", end="")`,
  `print(chr(27) + "[2J" + chr(27) + "[1;1H", end="")`,
  `print("\\033c", end="")`,
])('an empty screen is an empty screen: %s', async (wipe) => {
  const { events } = await python.play(`print("old")\n${wipe}\nprint("new")`)
  const cleared = events.findLastIndex((event) => event.kind === 'clear')
  expect(cleared).toBeGreaterThanOrEqual(0)
  expect(events.slice(cleared + 1)).toEqual([{ kind: 'stdout', text: 'new\n' }])
})

test('other words for a terminal do no harm', async () => {
  const program = `import os
os.system("title Owls")
os.system("color 0a")
print(os.system("pip install owls"))
os.system("pause")
print("on")`
  expect(await printed(program, [''])).toBe('0\nPress Enter to continue . . . on\n')
})

test('clocks of other cities are there without any source of packages', async () => {
  const program = `from datetime import datetime
from zoneinfo import ZoneInfo
noon = datetime(2026, 7, 1, 12, tzinfo=ZoneInfo("Asia/Bangkok"))
print(noon.astimezone(ZoneInfo("Europe/Paris")).strftime("%H:%M %Z"))`
  expect(await printed(program)).toBe('07:00 CEST\n')
})

test('a shelf keeps things in a file of the project', async () => {
  const { stdout, events } = await python.play(`import shelve
with shelve.open("scores") as shelf:
    shelf["mali"] = [1, 2]
    shelf["noi"] = {"best": 3}
    del shelf["noi"]
with shelve.open("scores", writeback=True) as shelf:
    shelf["mali"].append(3)
with shelve.open("scores", "r") as shelf:
    print(dict(shelf), len(shelf), "mali" in shelf, shelf.get("noi"))
    try:
        shelf["x"] = 1
    except Exception as problem:
        print(type(problem).__name__)
import dbm
print(dbm.whichdb("scores"), dbm.whichdb("main.py") == "", dbm.whichdb("none"))
try:
    dbm.open("none")
except dbm.error:
    print("none")
with dbm.open("plain", "n") as base:
    base["a"] = "b"
    print(base["a"], list(base))
with dbm.open("plain", "n") as base:
    print(len(base))`)
  expect(stdout).toBe(
    "{'mali': [1, 2, 3]} 1 True None\nerror\ndbm.sqlite3 True None\nnone\nb'b' [b'a']\n0\n",
  )
  expect(events.some((event) => event.kind === 'file' && event.file.name === 'scores')).toBe(true)
})

test('an interpreter that falls says nothing of its own among the program’s words', async () => {
  const { answer, stdout, stderr } = await python.play(
    'print("on")\nx = []\nfor i in range(200000): x = [x]\nprint(x)',
  )
  expect(answer).toMatchObject({ ending: 'crashed', reason: 'stack' })
  expect(stdout + stderr).toBe('on\n')
  expect(await printed('print("again")')).toBe('again\n')
})

test('a module that no browser has is not said to be meant', async () => {
  for (const name of ['tkinter', 'curses', 'winsound', 'msvcrt']) {
    const { answer } = await python.play(`import ${name}`)
    expect(answer).toMatchObject({ ending: 'error', error: { suggestion: null } })
  }
  const { answer } = await python.play('import statistcs')
  expect(answer).toMatchObject({ error: { suggestion: 'statistics' } })
})
