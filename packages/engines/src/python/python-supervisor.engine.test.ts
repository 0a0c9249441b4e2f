import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PythonEvent } from './protocol.ts'
import { type TestPython, testPython } from './testing/test-python.ts'

let python: TestPython

beforeAll(async () => {
  python = await testPython()
}, 60_000)

afterAll(() => python.client.dispose())

/** Runs a program and presses Stop at its first sign of life. */
async function stopWhen(text: string, sign: PythonEvent['kind']) {
  let pressed = 0
  const off = python.client.onEvent((event) => {
    if (event.kind !== sign || pressed) return
    pressed = performance.now()
    python.client.stop()
  })
  const { answer, events } = await python.play(text)
  off()
  return { answer, events, took: performance.now() - pressed }
}

async function nextRunWorks() {
  const { answer, stdout } = await python.play('print("still here")')
  expect([answer.ending, stdout]).toEqual(['finished', 'still here\n'])
}

describe('running', () => {
  test('starts from the memory image', async () => {
    await python.play('print(1)')
    expect(python.client.started?.restored).toBe(true)
  })

  test('the same image starts where a browser can do less, as on a phone of Apple', async () => {
    const phone = await testPython({ phone: true })
    const { stdout } = await phone.play('print(sorted("owl", key=lambda letter: letter))')
    expect([phone.client.started?.restored, stdout]).toEqual([true, "['l', 'o', 'w']\n"])
    phone.client.dispose()
  })

  test('databases, secrets and packed files belong to Python', async () => {
    const { stdout } = await python.play(
      'import sqlite3, lzma, ssl\nfrom compression import zstd\n' +
        'base = sqlite3.connect("zoo.db")\n' +
        'base.execute("create table animals (name)")\n' +
        'base.execute("insert into animals values (\'owl\')")\nbase.commit()\n' +
        'print(base.execute("select * from animals").fetchall())\nbase.close()\n' +
        'print(lzma.decompress(lzma.compress(b"owl")), zstd.decompress(zstd.compress(b"owl")))',
    )
    expect(stdout).toBe("[('owl',)]\nb'owl' b'owl'\n")
  })

  test('prints in any script, to both streams', async () => {
    const { stdout, stderr } = await python.play(
      'import sys\nprint("สวัสดี 你好 مرحبا 🦉")\nprint("oh", file=sys.stderr)',
    )
    expect(stdout).toBe('สวัสดี 你好 مرحبا 🦉\n')
    expect(stderr).toBe('oh\n')
  })

  test('asks for input inline and goes on with the answer', async () => {
    const { stdout } = await python.play('n = input("Name? ")\nprint("Hi", n)', ['น้ำ'])
    expect(stdout).toBe('Name? Hi น้ำ\n')
  })

  test('the end of the input is an EOFError', async () => {
    const off = python.client.onEvent((event) => {
      if (event.kind === 'input') python.client.sendLine(null)
    })
    const { answer } = await python.play('input()')
    off()
    expect(answer.ending === 'error' && answer.error.type).toBe('EOFError')
  })

  test('every run starts with fresh names and fresh modules', async () => {
    const helper = (value: number) => [{ name: 'helper.py', text: `value = ${value}` }]
    await python.play('secret = 1\nimport helper\nprint(helper.value)', [], helper(1))
    const { stdout } = await python.play(
      'import helper\nprint(helper.value, "secret" in globals(), __name__)',
      [],
      helper(2),
    )
    expect(stdout).toBe('2 False __main__\n')
  })

  test('after a flood the last line still comes while the program is busy', async () => {
    let shown = ''
    const off = python.client.onEvent((event) => {
      if (event.kind === 'stdout') shown += event.text
      if (event.kind === 'left-out') shown = event.tail
      if (shown.endsWith('the last line\n')) python.client.stop()
    })
    const { answer } = await python.play(
      'for i in range(30_000): print(i)\nprint("the last line")\nwhile True: pass',
    )
    off()
    expect(answer).toEqual({ ending: 'stopped' })
  })

  test.each([
    ['an error', '1 / 0', 'error'],
    ['sys.exit', 'raise SystemExit(1)', 'exited'],
    ['the death of the interpreter', 'import os, sys\nsys.stdout.flush()\nos.abort()', 'crashed'],
    ['a question', 'input()', 'finished'],
  ])('nothing of what was printed is lost before %s', async (_, ending, expected) => {
    const { answer, stdout } = await python.play(`for i in range(4_000): print(i)\n${ending}`, [
      'answer',
    ])
    expect([answer.ending, stdout.length]).toEqual([expected, 18_890])
    expect(stdout.endsWith('3998\n3999\n')).toBe(true)
  })

  test('a program that closes or replaces its output leaves the next one a working one', async () => {
    await python.play('import sys\nsys.stdout.close()')
    await nextRunWorks()
    await python.play('import io, sys\nsys.stdout = io.StringIO()')
    await nextRunWorks()
  })

  test('random numbers differ between two workers made from one image', async () => {
    const other = await testPython()
    const text = 'import random\nprint(random.random())'
    const [a, b] = [await python.play(text), await other.play(text)]
    other.client.dispose()
    expect(a.stdout).not.toBe(b.stdout)
  })

  test('asyncio.run works and waits', async () => {
    const { stdout } = await python.play(
      'import asyncio\nasync def a(n):\n  await asyncio.sleep(0.01 * n)\n  print(n)\n' +
        'async def main():\n  await asyncio.gather(a(2), a(1))\nasyncio.run(main())',
    )
    expect(stdout).toBe('1\n2\n')
  })
})

