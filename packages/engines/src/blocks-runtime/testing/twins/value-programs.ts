/** Twin programs: what numbers, text and truth do. */
import { block } from '../../catalogue/build-blocks.ts'
import {
  flag,
  get,
  math,
  one,
  op,
  print,
  repeat,
  set,
  type TwinProgram,
  yes,
} from './twin-blocks.ts'

export const VALUE_PROGRAMS: Record<string, TwinProgram> = {
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
}
