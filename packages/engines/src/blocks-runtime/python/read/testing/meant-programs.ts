/**
 * Python that means something of its own: what a reader of it gets wrong changes what the program prints. Each becomes
 * blocks that print the same, or keeps a Python block (`python`) with the text as it was written.
 */

export interface MeantProgram {
  name: string
  text: string
  /** Texts of the Python blocks that stay. */
  python?: readonly string[]
}

const go = (body: string): string =>
  `@cat.when_flag\ndef go():\n${body
    .split('\n')
    .map((line) => (line === '' ? '' : `    ${line}`))
    .join('\n')}\n`

const inScript = (name: string, body: string, python: readonly string[] = []): MeantProgram => ({
  name,
  text: go(body),
  python,
})

export const MEANT: readonly MeantProgram[] = [
  inScript(
    'words',
    'first = "Ada"\nlast = "Byron"\nprint(first + last)\nprint(first + " " + last)',
  ),
  inScript('a word grows', 'word = "a"\nword += "b"\nword = word + "c"\nprint(word)'),
  inScript('a word grows by another', 'a = "x"\nb = "y"\na += b\nprint(a)'),
  inScript('words and numbers', 'n = 5\nprint("n: " + str(n))\nprint(str(n) + str(n))'),
  inScript('numbers', 'a = 2\nb = 3\nprint(a + b)\na += b\nprint(a)'),
  inScript('either', 'a = "x"\nprint(a + a)\na = 5\nprint(a + a)', ['a + a', 'a + a']),
  inScript('a number as text', 'x = str(5)\nprint(x + x)', ['str(5)', 'x + x']),
  inScript('digits that are a text', 'x = "5"\nprint(x + x)\nprint(len(x))', ['"5"', 'x + x']),
  inScript('a line of signs', 'print("-" * 5)', ['"-" * 5']),
  inScript('int', 'x = int("7")\ny = int(3.9)\nprint(x + y, int("-2"))'),
  inScript('float', 'x = float("2.5")\nprint(x + x)'),
  inScript('square', 'n = 3\nprint(n ** 2)\nn **= 2\nprint(n)', ['n ** 2', 'n **= 2']),
  inScript('whole parts', 'print(7 // 2, -7 // 2, 7 % 3, -7 % 3)\nx = 9\nx //= 2\nprint(x)', [
    'x //= 2',
  ]),
  inScript(
    'augmented',
    'x = 10\nx -= 3\nx *= 2\nx /= 4\nx %= 2\nprint(x)\ny = 1\nx -= y\nprint(x)',
  ),
  inScript('minus', 'x = 4\nprint(-x, -(x + 1), 2 - -x, -x * 2)'),
  inScript('comparing', 'x = 3\nprint(x >= 3, x <= 2, x != 4, not x > 3)'),
  inScript(
    'three in a row',
    'x = 5\nif 1 < x < 9:\n    print("in")\nif 1 < x <= 4:\n    print("no")',
  ),
  {
    name: 'three in a row, asked once',
    text: 'def one():\n    print("asked")\n    return 5\n\n'.concat(
      go('if 1 < one() < 9:\n    print("in")'),
    ),
    python: ['1 < one() < 9'],
  },
  inScript('from the end', 'names = ["a", "b", "c"]\nprint(names[-1], names[-2], names[0])', [
    'names[-2]',
  ]),
  inScript('a place that is less than 0', 'names = ["a", "b"]\ni = 0\nprint(names[i - 1])', [
    'names[i - 1]',
  ]),
  inScript('places', 'names = ["a", "b"]\nfor i in range(len(names)):\n    print(i, names[i])'),
  inScript(
    'change a place',
    'n = [1, 2, 3]\nn[0] = 9\nn[-1] = 8\nn[-2] = 7\nprint(n[0], n[1], n[2])',
    ['n[-2] = 7'],
  ),
  inScript('pop', 'n = [1, 2, 3, 4]\nn.pop()\nn.pop(0)\nn.pop(-2)\nprint(n[0], len(n))', [
    'n.pop(-2)',
  ]),
  inScript('insert', 'n = [1]\nn.insert(0, 5)\nn.insert(9, 7)\nprint(n[0], len(n))', [
    'n.insert(9, 7)',
  ]),
  inScript('a list of itself', 'n = [1, 2]\nn = [n[1], n[0]]\nprint(n[0])', [
    'global n\nn = [n[1], n[0]]',
  ]),
  inScript('the same list', 'a = [1]\nb = a\nb.append(2)\nprint(len(a))', ['b = a']),
  inScript('a list is shown', 'n = ["ab", "c"]\nprint(n)\nprint(f"all: {n}")\nprint(str(n))', [
    'n',
  ]),
  inScript('letters', 'w = "สวัสดี"\nprint(w[0], w[1], "หมู"[0], len(w))', ['w[0]', 'w[1]']),
  inScript('an item of a list that has no name', 'print([7, 8][0])', ['[7, 8][0]']),
  inScript('pieces', 'w = "hello"\nprint(w[1:3], w[:2], w[::-1])', ['w[1:3]', 'w[:2]', 'w[::-1]']),
  inScript(
    'methods of texts',
    'w = " Hello "\nprint(w.strip(), w.replace("l", "L"), "b".upper())',
    ['w.strip()', 'w.replace("l", "L")'],
  ),
  inScript('nothing to count', 'n = 0\nfor i in range(n):\n    print("never", i)\nprint("end")'),
  inScript(
    'count to a variable',
    'n = 3\nfor i in range(n):\n    print(i)\nfor i in range(1, n):\n    print(i)',
  ),
  inScript(
    'steps',
    'for i in range(0, 7, 3):\n    print(i)\nfor i in range(5, 0, -2):\n    print(i)',
  ),
  inScript('steps that are asked for', 'a = 2\nfor i in range(0, 6, a):\n    print(i)'),
  inScript('nothing backwards', 'for i in range(3, 0):\n    print("never", i)\nprint("end")'),
  inScript('asked after the loop', 'for i in range(3):\n    cat.move(1)\nprint(i)'),
  inScript('a counter that is changed', 'for i in range(3):\n    print(i)\n    i = 10'),
  inScript(
    'the same counter twice',
    'for i in range(2):\n    cat.move(1)\nfor i in range(2):\n    print(i)',
  ),
  inScript('break', 'for i in range(9):\n    if i == 2:\n        break\n    print(i)', ['break']),
  inScript('continue', 'for i in range(3):\n    if i == 1:\n        continue\n    print(i)', [
    'continue',
  ]),
  inScript('while with else', 'i = 0\nwhile i < 2:\n    i += 1\nelse:\n    print("done", i)', [
    'while i < 2:\n    i += 1\nelse:\n    print("done", i)',
  ]),
  inScript('for with else', 'for i in range(2):\n    print(i)\nelse:\n    print("done")', [
    'for i in range(2):\n    print(i)\nelse:\n    print("done")',
  ]),
  inScript(
    'elif',
    'x = 2\nif x == 1:\n    print("a")\nelif x == 2:\n    print("b")\nelif x == 3:\n    print("c")\nelse:\n    print("d")',
  ),
  inScript('two at once', 'a, b = 1, 2\na, b = b, a\nprint(a, b)', [
    'a, b = 1, 2',
    'a, b = b, a',
    'a',
    'b',
  ]),
  inScript('one after the other', 'a = b = 4\nprint(a, b)', ['a = b = 4', 'a', 'b']),
  inScript(
    'print',
    'print("a", 1, "b")\nprint("a", "b", sep="-")\nprint("x", end="!\\n")\nprint()',
    ['print("a", "b", sep="-")', 'print("x", end="!\\n")'],
  ),
  inScript(
    'formats',
    'x = 2.5\nprint(f"{x:.2f}")\nprint(f"{x!r}")\nprint(f"{x=}")\nprint(f"{{{x}}}")',
    ['f"{x:.2f}"', 'f"{x!r}"', 'f"{x=}"'],
  ),
  inScript('one or the other', 'x = 3\nprint("a" if x > 2 else "b")', ['"a" if x > 2 else "b"']),
  inScript('long numbers', 'print(9007199254740993)', ['9007199254740993']),
  inScript('with a name', 'x: int = 3\nprint(x)', ['x: int = 3', 'x']),
  {
    name: 'own names of two functions',
    text: `def one():\n    total = 1\n    return total\n\ndef two():\n    total = 2\n    one()\n    return total\n\n${go('print(two(), one())')}`,
    python: ['total = 1', 'total', 'total = 2', 'total'],
  },
  {
    name: 'a name that is one function’s alone',
    text: `def one(n):\n    total = n * 2\n    return total\n\n${go('print(one(4))')}`,
  },
  {
    name: 'own names of a function that calls itself',
    text: `def down(n):\n    here = n\n    if n > 0:\n        down(n - 1)\n    print(here)\n\n${go('down(2)')}`,
    python: ['here = n', 'here'],
  },
  {
    name: 'everybody’s name, and a name of the same sound',
    text: `@cat.when_flag\ndef go():\n    global score\n    score = 5\n    other()\n    print(score)\n\ndef other():\n    score = 9\n    print(score)\n`,
    python: ['score = 9', 'score'],
  },
  {
    name: 'global for lines of Python',
    text: `@cat.when_flag\ndef go():\n    global score, lives\n    score, lives = 1, 2\n    show()\n\ndef show():\n    global score, lives\n    score += 1\n    lives += 1\n    print(score, lives)\n`,
    python: ['global score, lives\nscore, lives = 1, 2'],
  },
  {
    name: 'two scripts that count at once',
    text: `@cat.when_flag\ndef a():\n    for i in range(1, 3):\n        print("a", i)\n        wait(0.05)\n\n@cat.when_flag\ndef b():\n    for i in range(7, 9):\n        print("b", i)\n        wait(0.05)\n`,
    python: [
      'for i in range(1, 3):\n    print("a", i)\n    wait(0.05)',
      'for i in range(7, 9):\n    print("b", i)\n    wait(0.05)',
    ],
  },
  {
    name: 'a function inside',
    text: go('n = 1\ndef add():\n    return n + 1\nprint(add())'),
    python: ['def add():\n    return n + 1', 'add()'],
  },
  {
    name: 'a function inside that changes',
    text: go('n = 1\ndef add():\n    nonlocal n\n    n += 1\nadd()\nprint(n)'),
    python: ['n = 1', 'def add():\n    nonlocal n\n    n += 1', 'add()', 'n'],
  },
  {
    name: 'given by default',
    text: `def jump(high=3):\n    print(high)\n\n${go('jump()\njump(5)')}`,
    python: ['def jump(high=3):\n    print(high)', 'jump()', 'jump(5)'],
  },
  {
    name: 'given by name',
    text: `def jump(high, far):\n    print(high, far)\n\n${go('jump(far=1, high=2)')}`,
    python: ['jump(far=1, high=2)'],
  },
  {
    name: 'results',
    text: `def sign(n):\n    if n < 0:\n        return "minus"\n    elif n == 0:\n        return 0\n    return n\n\n${go('print(sign(-1), sign(0), sign(4))')}`,
  },
  {
    name: 'two results',
    text: `def both():\n    return 1, 2\n\n${go('a, b = both()\nprint(a + b)')}`,
    python: ['return 1, 2', 'a, b = both()', 'a + b'],
  },
  {
    name: 'what a parameter is made',
    text: `def f(n):\n    n = n + 1\n    return n\n\n${go('print(f(1))')}`,
    python: ['n = n + 1'],
  },
  {
    name: 'a module that only Python needs',
    text: `import math\n\n${go('print(round(math.pi))\nprint(math.sqrt(9))')}`,
    python: ['math.pi', 'import math'],
  },
]
