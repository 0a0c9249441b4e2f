/** A board's scripts as one Arduino sketch. */
import type { BoardProfile } from '../../board/profiles/board-profile.ts'
import { nextBlock, signatureOf, topBlocks } from '../block-json.ts'
import type { BlockFacts } from '../blocks/block-facts.ts'
import { factsOf } from '../blocks/block-registry.ts'
import { inferKinds } from '../compile/kinds.ts'
import { analyseFunctions } from '../compile/suspension.ts'
import type { BlockJson, StageProgram } from '../program.ts'
import type { ProgramProblem } from '../read/read-blocks.ts'
import { readProgram } from '../read/read-program.ts'
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
import { emptyResult } from './arduino-pieces.ts'
import {
  type ArduinoRules,
  ArduinoScope,
  cppType,
  indent,
  pinName,
  type Sketch,
} from './arduino-scope.ts'
import { type Cpp, cpp, cppComment, cppText, cppWhole, listed } from './cpp-code.ts'
import { usedHelpers } from './used-helpers.ts'

const MODES: Record<'OUTPUT' | 'INPUT', Cpp> = { OUTPUT: cpp`OUTPUT`, INPUT: cpp`INPUT` }

interface Parts {
  prototypes: Cpp[]
  bodies: Cpp[]
  scripts: Cpp[]
}

function head(scope: ArduinoScope, block: BlockJson): Cpp {
  const { id, name, params } = signatureOf(block)
  const given = params.map(
    (param) =>
      cpp`${cppType(scope.paramKind(id, param.id))} ${scope.paramName(param.id, param.name)}`,
  )
  return cpp`${cppType(scope.resultKind(id))} ${scope.functionName(id, name)}(${listed(given)})`
}

function functionLines(sketch: Sketch, block: BlockJson, parts: Parts): void {
  const scope = new ArduinoScope(sketch, signatureOf(block).id)
  const declared = head(scope, block)
  const body = [...scope.lines(nextBlock(block)), cpp`return ${emptyResult(scope)};`]
  parts.prototypes.push(cpp`${declared};`)
  parts.bodies.push(cpp`${declared} {`, ...indent(body), cpp`}`, cpp``)
}

function scriptLines(sketch: Sketch, block: BlockJson, number: number, parts: Parts): void {
  const scope = new ArduinoScope(sketch, '')
  const lines =
    (factsOf(block.type) as BlockFacts & ArduinoRules<Cpp[]>).arduino?.(block, scope) ?? []
  const name = cpp`script${cppWhole(number)}`
  parts.scripts.push(name)
  parts.bodies.push(cpp`void ${name}() {`, ...indent(lines), cpp`}`, cpp``)
}

function variableLines(sketch: Sketch): Cpp[] {
  const scope = new ArduinoScope(sketch, '')
  return (sketch.program.actors[0]!.workspace.variables ?? [])
    .filter(({ type = '' }) => type !== 'message')
    .map(({ id, type = '' }) => {
      const name = scope.variable(id)
      if (type.endsWith('list')) {
        scope.need('lists', 'values')
        return cpp`List ${name};`
      }
      const kind = scope.variableKind(id)
      return kind === 'num' ? cpp`double ${name} = 0;` : cpp`String ${name} = "0";`
    })
}

function includes({ needs, hasTasks }: Sketch): Cpp[] {
  return [
    ...(hasTasks ? [cpp`#include <Arduino_FreeRTOS.h>`] : []),
    ...(needs.has('matrix') ? [cpp`#include "Arduino_LED_Matrix.h"`] : []),
    ...(needs.has('servo') ? [cpp`#include <Servo.h>`] : []),
    ...(needs.has('lists') ? [cpp`#include <vector>`, cpp`typedef std::vector<String> List;`] : []),
  ]
}

function helpers(sketch: Sketch): Cpp[] {
  const { needs, board, hasTasks } = sketch
  return [
    hasTasks ? TASKS : WAITING,
    ...(needs.has('values') ? [VALUES] : []),
    ...(needs.has('lists') ? [LISTS] : []),
    ...(needs.has('random') ? [RANDOM] : []),
    ...(needs.has('math') ? [MATH] : []),
    ...(needs.has('matrix') ? [matrixHelper(board, hasTasks ? cpp`pauseFor` : cpp`waitFor`)] : []),
    ...(needs.has('tone') ? [toneHelper(board)] : []),
    ...(needs.has('servo') ? [SERVO] : []),
  ]
}

