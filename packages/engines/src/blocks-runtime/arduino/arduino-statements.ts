/** Arduino C++ for every block that does something. */
import { field, inputBlock, variableId } from '../block-json.ts'
import { noteHertz } from '../board/board-sim.ts'
import type { BlockJson } from '../program.ts'
import { cppText } from './arduino-names.ts'
import { type ArduinoScope, cppNumber, indent } from './arduino-scope.ts'

type Rule = (block: BlockJson, scope: ArduinoScope) => string[]

const level = (block: BlockJson): string => (field(block, 'LEVEL') === 'on' ? 'HIGH' : 'LOW')

/** One call with number inputs, for a part of the sketch. */
const matrix =
  (name: string, ...inputs: string[]): Rule =>
  (block, scope) => {
    scope.need('matrix')
    return [`${name}(${inputs.map((input) => scope.num(block, input)).join(', ')});`]
  }

function loop(head: string, block: BlockJson, scope: ArduinoScope): string[] {
  const body = scope.lines(inputBlock(block, 'DO'))
  return [`${head} {`, ...indent([...body, ...scope.turn]), '}']
}

function repeat(block: BlockJson, scope: ArduinoScope): string[] {
  const at = scope.fresh()
  scope.need('values')
  const times = scope.num(block, 'TIMES')
  const turns = /^\d+\.0$/.test(times) ? times.replace('.0', '') : `roundHalfUp(${times})`
  return loop(`for (long ${at} = 0; ${at} < ${turns}; ${at}++)`, block, scope)
}

function count(block: BlockJson, scope: ArduinoScope): string[] {
  const name = scope.variable(variableId(block, 'VAR'))
  const kind = scope.variableKind(variableId(block, 'VAR'))
  const [at, end, way] = [scope.fresh(), scope.fresh(), scope.fresh()]
  const [from, to, by] = ['FROM', 'TO', 'BY'].map((input) => scope.num(block, input))
  if (kind !== 'num') scope.need('values')
  const set = kind === 'num' ? `${name} = ${at};` : `${name} = toText(${at});`
  const body = [set, ...scope.lines(inputBlock(block, 'DO')), ...scope.turn]
  return [
    '{',
    ...indent([
      `double ${at} = ${from}, ${end} = ${to};`,
      `double ${way} = (${by} == 0.0 ? 1.0 : fabs(${by})) * (${at} <= ${end} ? 1.0 : -1.0);`,
      `for (; ${way} > 0 ? ${at} <= ${end} : ${at} >= ${end}; ${at} += ${way}) {`,
      ...indent(body),
      '}',
    ]),
    '}',
  ]
}

function forEach(block: BlockJson, scope: ArduinoScope): string[] {
  const at = scope.fresh()
  const list = scope.list(block)
  const id = variableId(block, 'VAR')
  const entry = scope.variableKind(id) === 'num' ? `toNumber(${list}[${at}])` : `${list}[${at}]`
  const body = [
    `${scope.variable(id)} = ${entry};`,
    ...scope.lines(inputBlock(block, 'DO')),
    ...scope.turn,
  ]
  return [`for (size_t ${at} = 0; ${at} < ${list}.size(); ${at}++) {`, ...indent(body), '}']
}

function stop(block: BlockJson, scope: ArduinoScope): string[] {
  const what = field(block, 'WHAT')
  if (what === 'this') return [scope.fn ? `return ${emptyResult(scope)};` : 'return;']
  if (what === 'others') return scope.sketch.hasTasks ? ['stopOthers();'] : []
  return ['stopAll();']
}

export function emptyResult(scope: ArduinoScope): string {
  return scope.resultKind(scope.fn) === 'num' ? '0.0' : 'String("0")'
}

function note(block: BlockJson, scope: ArduinoScope): string[] {
  scope.need('tone')
  const hertz = Math.round(noteHertz(field(block, 'NOTE')))
  return [
    `tone(BUZZER, ${hertz});`,
    scope.wait(`beats(${scope.num(block, 'BEATS')})`),
    'noTone(BUZZER);',
  ]
}

