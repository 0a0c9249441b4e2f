/** Really made mistakes, told in four languages: no English is left but names and code. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestPython, testPython } from '../testing/test-python.ts'
import { type ErrorMessages, errorWords, loadErrorMessages } from './error-words.ts'
import { explain } from './explain.ts'

let python: TestPython
const messages = new Map<'th' | 'zh' | 'ar', ErrorMessages>()

beforeAll(async () => {
  python = await testPython()
  for (const locale of ['th', 'zh', 'ar'] as const) {
    messages.set(locale, await loadErrorMessages(locale))
  }
}, 60_000)

afterAll(() => python.client.dispose())

/** A mistake, and what of its text is the learner's own or a name of Python's. */
const MISTAKES: [program: string, ...own: string[]][] = [
  ['if True:\nprint(1)'],
  ['for i in range(3):\nprint(i)'],
  ['def f():\nprint(1)'],
  ['class A:\nx = 1'],
  ['while True:\nbreak'],
  ['try:\npass\nexcept:\n    pass'],
  ['with open("a") as f:\npass'],
  ['if 1:\n    pass\nelse:\nprint(2)'],
  ['if 1:\n    pass\nelif 2:\nprint(2)'],
  ['try:\n    pass\nexcept ValueError:\nprint(2)'],
  ['try:\n    pass\nfinally:\nprint(2)'],
  ['match 1:\n    case 1:\n    print(2)'],
  ['print("age: " + 5)', 'int'],
  ['print("a" + None)', 'NoneType'],
  ['print([1] + 2)', 'int', 'list'],
  ['print("a" - "b")', 'str'],
  ['print({} + {})', 'dict'],
  ['print(5 ** "2")', 'int', 'str', 'pow'],
  ['print(5 < "a")', 'int', 'str'],
  ['x = 5\nx()', 'int'],
  ['x = 5\nx[0]', 'int'],
  ['x = [1]\nx["a"]', 'list', 'str'],
  ['x = "abc"\nx["a"]', 'str', 'string'],
  ['x = (1, 2)\nx["a"]', 'tuple', 'str'],
  ['range(3)["a"]', 'range', 'str', 'object'],
  ['def f(a, b): pass\nf()', 'f', 'a', 'b'],
  ['def f(a, b, c): pass\nf()', 'f', 'a', 'b', 'c'],
  ['def f(*, a): pass\nf()', 'f', 'a'],
  ['def f(a): pass\nf(1, 2)', 'f'],
  ['def f(a=1): pass\nf(1, 2)', 'f'],
  ['class A:\n    def __init__(self, n): pass\nA()', 'A', '__init__', 'n'],
  ['class A:\n    def f(): pass\nA().f()', 'A', 'f', 'self', 'def'],
  ['len()', 'len'],
  ['len(1, 2)', 'len'],
  ['"a".upper(1)', 'str', 'upper'],
  ['[].append()', 'list', 'append'],
  ['f = open("a.txt", "w")\nf.read()'],
  ['f = open("b.txt", "w")\nf.close()\nf = open("b.txt")\nf.write("x")'],
  ['open("nothere.txt")', 'nothere.txt'],
  ['import os\nos.mkdir("d9")\nopen("d9")'],
  ['int("abc")', 'abc'],
  ['int("3.5")', '3.5'],
  ['float("x1")', 'x1'],
  ['a, b = 1, 2, 3'],
  ['a, b, c = 1, 2'],
  ['a, b = 5', 'int'],
  ['[1].remove(2)'],
  ['[1].index(2)'],
  ['"abc".index("z")'],
  ['import math\nmath.sqrt(-1)'],
  ['import math\nmath.log(0)'],
  ['import random\nrandom.randint(5, 1)'],
  ['import random\nrandom.choice([])'],
  ['import random\nrandom.sample([1], 5)'],
  ['max([])', 'max'],
  ['chr(-1)'],
  ['ord("ab")'],
  ['round("a")', 'str'],
  ['sum("abc")', 'str', 'int'],
  ['abs("a")', 'str', 'abs'],
  ['sorted([1, "a"])', 'int', 'str'],
  ['"a" in 5', 'int'],
  ['-"a"', 'str'],
  ['{}["b"]', 'b'],
  ['[][0]'],
  ['[].pop()'],
  ['{}.popitem()'],
  ['x = None\nx.append(1)', 'append'],
  ['import math\nmath.squareroot(4)', 'math', 'squareroot', 'sqrt'],
  ['import random\nrandom.randit(1, 6)', 'random', 'randit', 'randint'],
  ['import maths', 'maths', 'math'],
  ['import tutle', 'tutle', 'turtle'],
  ['from math import squareroot', 'math', 'squareroot', 'sqrt'],
  ['"a".uper()', 'str', 'uper', 'upper'],
  ['class A: pass\nA().x', 'A', 'x'],
  ['class A: pass\nA.x', 'A', 'x'],
  ['(5).x = 3', 'int', 'x'],
  ['x = 5\nx.y = 3', 'int', 'y'],
  ['x = 5\ndel x\nprint(x)', 'x'],
  ['1 / 0'],
  ['5 % 0'],
  ['1.5 // 0'],
  ['2.0 ** 9999'],
  ['range(1, 5, 0)', 'range'],
  ['range(2.5)', 'float'],
  ['"a" * 1.5', 'float'],
  ['"%d" % "a"'],
  ['"{} {}".format(1)'],
  ['f"{5:q}"', 'int', 'q', 'float'],
  ['print("hi", ends="")', 'print', 'ends', 'end'],
  ['int([1])', 'int', 'list'],
  ['list(5)', 'int'],
  ['dict([1])'],
  ['set([[1]])', 'list'],
  ['",".join([1])', 'int'],
  ['x = "a"\nx[0] = "b"', 'str'],
  ['for i in 5: pass', 'int'],
  ['next(iter([]))'],
  ['raise ValueError("no")', 'no', 'ValueError'],
  ['raise Exception("no")', 'no', 'Exception'],
  ['raise "no"'],
  ['assert 1 == 2'],
  ['input(1, 2)', 'input'],
  ['import time\ntime.sleep("1")', 'str'],
  ['import turtle\nturtle.forward("a")'],
  ['import turtle\nturtle.color("blurple")', 'blurple'],
  ['import json\njson.loads("{bad")'],
  ['import datetime\ndatetime.date(2024, 13, 1)'],
  ['return 5'],
  ['break'],
  ['await x'],
  ['from stage import *\nwait(1)', 'wait'],
  ['def f():\n    x = 1\n    global x', 'x'],
  ['nonlocal x', 'x'],
  ['print 5', 'print'],
  ['x = 5 +'],
  ['x == 5 ='],
  ['def f(x:\n    pass'],
  ['for i in range(3)\n    print(i)'],
  ['import'],
  ['from math import'],
  ['x = {1: 2, 3}'],
  ['f(a=1, a=2)', 'a'],
  ['lambda: x = 1'],
  ['print("a" "b" c)'],
  ['x = 6 ÷ 2'],
  ['x = 6 × 2'],
  ['x = 6 – 2'],
  ['print（5）'],
  ['print("hi”)'],
  ['x = 09'],
  ['del 5'],
  ['None = 1'],
  ['class 5: pass'],
  ['def 5(): pass'],
  ['if x => 5: pass'],
  ['x = y = '],
  ['elif x: pass'],
  ['1 = x'],
  ['while True print(1)'],
  ['d = {}\nd.has_key(1)', 'has_key', 'key', 'dict'],
  ['import urllib2', 'urllib2', 'urllib.request'],
  ['x = 1\nif x <> 2: pass'],
  ['x = `5`', 'repr'],
  ['var x = 5', 'var', 'name'],
  ['function hi() {\n}', 'function', 'name'],
  ['if (5 > 3) {\n}', 'a', 'b'],
  ['if !True: pass'],
  ['x = 5 ? 1 : 2', 'a', 'b', 'test'],
  ['Import random', 'Import'],
  ['>>> print(1)'],
  ['```python\nprint(1)\n```', 'python'],
  ['open("C:\\Users\\me.txt")'],
  ['print("He said "hi" to me")'],
  ['x = \u0E55'],
  ['class Dog:\n    def _init_(self, name): pass\nDog("Rex")', 'Dog', '__init__'],
  [
    'from abc import ABC, abstractmethod\nclass A(ABC):\n    @abstractmethod\n    def f(self): pass\nA()',
    'A',
    'f',
  ],
  [
    'from dataclasses import dataclass\n@dataclass\nclass A:\n    x: list = []',
    'list',
    'field',
    'default_factory',
    'dataclasses',
  ],
  ['from dataclasses import dataclass\n@dataclass\nclass A:\n    x: int = 0\n    y: int'],
  ['def f(a): pass\nf(1, a=1)', 'f', 'a'],
  ['open("a.txt", "wb").write("text")'],
  ['import math\nmath.sqrt("4")', 'str'],
  ['import json\njson.dumps({1})', 'set'],
  ['open("x.txt", "rw")'],
  ['import turtle\nturtle.addshape("player.gif")', 'player', 'player.gif'],
  ['import datetime\ndatetime.now()', 'datetime', 'now', 'datetime.datetime.now'],
  ['import signal\nsignal.alarm(2)', 'signal'],
  ['import ctypes\nctypes.CDLL("libc.so.6")', 'ctypes'],
]

