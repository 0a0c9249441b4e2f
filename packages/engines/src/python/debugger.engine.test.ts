import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEvent } from './from-frame.ts'
import type { DebugPlan, DebugWish, ProjectFile, PythonEvent, RunAnswer } from './protocol.ts'
import { type TestPython, testPython } from './testing/test-python.ts'

let python: TestPython

beforeAll(async () => {
  python = await testPython()
}, 60_000)

afterAll(() => python.client.dispose())

type Go = Extract<DebugWish, { go: string }>['go']

interface Debugged {
  answer: RunAnswer
  /** `line function name=value …` of every stop. */
  stops: string[]
  watched: string[]
  events: PythonEvent[]
}

const PLAN: DebugPlan = { breakpoints: [], watches: [] }

/** At every stop the next of `ways` is gone; after the last one always on. */
async function debug(
  text: string,
  given: Partial<DebugPlan>,
  ways: (Go | DebugWish)[] = [],
  files: ProjectFile[] = [],
): Promise<Debugged> {
  const plan = { ...PLAN, ...given }
  const left = [...ways]
  const events: PythonEvent[] = []
  let unseen = 0
  const off = python.client.onEvent((event) => {
    expect(readEvent(event)).toEqual(event)
    events.push(event)
    if (event.kind === 'paused') unseen = plan.watches.length
    if (event.kind === 'watched') unseen--
    if ((event.kind !== 'paused' && event.kind !== 'watched') || unseen > 0) return
    const way = left.shift() ?? 'continue'
    const wish = typeof way === 'string' ? { ...plan, until: undefined, go: way } : way
    if ('watches' in wish) unseen = wish.watches.length
    python.client.sendDebug(JSON.parse(JSON.stringify(wish)) as DebugWish)
  })
  const request = { do: 'run', main: 'main.py', debug: plan } as const
  const answer = await python.client.perform(request, [{ name: 'main.py', text }, ...files])
  off()
  const stops = events.flatMap((event) => {
    if (event.kind !== 'paused') return []
    const { file, line, stack } = event.step
    const top = stack.at(-1)
    const values = top?.variables.map(([name, value]) => `${name}=${value.show ?? '…'}`) ?? []
    const place = file === 'main.py' ? line : `${file}:${line}`
    return [`${event.reason} ${place} ${top?.function} ${values.join(' ')}`.trim()]
  })
  const watched = events.flatMap((event) => {
    if (event.kind !== 'watched') return []
    const said = event.tooLong ? 'too long' : (event.error?.type ?? `${event.value}: ${event.type}`)
    return [`${event.expression} -> ${said}`]
  })
  return { answer, stops, watched, events }
}

const at = (line: number, condition?: string) => ({
  file: 'main.py',
  line,
  ...(condition === undefined ? {} : { condition }),
})

const DOUBLE = `def double(n):
    m = n * 2
    return m

total = 0
for i in range(3):
    total += double(i)
print(total)
`

test('it stops at every breakpoint and goes on to the end', async () => {
  const { stops, answer } = await debug(DOUBLE, { breakpoints: [at(3)] })
  expect(stops).toEqual([
    'breakpoint 3 double n=0 m=0',
    'breakpoint 3 double n=1 m=2',
    'breakpoint 3 double n=2 m=4',
  ])
  expect(answer.ending).toBe('finished')
})

test('a breakpoint with a condition stops only then, and one that cannot be worked out stops', async () => {
  const { stops } = await debug(DOUBLE, { breakpoints: [at(3, 'n == 2')] })
  expect(stops).toEqual(['breakpoint 3 double n=2 m=4'])
  const wrong = await debug(DOUBLE, { breakpoints: [at(8, 'totl > 1')] })
  expect(wrong.stops).toHaveLength(1)
})

test('step over stays here, step into goes in, step out comes back', async () => {
  const { stops } = await debug(DOUBLE, { breakpoints: [at(7)] }, [
    'into',
    'over',
    'out',
    'over',
    'over',
  ])
  expect(stops.map((stop) => stop.split(' ').slice(0, 3).join(' '))).toEqual([
    'breakpoint 7 <module>',
    'step 2 double',
    'step 3 double',
    'step 6 <module>',
    'breakpoint 7 <module>',
    'step 6 <module>',
    'breakpoint 7 <module>',
  ])
})

test('step over does not stop in a call of itself', async () => {
  const text = 'def f(n):\n    if n > 0:\n        f(n - 1)\n    return n\nf(3)\n'
  const { stops } = await debug(text, { breakpoints: [at(3, 'n == 3')] }, ['over'])
  expect(stops).toEqual(['breakpoint 3 f n=3', 'step 4 f n=3'])
})

test('run to the cursor stops there once', async () => {
  const { stops } = await debug(DOUBLE, { until: at(7) })
  expect(stops).toHaveLength(1)
  expect(stops[0]).toMatch(/^cursor 7 /)
})

test('a breakpoint without code moves to the next line that has some, and the page is told', async () => {
  const text = '# first\n\nx = [\n    1,\n]\n\n# more\nprint(x)\n'
  const { stops, events } = await debug(text, { breakpoints: [at(1), at(7)] })
  expect(stops.map((stop) => stop.split(' ')[1])).toEqual(expect.arrayContaining(['8']))
  expect(events).toContainEqual({ kind: 'moved', file: 'main.py', from: 7, to: 8 })
})

