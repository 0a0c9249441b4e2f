/** A board's scripts as one Arduino sketch. */
import type { BoardProfile } from '../../board/profiles/board-profile.ts'
import { field, nextBlock, signatureOf, topBlocks } from '../block-json.ts'
import { inferKinds } from '../compile/kinds.ts'
import { studyFunctions } from '../compile/suspension.ts'
import type { BlockJson, StageProgram } from '../program.ts'
import {
  LISTS,
  MATH,
  matrixHelper,
  RANDOM,
  SERVO,
  TASKS,
  toneHelper,
  VALUES,
  WAITING,
} from './arduino-helpers.ts'
import { CppNames } from './arduino-names.ts'
import { ArduinoScope, cppType, indent, pinName, type Sketch } from './arduino-scope.ts'
import { emptyResult } from './arduino-statements.ts'

const HATS = new Set(['board_start', 'board_input'])

interface Parts {
  prototypes: string[]
  bodies: string[]
  scripts: string[]
}

function head(scope: ArduinoScope, block: BlockJson): string {
  const { id, name, params } = signatureOf(block)
  const given = params.map(
    (param) =>
      `${cppType(scope.paramKind(id, param.id))} ${scope.paramName(id, param.id, param.name)}`,
  )
  return `${cppType(scope.resultKind(id))} ${scope.functionName(id, name)}(${given.join(', ')})`
}

function functionLines(sketch: Sketch, block: BlockJson, parts: Parts): void {
  const scope = new ArduinoScope(sketch, signatureOf(block).id)
  const declared = head(scope, block)
  const body = [...scope.lines(nextBlock(block)), `return ${emptyResult(scope)};`]
  parts.prototypes.push(`${declared};`)
  parts.bodies.push(`${declared} {`, ...indent(body), '}', '')
}

/** A hat on a pin waits for the pin to turn, does its blocks, and waits again. */
function watched(sketch: Sketch, block: BlockJson, scope: ArduinoScope): string[] {
  const pin = scope.pin(block, sketch.board.inputs, 'INPUT')
  const level = field(block, 'LEVEL') === 'on' ? 'HIGH' : 'LOW'
  return [
    'while (true) {',
    ...indent([
      `while (digitalRead(${pin}) != ${level}) ${scope.wait('0.005')}`,
      ...scope.lines(nextBlock(block)),
      `while (digitalRead(${pin}) == ${level}) ${scope.wait('0.005')}`,
    ]),
    '}',
  ]
}

function scriptLines(sketch: Sketch, block: BlockJson, number: number, parts: Parts): void {
  const scope = new ArduinoScope(sketch, '')
  const lines =
    block.type === 'board_input' ? watched(sketch, block, scope) : scope.lines(nextBlock(block))
  const name = `script${number}`
  parts.scripts.push(name)
  parts.bodies.push(`void ${name}() {`, ...indent(lines), '}', '')
}

function variableLines(sketch: Sketch): string[] {
  const scope = new ArduinoScope(sketch, '')
  return (sketch.program.actors[0]!.workspace.variables ?? [])
    .filter(({ type = '' }) => type !== 'message')
    .map(({ id, type = '' }) => {
      const name = scope.variable(id)
      if (type.endsWith('list')) {
        scope.need('lists', 'values')
        return `List ${name};`
      }
      const kind = scope.variableKind(id)
      return kind === 'num' ? `double ${name} = 0;` : `String ${name} = "0";`
    })
}

function includes({ needs, hasTasks }: Sketch): string[] {
  return [
    ...(hasTasks ? ['#include <Arduino_FreeRTOS.h>'] : []),
    ...(needs.has('matrix') ? ['#include "Arduino_LED_Matrix.h"'] : []),
    ...(needs.has('servo') ? ['#include <Servo.h>'] : []),
    ...(needs.has('lists') ? ['#include <vector>', 'typedef std::vector<String> List;'] : []),
  ]
}

function helpers(sketch: Sketch): string[] {
  const { needs, board, hasTasks } = sketch
  return [
    hasTasks ? TASKS : WAITING,
    ...(needs.has('values') ? [VALUES] : []),
    ...(needs.has('lists') ? [LISTS] : []),
    ...(needs.has('random') ? [RANDOM] : []),
    ...(needs.has('math') ? [MATH] : []),
    ...(needs.has('matrix') ? [matrixHelper(board, hasTasks ? 'pauseFor' : 'waitFor')] : []),
    ...(needs.has('tone') ? [toneHelper(board)] : []),
    ...(needs.has('servo') ? [SERVO] : []),
  ]
}

function taskLines(scripts: string[]): string[] {
  return [
    `TaskHandle_t tasks[${scripts.length}];`,
    'void stopOthers() {',
    '  for (TaskHandle_t task : tasks) {',
    '    if (task && task != xTaskGetCurrentTaskHandle()) vTaskSuspend(task);',
    '  }',
    '}',
    ...scripts.flatMap((name, index) => [
      `void ${name}Task(void *) {`,
      `  ${name}();`,
      `  tasks[${index}] = NULL;`,
      '  vTaskDelete(NULL);',
      '}',
    ]),
    '',
  ]
}

function setupLines(sketch: Sketch, scripts: string[]): string[] {
  const { needs, modes, hasTasks } = sketch
  const start = hasTasks
    ? [
        ...scripts.map(
          (name, index) => `xTaskCreate(${name}Task, "${name}", 512, NULL, 1, &tasks[${index}]);`,
        ),
        'vTaskStartScheduler();',
      ]
    : scripts.map((name) => `${name}();`)
  return [
    'void setup() {',
    ...indent([
      'Serial.begin(115200);',
      ...(needs.has('random') ? ['randomSeed(analogRead(A0) + micros());'] : []),
      ...(needs.has('matrix') ? ['matrix.begin();'] : []),
      ...[...modes].map(([pin, mode]) => `pinMode(${pinName(pin)}, ${mode});`),
      ...start,
    ]),
    '}',
    '',
    'void loop() {',
    '}',
    '',
  ]
}

/** Whole text of the .ino file. */
export function arduinoProgram(program: StageProgram, board: BoardProfile): string {
  const actor = program.actors[0]!
  const functions = studyFunctions(actor, new Set())
  const hats = topBlocks(actor.workspace).filter(({ type }) => HATS.has(type))
  const sketch: Sketch = {
    program,
    board,
    names: new CppNames(),
    functions,
    kinds: inferKinds(program),
    needs: new Set(),
    modes: new Map(),
    hasTasks: hats.length > 1,
  }
  const variables = variableLines(sketch)
  const parts: Parts = { prototypes: [], bodies: [], scripts: [] }
  for (const block of functions.definitions.values()) functionLines(sketch, block, parts)
  hats.forEach((block, index) => scriptLines(sketch, block, index + 1, parts))
  const tasks = sketch.hasTasks ? taskLines(parts.scripts) : []
  const bodies = sketch.hasTasks ? withTasks(parts, tasks) : parts.bodies
  const gap = (lines: string[]): string[] => (lines.length > 0 ? [...lines, ''] : [])
  return [
    `// ${board.name}`,
    ...gap(includes(sketch)),
    ...helpers(sketch),
    ...gap(variables),
    ...gap(parts.prototypes),
    ...bodies,
    ...setupLines(sketch, parts.scripts),
  ].join('\n')
}

/** Scripts may stop each other, so the tasks are known before them, and their names before the tasks. */
function withTasks(parts: Parts, tasks: string[]): string[] {
  return [...parts.scripts.map((name) => `void ${name}();`), ...tasks, ...parts.bodies]
}
