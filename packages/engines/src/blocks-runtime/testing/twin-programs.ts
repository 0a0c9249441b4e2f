/** Programs that must print the same from blocks in JavaScript and from the Python made of them. */
import {
  block,
  call,
  callValue,
  define,
  param,
  signature,
  stack,
} from '../catalogue/build-blocks.ts'
import type { BlockJson, VariableJson } from '../program.ts'
import { variables } from './run-program.ts'

export interface TwinProgram {
  scripts: Record<string, BlockJson[]>
  variables: VariableJson[]
}

type Value = string | number | BlockJson

const flag = (...blocks: BlockJson[]): BlockJson => stack([block('event_flag'), ...blocks])!
const on = (
  type: string,
  given: Record<string, string | number>,
  ...blocks: BlockJson[]
): BlockJson => stack([block(type, given), ...blocks])!
const print = (value: Value): BlockJson => block('text_print', { TEXT: value })
const get = (id: string): BlockJson => block('data_get', { VAR: id })
const set = (id: string, value: Value): BlockJson => block('data_set', { VAR: id, VALUE: value })
const change = (id: string, by: number | BlockJson): BlockJson =>
  block('data_change', { VAR: id, BY: by })
const op = (type: string, a: Value, b: Value): BlockJson => block(`op_${type}`, { A: a, B: b })
const math = (name: string, value: Value): BlockJson => block('op_math', { OP: name, A: value })
const repeat = (times: number | BlockJson, ...blocks: BlockJson[]): BlockJson =>
  block('control_repeat', { TIMES: times, DO: blocks })
const until = (condition: BlockJson, ...blocks: BlockJson[]): BlockJson =>
  block('control_repeat_until', { IF: condition, DO: blocks })
const count = (
  from: number | BlockJson,
  to: number | BlockJson,
  by: number,
  ...blocks: BlockJson[]
): BlockJson => block('control_for', { VAR: 'i', FROM: from, TO: to, BY: by, DO: blocks })
const when = (condition: BlockJson, ...blocks: BlockJson[]): BlockJson =>
  block('control_if', { IF: condition, DO: blocks })
const either = (condition: BlockJson, yes: BlockJson[], no: BlockJson[]): BlockJson =>
  block('control_if_else', { IF: condition, DO: yes, ELSE: no })
const wait = (seconds: number): BlockJson => block('control_wait', { SECONDS: seconds })
const add = (value: Value): BlockJson => block('list_add', { LIST: 'l', VALUE: value })
const item = (index: number | BlockJson): BlockJson =>
  block('list_item', { LIST: 'l', INDEX: index })
const size = block('list_length', { LIST: 'l' })
const splitting = (text: string, by: string): BlockJson =>
  block('list_split', { LIST: 'l', TEXT: text, BY: by })
const move = (steps: number): BlockJson => block('motion_move', { STEPS: steps })
const point = (direction: number): BlockJson => block('motion_point', { DIRECTION: direction })
const where = [print(block('motion_x')), print(block('motion_y')), print(block('motion_direction'))]
const yes = block('op_boolean', { BOOL: 'TRUE' })
const returned = (value: Value): BlockJson => block('function_return', { VALUE: value })

const names = variables('x', 'y', 'i', 'n', 'list:l', 'own:mine', 'message:go', 'message:done')
const one = (...scripts: BlockJson[]): TwinProgram => ({
  scripts: { cat: scripts },
  variables: names,
})
const two = (cat: BlockJson[], dog: BlockJson[]): TwinProgram => ({
  scripts: { cat, dog },
  variables: names,
})

const fact = signature('fact', 'n')
const jump = signature('jump', 'height')
const total = signature('total', 'a', 'b')
const isEven = signature('is even', 'n')

