/** A project of several files for the stage: whatever file a loop stands in, it shows every turn. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestPython, testPython } from '../python/testing/test-python.ts'

let python: TestPython

beforeAll(async () => {
  python = await testPython()
}, 60_000)
afterAll(() => python.client.dispose())

const OWL = 'from stage import *\nowl = Sprite("Owl")\n'
const HELPERS = `from stage import *
import more
def walk(who, turns):
    for i in range(turns):
        who.move(10)
        print("walk", i, 1 / 0)
def joined(a, b):
    return a + b
`
const MORE = 'import stage\ndef rest():\n    stage.wait(0.05)\n    print("rested")\n'

test('another file can wait as well, and whoever asks for it waits for it', async () => {
  const main = `${OWL}import helpers, plain
from more import rest as pause
from helpers import walk
@owl.when_flag
def a():
    walk(owl, 2)
    print(plain.half(3), helpers.joined("o", "wl"))
@owl.when_flag
def b():
    helpers.walk(owl, 2)
    pause()
    print(round(owl.x))
run()
`
  const { answer, stdout, stderr } = await python.play(
    main,
    [],
    [
      { name: 'helpers.py', text: HELPERS },
      { name: 'more.py', text: MORE },
      { name: 'plain.py', text: 'def half(n):\n    return n / 2\n' },
    ],
  )
  expect([answer, stderr, stdout.trimEnd().split('\n')]).toMatchObject([
    { ending: 'finished' },
    '',
    [0, 0, 1, 1].map((turn) => `walk ${turn} Infinity`).concat('1.5 owl', 'rested', '40'),
  ])
})

test('scripts of another file run, with their own variables', async () => {
  const dog = `from stage import *
score = 1
dog = Sprite("Dog")
@dog.when_flag
def bark():
    global score
    for word in ["wau", "wuff"]:
        dog.say(word)
        score += 1
        print(word, score)
`
  const { answer, stdout } = await python.play(
    `${OWL}import dog\nscore = 10\n@owl.when_flag\ndef go():\n    global score\n    score += 1\n    print(score)\nrun()\n`,
    [],
    [{ name: 'dog.py', text: dog }],
  )
  expect(answer).toMatchObject({ ending: 'finished' })
  expect(stdout.trimEnd().split('\n').toSorted()).toEqual(['11', 'wau 2', 'wuff 3'])
})

test('an error in another file is shown at its line; one that is no Python is told where it is', async () => {
  const broken = await python.play(
    `${OWL}import bad\nrun()\n`,
    [],
    [{ name: 'bad.py', text: 'from stage import *\nx = (1\n' }],
  )
  expect(broken.answer).toMatchObject({ ending: 'error', error: { type: 'SyntaxError' } })
  const wrong = await python.play(
    `${OWL}import bad\n@owl.when_flag\ndef go():\n    bad.step(owl)\nrun()\n`,
    [],
    [
      {
        name: 'bad.py',
        text: 'from stage import *\ndef step(who):\n    who.move(1)\n    nobody()\n',
      },
    ],
  )
  expect(JSON.stringify(wrong.answer)).toMatch(/nobody.*bad\.py.*4|bad\.py.*4.*nobody/)
})

test('two words are put together with +, a number beside a word counts', async () => {
  const { stdout } = await python.play(
    `${OWL}first = "Ada"\nlast = "Byron"\nprint(first + last, first + 1, "3" + "4", as_number("3") + as_number("4"))\nfirst += last\nprint(first, int("7") + int("8"), int("x"), float("2.5"), "สวัสดี"[1])\n`,
  )
  expect(stdout.trimEnd().split('\n')).toEqual(['AdaByron 1 34 7', 'AdaByron 15 0 2.5 วั'])
})
