/** Scratch's blocks for motion, looks, events and pen beside ours. */
import {
  body,
  colour,
  menu,
  number,
  type OpcodeRule,
  rule,
  seconds,
  text,
  type Words,
  word,
} from './opcode-rule.ts'

const hat = rule('hat')
const statement = rule('statement')
const value = rule('value')

export const STYLE_WORDS: Words = {
  'all around': 'all',
  'left-right': 'left-right',
  "don't rotate": 'none',
}
const EFFECT_WORDS: Words = {
  COLOR: 'colour',
  FISHEYE: 'fisheye',
  WHIRL: 'whirl',
  PIXELATE: 'pixelate',
  MOSAIC: 'mosaic',
  BRIGHTNESS: 'brightness',
  GHOST: 'ghost',
}
const NUMBER_NAME: Words = { number: 'number', name: 'name' }

const MOTION: OpcodeRule[] = [
  statement('motion_movesteps', 'motion_move', number('STEPS')),
  statement('motion_turnright', 'motion_turn_right', number('DEGREES')),
  statement('motion_turnleft', 'motion_turn_left', number('DEGREES')),
  statement('motion_goto', 'motion_go_to', menu('TO', 'TARGET', 'goTo')),
  statement('motion_gotoxy', 'motion_go_to_xy', number('X'), number('Y')),
  statement(
    'motion_glideto',
    'motion_glide_to',
    number('SECS', 'SECONDS'),
    menu('TO', 'TARGET', 'glideTo'),
  ),
  statement(
    'motion_glidesecstoxy',
    'motion_glide_xy',
    number('SECS', 'SECONDS'),
    number('X'),
    number('Y'),
  ),
  statement(
    'motion_pointindirection',
    'motion_point',
    number('DIRECTION', 'DIRECTION', 'math_angle'),
  ),
  statement(
    'motion_pointtowards',
    'motion_point_towards',
    menu('TOWARDS', 'TARGET', 'pointTowards'),
  ),
  statement('motion_changexby', 'motion_change_x', number('DX', 'BY')),
  statement('motion_setx', 'motion_set_x', number('X')),
  statement('motion_changeyby', 'motion_change_y', number('DY', 'BY')),
  statement('motion_sety', 'motion_set_y', number('Y')),
  statement('motion_ifonedgebounce', 'motion_bounce'),
  statement(
    'motion_setrotationstyle',
    'motion_rotation_style',
    word('STYLE', 'STYLE', STYLE_WORDS),
  ),
  value('motion_xposition', 'motion_x'),
  value('motion_yposition', 'motion_y'),
  value('motion_direction', 'motion_direction'),
]

const LOOKS: OpcodeRule[] = [
  statement(
    'looks_sayforsecs',
    'looks_say_for',
    text('MESSAGE', 'TEXT'),
    number('SECS', 'SECONDS'),
  ),
  statement('looks_say', 'looks_say', text('MESSAGE', 'TEXT')),
  statement(
    'looks_thinkforsecs',
    'looks_think_for',
    text('MESSAGE', 'TEXT'),
    number('SECS', 'SECONDS'),
  ),
  statement('looks_think', 'looks_think', text('MESSAGE', 'TEXT')),
  statement('looks_switchcostumeto', 'looks_costume', menu('COSTUME', 'COSTUME', 'costume')),
  statement('looks_nextcostume', 'looks_next_costume'),
  statement('looks_switchbackdropto', 'looks_backdrop', menu('BACKDROP', 'BACKDROP', 'backdrop')),
  statement(
    'looks_switchbackdroptoandwait',
    'looks_backdrop_wait',
    menu('BACKDROP', 'BACKDROP', 'backdrop'),
  ),
  statement('looks_nextbackdrop', 'looks_next_backdrop'),
  statement('looks_changesizeby', 'looks_change_size', number('CHANGE', 'BY')),
  statement('looks_setsizeto', 'looks_set_size', number('SIZE')),
  statement(
    'looks_changeeffectby',
    'looks_change_effect',
    word('EFFECT', 'EFFECT', EFFECT_WORDS),
    number('CHANGE', 'BY'),
  ),
  statement(
    'looks_seteffectto',
    'looks_set_effect',
    word('EFFECT', 'EFFECT', EFFECT_WORDS),
    number('VALUE'),
  ),
  statement('looks_cleargraphiceffects', 'looks_clear_effects'),
  statement('looks_show', 'looks_show'),
  statement('looks_hide', 'looks_hide'),
  statement(
    'looks_gotofrontback',
    'looks_front',
    word('FRONT_BACK', 'WHERE', { front: 'front', back: 'back' }),
  ),
  statement(
    'looks_goforwardbackwardlayers',
    'looks_layers',
    word('FORWARD_BACKWARD', 'WHERE', { forward: 'forward', backward: 'backward' }),
    number('NUM', 'LAYERS', 'math_integer'),
  ),
  value(
    'looks_costumenumbername',
    'looks_costume_number',
    word('NUMBER_NAME', 'WHAT', NUMBER_NAME),
  ),
  value(
    'looks_backdropnumbername',
    'looks_backdrop_number',
    word('NUMBER_NAME', 'WHAT', NUMBER_NAME),
  ),
  value('looks_size', 'looks_size'),
]

