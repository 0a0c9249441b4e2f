/** Turns a whole program into JavaScript source, one module per actor, with the list of its scripts. */

import { ownTable } from '../../code/own-table.ts'
import { field, nextBlock, signatureOf, topBlocks, variableId } from '../block-json.ts'
import type { ActorSpec, BlockJson, StageProgram } from '../program.ts'
import { isListType, isOwnType } from '../read/read-variables.ts'
import { EXPRESSIONS } from './expressions.ts'
import { type Js, joined, js, jsFlag, jsName, jsText, listed } from './javascript-code.ts'
import { inferKinds, type Kinds } from './kinds.ts'
import { menuCode } from './menu-code.ts'
import { type Names, Scope } from './scope.ts'
import { STATEMENTS } from './statements.ts'
import { analyseFunctions } from './suspension.ts'

export type Trigger =
  | { on: 'flag' | 'clicked' | 'clone' }
  | { on: 'key'; key: string }
  | { on: 'message'; message: string }
  | { on: 'backdrop'; backdrop: string }
  /** A hat that watches a condition: it starts when the condition becomes true. */
  | { on: 'timer' }
  /** A loose stack or a loose value: runs only when somebody clicks it. */
  | { on: 'click-in-editor' }

export interface ScriptSource {
  /** The id of the hat, or of the first block. */
  id: string
  trigger: Trigger
  /** `function* (S, T) {…}` */
  code: Js
  /** `function (S) {…}`, for hats that watch a condition. */
  condition?: Js
}

export interface ActorSource {
  actorId: string
  functions: Js
  scripts: ScriptSource[]
}

export interface VariableSlot {
  id: string
  name: string
  /** The property it is kept in. */
  slot: Js
  isList: boolean
  /** The actor it belongs to, or null when it belongs to everybody. */
  owner: string | null
}

export interface CompiledProgram {
  actors: ActorSource[]
  variables: VariableSlot[]
}

/** What belongs to one actor has a slot for each who has it: a copied sprite keeps the ids of the first. */
export function variableSlots(program: StageProgram): VariableSlot[] {
  return program.actors.flatMap((actor) =>
    (actor.workspace.variables ?? [])
      .filter(({ type }) => type !== 'message')
      .map(({ id, name, type = '' }) => {
        const isList = isListType(type)
        const slot = jsName(isList ? 'list' : 'variable', id)
        return { id, name, slot, isList, owner: isOwnType(type) ? actor.id : null }
      }),
  )
}

/** Everything a script names has been found to be there when the program was read. */
function namesFor(slots: VariableSlot[]): Names {
  const owned = new Set(slots.filter(({ owner }) => owner !== null).map(({ slot }) => slot))
  const reach = (slot: Js): Js => (owned.has(slot) ? js`S.own.${slot}` : js`G.${slot}`)
  return {
    variable: (id) => reach(jsName('variable', id)),
    list: (id) => reach(jsName('list', id)),
  }
}

const HATS = ownTable<(block: BlockJson) => Trigger>({
  event_flag: () => ({ on: 'flag' }),
  event_clicked: () => ({ on: 'clicked' }),
  event_key: (block) => ({ on: 'key', key: field(block, 'KEY') }),
  event_message: (block) => ({ on: 'message', message: variableId(block, 'MESSAGE') }),
  event_backdrop: (block) => ({ on: 'backdrop', backdrop: field(block, 'BACKDROP') }),
  event_timer: () => ({ on: 'timer' }),
  event_loudness: () => ({ on: 'timer' }),
  legacy_touching_hat: () => ({ on: 'timer' }),
  video_when: () => ({ on: 'timer' }),
  control_clone_start: () => ({ on: 'clone' }),
  model_when: () => ({ on: 'timer' }),
  board_start: () => ({ on: 'flag' }),
  board_button: () => ({ on: 'timer' }),
  board_input: () => ({ on: 'timer' }),
})

