/** What a learner does in the text, and what the blocks are then. */
import { expect, test } from 'vitest'
import { IDUINO_BOARD } from '../../../board/profiles/iduino-board.ts'
import { arduinoProgram } from '../../arduino/arduino-program.ts'
import { boardProgram, leftOutOf } from '../../board/board-program.ts'
import { block, stack } from '../../catalogue/build-blocks.ts'
import type { BlockJson, StageProgram } from '../../program.ts'
import { actor, flagged, program, ticks } from '../../testing/run-program.ts'
import { hasPythonBlocks } from '../python-blocks-text.ts'
import { pythonTextOf } from '../python-text.ts'
import { type PythonReading, readPython } from './read-python.ts'

const start = program({
  ...actor('cat', [
    stack([
      block('event_flag'),
      block('motion_move', { STEPS: 10 }),
      { ...block('motion_turn_right', { DEGREES: 15 }), icons: { comment: { text: 'why' } } },
      block('control_repeat', { TIMES: 4, DO: [block('looks_say', { TEXT: 'hi' })] }),
    ])!,
    { ...block('motion_bounce'), id: 'loose', x: 700, y: 9 },
  ]),
})

function reading(text: string, given: StageProgram = start): PythonReading {
  const read = readPython(text, given, 'cat')
  if ('problems' in read) throw new Error(JSON.stringify(read.problems[0]))
  return read.reading
}

const withBlocks = (given: StageProgram, { workspace }: PythonReading): StageProgram => ({
  ...given,
  actors: given.actors.map((one) => (one.id === 'cat' ? { ...one, workspace } : one)),
})

const tops = ({ workspace }: PythonReading): BlockJson[] => workspace.blocks!.blocks!
const ids = (top: BlockJson): string[] => {
  const found: string[] = []
  for (let here: BlockJson | undefined = top; here; here = here.next?.block)
    found.push(`${here.type} ${here.id}`)
  return found
}

const before = ids(start.actors[1]!.workspace.blocks!.blocks![0]!)
const { text } = pythonTextOf(start, 'cat')

test('a changed number changes that number, and nothing moves', () => {
  const read = reading(text.replace('move(10)', 'move(25)'))
  const [top, loose] = tops(read)
  expect(ids(top!)).toEqual(before)
  expect(top).toMatchObject({ x: 40, y: 40 })
  expect(top!.next!.block!.inputs!['STEPS']).toMatchObject({ shadow: { fields: { NUM: 25 } } })
  expect(top!.next!.block!.next!.block!.icons?.comment?.text).toBe('why')
  expect(loose).toMatchObject({ id: 'loose', x: 700, y: 9 })
})

test('a new line is a new block between the old ones; one that is gone is gone', () => {
  const added = reading(text.replace('    cat.move(10)\n', '    cat.move(10)\n    cat.hide()\n'))
  const now = ids(tops(added)[0]!)
  expect(now.filter((entry) => before.includes(entry))).toEqual(before)
  expect(now[2]).toMatch(/^looks_hide py/)
  expect(ids(tops(reading(text.replace('    cat.move(10)\n', '')))[0]!)).toEqual(
    before.filter((entry) => !entry.startsWith('motion_move')),
  )
})

test('every block knows where its text is', () => {
  for (const { block: id, from, to } of reading(text).places) {
    const printed = pythonTextOf(start, 'cat').places.find((place) => place.block === id)
    expect({ from, to }).toEqual({ from: printed!.from, to: printed!.to })
  }
})

test('comments are the blocks’, and come out above them', () => {
  const read = reading(text.replace('    cat.move(10)', '    # first\n    cat.move(10)  # ten'))
  expect(tops(read)[0]!.next!.block!.icons?.comment?.text).toBe('first\nten')
  expect(pythonTextOf(withBlocks(start, read), 'cat').text).toContain(
    '    # first\n    # ten\n    cat.move(10)',
  )
})

test('a function keeps its id, its words and its calls when a parameter gets another name', () => {
  const fn =
    '@cat.block\ndef jump(high):\n    cat.change_y(high)\n\n@cat.when_flag\ndef go():\n    jump(5)\n'
  const once = withBlocks(start, reading(fn))
  const again = tops(reading(fn.replaceAll('high', 'up'), once))
  const [define] = again
  const was = once.actors[1]!.workspace.blocks!.blocks!.find(
    ({ type }) => type === 'function_define',
  )!
  const [old, now] = [
    was.extraState,
    again.find(({ type }) => type === 'function_define')!.extraState,
  ] as {
    id: string
    params: { id: string; name: string }[]
  }[]
  expect(define).toBeDefined()
  expect(now).toMatchObject({ id: old!.id, params: [{ id: old!.params[0]!.id, name: 'up' }] })
})

const named = (name: string): string =>
  `@cat.when_flag\ndef ${name}():\n    cat.move(10)\n\n\n@cat.when_clicked\ndef greet():\n    cat.say("hi")`