export const ARDUINO_STATEMENTS: Record<string, Rule> = {
  display_picture: (block, scope) => {
    scope.need('matrix')
    return [`showPicture(${cppText(field(block, 'PICTURE'))});`]
  },
  display_show: (block, scope) => {
    scope.need('matrix')
    return [`showText(${scope.text(block, 'TEXT')});`]
  },
  display_scroll: (block, scope) => {
    scope.need('matrix')
    return [`scrollText(${scope.text(block, 'TEXT')});`]
  },
  display_dot: (block, scope) => {
    scope.need('matrix')
    const on = field(block, 'LEVEL') === 'on'
    return [`setDot(${scope.num(block, 'X')}, ${scope.num(block, 'Y')}, ${on});`]
  },
  display_clear: matrix('clearDots'),
  // The matrix of this board has one brightness only.
  display_brightness: () => [],

  buzzer_note: note,
  buzzer_rest: (block, scope) => {
    scope.need('tone')
    return ['noTone(BUZZER);', scope.wait(`beats(${scope.num(block, 'BEATS')})`)]
  },
  buzzer_tempo: (block, scope) => {
    scope.need('tone')
    return [`tempo = constrain(${scope.num(block, 'TEMPO')}, 20.0, 500.0);`]
  },
  buzzer_tone: (block, scope) => {
    scope.need('tone')
    return [
      `tone(BUZZER, (unsigned int)${scope.num(block, 'HERTZ')});`,
      scope.wait(scope.num(block, 'SECONDS')),
      'noTone(BUZZER);',
    ]
  },
  buzzer_on: (block, scope) => {
    scope.need('tone')
    return [`tone(BUZZER, (unsigned int)${scope.num(block, 'HERTZ')});`]
  },
  buzzer_off: (_, scope) => {
    scope.need('tone')
    return ['noTone(BUZZER);']
  },

  pin_led: (block, scope) => [
    `digitalWrite(${scope.pin(block, scope.sketch.board.leds, 'OUTPUT')}, ${level(block)});`,
  ],
  pin_output: (block, scope) => [
    `digitalWrite(${scope.pin(block, scope.sketch.board.outputs, 'OUTPUT')}, ${level(block)});`,
  ],
  pin_power: (block, scope) => [
    `analogWrite(${scope.pin(block, scope.sketch.board.outputs, 'OUTPUT')}, (int)(constrain(${scope.num(block, 'PERCENT')}, 0.0, 100.0) * 2.55));`,
  ],
  servo_turn: (block, scope) => {
    scope.need('servo')
    const pin = scope.pin(block, scope.sketch.board.servos)
    return [`turnServo(${pin}, ${scope.num(block, 'ANGLE')});`]
  },
  serial_plot: (block, scope) => {
    scope.need('values')
    return [
      `Serial.println(${scope.text(block, 'NAME')} + ":" + toText(${scope.num(block, 'VALUE')}));`,
    ]
  },
  text_print: (block, scope) => [`Serial.println(${scope.text(block, 'TEXT')});`],

  control_wait: (block, scope) => [scope.wait(scope.num(block, 'SECONDS'))],
  control_repeat: repeat,
  control_forever: (block, scope) => loop('while (true)', block, scope),
  control_if: (block, scope) => [
    `if (${scope.truth(block, 'IF')}) {`,
    ...scope.body(block, 'DO'),
    '}',
  ],
  control_if_else: (block, scope) => [
    `if (${scope.truth(block, 'IF')}) {`,
    ...scope.body(block, 'DO'),
    '} else {',
    ...scope.body(block, 'ELSE'),
    '}',
  ],
  control_wait_until: (block, scope) => [
    `while (!(${scope.truth(block, 'IF')})) {`,
    ...indent([scope.wait(cppNumber(0.005))]),
    '}',
  ],
  control_repeat_until: (block, scope) =>
    loop(`while (!(${scope.truth(block, 'IF')}))`, block, scope),
  control_while: (block, scope) => loop(`while (${scope.truth(block, 'IF')})`, block, scope),
  control_for: count,
  control_for_each: forEach,
  control_stop: stop,

  data_set: (block, scope) => {
    const id = variableId(block, 'VAR')
    return [`${scope.variable(id)} = ${scope.given(block, 'VALUE', scope.variableKind(id))};`]
  },
  data_change: (block, scope) => {
    const id = variableId(block, 'VAR')
    const name = scope.variable(id)
    const by = scope.num(block, 'BY')
    if (scope.variableKind(id) === 'num') return [`${name} += ${by};`]
    scope.need('values')
    return [`${name} = toText(toNumber(${name}) + ${by});`]
  },
  list_add: (block, scope) => [
    `${scope.list(block)}.push_back(${scope.given(block, 'VALUE', 'any')});`,
  ],
  list_delete: (block, scope) => [
    `deleteItem(${scope.num(block, 'INDEX')}, ${scope.list(block)});`,
  ],
  list_clear: (block, scope) => [`${scope.list(block)}.clear();`],
  list_insert: (block, scope) => [
    `insertItem(${scope.num(block, 'INDEX')}, ${scope.given(block, 'VALUE', 'any')}, ${scope.list(block)});`,
  ],
  list_replace: (block, scope) => [
    `setItem(${scope.num(block, 'INDEX')}, ${scope.list(block)}, ${scope.given(block, 'VALUE', 'any')});`,
  ],
  list_split: (block, scope) => [
    `${scope.list(block)} = splitText(${scope.text(block, 'TEXT')}, ${scope.text(block, 'BY')});`,
  ],

  function_call: (block, scope) => [`${scope.call(block)};`],
  function_return: (block, scope) => [
    `return ${scope.given(block, 'VALUE', scope.resultKind(scope.fn))};`,
  ],
}
