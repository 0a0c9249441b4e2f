/** Arduino C++ for every block that does something. */

import { ownTable } from '../../code/own-table.ts'
import { field, inputBlock, variableId } from '../block-json.ts'
import { noteHertz } from '../board/board-sim.ts'
import type { BlockJson } from '../program.ts'
import { type ArduinoScope, indent } from './arduino-scope.ts'
import { type Cpp, cpp, cppFlag, cppNumber, cppText, cppWhole, listed } from './cpp-code.ts'

type Rule = (block: BlockJson, scope: ArduinoScope) => Cpp[]

export const level = (block: BlockJson): Cpp =>
  field(block, 'LEVEL') === 'on' ? cpp`HIGH` : cpp`LOW`

/** One call with number inputs, for a part of the sketch. */
const matrix =
  (name: Cpp, ...inputs: string[]): Rule =>
  (block, scope) => {
    scope.need('matrix')
    return [cpp`${name}(${listed(inputs.map((input) => scope.num(block, input)))});`]
  }

function loop(head: Cpp, block: BlockJson, scope: ArduinoScope): Cpp[] {
  const body = scope.lines(inputBlock(block, 'DO'))
  return [cpp`${head} {`, ...indent([...body, ...scope.turn]), cpp`}`]
}

function repeat(block: BlockJson, scope: ArduinoScope): Cpp[] {
  const at = scope.fresh()
  scope.need('values')
  const times = scope.num(block, 'TIMES')
  const turns = /^\d{1,9}\.0$/.test(times) ? cppWhole(Number(times)) : cpp`roundHalfUp(${times})`
  return loop(cpp`for (long ${at} = 0; ${at} < ${turns}; ${at}++)`, block, scope)
}

function count(block: BlockJson, scope: ArduinoScope): Cpp[] {
  const name = scope.variable(variableId(block, 'VAR'))
  const kind = scope.variableKind(variableId(block, 'VAR'))
  const [at, end, way] = [scope.fresh(), scope.fresh(), scope.fresh()]
  const [from, to, by] = [scope.num(block, 'FROM'), scope.num(block, 'TO'), scope.num(block, 'BY')]
  if (kind !== 'num') scope.need('values')
  const set = kind === 'num' ? cpp`${name} = ${at};` : cpp`${name} = toText(${at});`
  const body = [set, ...scope.lines(inputBlock(block, 'DO')), ...scope.turn]
  return [
    cpp`{`,
    ...indent([
      cpp`double ${at} = ${from}, ${end} = ${to}, ${way} = ${by};`,
      cpp`${way} = (${way} == 0.0 ? 1.0 : fabs(${way})) * (${at} <= ${end} ? 1.0 : -1.0);`,
      cpp`for (; ${way} > 0 ? ${at} <= ${end} : ${at} >= ${end}; ${at} += ${way}) {`,
      ...indent(body),
      cpp`}`,
    ]),
    cpp`}`,
  ]
}

function forEach(block: BlockJson, scope: ArduinoScope): Cpp[] {
  const at = scope.fresh()
  const list = scope.list(block)
  const id = variableId(block, 'VAR')
  const entry =
    scope.variableKind(id) === 'num' ? cpp`toNumber(${list}[${at}])` : cpp`${list}[${at}]`
  const body = [
    cpp`${scope.variable(id)} = ${entry};`,
    ...scope.lines(inputBlock(block, 'DO')),
    ...scope.turn,
  ]
  return [cpp`for (size_t ${at} = 0; ${at} < ${list}.size(); ${at}++) {`, ...indent(body), cpp`}`]
}

function stop(block: BlockJson, scope: ArduinoScope): Cpp[] {
  const what = field(block, 'WHAT')
  if (what === 'this') return [scope.fn ? cpp`return ${emptyResult(scope)};` : cpp`return;`]
  if (what === 'others') return scope.sketch.hasTasks ? [cpp`stopOthers();`] : []
  return [cpp`stopAll();`]
}

export function emptyResult(scope: ArduinoScope): Cpp {
  return scope.resultKind(scope.fn) === 'num' ? cpp`0.0` : cpp`String("0")`
}

function note(block: BlockJson, scope: ArduinoScope): Cpp[] {
  scope.need('tone')
  const hertz = cppWhole(Math.round(noteHertz(field(block, 'NOTE'))))
  return [
    cpp`tone(BUZZER, ${hertz});`,
    scope.wait(cpp`beats(${scope.num(block, 'BEATS')})`),
    cpp`noTone(BUZZER);`,
  ]
}