/** What is put into a sentence stands between these two; the sentence itself is ours. */
const PUT_IN = /\u2068([^\u2069]*)\u2069/g
/** Words that belong to Python or to the keyboard, whatever is said around them. */
const CODE = new Set(
  (
    'and as async await break case class continue def del elif else except False finally for from global if ' +
    'import in is lambda match None nonlocal not or pass raise return True try while with yield function'
  ).split(' '),
)

test.each(MISTAKES)('%j', async (program, ...own) => {
  const { answer } = await python.play(program, [])
  if (answer.ending !== 'error') throw new Error(`no error but ${answer.ending}`)
  const explanation = explain(answer.error)
  const known = new Set([...own, ...CODE])
  for (const [locale, words] of messages) {
    const said = errorWords(locale, words, explanation)
    const put = [...`${said.what} ${said.next}`.matchAll(PUT_IN)].map(([, text]) => text ?? '')
    const english = put
      .flatMap((text) => text.match(/[A-Za-z_][\w.]*/g) ?? [])
      .flatMap((text) => (own.includes(text) ? [] : text.split('.')))
      .filter((word) => !known.has(word))
    expect({
      locale,
      code: explanation.code,
      english,
      message: answer.error.message,
    }).toMatchObject({
      english: [],
    })
  }
})
