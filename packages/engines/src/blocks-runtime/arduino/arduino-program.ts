/** A board's scripts as one Arduino sketch. */
import type { BoardProfile } from '../../board/profiles/board-profile.ts'
import { chain, inputBlock, nextBlock, signatureOf, topBlocks } from '../block-json.ts'
import type { BlockFacts } from '../blocks/block-facts.ts'
import { factsOf } from '../blocks/block-registry.ts'
import { inferKinds } from '../compile/kinds.ts'
import { analyseFunctions } from '../compile/suspension.ts'
import type { BlockJson, StageProgram } from '../program.ts'
import type { ProgramProblem } from '../read/read-blocks.ts'
import { readProgram } from '../read/read-program.ts'
import { matrixHelper, SERVO, TASKS, toneHelper, WAITING } from './arduino-helpers.ts'
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
import { LISTS, MATH, RANDOM, VALUES } from './arduino-values.ts'
import { type Cpp, cpp, cppComment, cppText, cppWhole, listed } from './cpp-code.ts'
import { usedHelpers } from './used-helpers.ts'

const MODES: Record<'OUTPUT' | 'INPUT', Cpp> = { OUTPUT: cpp`OUTPUT`, INPUT: cpp`INPUT` }

interface Script {
  name: Cpp
  body: Cpp[]
  /** What a hat that watches does again and again; the body is then called from there. */
  watch: Cpp[]
}

interface Parts {
  prototypes: Cpp[]
  bodies: Cpp[]
  scripts: Script[]
  /** What loop() does, where the only script goes on for good. */
  loop: Cpp[]
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
  const returns = chain(nextBlock(block)).at(-1)?.type === 'function_return'
  const last = returns ? [] : [cpp`return ${emptyResult(scope)};`]
  const body = [...scope.lines(nextBlock(block)), ...last]
  parts.prototypes.push(cpp`${declared};`)
  parts.bodies.push(cpp`${declared} {`, ...indent(body), cpp`}`, cpp``)
}

/** What every hat of boards has: one turn of its watching, nothing for one that starts once. */
function watchOf(block: BlockJson, scope: ArduinoScope): Cpp[] {
  return (factsOf(block.type) as BlockFacts & ArduinoRules<Cpp[]>).arduino?.(block, scope) ?? []
}

function scriptOf(sketch: Sketch, block: BlockJson, number: number): Script {
  const name = cpp`script${cppWhole(number)}`
  const scope = new ArduinoScope(sketch, '', name)
  return { name, body: scope.lines(nextBlock(block)), watch: watchOf(block, scope) }
}

function scriptFunction({ name, body }: Script): Cpp[] {
  return [cpp`void ${name}() {`, ...indent(body), cpp`}`, cpp``]
}

/** One script as an Arduino teacher would write it: what comes before "forever" in setup(), its blocks in loop(). */
function onlyScript(sketch: Sketch, hat: BlockJson, parts: Parts): void {
  const scope = new ArduinoScope(sketch, '', cpp`script1`)
  const watch = watchOf(hat, scope)
  if (watch.length > 0) {
    const script = scriptOf(sketch, hat, 1)
    parts.bodies.push(...scriptFunction(script))
    parts.loop.push(...watch)
    return
  }
  const last = chain(nextBlock(hat)).at(-1)
  const isLooping = last?.type === 'control_forever'
  sketch.isLooping = isLooping
  const first = isLooping ? withoutLast(nextBlock(hat)) : nextBlock(hat)
  parts.scripts.push({ name: cpp`script1`, body: scope.lines(first), watch: [] })
  if (isLooping) parts.loop.push(...scope.lines(inputBlock(last, 'DO')))
}

function withoutLast(first: BlockJson | undefined): BlockJson | undefined {
  const blocks = chain(first).slice(0, -1)
  return blocks.reduceRight<BlockJson | undefined>((below, block) => {
    const above = { ...block }
    delete above.next
    return below ? { ...above, next: { block: below } } : above
  }, undefined)
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
      if (kind !== 'num') scope.need('values')
      return kind === 'num' ? cpp`double ${name} = 0;` : cpp`Value ${name} = 0.0;`
    })
}