test('a script keeps the name its writer gave it, until another is given', () => {
  const once = withBlocks(start, reading(named('walk')))
  expect(pythonTextOf(once, 'cat').text).toBe(named('walk'))
  const again = reading(named('run_away'), once)
  expect(tops(again).map(({ data }) => data)).toEqual(['run_away', undefined, 'greet'])
  expect(pythonTextOf(withBlocks(once, again), 'cat').text).toBe(named('run_away'))
  const usual = withBlocks(once, reading(named('cat_script_1'), once))
  expect(usual.actors[1]!.workspace.blocks!.blocks![0]).not.toHaveProperty('data')
})

test('a name from a file is a name and nothing else, and nobody has it twice', () => {
  const hats = ['x():\n  import os\ndef y', '', 'cat', 'แมว', 'z'.repeat(9000), 'z'.repeat(9000)]
  const blocks = hats.map((data): BlockJson => ({ ...block('event_flag'), data }))
  const { text: shown } = pythonTextOf(program(actor('cat', blocks)), 'cat')
  expect([...shown.matchAll(/^def (.*):$/gm)].map(([, name]) => name)).toEqual([
    'x_import_os_def_y()',
    'cat_script_2()',
    'cat_2()',
    'แมว()',
    `${'z'.repeat(60)}()`,
    `${'z'.repeat(60)}_2()`,
  ])
  expect(shown).not.toContain('import os')
})

test('new names become variables and lists', () => {
  const { made } = reading(
    '@cat.when_flag\ndef go():\n    n = 1\n    names = ["a"]\n    broadcast("hey")\n',
  )
  expect(made.map(({ name, type }) => [name, type])).toEqual([
    ['n', ''],
    ['names', 'list'],
    ['hey', 'message'],
  ])
})

test('lines that no block says stay, run only as Python, and a board of another language says so', () => {
  const read = reading(
    '@cat.when_flag\ndef go():\n    try:\n        x = """a\nb"""\n    finally:\n        pass\n',
  )
  const given = withBlocks(start, read)
  expect(hasPythonBlocks(given)).toBe(true)
  expect(pythonTextOf(given, 'cat').text).toContain(
    '    try:\n        x = """a\nb"""\n    finally:\n        pass',
  )
  const run = flagged(given)
  ticks(run, 1)
  expect(hasPythonBlocks(start)).toBe(false)
  const board = boardProgram(IDUINO_BOARD, {
    blocks: {
      blocks: [
        stack([block('board_start'), { type: 'python_lines', extraState: { text: 'x()' } }])!,
      ],
    },
  })
  expect(leftOutOf(board)).toEqual([{ code: 'needs-python', line: 'x()' }])
  expect(arduinoProgram(board, IDUINO_BOARD)).toContain('// Left out: lines of Python')
})

test('lines outside every script stay, once', () => {
  const once = withBlocks(start, reading(`class Dog:\n    age = 3\n\n${text}`))
  const printed = pythonTextOf(once, 'cat').text
  expect(printed.match(/class Dog:\n {4}age = 3/g)).toHaveLength(1)
  expect(tops(reading(printed, once)).map(({ type }) => type)).toEqual(
    once.actors[1]!.workspace.blocks!.blocks!.map(({ type }) => type),
  )
})

const deep = (open: string, close: string): string =>
  `x = ${open.repeat(10_000)}1${close.repeat(10_000)}\n`
const HOSTILE = {
  brackets: deep('(', ')'),
  lists: deep('[', ']'),
  minus: deep('-', ''),
  not: deep('not ', ''),
  sums: `x = ${'1 + '.repeat(10_000)}1\n`,
  powers: `x = ${'1 ** '.repeat(10_000)}1\n`,
  members: `x${'.y'.repeat(10_000)}\n`,
  ifs: Array.from({ length: 2000 }, (_, at) => `${' '.repeat(at)}if x:\n`).join(''),
  elifs: `if x:\n    pass\n${'elif x:\n    pass\n'.repeat(3000)}`,
  long: 'x = 1\n'.repeat(200_000),
  open: '"""'.repeat(3001),
  format: `x = f"${'{'.repeat(5000)}"`,
  names:
    '@cat.when_flag\ndef constructor():\n    __proto__ = 1\n    constructor = __proto__\n    toString()\n    __import__("os").system("x")\n    cat.__class__ = hasOwnProperty\n',
  marks: '@cat.when_flag\ndef go():\n    x = "\u0001\u0002\u0003"\n    \u0000\n',
  nothing: '',
}

test.each(Object.entries(HOSTILE))(
  '%s: neither a fault nor an end that never comes',
  (_, hostile) => {
    for (const place of [hostile, `@cat.when_flag\ndef go():\n    ${hostile}`]) {
      const read = readPython(place, start, 'cat')
      if ('reading' in read)
        expect(() => pythonTextOf(withBlocks(start, read.reading), 'cat')).not.toThrow()
      else expect(read.problems.length).toBeGreaterThan(0)
    }
    expect(({} as { isStage?: unknown }).isStage).toBeUndefined()
  },
)
