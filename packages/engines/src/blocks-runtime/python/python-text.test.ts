/** The text beside the blocks: as a child would want to read it, and every block is found in it. */
import { expect, test } from 'vitest'
import { BOARDS } from '../../board/profiles/boards.ts'
import { everyBlock, topBlocks } from '../block-json.ts'
import { boardProgram } from '../board/board-program.ts'
import {
  block,
  call,
  callValue,
  define,
  param,
  signature,
  stack,
  workspace,
} from '../catalogue/build-blocks.ts'
import type { BlockJson, StageProgram, VariableJson } from '../program.ts'
import { hostileStage } from '../testing/hostile-programs.ts'
import { actor, program } from '../testing/run-program.ts'
import { pythonProgram } from './python-program.ts'
import { type PlacedBlock, pythonTextOf } from './python-text.ts'

const flag = (...blocks: BlockJson[]): BlockJson => stack([block('event_flag'), ...blocks])!
const get = (VAR: string): BlockJson => block('data_get', { VAR })
const SCORE: VariableJson = { id: 's', name: 'Score' }
const textOf = (scripts: BlockJson[], vars: VariableJson[] = [SCORE]): string =>
  pythonTextOf(program(actor('cat', scripts, vars)), 'cat').text
/** Only what stands in the one script there is. */
const inside = (...blocks: BlockJson[]): string =>
  textOf([flag(...blocks)])
    .split('\n')
    .slice(2)
    .map((line) => line.slice(4))
    .filter((line) => !line.startsWith('global'))
    .join('\n')
const shown = (value: BlockJson): string =>
  inside(block('text_print', { TEXT: value })).slice(6, -1)

test('a script reads like its blocks', () => {
  const square = signature('square', 'side')
  const text = textOf([
    define(
      square,
      block('control_repeat', { TIMES: 4, DO: [block('motion_move', { STEPS: param('side') })] }),
    ),
    flag(
      block('data_set', { VAR: 's', VALUE: '0' }),
      block('control_forever', {
        DO: [
          call(square, '50'),
          block('control_if', {
            IF: block('sensing_touching', { TARGET: '_edge_' }),
            DO: [block('looks_say', { TEXT: block('text_join', { A: 'Score: ', B: get('s') }) })],
          }),
          block('control_wait', { SECONDS: 0.5 }),
        ],
      }),
    ),
  ])
  expect(text).toBe(`@cat.block
def square(side):
    for i in range(4):
        cat.move(side)


@cat.when_flag
def cat_script_1():
    global Score
    Score = 0
    while True:
        square(50)
        if cat.touching("edge"):
            cat.say(f"Score: {Score}")
        wait(0.5)`)
})

const add = (A: BlockJson | number, B: BlockJson | number): BlockJson => block('op_add', { A, B })
const times = (A: BlockJson | number, B: BlockJson | number): BlockJson =>
  block('op_multiply', { A, B })
const less = (A: BlockJson | number, B: BlockJson | number): BlockJson => block('op_less', { A, B })
const not = (A: BlockJson): BlockJson => block('op_not', { A })
const and = (A: BlockJson, B: BlockJson): BlockJson => block('op_and', { A, B })
const join = (A: BlockJson | string, B: BlockJson | string): BlockJson =>
  block('text_join', { A, B })

test.each<[string, BlockJson]>([
  ['1 + 2 + 3', add(add(1, 2), 3)],
  ['1 + (2 + 3)', add(1, add(2, 3))],
  ['1 + 2 * 3', add(1, times(2, 3))],
  ['(1 + 2) * 3', times(add(1, 2), 3)],
  ['1 + (-2)', add(1, -2)],
  ['1 + 2 < 3', less(add(1, 2), 3)],
  ['(1 < 2) < 3', less(less(1, 2), 3)],
  ['1 >= 2', not(less(1, 2))],
  ['not (1 < 2 and 2 >= 3)', not(and(less(1, 2), not(less(2, 3))))],
  ['1 < 2 and (2 < 3 and 3 < 4)', and(less(1, 2), and(less(2, 3), less(3, 4)))],
  ['f"a{Score}"', join('a', get('s'))],
  ['f"a{Score}b{Score}"', join('a', join(get('s'), join('b', get('s'))))],
  ['join("a", "b")', join('a', 'b')],
  ['join(f"a{Score}", "b")', join(join('a', get('s')), 'b')],
  ['join("", Score)', join('', get('s'))],
  [String.raw`f"{{\"x\"}}{Score}"`, join('{"x"}', get('s'))],
  [`f'it\\'s {len("a")}'`, join("it's ", block('text_length', { TEXT: 'a' }))],
  ['as_number(f"a{Score}") + 1', add(join('a', get('s')), 1)],
  ['"panya".upper()', block('text_case', { CASE: 'upper' })],
  [
    'str(5).lower()',
    block('text_case', { CASE: 'lower', TEXT: { type: 'number', fields: { NUM: 5 } } }),
  ],
  [
    'variable_of(Score, "my points")',
    block('sensing_of', { WHAT: 'variable:my points', TARGET: get('s') }),
  ],
  ['variable_of(cat, "gone")', block('sensing_of', { WHAT: 'variable:gone', TARGET: 'cat' })],
  ['variable_of(stage, "gone")', block('sensing_of', { WHAT: 'variable:gone', TARGET: '_stage_' })],
  ['str(0).upper()', block('text_case', { CASE: 'upper', TEXT: callValue(signature('gone')) })],
  ['"p" in "panya"', block('text_contains')],
  ['sqrt(9)', block('op_math', { OP: 'sqrt', A: 9 })],
  ['0', callValue(signature('gone'))],
])('%s', (text, value) => {
  expect(shown(value)).toBe(text)
})