const SENSOR_HATS: OpcodeRule[] = [
  {
    ...hat('event_whengreaterthan', 'event_timer', number('VALUE', 'SECONDS')),
    when: { WHENGREATERTHANMENU: 'TIMER' },
  },
  {
    ...hat('event_whengreaterthan', 'event_loudness', number('VALUE', 'LEVEL')),
    when: { WHENGREATERTHANMENU: 'LOUDNESS' },
  },
]

const EVENTS: OpcodeRule[] = [
  hat('event_whenflagclicked', 'event_flag'),
  hat('event_whenkeypressed', 'event_key', { kind: 'key', from: 'KEY_OPTION', to: 'KEY' }),
  hat('event_whenthisspriteclicked', 'event_clicked'),
  hat('event_whenstageclicked', 'event_clicked'),
  hat('event_whenbackdropswitchesto', 'event_backdrop', {
    kind: 'backdrop',
    from: 'BACKDROP',
    to: 'BACKDROP',
  }),
  ...SENSOR_HATS,
  hat('event_whenbroadcastreceived', 'event_message', {
    kind: 'message',
    from: 'BROADCAST_OPTION',
    to: 'MESSAGE',
  }),
  hat(
    'event_whentouchingobject',
    'legacy_touching_hat',
    menu('TOUCHINGOBJECTMENU', 'TARGET', 'touchingHat'),
  ),
  statement('event_broadcast', 'event_broadcast', menu('BROADCAST_INPUT', 'MESSAGE', 'message')),
  statement(
    'event_broadcastandwait',
    'event_broadcast_wait',
    menu('BROADCAST_INPUT', 'MESSAGE', 'message'),
  ),
  hat('videoSensing_whenMotionGreaterThan', 'video_when', number('REFERENCE', 'LEVEL')),
]

const PEN: OpcodeRule[] = [
  statement('pen_clear', 'pen_clear'),
  statement('pen_stamp', 'pen_stamp'),
  statement('pen_penDown', 'pen_down'),
  statement('pen_penUp', 'pen_up'),
  statement('pen_setPenColorToColor', 'pen_set_colour', colour('COLOR', 'COLOUR')),
  statement(
    'pen_changePenColorParamBy',
    'pen_change_param',
    menu('COLOR_PARAM', 'PARAM', 'penChange'),
    number('VALUE', 'BY'),
  ),
  statement(
    'pen_setPenColorParamTo',
    'pen_set_param',
    menu('COLOR_PARAM', 'PARAM', 'penSet'),
    number('VALUE'),
  ),
  statement('pen_changePenSizeBy', 'pen_change_size', number('SIZE', 'BY')),
  statement('pen_setPenSizeTo', 'pen_set_size', number('SIZE')),
  statement('pen_setPenShadeToNumber', 'legacy_pen_shade_set', number('SHADE', 'VALUE')),
  statement('pen_changePenShadeBy', 'legacy_pen_shade_change', number('SHADE', 'BY')),
  statement('pen_setPenHueToNumber', 'legacy_pen_hue_set', number('HUE', 'VALUE')),
  statement('pen_changePenHueBy', 'legacy_pen_hue_change', number('HUE', 'BY')),
]

const CONTROL_TIME: OpcodeRule[] = [statement('control_wait', 'control_wait', seconds('DURATION'))]
const ALL_AT_ONCE: OpcodeRule[] = [
  statement('control_all_at_once', 'legacy_at_once', body('SUBSTACK')),
]

export const ACTION_OPCODES: OpcodeRule[] = [
  ...MOTION,
  ...LOOKS,
  ...EVENTS,
  ...PEN,
  ...CONTROL_TIME,
  ...ALL_AT_ONCE,
]