describe('stopping', () => {
  test.each([
    ['a busy loop', 'print("go")\nwhile True: pass', 'stdout'],
    ['a sleep', 'import time\nprint("go")\ntime.sleep(100)', 'stdout'],
    ['input()', 'input()', 'input'],
    ['endless printing', 'while True: print("x" * 100)', 'stdout'],
  ] as const)('%s stops within 200 ms and the next run works', async (_, text, sign) => {
    const { answer, took } = await stopWhen(text, sign)
    expect(answer).toEqual({ ending: 'stopped' })
    expect(took).toBeLessThan(200)
    await nextRunWorks()
  })

  // Python looks for a Stop between its own steps; one endless step of a built-in never looks.
  test('a program that does not listen is ended with its worker; its files are kept', async () => {
    const { answer, events } = await stopWhen(
      'from itertools import repeat\nf = open("kept.txt", "w")\nf.write("mine")\nf.close()\n' +
        'print("go")\nsum(repeat(0))',
      'stdout',
    )
    expect(answer).toEqual({ ending: 'stopped', hard: true })
    expect(events).toContainEqual({ kind: 'file', file: { name: 'kept.txt', text: 'mine' } })
    await nextRunWorks()
  })

  test('a program that dies on its way to the end was stopped, as it was asked', async () => {
    const { answer } = await stopWhen(
      'import os\nprint("on")\ntry:\n    while True:\n        pass\nexcept KeyboardInterrupt:\n    os.abort()',
      'stdout',
    )
    expect(answer).toMatchObject({ ending: 'stopped' })
    await nextRunWorks()
  })

  test('a program that swallows the interrupt is asked again until it ends, or ended', async () => {
    const { answer } = await stopWhen(
      'while True:\n  try:\n    print("go")\n    while True: pass\n  except BaseException: pass',
      'stdout',
    )
    expect(answer.ending).toBe('stopped')
    await nextRunWorks()
  })
})

describe('ends that are no accident', () => {
  test.each([
    ['sys.exit', 'import sys\nsys.exit(3)', { ending: 'exited', code: 3 }],
    ['exit()', 'exit()', { ending: 'exited', code: 0 }],
  ])('%s', async (_, text, expected) => {
    expect((await python.play(text)).answer).toEqual(expected)
    await nextRunWorks()
  })

  test.each([
    ['infinite recursion', 'def f(n): return f(n + 1)\nf(0)', 'RecursionError'],
    [
      'recursion with the limit taken away',
      'import sys\nsys.setrecursionlimit(10**9)\ndef f(n): return f(n + 1)\nf(0)',
      'RecursionError',
    ],
    ['a thread', 'import threading\nthreading.Thread(target=print).start()', 'RuntimeError'],
    ['too much memory', 'x = bytearray(2_000_000_000)', 'MemoryError'],
  ])('%s is a plain error', async (_, text, type) => {
    const { answer } = await python.play(text)
    expect(answer.ending === 'error' && answer.error.bases).toContain(type)
    await nextRunWorks()
  })

  test('200 MB are given, and given back before the next run', async () => {
    const { stdout } = await python.play('x = bytearray(200_000_000)\nprint(len(x))')
    expect(stdout).toBe('200000000\n')
    await nextRunWorks()
  })

  test('os.abort ends the interpreter, and a new one takes over', async () => {
    const { answer } = await python.play('import os\nos.abort()')
    expect(answer.ending).toBe('crashed')
    await nextRunWorks()
  })

  test('a package that cannot be had is named', async () => {
    const { answer } = await python.play('import numpy, sqlite3')
    expect(answer).toEqual({ ending: 'packages', missing: ['numpy'], reason: 'no-source' })
  })
})

describe('files', () => {
  test('what a program writes, changes and removes is reported', async () => {
    const { events } = await python.play(
      'import os\nopen("a.txt", "w").write("ก")\nf = open("open.txt", "w")\nf.write("left open")\n' +
        'open("b.bin", "wb").write(b"\\xff")\nos.remove("old.txt")',
      [],
      [{ name: 'old.txt', text: 'x' }],
    )
    const last = new Map(events.flatMap((e) => (e.kind === 'file' ? [[e.file.name, e.file]] : [])))
    expect([...last.values()]).toEqual([
      { name: 'a.txt', text: 'ก' },
      { name: 'open.txt', text: 'left open' },
      { name: 'b.bin', base64: '/w==' },
    ])
    expect(events).toContainEqual({ kind: 'removed', name: 'old.txt' })
  })

  test('a file too big to keep is named with its size', async () => {
    const { events } = await python.play('open("big.txt", "w").write("x" * 2_000_000)')
    expect(events).toContainEqual({ kind: 'file-too-big', name: 'big.txt', bytes: 2_000_000 })
  })
})

describe('the REPL', () => {
  async function type(source: string) {
    let text = ''
    const off = python.client.onEvent((event) => {
      if (event.kind === 'stdout') text += event.text
    })
    const answer = await python.client.perform({ do: 'evaluate', source, number: 1 }, null)
    off()
    return { ending: answer.ending, text }
  }

  test('shares the names of the last run', async () => {
    await python.play('x = 20')
    expect(await type('x + 1')).toEqual({ ending: 'finished', text: '21\n' })
  })

  test('asks for more lines while an entry is not complete', async () => {
    expect((await type('for i in range(2):')).ending).toBe('incomplete')
    expect(await type('for i in range(2):\n  print(i)\n')).toEqual({
      ending: 'finished',
      text: '0\n1\n',
    })
  })
})