export const PROGRAMS: Record<string, TwinProgram> = {
  hello: one(flag(print('Hello!'))),
  'thai text': one(flag(print('สวัสดี โลก'))),
  'quotes and backslashes': one(flag(print('a "b" \\ c\n'.trim()))),
  sum: one(flag(print(op('add', 2, 3)))),
  precedence: one(flag(print(op('multiply', op('add', 2, 3), op('subtract', 10, 4))))),
  'minus a negative': one(flag(print(op('subtract', 1, -5)))),
  'division by a number': one(flag(print(op('divide', 10, 4)), print(op('divide', 9, 3)))),
  'division by zero': one(
    flag(set('x', 0), print(op('divide', 5, get('x'))), print(op('divide', -5, get('x')))),
  ),
  'tidy decimals': one(
    flag(print(op('add', 0.1, 0.2)), print(op('divide', 1, 3)), print(op('divide', 2, 3))),
  ),
  'small and large': one(
    flag(print(op('divide', 1, 1000000)), print(op('multiply', 123456789, 1000))),
  ),
  remainder: one(
    flag(
      print(op('mod', -1, 10)),
      print(op('mod', 7, 3)),
      set('x', 0),
      print(op('mod', 7, get('x'))),
    ),
  ),
  rounding: one(
    flag(
      print(block('op_round', { A: 2.5 })),
      print(block('op_round', { A: -2.5 })),
      print(block('op_round', { A: 3.4999 })),
    ),
  ),
  roots: one(flag(print(math('sqrt', 81)), print(math('sqrt', 2)), print(math('sqrt', -4)))),
  angles: one(
    flag(
      print(math('sin', 30)),
      print(math('cos', 60)),
      print(math('tan', 45)),
      print(math('asin', 1)),
    ),
  ),
  logarithms: one(
    flag(
      print(math('ln', 10)),
      print(math('log', 1000)),
      print(math('power10', 3)),
      print(math('exp', 1)),
    ),
  ),
  'floor and ceiling': one(
    flag(print(math('floor', -1.5)), print(math('ceiling', -1.5)), print(math('abs', -7))),
  ),
  random: one(flag(repeat(10, print(op('random', 1, 100))), print(op('random', 0, 0.5)))),
  'text as numbers': one(flag(print(op('add', block('text_join', { A: '1', B: '2' }), 1)))),
  'words count as 0': one(flag(set('x', 'five'), print(op('add', get('x'), 2)))),
  'thai digits': one(flag(set('x', '๑๒'), print(op('add', get('x'), 1)))),
  'comparing numbers': one(
    flag(print(op('less', 2, 10)), print(op('greater', 2, 10)), print(op('equal', 3, 3))),
  ),
  'comparing text': one(
    flag(
      print(op('less', 'apple', 'Banana')),
      print(op('equal', 'Cat', 'cat')),
      print(op('less', '9', '10')),
    ),
  ),
  'empty is not zero': one(flag(set('x', ''), print(op('equal', get('x'), 0)))),
  logic: one(
    flag(
      print(op('and', yes, block('op_not', { A: yes }))),
      print(op('or', yes, block('op_not', { A: yes }))),
    ),
  ),
  'truth as text': one(
    flag(set('x', op('less', 1, 2)), print(block('text_join', { A: get('x'), B: '!' }))),
  ),
  join: one(
    flag(print(block('text_join', { A: 'tuk', B: block('text_join', { A: '-', B: 'tuk' }) }))),
  ),
  letters: one(
    flag(
      print(block('text_letter', { INDEX: 2, TEXT: 'สวัสดี' })),
      print(block('text_length', { TEXT: 'สวัสดี' })),
      print(block('text_letter', { INDEX: 1, TEXT: 'panya' })),
    ),
  ),
  slices: one(
    flag(
      print(block('text_slice', { FROM: 2, TO: 4, TEXT: 'panya' })),
      print(
        block('text_join', { A: block('text_slice', { FROM: 4, TO: 2, TEXT: 'panya' }), B: '.' }),
      ),
    ),
  ),
  'upper and lower': one(
    flag(
      print(block('text_case', { CASE: 'upper', TEXT: 'panya' })),
      print(block('text_case', { CASE: 'lower', TEXT: 'PANYA' })),
    ),
  ),
  'text contains': one(
    flag(
      print(block('text_contains', { TEXT: 'Elephant', PART: 'PHAN' })),
      print(block('text_contains', { TEXT: 'cat', PART: 'dog' })),
    ),
  ),
  counting: one(flag(count(1, 5, 1, print(get('i'))))),
  'counting down': one(flag(count(5, 1, 2, print(get('i'))))),
  'counting by parts': one(flag(count(0, 1, 0.25, print(get('i'))))),
  'nested loops': one(flag(set('n', 0), repeat(7, repeat(8, change('n', 1))), print(get('n')))),
  'until loop': one(
    flag(
      set('n', 1),
      until(op('greater', get('n'), 100), set('n', op('multiply', get('n'), 2))),
      print(get('n')),
    ),
  ),
  'while loop': one(
    flag(
      set('n', 10),
      block('control_while', { IF: op('greater', get('n'), 0), DO: [change('n', -3)] }),
      print(get('n')),
    ),
  ),
  'if and else': one(
    flag(
      count(
        1,
        15,
        1,
        either(
          op('equal', op('mod', get('i'), 15), 0),
          [print('FizzBuzz')],
          [
            either(
              op('equal', op('mod', get('i'), 5), 0),
              [print('Buzz')],
              [when(op('equal', op('mod', get('i'), 3), 0), print('Fizz'))],
            ),
          ],
        ),
      ),
    ),
  ),
  'list basics': one(
    flag(
      add('a'),
      add('b'),
      block('list_insert', { LIST: 'l', INDEX: 1, VALUE: 'x' }),
      print(block('list_get', { LIST: 'l' })),
      print(size),
    ),
  ),
  'list out of range': one(
    flag(
      add('a'),
      block('list_delete', { LIST: 'l', INDEX: 5 }),
      block('list_replace', { LIST: 'l', INDEX: 0, VALUE: 'z' }),
      print(block('text_join', { A: item(9), B: '|' })),
      print(block('list_get', { LIST: 'l' })),
    ),
  ),
  'list search': one(
    flag(
      splitting('Ant,bee,Cat', ','),
      print(block('list_index', { LIST: 'l', VALUE: 'cat' })),
      print(block('list_contains', { LIST: 'l', VALUE: 'dog' })),
    ),
  ),
  'list of numbers': one(
    flag(
      splitting('3 1 2', ' '),
      set('n', 0),
      block('control_for_each', { VAR: 'i', LIST: 'l', DO: [change('n', get('i'))] }),
      print(get('n')),
    ),
  ),
  'growing while looping': one(
    flag(
      splitting('1 2', ' '),
      block('control_for_each', {
        VAR: 'i',
        LIST: 'l',
        DO: [when(op('less', size, 5), add(op('multiply', get('i'), 10))), print(get('i'))],
      }),
    ),
  ),
  'bubble sort': one(
    flag(
      splitting('5 2 9 1 7 3', ' '),
      repeat(
        size,
        count(
          1,
          op('subtract', size, 1),
          1,
          when(
            op('greater', item(get('i')), item(op('add', get('i'), 1))),
            set('x', item(get('i'))),
            block('list_replace', {
              LIST: 'l',
              INDEX: get('i'),
              VALUE: item(op('add', get('i'), 1)),
            }),
            block('list_replace', { LIST: 'l', INDEX: op('add', get('i'), 1), VALUE: get('x') }),
          ),
        ),
      ),
      block('control_for_each', { VAR: 'x', LIST: 'l', DO: [print(get('x'))] }),
    ),
  ),
  primes: one(
    flag(
      count(
        2,
        30,
        1,
        set('n', 0),
        set('x', 2),
        until(
          op('less', get('i'), op('multiply', get('x'), get('x'))),
          when(op('equal', op('mod', get('i'), get('x')), 0), set('n', 1)),
          change('x', 1),
        ),
        when(op('equal', get('n'), 0), print(get('i'))),
      ),
    ),
  ),
  factorial: one(
    define(
      fact,
      when(op('less', param('n'), 2), returned(1)),
      returned(op('multiply', param('n'), callValue(fact, op('subtract', param('n'), 1)))),
    ),
    flag(print(callValue(fact, 10)), print(callValue(fact, 5))),
  ),
  'function of two': one(
    define(total, returned(op('add', param('a'), param('b')))),
    flag(print(callValue(total, 3, 4)), print(callValue(total, '1', 'two'))),
  ),
  'function without return': one(
    define(isEven, when(op('equal', op('mod', param('n'), 2), 0), returned('yes'))),
    flag(print(callValue(isEven, 4)), print(callValue(isEven, 5))),
  ),
  'function that moves': one(
    define(
      jump,
      repeat(2, block('motion_change_y', { BY: param('height') })),
      print(block('motion_y')),
    ),
    flag(call(jump, 10), call(jump, -3)),
  ),
  'moving and turning': one(
    flag(repeat(4, move(50), block('motion_turn_right', { DEGREES: 90 })), ...where),
  ),
  'all directions': one(
    flag(
      point(45),
      move(100),
      ...where,
      point(-90),
      move(30),
      ...where,
      block('motion_turn_left', { DEGREES: 100 }),
      ...where,
    ),
  ),
  bouncing: one(flag(point(70), repeat(80, move(15), block('motion_bounce')), ...where)),
  'staying on the stage': one(flag(block('motion_go_to_xy', { X: 1000, Y: -1000 }), ...where)),
  gliding: one(
    flag(
      block('motion_glide_xy', { SECONDS: 0.5, X: 60, Y: -30 }),
      ...where,
      print(block('sensing_timer')),
    ),
  ),
  'pointing at somebody': two(
    [
      flag(
        block('motion_point_towards', { TARGET: 'dog' }),
        print(block('motion_direction')),
        print(block('sensing_distance', { TARGET: 'dog' })),
      ),
    ],
    [
      flag(block('motion_go_to_xy', { X: 30, Y: 40 })),
      flag(print(block('sensing_of', { WHAT: 'x', TARGET: 'dog' }))),
    ],
  ),
  touching: two(
    [
      flag(
        wait(0.1),
        print(block('sensing_touching', { TARGET: 'dog' })),
        block('motion_go_to_xy', { X: 100, Y: 0 }),
        print(block('sensing_touching', { TARGET: 'dog' })),
        print(block('sensing_touching', { TARGET: '_edge_' })),
      ),
    ],
    [flag(block('motion_go_to_xy', { X: 20, Y: 0 }))],
  ),
  'touching a drawn colour': two(
    [
      flag(
        block('pen_set_colour', { COLOUR: '#ff0000' }),
        block('pen_set_size', { SIZE: 6 }),
        block('pen_down'),
        block('motion_go_to_xy', { X: 100, Y: 0 }),
        block('pen_up'),
        block('motion_go_to_xy', { X: 100, Y: 150 }),
      ),
    ],
    [
      flag(
        wait(0.1),
        print(block('sensing_touching_colour', { COLOUR: '#ff0000' })),
        print(block('sensing_touching_colour', { COLOUR: '#00ff00' })),
        block('motion_go_to_xy', { X: 0, Y: -100 }),
        print(block('sensing_touching_colour', { COLOUR: '#ff0000' })),
      ),
    ],
  ),
  'size and costume': one(
    flag(
      block('looks_set_size', { SIZE: 150 }),
      block('looks_change_size', { BY: -200 }),
      print(block('looks_size')),
      block('looks_next_costume'),
      print(block('looks_costume_number', { WHAT: 'number' })),
      print(block('looks_costume_number', { WHAT: 'name' })),
    ),
  ),
  waiting: two(
    [flag(print('a'), wait(0.2), print('c'))],
    [flag(wait(0.1), print('b'), wait(0.2), print('d'))],
  ),
  'two loops at once': two(
    [flag(repeat(3, move(1), print('cat')))],
    [flag(repeat(3, move(1), print('dog')))],
  ),
  messages: two(
    [flag(print('1'), block('event_broadcast_wait', { MESSAGE: 'go' }), print('4'))],
    [on('event_message', { MESSAGE: 'go' }, print('2'), wait(0.1), print('3'))],
  ),
  'messages to and fro': two(
    [
      flag(block('event_broadcast', { MESSAGE: 'go' })),
      on('event_message', { MESSAGE: 'done' }, print('done')),
    ],
    [
      on(
        'event_message',
        { MESSAGE: 'go' },
        print('going'),
        block('event_broadcast', { MESSAGE: 'done' }),
      ),
    ],
  ),
  clones: one(
    flag(
      set('mine', 5),
      block('control_clone', { TARGET: '_myself_' }),
      block('control_clone', { TARGET: '_myself_' }),
      print(get('mine')),
    ),
    on(
      'control_clone_start',
      {},
      change('mine', 1),
      print(get('mine')),
      block('control_delete_clone'),
    ),
  ),
  'timer hat': one(flag(wait(0.5)), on('event_timer', { SECONDS: 0.2 }, print('ring'))),
  'stop this script': one(
    flag(print('a'), block('control_stop', { WHAT: 'this' }), print('never')),
  ),
  'stop all': two(
    [flag(wait(0.1), print('bye'), block('control_stop', { WHAT: 'all' }))],
    [flag(repeat(100, move(1)), print('never'))],
  ),
  'wait until': two(
    [flag(block('control_wait_until', { IF: op('equal', get('x'), 3) }), print('ready'))],
    [flag(repeat(3, wait(0.1), change('x', 1)), print('set'))],
  ),
  'own and shared': two(
    [flag(change('x', 1), change('mine', 1), wait(0.05), print(get('x')), print(get('mine')))],
    [flag(change('x', 10))],
  ),
}