export const ARDUINO_STATEMENTS = ownTable<Rule>({
  display_picture: (block, scope) => {
    scope.need('matrix')
    return [cpp`showPicture(${cppText(field(block, 'PICTURE'))});`]
  },
  display_show: (block, scope) => {
    scope.need('matrix')
    return [cpp`showText(${scope.text(block, 'TEXT')});`]
  },
  display_scroll: (block, scope) => {
    scope.need('matrix')
    return [cpp`scrollText(${scope.text(block, 'TEXT')});`]
  },
  display_dot: (block, scope) => {
    scope.need('matrix')
    const on = cppFlag(field(block, 'LEVEL') === 'on')
    return [cpp`setDot(${scope.num(block, 'X')}, ${scope.num(block, 'Y')}, ${on});`]
  },
  display_clear: matrix(cpp`clearDots`),
  // The matrix of this board has one brightness only.
  display_brightness: () => [],

  buzzer_note: note,
  buzzer_rest: (block, scope) => {
    scope.need('tone')
    return [cpp`noTone(BUZZER);`, scope.wait(cpp`beats(${scope.num(block, 'BEATS')})`)]
  },
  buzzer_tempo: (block, scope) => {
    scope.need('tone')
    return [cpp`tempo = constrain(${scope.num(block, 'TEMPO')}, 20.0, 500.0);`]
  },
  buzzer_tone: (block, scope) => {
    scope.need('tone')
    return [
      cpp`tone(BUZZER, (unsigned int)${scope.num(block, 'HERTZ')});`,
      scope.wait(scope.num(block, 'SECONDS')),
      cpp`noTone(BUZZER);`,
    ]
  },
  buzzer_on: (block, scope) => {
    scope.need('tone')
    return [cpp`tone(BUZZER, (unsigned int)${scope.num(block, 'HERTZ')});`]
  },
  buzzer_off: (_, scope) => {
    scope.need('tone')
    return [cpp`noTone(BUZZER);`]
  },

  pin_led: (block, scope) => [
    cpp`digitalWrite(${scope.pin(block, scope.sketch.board.leds, 'OUTPUT')}, ${level(block)});`,
  ],
  pin_output: (block, scope) => [
    cpp`digitalWrite(${scope.pin(block, scope.sketch.board.outputs, 'OUTPUT')}, ${level(block)});`,
  ],
  pin_power: (block, scope) => [
    cpp`analogWrite(${scope.pin(block, scope.sketch.board.outputs, 'OUTPUT')}, (int)(constrain(${scope.num(block, 'PERCENT')}, 0.0, 100.0) * 2.55));`,
  ],
  servo_turn: (block, scope) => {
    scope.need('servo')
    const pin = scope.pin(block, scope.sketch.board.servos)
    return [cpp`turnServo(${pin}, ${scope.num(block, 'ANGLE')});`]
  },
  serial_plot: (block, scope) => {
    scope.need('values')
    return [
      cpp`Serial.println(${scope.text(block, 'NAME')} + ":" + toText(${scope.num(block, 'VALUE')}));`,
    ]
  },
  text_print: (block, scope) => [cpp`Serial.println(${scope.text(block, 'TEXT')});`],

  control_wait: (block, scope) => [scope.wait(scope.num(block, 'SECONDS'))],
  control_repeat: repeat,
  control_forever: (block, scope) => loop(cpp`while (true)`, block, scope),
  control_if: (block, scope) => [
    cpp`if (${scope.truth(block, 'IF')}) {`,
    ...scope.body(block, 'DO'),
    cpp`}`,
  ],
  control_if_else: (block, scope) => [
    cpp`if (${scope.truth(block, 'IF')}) {`,
    ...scope.body(block, 'DO'),
    cpp`} else {`,
    ...scope.body(block, 'ELSE'),
    cpp`}`,
  ],
  control_wait_until: (block, scope) => [
    cpp`while (!(${scope.truth(block, 'IF')})) {`,
    ...indent([scope.wait(cppNumber(0.005))]),
    cpp`}`,
  ],
  control_repeat_until: (block, scope) =>
    loop(cpp`while (!(${scope.truth(block, 'IF')}))`, block, scope),
  control_while: (block, scope) => loop(cpp`while (${scope.truth(block, 'IF')})`, block, scope),
  control_for: count,
  control_for_each: forEach,
  control_stop: stop,

  data_set: (block, scope) => {
    const id = variableId(block, 'VAR')
    return [cpp`${scope.variable(id)} = ${scope.given(block, 'VALUE', scope.variableKind(id))};`]
  },
  data_change: (block, scope) => {
    const id = variableId(block, 'VAR')
    const name = scope.variable(id)
    const by = scope.num(block, 'BY')
    if (scope.variableKind(id) === 'num') return [cpp`${name} += ${by};`]
    scope.need('values')
    return [cpp`${name} = toText(toNumber(${name}) + ${by});`]
  },
  list_add: (block, scope) => [
    cpp`${scope.list(block)}.push_back(${scope.given(block, 'VALUE', 'any')});`,
  ],
  list_delete: (block, scope) => [
    cpp`deleteItem(${scope.num(block, 'INDEX')}, ${scope.list(block)});`,
  ],
  list_clear: (block, scope) => [cpp`${scope.list(block)}.clear();`],
  list_insert: (block, scope) => [
    cpp`insertItem(${scope.num(block, 'INDEX')}, ${scope.given(block, 'VALUE', 'any')}, ${scope.list(block)});`,
  ],
  list_replace: (block, scope) => [
    cpp`setItem(${scope.num(block, 'INDEX')}, ${scope.list(block)}, ${scope.given(block, 'VALUE', 'any')});`,
  ],
  list_split: (block, scope) => [
    cpp`${scope.list(block)} = splitText(${scope.text(block, 'TEXT')}, ${scope.text(block, 'BY')});`,
  ],

  function_call: (block, scope) => [cpp`${scope.call(block)};`],
  function_return: (block, scope) => [
    // Scripts give nothing back, whatever stands in them.
    scope.fn
      ? cpp`return ${scope.given(block, 'VALUE', scope.resultKind(scope.fn))};`
      : cpp`return;`,
  ],
})
