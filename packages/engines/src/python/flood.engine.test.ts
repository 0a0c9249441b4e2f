/** Programs that show more than anybody can look at: the page is sent little, and Stop is heard. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PythonEvent, RunAnswer } from './protocol.ts'
import { nodePython } from './testing/node-python.ts'
import { type TestPython, testPython } from './testing/test-python.ts'

let python: TestPython

beforeAll(async () => {
  python = await testPython()
}, 60_000)
afterAll(() => python.client.dispose())

const sizeOf = (events: PythonEvent[]) => JSON.stringify(events).length

function leftOut(events: PythonEvent[]) {
  return events.findLast((event) => event.kind === 'left-out')
}

/** Runs a cell; Stop is pressed `stopAfter` ms after its first sign of life. */
async function cell(source: string, stopAfter?: number) {
  const events: PythonEvent[] = []
  let pressed = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const off = python.client.onEvent((event) => {
    events.push(event)
    if (stopAfter === undefined || events.length > 1) return
    timer = setTimeout(() => {
      pressed = performance.now()
      python.client.stop()
    }, stopAfter)
  })
  const answer = await python.client.perform({ do: 'cell', source, number: 1 }, null)
  // One that ended by itself leaves no Stop behind for the next.
  clearTimeout(timer)
  off()
  return { answer, events, took: pressed === 0 ? 0 : performance.now() - pressed }
}

describe('what a page is sent', () => {
  test('of a million lines: the first, the last, and how many between', async () => {
    const { events, answer, stdout } = await python.play('for i in range(1_000_000): print(i)')
    expect(answer.ending).toBe('finished')
    expect(sizeOf(events)).toBeLessThan(500_000)
    const { lines = 0, tail = '' } = leftOut(events) ?? {}
    expect(stdout.startsWith('0\n1\n2\n')).toBe(true)
    expect(tail.endsWith('999998\n999999\n')).toBe(true)
    expect(stdout.split('\n').length - 1 + lines + tail.split('\n').length - 1).toBe(1_000_000)
  })

  test.each([
    ['a line of 100 MB', 'print("x" * 100_000_000)'],
    ['a value of 100 MB', '"x" * 100_000_000'],
    ['an error of 100 MB', 'raise ValueError("x" * 100_000_000)'],
    ['a display of 100 MB', 'display("x" * 100_000_000)'],
    [
      'a page of 30 MB',
      'from IPython.display import HTML\nHTML("<p>" + "x" * 30_000_000 + "</p>")',
    ],
    ['10,000 displays', 'for i in range(10_000): display(i)'],
    [
      'a display updated 10,000 times',
      'h = display(0, display_id=True)\nfor i in range(10_000): h.update(i)',
    ],
    [
      'a progress bar',
      'import sys\nfor i in range(200_000): print(f"\\r{i:6}", end="", file=sys.stderr)',
    ],
    [
      'an animation',
      'from IPython.display import clear_output\n' +
        'for i in range(20_000):\n    clear_output(wait=True)\n    print(i)',
    ],
    [
      'two streams in turn',
      'import sys\nfor i in range(50_000): print(i, file=[sys.stdout, sys.stderr][i % 2])',
    ],
  ])(
    '%s stays small',
    async (_, source) => {
      const { answer, events } = await cell(source)
      expect(['finished', 'error']).toContain(answer.ending)
      expect(sizeOf(events) + JSON.stringify(answer).length).toBeLessThan(500_000)
    },
    30_000,
  )

  test('a value that is cut says how much is missing, and ends with its end', async () => {
    const { answer } = await cell('"a" + "x" * 1_000_000 + "z"')
    const { data, cut } = answer.result ?? {}
    const text = String(data?.['text/plain'])
    expect(text.startsWith("'ax")).toBe(true)
    expect(text.endsWith("xz'")).toBe(true)
    expect(text.length + (cut?.['text/plain']?.characters ?? 0)).toBe(1_000_004)
  })

  test('a page that is slow is not sent more than it asks for', async () => {
    let grants = 0
    let asked = 0
    const slow = nodePython({
      mayShow: () => {
        const may = performance.now() - asked > 100
        if (may) asked = performance.now()
        if (may) grants += 1
        return may
      },
    })
    const events: PythonEvent[] = []
    let batches = 0
    let last: unknown = null
    slow.onEvent((event) => {
      events.push(event)
      const now = asked
      if (now !== last) batches += 1
      last = now
    })
    const source = 'for i in range(300_000): print("hello, hello")'
    const answer = await slow.perform({ do: 'cell', source, number: 1 }, null)
    slow.dispose()
    expect(answer.ending).toBe('finished')
    expect(grants).toBeGreaterThan(3)
    expect(batches).toBeLessThanOrEqual(grants)
    expect(sizeOf(events)).toBeLessThan(300_000)
  }, 60_000)

  test('a word before a long calculation is seen while it lasts', async () => {
    const source = 'from itertools import repeat\nprint("a", end="")\nprint("b")\nsum(repeat(0))'
    const { events } = await cell(source, 200)
    const text = events.map((event) => (event.kind === 'stdout' ? event.text : '')).join('')
    expect(text).toBe('ab\n')
  })
})

