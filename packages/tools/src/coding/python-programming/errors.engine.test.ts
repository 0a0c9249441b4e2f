import { tracebackLines } from '@panya/engines/notebook/cell-outputs.ts'
import { ERROR_CODES, explain } from '@panya/engines/python/errors/explain.ts'
import { factsOfOutput } from '@panya/engines/python/errors/facts-of-output.ts'
import type { PythonError } from '@panya/engines/python/protocol.ts'
import { handBroughtAlong } from '@panya/engines/python/testing/brought-along.ts'
import { type TestPython, testPython } from '@panya/engines/python/testing/test-python.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorPlace, ownFrame, placeOfMistake } from './error-place.ts'

let python: TestPython

beforeAll(async () => {
  python = await testPython({ fetchPackages: handBroughtAlong })
}, 60_000)

afterAll(() => python.client.dispose())

async function errorOf(text: string): Promise<PythonError> {
  const { answer } = await python.play(text, ['', '', ''])
  if (answer.ending !== 'error') throw new Error(`no error but ${answer.ending}`)
  return answer.error
}

/** A program for every kind of mistake, and the line where it is. */
const MISTAKES: [code: string, program: string, line: number][] = [
  ['indent-expected', 'if True:\nprint(1)', 2],
  ['indent-unexpected', 'a = 1\n  b = 2', 2],
  ['indent-unmatched', 'if True:\n    a = 1\n  b = 2', 3],
  ['tabs', 'if True:\n        a = 1\n\tb = 2', 3],
  ['unclosed-bracket', 'print("hi"\n', 1],
  ['bracket-mismatch', 'print("hi"]', 1],
  ['bracket-extra', 'print("hi"))', 1],
  ['string-open', 'print("hi)', 1],
  ['triple-open', 'x = """hi\nyou', 1],
  ['print-brackets', 'print "hi"', 1],
  ['pip-install', 'import math\npip install -U numpy', 2],
  ['else-if', 'if 1:\n    pass\nelse if 2:\n    pass', 3],
  ['lonely-branch', 'else:\n    pass', 1],
  ['missing-colon', 'if 1 == 1\n    pass', 1],
  ['keyword-name', 'class = 5', 1],
  ['plus-plus', 'x = 1\nx++', 2],
  ['wrong-and', 'if True && False:\n    pass', 1],
  ['equals-in-test', 'x = 1\nif x = 1:\n    pass', 2],
  ['missing-comma', 'x = [1 2]', 1],
  ['assign-literal', '5 = x', 1],
  ['assign-call', 'input() = x', 1],
  ['assign-other', 'a + b = c', 1],
  ['smart-quote', 'print(“hi”)', 1],
  ['strange-character', 'print(5€)', 1],
  ['maths-sign', 'print(6 ÷ 2)', 1],
  ['maths-sign', 'print(6 × 2)', 1],
  ['maths-sign', 'print(6 – 2)', 1],
  ['wide-sign', 'print(5）', 1],
  ['wide-sign', 'print（5)', 1],
  ['wide-sign', 'x = [1، 2]', 1],
  ['leading-zero', 'x = 007', 1],
  ['number-name', '2nd = 5', 1],
  ['return-outside', 'return 5', 1],
  ['break-outside', 'break', 1],
  ['positional-after-keyword', 'print(end="", 5)', 1],
  ['default-order', 'def f(a=1, b):\n    pass', 1],
  ['duplicate-parameter', 'def f(a, a):\n    pass', 1],
  ['f-string', 'print(f"{}")', 1],
  ['backslash', 'x = 5 \\ 3', 1],
  ['except-missing', 'try:\n    pass\nprint(1)', 3],
  ['global-late', 'def f():\n    x = 1\n    global x', 3],
  ['await-outside', 'yield 1', 1],
  ['cannot-wait', 'from stage import *\nwait(1)', 2],
  ['syntax', 'hello there you', 1],
  ['unbound-local', 'n = 1\ndef f():\n    n += 1\nf()', 3],
  ['free-variable', 'def f():\n    def g():\n        return z\n    g()\n    z = 1\nf()', 3],
  ['name-capital', 'print(true)', 1],
  ['name-import', 'print(random.randint(1, 6))', 1],
  ['name-similar', 'score = 5\nprint(scor)', 2],
  ['name-unknown', 'print(qwertzuiop)', 1],
  ['name-similar', 'name = raw_input()', 1],
  ['module-window', 'from tkinter import *', 1],
  ['module-window', 'import customtkinter as ctk', 1],
  ['module-computer', 'import msvcrt', 1],
  ['module-computer', 'import keyboard', 1],
  ['no-process', 'import subprocess\nsubprocess.run(["echo", "hi"])', 2],
  ['no-process', 'import os\nos.popen("date")', 2],
  ['no-process', 'import os\nos.fork()', 2],
  ['colab', 'from google.colab import drive\ndrive.mount("/content/drive")', 1],
  ['colab', 'x = 1\nimport google.colab.files', 2],
  ['module-package', 'import plotly.express as px', 1],
  ['module-package', 'import torch', 1],
  ['no-process', 'from multiprocessing import Pool\nPool(2)', 2],
  ['no-process', 'from concurrent.futures import ProcessPoolExecutor\nProcessPoolExecutor()', 2],
  ['no-command', 'import os\nos.system("ls -la")', 2],
  ['no-network', 'from urllib.request import urlopen\nurlopen("https://example.com")', 2],
  ['no-network', 'import urllib.request as u\nu.urlretrieve("http://example.com", "a")', 2],
  ['no-network', 'import socket\ns = socket.socket()\ns.connect(("127.0.0.1", 80))', 3],
  ['no-network', 'import smtplib\nsmtplib.SMTP("mail.example.com", 587)', 2],
  [
    'no-network',
    'from http.server import HTTPServer, SimpleHTTPRequestHandler as H\nHTTPServer(("", 8000), H).serve_forever()',
    2,
  ],
  ['time-zone', 'from zoneinfo import ZoneInfo\nZoneInfo("Asia/Bankok")', 2],
  ['big-number', 'import math\nprint(math.factorial(3000))', 2],
  ['relative-import', 'from . import helper', 1],
  ['no-arguments', 'import sys\nprint(sys.argv[1])', 2],
  ['add-text-number', 'print("age: " + 5)', 1],
  ['add-list', 'print([1] + 2)', 1],
  ['none-math', 'def f():\n    pass\nprint(f() + 1)', 3],
  ['add-number-text', 'print(5 + "5")', 1],
  ['operand', 'print("a" - "b")', 1],
  ['compare', 'print("5" > 3)', 1],
  ['module-call', 'import random\nrandom()', 2],
  ['not-callable', 'x = 5\nprint(x(3))', 2],
  ['none-index', 'x = [2, 1].sort()\nprint(x[0])', 2],
  ['method-index', 'print[1]', 1],
  ['not-subscriptable', 'x = 5\nprint(x[0])', 2],
  ['index-type', 'x = [1, 2]\nprint(x["a"])', 2],
  ['missing-self', 'class A:\n    def f():\n        pass\nA().f()', 4],
  ['missing-argument', 'def f(a, b):\n    pass\nf(1)', 3],
  ['too-many-arguments', 'def f(a):\n    pass\nf(1, 2)', 3],
  ['builtin-arguments', 'len()', 1],
  ['unknown-keyword', 'def f(a):\n    pass\nf(a=1, b=2)', 3],
  ['none-iterate', 'for x in None:\n    pass', 1],
  ['not-iterable', 'for i in 5:\n    pass', 1],
  ['unpack-number', 'a, b = 5', 1],
  ['no-length', 'print(len(5))', 1],
  ['no-item-assignment', 's = "abc"\ns[0] = "x"', 2],
  ['multiply-text', 'print("a" * "b")', 1],
  ['whole-number', 'for i in range(2.5):\n    pass', 1],
  ['unhashable', 'd = {[1]: 2}', 1],
  ['join-number', 'print(",".join([1, 2]))', 1],
  ['int-argument', 'int([1])', 1],
  ['int-text', 'int("abc")', 1],
  ['float-text', 'float("abc")', 1],
  ['unpack-many', 'a, b = 1, 2, 3', 1],
  ['unpack-few', 'a, b, c = 1, 2', 1],
  ['not-in-list', '[1].remove(2)', 1],
  ['text-not-found', '"abc".index("z")', 1],
  ['math-domain', 'import math\nmath.sqrt(-1)', 2],
  ['empty-range', 'import random\nrandom.randint(5, 1)', 2],
  ['empty-max', 'max([])', 1],
  ['closed-file', 'f = open("a.txt", "w")\nf.close()\nf.write("x")', 3],
  ['json', 'import json\njson.loads("{bad")', 2],
  ['decode', 'b"\\xff".decode("utf-8")', 1],
  ['value', 'chr(-1)', 1],
  ['pop-empty', '[].pop()', 1],
  ['choose-empty', 'import random\nrandom.choice([])', 2],
  ['index-text', '"abc"[9]', 1],
  ['index-list', 'x = [1]\nprint(x[3])', 2],
  ['key', 'd = {"a": 1}\nprint(d["b"])', 2],
  ['none-attribute', 'x = None\nx.append(1)', 2],
  ['module-attribute', 'import math\nmath.qwertz(4)', 2],
  ['module-attribute-similar', 'import math\nmath.sqroot(4)', 2],
  ['module-attribute-similar', 'import random\nrandom.randomint(1, 6)', 2],
  ['module-attribute-similar', 'from random import radint', 1],
  ['list-add', '[].push(1)', 1],
  ['attribute-similar', '[].appendd(1)', 1],
  ['attribute', '(5).zzzzzzzz', 1],
  ['zero-division', 'x = 0\nprint(1 / x)', 2],
  ['file-missing', 'open("nothere.txt")', 1],
  ['file-folder', 'import os\nos.mkdir("d1")\nopen("d1")', 3],
  ['file-mode', 'f = open("a.txt", "w")\nf.read()', 2],
  ['module-missing', 'import qwertz', 1],
  ['pygame', 'import pygame', 1],
  ['pygame', 'x = 1\nfrom pygame.locals import *', 2],
  ['picture-missing', 'a = Actor("alein")\ndef draw():\n    a.draw()', 1],
  ['picture-none', 'import turtle\nturtle.addshape("ship.gif")', 2],
  ['python-2', 'd = {}\nd.has_key(1)', 2],
  ['python-2', 'x = 1\nif x <> 2:\n    pass', 2],
  ['foreign-word', 'x = 1\nvar y = 5', 2],
  ['keyword-small', 'x = 1\nImport random', 2],
  ['copied', '>>> print(1)', 1],
  ['backslash-path', 'open("C:\\Users\\me.txt")', 1],
  ['quote-inside', 'print("He said "hi" to me")', 1],
  ['no-init', 'class Dog:\n    def _init_(self, name): pass\nDog("Rex")', 3],
  [
    'abstract',
    'from abc import ABC, abstractmethod\nclass A(ABC):\n    @abstractmethod\n    def f(self): pass\nA()',
    5,
  ],
  [
    'mutable-default',
    'from dataclasses import dataclass\n@dataclass\nclass A:\n    x: list = []',
    2,
  ],
  ['argument-twice', 'def f(a): pass\nf(1, a=1)', 2],
  ['bytes-text', 'open("a.txt", "wb").write("text")', 1],
  ['number-needed', 'import math\nmath.sqrt("4")', 2],
  ['json-type', 'import json\njson.dumps({1})', 2],
  ['module-inside', 'import datetime\ndatetime.now()', 2],
  ['sound-missing', 'def update():\n    sounds.eeep.play()', 2],
  ['module-similar', 'import turtel', 1],
  ['module-similar', 'import randm', 1],
  ['import-name', 'from math import squareroot', 1],
  ['recursion', 'def f(n):\n    return f(n)\nf(1)', 2],
  ['memory', 'x = bytearray(1_500_000_000)', 1],
  ['overflow', 'import math\nmath.exp(9999)', 2],
  ['assertion', 'assert 1 == 2', 1],
  ['stop-iteration', 'next(iter([]))', 1],
  ['thread', 'import threading\nthreading.Thread(target=print).start()', 2],
  ['changed-size', 'd = {1: 1}\nfor k in d:\n    d[k + 1] = 1', 2],
  ['turtle-color', 'import turtle\nturtle.color("blurple")', 2],
  ['turtle-shape', 'import turtle\nturtle.shape("cat")', 2],
  ['not-implemented', 'raise NotImplementedError', 1],
  ['type', 'ord("ab")', 1],
  ['own', 'class Oops(Exception):\n    pass\nraise Oops("no")', 3],
]

