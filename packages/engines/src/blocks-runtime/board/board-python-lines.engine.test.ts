/** Lines of Python among a board's blocks: what is flashed does in real MicroPython what somebody wrote. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { boardProfile } from '../../board/profiles/boards.ts'
import { pyText } from '../../code/python-code.ts'
import { arduinoProgram } from '../arduino/arduino-program.ts'
import type { StageProgram } from '../program.ts'
import { readPython } from '../python/read/read-python.ts'
import { RunningBoard } from '../testing/running-board.ts'
import { boardProgram, boardPython, leftOutOf } from './board-program.ts'
import { unknownToBoards } from './board-python-lines.ts'

const V15 = boardProfile('mcu_kidbright_32_v15i')
const R4 = boardProfile('mcu_iduino_r4')
const board = new RunningBoard(V15)

beforeAll(() => board.open())
afterAll(() => board.close())

/** A text beside the blocks of a board, as blocks. */
function read(text: string, profile = V15): StageProgram {
  const empty = boardProgram(profile, { blocks: { blocks: [] }, variables: [] })
  const made = readPython(text, empty, 'board')
  if ('problems' in made) throw new Error(JSON.stringify(made.problems[0]))
  return boardProgram(profile, made.reading.workspace)
}

/** Without what the board says of itself. */
const lines = (said: string): string[] =>
  said
    .slice(0, said.indexOf('# end'))
    .trim()
    .split('\r\n')
    .filter((line) => !line.startsWith('MPY:'))

const PROGRAMS: Record<string, [text: string, printed: string[]]> = {
  'lines that wait': [
    '@when_start\ndef a():\n    try:\n        wait(0.1)\n        print("a")\n    finally:\n        print("end")\n',
    ['a', 'end'],
  ],
  'a loop of Python lets others work': [
    '@when_start\ndef a():\n    n = 0\n    while True:\n        n += 1\n        if n > 3:\n            break\n        wait(0.1)\n        print("a", n)\n\n@when_start\ndef b():\n    wait(0.15)\n    print("b")\n',
    ['a 1', 'b', 'a 2', 'a 3'],
  ],
  'names that are others on the board': [
    '@when_start\ndef a():\n    global text, number\n    text, number = "x", 3\n    print(text + "y")\n    print(number * 2 if text else 0)\n',
    ['xy', '6'],
  ],
  'words of the text beside the blocks': [
    '@when_start\ndef a():\n    names = ["mango", "kiwi"]\n    print(item(names, 2) if names else "")\n    print([floor(2.7), sqrt(16)][0])\n    print({"a": as_number("4") + 1}["a"])\n',
    ['kiwi', '2', '5'],
  ],
  'a function that takes time': [
    '@block\ndef slow(n):\n    wait(0.1)\n    return n * 2\n\n@when_start\ndef a():\n    print(slow(2) if True else 0)\n    print([slow(3), 1][0])\n',
    ['4', '6'],
  ],
  'waiting for something': [
    '@when_start\ndef a():\n    start = seconds()\n    for x in (1, 2):\n        wait_until(seconds() > start + 0.1)\n        print("t", x)\n',
    ['t 1', 't 2'],
  ],
  'a function of Python outside the scripts': [
    'def add(a, b=2):\n    return a + b\n\n@when_start\ndef a():\n    print(add(1))\n',
    ['3'],
  ],
}

test.each(Object.entries(PROGRAMS))('%s', async (_, [text, printed]) => {
  const program = read(text)
  expect(leftOutOf(program)).toEqual([])
  const source = boardPython(program).replace(/run\(\)\n$/, 'run()\nprint("# end")\n')
  const said = await board.run(source, /# end|Error/)
  expect([source, lines(said)]).toEqual([source, printed])
})

const NEW = [
  'match x:\n    case 1:\n        pass',
  'def f(a, /):\n    return a',
  'type Point = tuple',
  'x = {"a": 1, **{}}',
]
const KNOWN = [
  'x = [n for n in range(3) if n > 1]',
  'x = (lambda a: a * 2)(4)',
  'try:\n    pass\nexcept ValueError as e:\n    raise\nelse:\n    pass',
  'with open("x") as f:\n    pass',
  'x: int = 5',
  'if (n := 3) > 2:\n    pass',
  'a, *b = 1, 2, 3',
  'x = f"{1:.2f}"',
  'assert 1 < 2 < 3, "no"',
  'class Dog:\n    age = 3',
  'x = 5 if 1 else 6',
]

test('what the board’s Python does not know is known before anything is flashed', async () => {
  const tried = [...NEW, ...KNOWN].map(
    (text) =>
      `try:\n    compile(${pyText(text)}, "x", "exec")\n    print("yes")\nexcept SyntaxError:\n    print("no")\n`,
  )
  const said = await board.run(`${tried.join('')}print("# end")\n`, /# end|Error/)
  const answers = lines(said)
  expect(answers).toEqual([...NEW.map(() => 'no'), ...KNOWN.map(() => 'yes')])
  expect([...NEW, ...KNOWN].map((text) => unknownToBoards(text) === null)).toEqual(
    answers.map((answer) => answer === 'yes'),
  )
})

test('such a line is named in the program, and the rest of it runs', async () => {
  const body =
    '    print("before")\n    match 1:\n        case 1:\n            print("new")\n    print("after")\n'
  const program = read(`@when_start\ndef a():\n${body}`)
  expect(leftOutOf(program)).toEqual([{ code: 'needs-python', line: 'match 1:' }])
  const source = boardPython(program)
  expect(source).toContain("# Left out: lines that the board's Python does not know: match 1:")
  const said = await board.run(`${source}print("# end")\n`, /# end|Error/)
  expect(lines(said)).toEqual(['before', 'after'])
})

test('waiting where nothing can wait is named too', () => {
  expect(unknownToBoards('def f():\n    wait(1)')).toBe('wait(1)')
  expect(unknownToBoards('x = lambda: wait(1)')).toBe('x = lambda: wait(1)')
  expect(unknownToBoards(`x = ${'('.repeat(5000)}1${')'.repeat(5000)}`)).not.toBeNull()
})

test('a board that speaks no Python leaves them out, says so, and does the rest', () => {
  const program = read(
    '@when_start\ndef a():\n    print("x")\n    x = [n for n in range(3)]\n    print("y")\n',
    R4,
  )
  const line = '[n for n in range(3)]'
  expect(leftOutOf(program)).toEqual([{ code: 'needs-python', line }])
  const sketch = arduinoProgram(program, R4)
  expect(sketch).toContain('// Left out: lines of Python')
  expect(sketch).toMatch(/"x"[^]*"y"/)
  expect(sketch).not.toContain('range')
})