test('names stay as they were written; only what Python forbids is replaced', () => {
  const names = ['Score', 'my score', 'คะแนน', '分数', 'class', '2 lives', 'number', 'text', 'wait']
  const vars = names.map((name): VariableJson => ({ id: name, name }))
  const sets = names.map((VAR) => block('data_set', { VAR, VALUE: '1' }))
  const lines = textOf([flag(...sets)], vars)
    .split('\n')
    .slice(3)
  expect(lines.map((line) => line.trim().replace(' = 1', ''))).toEqual([
    'Score',
    'my_score',
    'คะแนน',
    '分数',
    'class_2',
    'value_2_lives',
    'number',
    'text',
    'wait_2',
  ])
})

test('who counts with i himself is not disturbed by a loop', () => {
  const loop = block('control_repeat', { TIMES: 2 })
  expect(textOf([flag(loop)], [{ id: 'i', name: 'i' }])).toContain('for _ in range(2):')
  const f = signature('f', 'i')
  expect(textOf([define(f, loop)], [])).toContain('for _ in range(2):')
})

test('what is written on blocks stands above them', () => {
  const noted = (made: BlockJson, text: string): BlockJson => ({
    ...made,
    icons: { comment: { text } },
  })
  const text = textOf([
    noted(
      flag(noted(block('motion_move', { STEPS: noted(add(1, 2), 'why three') }), 'go\non')),
      'The start',
    ),
  ])
  expect(text).toBe(`# The start
@cat.when_flag
def cat_script_1():
    # go
    # on
    # why three
    cat.move(1 + 2)`)
})

test('what variables hold at the start is said, and what is shown', () => {
  const vars: VariableJson[] = [
    { id: 'w', name: 'Word', value: 'hi' },
    { id: 'l', name: 'Names', type: 'list', value: ['Nok', '7'] },
    { id: 'o', name: 'Lives', type: 'own', value: 3 },
  ]
  const whole = pythonProgram({ ...program(actor('Cat', [], vars)), watched: ['w', 'o'] })
  for (const line of [
    'Word = "hi"',
    'Names = ["Nok", 7]',
    'Cat.Lives = 3',
    'stage.show("Word")',
    'stage.show("Cat.Lives")',
  ])
    expect(whole.split('\n')).toContain(line)
})

test('every block is found in the text, the outer before the inner', () => {
  const made = program(
    actor('cat', [
      flag(block('looks_say', { TEXT: join('a ', join(add(1, 2), '!')) }), block('control_wait')),
    ]),
  )
  const { text, places } = pythonTextOf(made, 'cat')
  expect(places.map(({ from, to }) => text.slice(from, to))).toEqual([
    text,
    'cat.say(f"a {1 + 2}!")',
    'f"a {1 + 2}!"',
    'a ',
    '{1 + 2}!',
    '1 + 2',
    '1',
    '2',
    '!',
    'wait(1)',
    '1',
  ])
  const types = new Map(
    [...everyBlock(topBlocks(made.actors[1]!.workspace)[0])].map(({ id, type }) => [id, type]),
  )
  expect(places.map(({ block: id }) => types.get(id))).toEqual(
    'event_flag looks_say text_join text text_join op_add number number text control_wait number'.split(
      ' ',
    ),
  )
})

test('whatever a stranger wrote: no sign of ours stays in the text, and places lie inside each other', () => {
  for (let seed = 0; seed < 300; seed++) {
    const given: StageProgram = hostileStage(seed)
    for (const { id } of given.actors) {
      const { text, places } = pythonTextOf(given, id)
      for (const sign of ['\u0001', '\u0002', '\u0003']) expect(text).not.toContain(sign)
      const open: number[] = []
      for (const { from, to } of places satisfies readonly PlacedBlock[]) {
        while (open.length > 0 && open.at(-1)! <= from && from !== to) open.pop()
        expect(from).toBeLessThanOrEqual(to)
        expect(to).toBeLessThanOrEqual(open.at(-1) ?? text.length)
        open.push(to)
      }
    }
  }
})

test('beside the blocks of a board stands the same plain text', () => {
  const [board] = BOARDS.filter(({ language }) => language === 'micropython')
  const start = stack([
    block('board_start'),
    block('control_repeat', {
      TIMES: 3,
      DO: [block('display_scroll', { TEXT: join('n ', get('s')) })],
    }),
    block('control_wait_until', { IF: block('sensor_button') }),
  ])!
  const made = boardProgram(board!, workspace([start], [SCORE]))
  expect(pythonTextOf(made, 'board').text).toBe(`@when_start
def script_1():
    for i in range(3):
        display.scroll(f"n {Score}")
    wait_until(button(""))`)
})