test('a breakpoint in another file of the project', async () => {
  const shapes = { name: 'shapes.py', text: 'def area(a):\n    return a * a\n' }
  const { stops } = await debug(
    'import shapes\nprint(shapes.area(4))\n',
    { breakpoints: [{ file: 'shapes.py', line: 2 }] },
    [],
    [shapes],
  )
  expect(stops).toEqual(['breakpoint shapes.py:2 area a=4'])
})

test('step into a library goes past it', async () => {
  const text = 'import random\nx = random.choice([1])\ny = 2\n'
  const { stops } = await debug(text, { breakpoints: [at(2)] }, ['into'])
  expect(stops.map((stop) => stop.split(' ')[1])).toEqual(['2', '3'])
})

test('watches are worked out in the frame that stands still; a wrong one only says so', async () => {
  const watches = ['m + 1', 'total', '[k + m for k in range(2)]', 'nope', 'm +', '1 / 0']
  const { watched, answer } = await debug(DOUBLE, { breakpoints: [at(3, 'n == 2')], watches })
  expect(watched).toEqual([
    'm + 1 -> 5: int',
    'total -> 2: int',
    '[k + m for k in range(2)] -> [4, 5]: list',
    'nope -> NameError',
    'm + -> SyntaxError',
    '1 / 0 -> ZeroDivisionError',
  ])
  expect(answer.ending).toBe('finished')
})

test('an endless watch is cut off and the program goes on unharmed', async () => {
  const text = 'import itertools\ndef spin():\n    while True:\n        pass\nx = 1\nprint(x)\n'
  const watches = ['spin()', '[0 for _ in itertools.count() if False]', 'x']
  const { watched, answer } = await debug(text, { breakpoints: [at(6)], watches })
  expect(watched).toEqual([
    'spin() -> too long',
    '[0 for _ in itertools.count() if False] -> too long',
    'x -> 1: int',
  ])
  expect(answer.ending).toBe('finished')
})

test('a watch that leaves the program does not end it, nor does one that stops at its own breakpoint', async () => {
  const text = 'def f():\n    return 5\nx = 1\nf()\n'
  const watches = ['exit()', 'f()']
  const { watched, stops, answer } = await debug(text, { breakpoints: [at(2)], watches })
  expect(watched).toEqual(['exit() -> SystemExit', 'f() -> 5: int'])
  expect(stops).toHaveLength(1)
  expect(answer.ending).toBe('finished')
})

test('a watch can be added while the program stands still', async () => {
  const { watched } = await debug(DOUBLE, { breakpoints: [at(3, 'n == 2')] }, [
    { watches: ['m', 'n'] },
  ])
  expect(watched).toEqual(['m -> 4: int', 'n -> 2: int'])
})

test('breakpoint() of Python stops too', async () => {
  const { stops } = await debug('x = 5\nbreakpoint()\nprint(x)\n', {}, ['over'])
  expect(stops).toEqual(['breakpoint 2 <module> x=5', 'step 3 <module> x=5'])
})

test('an object whose repr never ends does not hold the page', async () => {
  const text =
    'class Bad:\n    def __repr__(self):\n        while True: pass\nb = Bad()\nprint(1)\n'
  const { events, answer } = await debug(text, { breakpoints: [at(5)], watches: ['1'] })
  expect(events.some((event) => event.kind === 'paused')).toBe(true)
  expect(answer.ending).toBe('finished')
})

test('Stop ends a program that stands still', async () => {
  const off = python.client.onEvent((event) => {
    if (event.kind === 'paused') python.client.stop()
  })
  const debugPlan = { ...PLAN, breakpoints: [at(1)] }
  const answer = await python.client.perform({ do: 'run', main: 'main.py', debug: debugPlan }, [
    { name: 'main.py', text: 'x = 1\nprint(x)\n' },
  ])
  off()
  expect(answer).toEqual({ ending: 'stopped' })
})

test('a program that runs can be paused, and stopped at a breakpoint set while it runs', async () => {
  const seen: (string | number)[] = []
  const off = python.client.onEvent((event) => {
    if (event.kind === 'stdout') {
      seen.push('running')
      python.client.sendDebug({ ...PLAN, go: 'pause' })
    }
    if (event.kind !== 'paused') return
    seen.push(event.reason)
    if (event.reason === 'step') {
      python.client.sendDebug({ ...PLAN, go: 'continue' })
      python.client.sendDebug({ breakpoints: [at(4)] })
    } else {
      seen.push(event.step.line)
      python.client.stop()
    }
  })
  const text = 'print("go", flush=True)\nn = 0\nwhile True:\n    n += 1\n'
  await python.client.perform({ do: 'run', main: 'main.py' }, [{ name: 'main.py', text }])
  off()
  expect(seen).toEqual(['running', 'step', 'breakpoint', 4])
}, 15_000)

test('an error after a stop is told as ever', async () => {
  const { answer } = await debug('x = 0\ny = 1 / x\n', { breakpoints: [at(2)] })
  expect(answer).toMatchObject({ ending: 'error', error: { type: 'ZeroDivisionError' } })
  if (answer.ending === 'error') expect(answer.error.traceback).not.toContain('_panya')
})