function taskLines(scripts: Cpp[]): Cpp[] {
  return [
    cpp`TaskHandle_t tasks[${cppWhole(scripts.length)}];`,
    cpp`void stopOthers() {`,
    cpp`  for (TaskHandle_t task : tasks) {`,
    cpp`    if (task && task != xTaskGetCurrentTaskHandle()) vTaskSuspend(task);`,
    cpp`  }`,
    cpp`}`,
    ...scripts.flatMap((name, index) => [
      cpp`void ${name}Task(void *) {`,
      cpp`  ${name}();`,
      cpp`  tasks[${cppWhole(index)}] = NULL;`,
      cpp`  vTaskDelete(NULL);`,
      cpp`}`,
    ]),
    cpp``,
  ]
}

function setupLines(sketch: Sketch, { scripts, bodies }: Parts): Cpp[] {
  const speaks = bodies.some((line) => line.includes('Serial.'))
  const { needs, modes, hasTasks } = sketch
  const start = hasTasks
    ? [
        ...scripts.map(
          (name, index) =>
            cpp`xTaskCreate(${name}Task, ${cppText(name)}, 512, NULL, 1, &tasks[${cppWhole(index)}]);`,
        ),
        cpp`vTaskStartScheduler();`,
      ]
    : scripts.map((name) => cpp`${name}();`)
  return [
    cpp`void setup() {`,
    ...indent([
      ...(speaks ? [cpp`Serial.begin(115200);`] : []),
      ...(needs.has('random') ? [cpp`randomSeed(analogRead(A0) + micros());`] : []),
      ...(needs.has('matrix') ? [cpp`matrix.begin();`] : []),
      ...[...modes].map(([pin, mode]) => cpp`pinMode(${pinName(pin)}, ${MODES[mode]});`),
      ...start,
    ]),
    cpp`}`,
    cpp``,
    cpp`void loop() {`,
    cpp`}`,
    cpp``,
  ]
}

const NOTES: Record<ProgramProblem['code'], Cpp> = {
  'too-nested': cpp`// Left out: a script with too many blocks inside each other.`,
  'too-big': cpp`// Left out: scripts, because the program is too big.`,
  'needs-python': cpp`// Left out: lines of Python, which this board does not speak.`,
  'unknown-block': cpp`// Left out: a block that is not known here.`,
}

/** A hat that waits for a part which no such board has never starts. */
function isStarted({ type }: BlockJson): boolean {
  const { shape, arduino } = factsOf(type) as BlockFacts & ArduinoRules<Cpp[]>
  return shape === 'hat' && arduino !== null
}

/** Whole text of the .ino file. */
export function arduinoProgram(given: StageProgram, board: BoardProfile): string {
  const { program, problems } = readProgram({ ...given, board })
  const actor = program.actors[0]!
  const functions = analyseFunctions(actor, new Set())
  const hats = topBlocks(actor.workspace).filter(isStarted)
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
  const gap = (lines: Cpp[]): Cpp[] => (lines.length > 0 ? [...lines, cpp``] : [])
  const named = [...gap(variables), ...gap(parts.prototypes), ...bodies]
  const isNamed = variables.length > 0 || functions.definitions.size > 0
  const rest = [...(isNamed ? apart(named) : named), ...setupLines(sketch, parts)]
  return [
    cppComment(board.name),
    ...new Set(problems.map(({ code }) => NOTES[code])),
    ...gap(includes(sketch)),
    ...usedHelpers(helpers(sketch), rest),
    ...rest,
  ].join('\n')
}

/** In a room of their own the learner's names are theirs, whatever the board's libraries call their things. */
function apart(lines: Cpp[]): Cpp[] {
  return [cpp`namespace program {`, cpp``, ...lines, cpp`}`, cpp`using namespace program;`, cpp``]
}

/** Scripts may stop each other, so the tasks are known before them, and their names before the tasks. */
function withTasks(parts: Parts, tasks: Cpp[]): Cpp[] {
  return [...parts.scripts.map((name) => cpp`void ${name}();`), ...tasks, ...parts.bodies]
}