describe('Stop', () => {
  const STOPPED: RunAnswer['ending'] = 'stopped'

  test.each([
    ['endless printing', 'while True: print("hello")'],
    ['an endless line', 'while True: print("hello", end="")'],
    ['endless displays', 'while True: display("hello")'],
    ['endless pictures', 'import plot\nwhile True: plot.bar({"a": 1})'],
    [
      'endless clearing',
      'from IPython.display import clear_output\nwhile True: clear_output(); print("x")',
    ],
    ['a progress bar without end', 'i = 0\nwhile True: i += 1; print(f"\\r{i}", end="")'],
    [
      'a cell that will not hear of it',
      'print("go")\nwhile True:\n  try:\n    while True: print("x")\n  except BaseException: pass',
    ],
    ['an endless built-in', 'from itertools import repeat\nprint("go")\nsum(repeat(0))'],
    ['questions without end', 'while True: input("again? ")'],
    [
      'a promise that is never kept',
      'import js\nprint("go")\nawait js.Promise.new(lambda *_: None)',
    ],
  ])(
    '%s ends within a second',
    async (_, source) => {
      const { answer, took, events } = await cell(source, 300)
      expect([STOPPED, 'error']).toContain(answer.ending)
      expect(took).toBeLessThan(1000)
      expect(sizeOf(events)).toBeLessThan(1_000_000)
      const next = await cell('print("after")')
      expect(next.answer.ending).toBe('finished')
      expect(next.events).toEqual([{ kind: 'stdout', text: 'after\n' }])
    },
    30_000,
  )
})

describe('on the stage', () => {
  const PROGRAM = `from stage import *
owl = Sprite("Owl", costumes=[("owl-1", "owl 1", 90, 96)], sounds=[("pop", 0.1)])
@owl.when_flag
async def go(owl):
    i = 0
    while True:
        i += 1
        STEP
run()
`

  test.each([
    ['prints without end', 'print("hello")'],
    ['prints with every picture', 'print("hello" * 50); await next_frame()'],
    ['says something new without end', 'owl.say("x" * 1000 + str(i))'],
    ['plays a sound without end', 'owl.play("pop")'],
    ['draws without end', 'owl.pen_down(); owl.move(1); owl.turn(1)'],
    ['makes clones without end', 'owl.clone()'],
  ])(
    'a program that %s stays small and is stopped within a second',
    async (_, step) => {
      const events: PythonEvent[] = []
      let pressed = 0
      const off = python.client.onEvent((event) => {
        events.push(event)
        if (events.length > 1) return
        setTimeout(() => {
          pressed = performance.now()
          python.client.stop()
        }, 1500)
      })
      const program = [{ name: 'main.py', text: PROGRAM.replace('STEP', step) }]
      const answer = await python.client.perform({ do: 'run', main: 'main.py' }, program)
      const took = performance.now() - pressed
      off()
      expect(answer).toMatchObject({ ending: 'stopped' })
      expect(took).toBeLessThan(1000)
      expect(sizeOf(events)).toBeLessThan(4_000_000)
      const { stdout, events: after } = await python.play('print("after")')
      expect(stdout).toBe('after\n')
      expect(after.filter(({ kind }) => kind === 'stage')).toEqual([])
    },
    30_000,
  )
})
