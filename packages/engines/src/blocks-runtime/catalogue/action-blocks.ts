/** The blocks that make things happen on the stage: events, motion, looks, pen. */
import {
  type Arg,
  type BlockSpec,
  type Category,
  choice,
  colour,
  menu,
  message,
  number,
  type Shape,
  text,
} from './block-spec.ts'

function maker(category: Category, spriteOnly = false) {
  return (type: string, shape: Shape, ...args: Arg[]): BlockSpec => ({
    type,
    category,
    shape,
    args,
    ...(spriteOnly ? { spriteOnly } : {}),
  })
}

const events = maker('events')
const motion = maker('motion', true)
const looks = maker('looks')
const spriteLooks = maker('looks', true)
const pen = maker('pen', true)

export const ROTATION_STYLES = ['all', 'left-right', 'none'] as const
export const EFFECT_OPTIONS = [
  'colour',
  'fisheye',
  'whirl',
  'pixelate',
  'mosaic',
  'brightness',
  'ghost',
] as const

export const PEN_PARAMS = ['colour', 'saturation', 'brightness', 'transparency'] as const

export const ACTION_BLOCKS: BlockSpec[] = [
  events('event_flag', 'hat'),
  events('event_key', 'hat', choice('KEY', 'keys')),
  events('event_clicked', 'hat'),
  events('event_backdrop', 'hat', choice('BACKDROP', 'backdrops')),
  events('event_timer', 'hat', number('SECONDS', 10)),
  events('event_message', 'hat', message),
  events('event_loudness', 'hat', number('LEVEL', 10)),
  events('event_broadcast', 'statement', menu('MESSAGE', 'messages')),
  events('event_broadcast_wait', 'statement', menu('MESSAGE', 'messages')),

  motion('motion_move', 'statement', number('STEPS', 10)),
  motion('motion_turn_right', 'statement', number('DEGREES', 15)),
  motion('motion_turn_left', 'statement', number('DEGREES', 15)),
  motion('motion_go_to', 'statement', menu('TARGET', 'places')),
  motion('motion_go_to_xy', 'statement', number('X', 0), number('Y', 0)),
  motion('motion_glide_to', 'statement', number('SECONDS', 1), menu('TARGET', 'places')),
  motion('motion_glide_xy', 'statement', number('SECONDS', 1), number('X', 0), number('Y', 0)),
  motion('motion_point', 'statement', number('DIRECTION', 90)),
  motion('motion_point_towards', 'statement', menu('TARGET', 'places')),
  motion('motion_change_x', 'statement', number('BY', 10)),
  motion('motion_set_x', 'statement', number('X', 0)),
  motion('motion_change_y', 'statement', number('BY', 10)),
  motion('motion_set_y', 'statement', number('Y', 0)),
  motion('motion_bounce', 'statement'),
  motion('motion_rotation_style', 'statement', choice('STYLE', ROTATION_STYLES)),
  motion('motion_x', 'value'),
  motion('motion_y', 'value'),
  motion('motion_direction', 'value'),

  spriteLooks('looks_say_for', 'statement', text('TEXT', 'Hello!'), number('SECONDS', 2)),
  spriteLooks('looks_say', 'statement', text('TEXT', 'Hello!')),
  spriteLooks('looks_think_for', 'statement', text('TEXT', 'Hmm…'), number('SECONDS', 2)),
  spriteLooks('looks_think', 'statement', text('TEXT', 'Hmm…')),
  spriteLooks('looks_costume', 'statement', menu('COSTUME', 'costumes')),
  spriteLooks('looks_next_costume', 'statement'),
  looks('looks_backdrop', 'statement', menu('BACKDROP', 'backdrops')),
  looks('looks_backdrop_wait', 'statement', menu('BACKDROP', 'backdrops')),
  looks('looks_next_backdrop', 'statement'),
  spriteLooks('looks_change_size', 'statement', number('BY', 10)),
  spriteLooks('looks_set_size', 'statement', number('SIZE', 100)),
  spriteLooks(
    'looks_change_effect',
    'statement',
    choice('EFFECT', EFFECT_OPTIONS),
    number('BY', 25),
  ),
  spriteLooks(
    'looks_set_effect',
    'statement',
    choice('EFFECT', EFFECT_OPTIONS),
    number('VALUE', 0),
  ),
  spriteLooks('looks_clear_effects', 'statement'),
  spriteLooks('looks_show', 'statement'),
  spriteLooks('looks_hide', 'statement'),
  spriteLooks('looks_front', 'statement', choice('WHERE', ['front', 'back'])),
  spriteLooks(
    'looks_layers',
    'statement',
    choice('WHERE', ['forward', 'backward']),
    number('LAYERS', 1),
  ),
  spriteLooks('looks_costume_number', 'value', choice('WHAT', ['number', 'name'])),
  looks('looks_backdrop_number', 'value', choice('WHAT', ['number', 'name'])),
  spriteLooks('looks_size', 'value'),

  pen('pen_clear', 'statement'),
  pen('pen_stamp', 'statement'),
  pen('pen_down', 'statement'),
  pen('pen_up', 'statement'),
  pen('pen_set_colour', 'statement', colour('COLOUR', '#4338ca')),
  pen('pen_change_colour', 'statement', number('BY', 10)),
  pen('pen_set_param', 'statement', menu('PARAM', PEN_PARAMS), number('VALUE', 50)),
  pen('pen_change_param', 'statement', menu('PARAM', PEN_PARAMS), number('BY', 10)),
  pen('pen_set_size', 'statement', number('SIZE', 2)),
  pen('pen_change_size', 'statement', number('BY', 1)),
]
