/** Twin programs: loops, choices, lists and functions. */
import { block, call, callValue, define, param } from '../../catalogue/build-blocks.ts'
import {
  add,
  change,
  count,
  either,
  fact,
  flag,
  get,
  isEven,
  item,
  jump,
  one,
  op,
  print,
  repeat,
  returned,
  set,
  size,
  splitting,
  type TwinProgram,
  total,
  until,
  when,
} from './twin-blocks.ts'

export const FLOW_PROGRAMS: Record<string, TwinProgram> = {
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
}
