/** Plain programs for the stage in the real Python: no word of waiting in them, and yet they wait; lines are the learner's. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DebugPlan } from '../python/protocol.ts'
import { type TestPython, testPython } from '../python/testing/test-python.ts'
import { readStageCommands } from './read-stage-commands.ts'

let python: TestPython

beforeAll(async () => {
  python = await testPython()
}, 60_000)
afterAll(() => python.client.dispose())

const OWL = `from stage import *
owl = Sprite("Owl", costumes=[("owl-1", "owl 1", 90, 96)], sounds=[("pop", 0.1)])
`
const printed = async (script: string): Promise<string[]> => {
  const { answer, stdout } = await python.play(`${OWL}${script}\nrun()\n`)
  expect(answer).toMatchObject({ ending: 'finished' })
  return stdout.trimEnd().split('\n')
}

test('a script waits, and its loop shows every turn', async () => {
  const places: number[] = []
  const off = python.client.onEvent((event) => {
    if (event.kind !== 'stage') return
    for (const command of readStageCommands(event.commands))
      if (command.do === 'frame') places.push(command.frame.sprites[0]!.x)
  })
  await printed(`@owl.when_flag
def go():
    for i in range(3):
        owl.move(10)
    wait(0.05)
    owl.say_for("Hello", 0.02)
    print(timer() > 0.1)`)
  off()
  expect(places.slice(0, 3)).toEqual([10, 20, 30])
})

test('two scripts take turns, a picture each, also where a loop is cut short', async () => {
  const script = (name: string): string => `@owl.when_flag
def ${name}():
    for i in range(3):
        owl.turn(1)
        print("${name}", i)
        if i == 1:
            continue
        print("${name} end", i)`
  expect(await printed(`${script('a')}\n${script('b')}`)).toEqual(
    [0, 1, 2].flatMap((turn) =>
      ['a', 'b'].flatMap((name) => [
        `${name} ${turn}`,
        ...(turn === 1 ? [] : [`${name} end ${turn}`]),
      ]),
    ),
  )
})

test('a sprite in its own scripts and blocks is the one that runs them', async () => {
  expect(
    await printed(`owl.steps = 1
@owl.block
def jump(by):
    owl.steps += by
@owl.when_flag
def go():
    owl.steps = 5
    owl.clone()
    wait(0.05)
    print("owl", owl.steps)
@owl.when_clone_starts
def born():
    jump(10)
    print("clone", owl.steps)`),
  ).toEqual(['clone 15', 'owl 5'])
})

test('values mean what they mean in blocks, and everything else what it means in Python', async () => {
  expect(
    await printed(`def given(): pass
word = "5"
print(word * 2, 1 / 0, word == 5, "A" == "a", 0.1 + 0.2, 7 % 0, round(2.5), len("สวัสดี"), True)
print("Hi " + word, f"{1 / 4} {word}", "-" * 3, word + 1, -word)
print(1 / 0 - 1 / 0, -1 / 0)
print([1] + [2], (1, 2) < (1, 3), {"a": 1} == {"a": 1}, given() is None, 1 < 2 < 3, "a" in {"a": 1})
names = ["b", "a"]
names += ["c"]
print(sorted(names, key=lambda name: name), item(names, 1), "A" in names, [n.upper() for n in names if n])
print(given() or "nothing" if False else "else", "0" and 1, not "false")`),
  ).toEqual([
    '10 Infinity true true 0.3 0 3 4 true',
    'Hi 5 0.25 5 --- 6 -5',
    'NaN -Infinity',
    '[1, 2] true true true true true',
    "['a', 'b', 'c'] b true ['B', 'A', 'C']",
    'else false true',
  ])
})

test.each([
  ['a condition', 'while not turns < 0:\n        turns += 1'],
  ['brackets', 'while (True):\n        turns += 1'],
  ['a repeat', 'for i in range(1 / 0):\n        turns += 1'],
  ['continue', 'while turns > -1:\n        turns += 1\n        if turns:\n            continue'],
  ['a list that grows', 'for name in names:\n        names.append(name)\n        turns += 1'],
])('a calculation without end keeps nobody else from getting on: %s', async (_, loop) => {
  const printing = await printed(`turns = 0
names = ["a"]
@owl.when_flag
def calculate():
    global turns
    ${loop}
@owl.when_flag
def other():
    for i in range(2):
        owl.move(1)
    print(owl.x, turns)
    stop_all()`)
  expect(printing).toEqual(['2 600000'])
})

test('a function that only calculates and never ends can be stopped', async () => {
  const off = python.client.onEvent((event) => {
    if (event.kind === 'stdout') python.client.stop()
  })
  const { answer } = await python.play(`${OWL}def endless():
    while (True):
        pass
@owl.when_flag
def go():
    print("begun")
    print(endless())
run()
`)
  off()
  expect(answer).toEqual({ ending: 'stopped' })
})

test('functions wait for functions; one that only calculates stays what it was', async () => {
  expect(
    await printed(`def square(side):
    for i in range(4):
        owl.move(side)
        owl.turn(90)
def twice(x):
    return x * 2
class Dancer:
    def dance(self):
        wait(0.02)
        return "danced"
class Clock:
    def wait(self):
        return "not ours"
@owl.when_flag
def go():
    square(10)
    names = [Dancer().dance() for i in range(2)]
    print(names, list(map(twice, [1, 2])), Clock().wait())
    wait_until(timer() > 0.1)
    print(round(owl.x), owl.direction)`),
  ).toEqual(["['danced', 'danced'] [2, 4] not ours", '0 90'])
})

test('the stage by its own name, and names of the learner before ours', async () => {
  const { stdout } = await python.play(`import stage
owl = stage.Sprite("Owl")
def len(x):
    return "mine"
@owl.when_flag
def go():
    stage.wait(0.01)
    print(len("abc"))
stage.run()
`)
  expect(stdout).toBe('mine\n')
})

test.each([
  ['outside', 'wait(1)', 3, 'wait() takes time, and nothing can wait outside of a script'],
  ['lambda', '@owl.when_flag\ndef go():\n    f = lambda: wait(1)', 5, 'in a lambda'],
  [
    'generator',
    '@owl.when_flag\ndef go():\n    all(owl.glide(1, 0, 0) for i in range(2))',
    5,
    'in a generator',
  ],
  ['yield', 'def g():\n    wait(1)\n    yield 1', 4, 'in a function with yield'],
  ['init', 'class A:\n    def __init__(self):\n        wait(1)', 5, 'in __init__'],
  ['property', 'class A:\n    @property\n    def x(self):\n        wait(1)', 6, 'in a property'],
  [
    'key',
    'def slow(x):\n    wait(1)\n@owl.when_flag\ndef go():\n    sorted([1], key=slow)',
    7,
    'slow() takes time, and nothing can wait as a key',
  ],
  [
    'function',
    'def slow():\n    wait(1)\nclass A:\n    def __init__(self):\n        slow()',
    7,
    'slow() takes time',
  ],
])('what cannot wait is said with its line: %s', async (_, script, line, said) => {
  const { answer } = await python.play(`${OWL}${script}\nrun()\n`)
  expect(answer).toMatchObject({
    ending: 'error',
    error: { type: 'SyntaxError', syntax: { line } },
  })
  expect(JSON.stringify(answer)).toContain(said)
})

test('an error is shown at the line that the learner wrote', async () => {
  const { answer } = await python.play(`${OWL}
@owl.when_flag
def go():
    for i in range(2):
        owl.move(1)
    names = []
    print(names[5])
run()
`)
  expect(answer).toMatchObject({
    ending: 'error',
    error: { type: 'IndexError', frames: [{ line: 10 }, { line: 9, function: 'go' }] },
  })
})

const DEBUGGED = `${OWL}
@owl.when_flag
def go():
    steps = 0
    for i in range(2):
        owl.move(1)
        steps += 1
    wait(0.02)
    print(steps)
run()
`

test('the debugger stops at the learner’s lines and shows his variables', async () => {
  const plan: DebugPlan = { breakpoints: [{ file: 'main.py', line: 8 }], watches: [] }
  const stops: string[] = []
  const off = python.client.onEvent((event) => {
    if (event.kind !== 'paused') return
    const { line, stack } = event.step
    const values = Object.fromEntries(
      stack.at(-1)!.variables.map(([name, value]) => [name, value.show]),
    )
    stops.push(`${line} ${stack.at(-1)!.function} ${values['i']} ${values['steps']}`)
    python.client.sendDebug({ ...plan, go: stops.length === 1 ? 'over' : 'continue' })
  })
  const request = { do: 'run', main: 'main.py', debug: plan } as const
  const answer = await python.client.perform(request, [{ name: 'main.py', text: DEBUGGED }])
  off()
  expect(answer.ending).toBe('finished')
  expect(stops).toEqual(['8 go 0 0', '9 go 0 0', '8 go 1 1'])
})

test.each(['steps += 1', 'owl.move(1)', 'wait(0.01)'])(
  'one step over is one line, also at the end of a turn: %s',
  async (turn) => {
    const debug: DebugPlan = { breakpoints: [{ file: 'main.py', line: 5 }], watches: [] }
    const stops: number[] = []
    const off = python.client.onEvent((event) => {
      if (event.kind !== 'paused') return
      stops.push(event.step.line)
      python.client.sendDebug({ ...debug, go: stops.length < 6 ? 'over' : 'continue' })
    })
    const text = `${OWL}@owl.when_flag
def go():
    steps = 0
    for i in range(3):
        ${turn}
    print(steps)
run()
`
    await python.client.perform({ do: 'run', main: 'main.py', debug }, [{ name: 'main.py', text }])
    off()
    expect(stops).toEqual([5, 6, 7, 6, 7, 6])
  },
)

test('step by step, only lines that are there are shown', async () => {
  const request = { do: 'trace', main: 'main.py', steps: 1000 } as const
  const answer = await python.client.perform(request, [{ name: 'main.py', text: DEBUGGED }])
  const inside = answer.trace!.steps.filter(({ stack }) => stack.at(-1)?.function === 'go')
  expect(new Set(inside.map(({ file }) => file))).toEqual(new Set(['main.py']))
  const lines = inside.filter(({ event }) => event === 'line').map(({ line }) => line)
  expect([...new Set(lines)].toSorted((a, b) => a - b)).toEqual([6, 7, 8, 9, 10, 11])
  expect(answer.trace!.output).toBe('2\n')
})