test.each(MISTAKES)('%s is recognised at its line', async (code, program, line) => {
  const error = await errorOf(program)
  expect({ message: error.message, code: explain(error).code }).toMatchObject({ code })
  expect(errorPlace(error, ['main.py'])).toEqual({ file: 'main.py', line })
  // A notebook keeps the traceback alone, and explains it the same way.
  const { type: ename, message: evalue } = error
  const output = { ename, evalue, traceback: tracebackLines(error) }
  expect(explain(factsOfOutput(output)).code).toBe(code)
})

/** Only a notebook can fail so. */
const NOTEBOOK = ['no-magic', 'no-command', 'other-language', 'endless-await']

test('nearly every explanation is reached by a real mistake', () => {
  const reached = new Set(MISTAKES.map(([code]) => code))
  const rare = new Set([
    'indent-expected-plain',
    'index',
    'module-shadow',
    'circular-import',
    'end-of-input',
    ...NOTEBOOK,
  ])
  expect(ERROR_CODES.filter((code) => !reached.has(code) && !rare.has(code))).toEqual([])
})

test('a missing self is missed where the method is written', async () => {
  const text = 'class A:\n    def f():\n        pass\nA().f()'
  const error = await errorOf(text)
  expect(placeOfMistake(error, [{ name: 'main.py', text }])).toEqual({ file: 'main.py', line: 2 })
})

test('values are those of the learner’s own lines, not of a library', async () => {
  const error = await errorOf('import random\nnames = []\nprint(random.choice(names))')
  expect(ownFrame(error, ['main.py'])?.variables).toEqual([['names', '[]', 'list']])
})

test('the values of the variables at that line are told', async () => {
  const error = await errorOf('def half(cake):\n    parts = 0\n    return cake / parts\nhalf(7)')
  expect(error.frames.at(-1)?.variables).toEqual([
    ['cake', '7', 'int'],
    ['parts', '0', 'int'],
  ])
})

test('an object whose own repr fails does not hide the error', async () => {
  const error = await errorOf(
    'class Bad:\n    def __repr__(self):\n        return 1 / 0\nbad = Bad()\nprint(zzz)',
  )
  expect(explain(error).code).toBe('name-unknown')
})
