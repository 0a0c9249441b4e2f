/** Twin programs: reporters in menus, which name somebody while the program runs. */
import { block, call, define, paramTruth, signature, stack } from '../../catalogue/build-blocks.ts'
import type { BlockJson } from '../../program.ts'
import {
  change,
  either,
  flag,
  get,
  move,
  on,
  one,
  op,
  print,
  repeat,
  set,
  type TwinProgram,
  two,
  wait,
} from './twin-blocks.ts'

const joined = (a: string, b: string): BlockJson => block('text_join', { A: a, B: b })
const dog = joined('do', 'g')
const costume = print(block('looks_costume_number', { WHAT: 'name' }))
const wear = (COSTUME: BlockJson | string): BlockJson => block('looks_costume', { COSTUME })
const at = (X: number, Y: number): BlockJson => block('motion_go_to_xy', { X, Y })
const text = (TEXT: string): BlockJson => ({ type: 'text', fields: { TEXT } })

const quick = signature('quick')
const slow = signature('slow')

export const MENU_PROGRAMS: Record<string, TwinProgram> = {
  'going to somebody by name': two(
    [
      flag(
        wait(0.1),
        block('motion_go_to', { TARGET: dog }),
        print(block('motion_x')),
        at(0, 0),
        block('motion_point_towards', { TARGET: dog }),
        print(block('motion_direction')),
        print(block('sensing_distance', { TARGET: dog })),
        print(block('sensing_distance', { TARGET: joined('no', 'body') })),
        print(block('sensing_touching', { TARGET: dog })),
        block('motion_glide_to', { SECONDS: 0.1, TARGET: dog }),
        print(block('sensing_touching', { TARGET: dog })),
        print(block('sensing_touching', { TARGET: joined('_ed', 'ge_') })),
        block('motion_go_to', { TARGET: joined('no', 'body') }),
        print(block('motion_x')),
      ),
    ],
    [flag(at(100, 50))],
  ),
  'costumes by name and by number': one(
    flag(
      wear(joined('tw', 'o')),
      costume,
      wear(op('add', 1, 0)),
      costume,
      wear(op('add', 3, 1)),
      costume,
      wear(op('subtract', 1, 1)),
      costume,
      wear(joined('no', 'body')),
      costume,
      wear(text('1')),
      costume,
      wear(joined('next cos', 'tume')),
      costume,
      wear(joined('', '')),
      costume,
    ),
  ),
  'backdrops by name, and waiting for who hears of it': one(
    flag(
      block('looks_backdrop_wait', { BACKDROP: joined('tw', 'o') }),
      print('after'),
      print(block('looks_backdrop_number', { WHAT: 'number' })),
      block('looks_backdrop', { BACKDROP: '_next_' }),
      print(block('sensing_of', { WHAT: 'backdrop-name', TARGET: '_stage_' })),
      block('looks_backdrop', { BACKDROP: '_previous_' }),
      print(block('sensing_of', { WHAT: 'backdrop-number', TARGET: '_stage_' })),
    ),
    on('event_backdrop', { BACKDROP: 'two' }, wait(0.2), print('heard')),
  ),
  'messages by name in any capitals': one(
    flag(
      block('event_broadcast_wait', { MESSAGE: joined('G', 'O') }),
      print('then'),
      block('event_broadcast', { MESSAGE: joined('no', 'body') }),
      block('event_broadcast', { MESSAGE: joined('do', 'ne') }),
    ),
    on('event_message', { MESSAGE: 'go' }, wait(0.1), print('gone')),
    on('event_message', { MESSAGE: 'done' }, print('done')),
  ),
  'sounds by name': one(
    flag(
      block('sound_play_wait', { SOUND: joined('po', 'p') }),
      print(block('sensing_timer')),
      block('sound_play_wait', { SOUND: joined('no', 'thing') }),
      print(block('sensing_timer')),
      block('sound_drum', { DRUM: '3', BEATS: 1 }),
      print(block('sensing_timer')),
      block('sound_change_tempo', { BY: 60 }),
      print(block('sound_tempo')),
    ),
  ),
  'clones of somebody by name': two(
    [
      flag(
        block('control_clone', { TARGET: dog }),
        block('control_clone', { TARGET: joined('no', 'body') }),
      ),
    ],
    [on('control_clone_start', {}, move(20), print(block('motion_x')))],
  ),
  'asking somebody by name': two(
    [
      flag(
        wait(0.1),
        print(block('sensing_of', { WHAT: 'x', TARGET: dog })),
        print(block('sensing_of', { WHAT: 'costume-name', TARGET: dog })),
        print(block('sensing_of', { WHAT: 'x', TARGET: joined('no', 'body') })),
        print(block('sensing_of', { WHAT: 'variable:mine', TARGET: 'dog' })),
        print(block('sensing_of', { WHAT: 'variable:x', TARGET: '_stage_' })),
        print(block('sensing_of', { WHAT: 'variable:gone', TARGET: 'dog' })),
        print(block('sensing_of', { WHAT: 'variable:x', TARGET: 'dog' })),
        print(block('sensing_of', { WHAT: 'variable:mine', TARGET: dog })),
        print(block('sensing_of', { WHAT: 'variable:size', TARGET: dog })),
        print(block('sensing_of', { WHAT: 'variable:x', TARGET: joined('_stage', '_') })),
        print(block('sensing_of', { WHAT: 'variable:mine', TARGET: joined('no', 'body') })),
        print(block('sensing_of', { WHAT: 'variable:mine', TARGET: joined('_mouse', '_') })),
        print(block('sensing_key', { KEY: joined('spa', 'ce') })),
      ),
    ],
    [flag(at(30, 40), set('mine', 'bone'), set('x', 7))],
  ),
  'asking for variables with names that Python forbids': {
    ...two(
      [
        flag(
          wait(0.1),
          ...['my score', 'if', 'x', 'คะแนน', 'my_score', 'own_x'].flatMap((name) => [
            print(block('sensing_of', { WHAT: `variable:${name}`, TARGET: dog })),
            print(block('sensing_of', { WHAT: `variable:${name}`, TARGET: joined('_stage', '_') })),
          ]),
        ),
      ],
      [
        flag(
          set('a', 'one'),
          set('b', 'two'),
          set('c', 'three'),
          set('d', 'four'),
          set('e', 'five'),
        ),
      ],
    ),
    variables: [
      { id: 'a', name: 'my score', type: 'own' },
      { id: 'b', name: 'if', type: 'own' },
      { id: 'c', name: 'x', type: 'own' },
      { id: 'd', name: 'คะแนน', type: 'own' },
      { id: 'e', name: 'my score' },
    ],
  },
  'conditions of functions': one(
    define(
      {
        id: 'say',
        name: 'say',
        text: 'say %1 please',
        params: [{ id: 'ok', name: 'ok', kind: 'truth' }],
      },
      either(paramTruth('ok'), [print('yes')], [print('no')]),
    ),
    flag(
      call(
        { id: 'say', name: 'say', params: [{ id: 'ok', name: 'ok', kind: 'truth' }] },
        op('less', 1, 2),
      ),
      call({ id: 'say', name: 'say', params: [{ id: 'ok', name: 'ok', kind: 'truth' }] }),
    ),
  ),
  'a function that runs in one go': one(
    define({ ...quick, warp: true }, set('x', 0), repeat(50, move(1), change('x', 2))),
    define(slow, repeat(50, move(-1))),
    flag(
      call({ ...quick, warp: true }),
      print(block('sensing_timer')),
      print(block('motion_x')),
      print(get('x')),
      call(slow),
      print(op('greater', block('sensing_timer'), 0.5)),
    ),
  ),
  'a pause inside what runs in one go': one(
    define({ ...quick, warp: true }, repeat(3, change('x', 1), wait(0.1), change('x', 1), move(1))),
    flag(call({ ...quick, warp: true }), print(get('x'))),
    flag(wait(0.05), change('x', 100), print(get('x'))),
  ),
  'blocks of old projects': one(
    flag(
      block('legacy_for_each', {
        VAR: 'i',
        VALUE: 3,
        DO: [block('legacy_counter_up'), print(get('i'))],
      }),
      print(block('legacy_counter')),
      block('legacy_counter_clear'),
      block('legacy_at_once', { DO: [print(block('legacy_counter'))] }),
    ),
  ),
  'a hat of old projects': two(
    [
      stack([block('legacy_touching_hat', { TARGET: 'dog' }), print('touched')])!,
      flag(wait(0.2), at(100, 0), wait(0.1)),
    ],
    [flag(at(100, 0))],
  ),
}
