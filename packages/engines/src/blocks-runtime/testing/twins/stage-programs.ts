/** Twin programs: sprites, messages, clones and time. */
import { block } from '../../catalogue/build-blocks.ts'
import {
  change,
  flag,
  get,
  move,
  on,
  one,
  op,
  point,
  print,
  repeat,
  set,
  type TwinProgram,
  two,
  wait,
  where,
} from './twin-blocks.ts'

export const STAGE_PROGRAMS: Record<string, TwinProgram> = {
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