/** The conditions of hats that watch one. */
const WATCHING = ownTable<(block: BlockJson, scope: Scope) => Js>({
  event_timer: (block, scope) => js`R.timer > ${scope.num(block, 'SECONDS')}`,
  event_loudness: (block, scope) => js`R.senses.isLouderThan(${scope.num(block, 'LEVEL')})`,
  legacy_touching_hat: (block, scope) =>
    js`R.touching(S, ${menuCode(block, 'TARGET', scope, js`target`)})`,
  // Nobody looks through the camera here: said once the program runs.
  video_when: (block) => js`R.senses.isOn && R.cannot(S, ${jsText(block.id ?? '')})`,
  model_when: (block) => js`R.model.label === ${jsText(field(block, 'LABEL'))}`,
  board_button: (block) => js`R.board.button(${jsText(field(block, 'BUTTON'))})`,
  board_input: (block) =>
    js`R.board.read(${jsText(field(block, 'PIN'))}) === ${jsFlag(field(block, 'LEVEL') === 'on')}`,
})

export const HAT_TYPES = Object.keys(HATS)

function compileFunction(id: string, block: BlockJson, scope: Scope): Js {
  const params = signatureOf(block).params.map((param) => jsName('parameter', param.id))
  const name = jsName('function', id)
  const body = scope.stack(nextBlock(block))
  if (scope.canYield)
    return js`function* ${name}(${listed([js`S`, js`T`, ...params])}) {\nlet m = 0, k\n${body}\nreturn 0\n}`
  return js`function ${name}(${listed([js`S`, ...params])}) {\nlet m = 0, k\nif (--R.fuel < 0) R.breathe()\n${body}\nreturn 0\n}`
}

function compileScript(block: BlockJson, scope: Scope, inCondition: Scope): ScriptSource | null {
  const id = block.id ?? ''
  const hat = HATS[block.type]
  if (hat) {
    const code = js`function* (S, T) {\nlet m = 0, k\n${scope.stack(nextBlock(block))}\n}`
    const watched = WATCHING[block.type]?.(block, inCondition)
    if (!watched) return { id, trigger: hat(block), code }
    return {
      id,
      trigger: hat(block),
      code,
      condition: js`function (S) { let m = 0, k; return ${watched} }`,
    }
  }
  if (STATEMENTS[block.type]) {
    return {
      id,
      trigger: { on: 'click-in-editor' },
      code: js`function* (S, T) {\nlet m = 0, k\n${scope.stack(block)}\n}`,
    }
  }
  if (EXPRESSIONS[block.type] && !block.type.startsWith('function_param')) {
    const code = js`function* (S, T) {\nlet m = 0, k\nR.report(${jsText(id)}, txt(${scope.expression(block)}))\n}`
    return { id, trigger: { on: 'click-in-editor' }, code }
  }
  return null
}

function compileActor(
  actor: ActorSpec,
  slots: VariableSlot[],
  kinds: Kinds,
  breakpoints: ReadonlySet<string>,
): ActorSource {
  const functions = analyseFunctions(actor, breakpoints)
  const names = namesFor(slots.filter(({ owner }) => owner === null || owner === actor.id))
  const scopeOf = (fn: string, canYield: boolean): Scope =>
    new Scope(names, functions, kinds, fn, canYield)
  const isGenerator = (id: string): boolean => functions.slow.has(id) || functions.watched.has(id)
  const bodies = [...functions.definitions].map(([id, block]) =>
    compileFunction(id, block, scopeOf(id, isGenerator(id))),
  )
  const scripts = topBlocks(actor.workspace)
    .map((block) => compileScript(block, scopeOf('', true), scopeOf('', false)))
    .filter((script) => script !== null)
  return { actorId: actor.id, functions: joined(bodies, '\n'), scripts }
}

export function compileProgram(
  program: StageProgram,
  breakpoints: ReadonlySet<string> = new Set(),
): CompiledProgram {
  const variables = variableSlots(program)
  const kinds = inferKinds(program)
  const actors = program.actors.map((actor) => compileActor(actor, variables, kinds, breakpoints))
  return { actors, variables }
}