function includes({ needs, hasTasks }: Sketch): Cpp[] {
  return [
    ...(hasTasks ? [cpp`#include <Arduino_FreeRTOS.h>`] : []),
    ...(needs.has('matrix') ? [cpp`#include "Arduino_LED_Matrix.h"`] : []),
    ...(needs.has('servo') ? [cpp`#include <Servo.h>`] : []),
    ...(needs.has('lists') ? [cpp`#include <vector>`] : []),
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

function taskLines(scripts: Script[]): Cpp[] {
  return [
    cpp`TaskHandle_t tasks[${cppWhole(scripts.length)}];`,
    cpp`void stopOthers() {`,
    cpp`  for (TaskHandle_t task : tasks) {`,
    cpp`    if (task && task != xTaskGetCurrentTaskHandle()) vTaskSuspend(task);`,
    cpp`  }`,
    cpp`}`,
    ...scripts.flatMap(({ name, watch }, index) => [
      cpp`void ${name}Task(void *) {`,
      ...indent(
        watch.length > 0
          ? [cpp`while (true) {`, ...indent(watch), cpp`}`]
          : [cpp`${name}();`, cpp`tasks[${cppWhole(index)}] = NULL;`, cpp`vTaskDelete(NULL);`],
      ),
      cpp`}`,
    ]),
    cpp``,
  ]
}

function setupLines(sketch: Sketch, { scripts, bodies, loop }: Parts): Cpp[] {
  const own = [...bodies, ...loop, ...scripts.flatMap(({ body }) => body)]
  const speaks = own.some((line) => line.includes('Serial.'))
  const { needs, modes, hasTasks } = sketch
  const start = hasTasks
    ? [
        ...scripts.map(
          ({ name }, index) =>
            cpp`xTaskCreate(${name}Task, ${cppText(name)}, 512, NULL, 1, &tasks[${cppWhole(index)}]);`,
        ),
        cpp`vTaskStartScheduler();`,
      ]
    : scripts.flatMap(({ body }) => body)
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
    ...indent(loop),
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
    isLooping: false,
  }
  const variables = variableLines(sketch)
  const parts: Parts = { prototypes: [], bodies: [], scripts: [], loop: [] }
  for (const block of functions.definitions.values()) functionLines(sketch, block, parts)
  if (hats.length === 1) onlyScript(sketch, hats[0]!, parts)
  else if (hats.length > 1) addTasks(sketch, hats, parts)
  const gap = (lines: Cpp[]): Cpp[] => (lines.length > 0 ? [...lines, cpp``] : [])
  const named = [...gap(variables), ...gap(parts.prototypes), ...parts.bodies]
  const rest = [...named, ...setupLines(sketch, parts)]
  return [
    cppComment(board.name),
    ...new Set(problems.map(({ code }) => NOTES[code])),
    ...gap(includes(sketch)),
    ...usedHelpers(helpers(sketch), rest),
    ...(sketch.names.areSurelyFree ? rest : apart(rest)),
  ].join('\n')
}

/**
 * In a room of their own the learner's names are theirs, whatever the board's libraries call their things.
 * A sketch whose names are nobody's else needs no such room.
 */
function apart(lines: Cpp[]): Cpp[] {
  return [
    cpp`namespace program {`,
    cpp``,
    ...lines,
    cpp`}`,
    cpp``,
    cpp`void setup() { program::setup(); }`,
    cpp`void loop() { program::loop(); }`,
    cpp``,
  ]
}

/** Scripts may stop each other, so the tasks are known before them, and their names before the tasks. */
function addTasks(sketch: Sketch, hats: BlockJson[], parts: Parts): void {
  parts.scripts = hats.map((hat, index) => scriptOf(sketch, hat, index + 1))
  parts.bodies = [
    ...parts.scripts.map(({ name }) => cpp`void ${name}();`),
    ...taskLines(parts.scripts),
    ...parts.bodies,
    ...parts.scripts.flatMap(scriptFunction),
  ]
}
