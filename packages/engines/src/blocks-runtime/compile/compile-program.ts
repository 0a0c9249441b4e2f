/** Turns a whole program into JavaScript source, one module per actor, with the list of its scripts. */

import { ownTable } from '../../code/own-table.ts'
import { field, nextBlock, signatureOf, topBlocks, variableId } from '../block-json.ts'
import type { ActorSpec, BlockJson, StageProgram, VariableJson } from '../program.ts'
import { isListType, isOwnType } from '../read/read-variables.ts'
import type { Value } from '../values.ts'
import { EXPRESSIONS } from './expressions.ts'
import { type Js, joined, js, jsFlag, jsName, jsText, listed } from './javascript-code.ts'
import { inferKinds, type Kinds, startOf, variableKey } from './kinds.ts'
import { menuCode } from './menu-code.ts'
import { type Names, Scope } from './scope.ts'
import { scratchScopes } from './scratch-actor.ts'
import { ScratchKinds } from './scratch-kinds.ts'
import { STATEMENTS } from './statements.ts'
import { analyseFunctions } from './suspension.ts'
import { listKey } from './value-flow.ts'

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
  /** What it holds before anything has run. */
  start: Value | Value[]
}

export interface CompiledProgram {
  actors: ActorSource[]
  variables: VariableSlot[]
}

/** What belongs to one actor has a slot for each who has it: a copied sprite keeps the ids of the first. */
function variableSlots(program: StageProgram, startValue: Meaning['start']): VariableSlot[] {
  return program.actors.flatMap((actor) =>
    (actor.workspace.variables ?? [])
      .filter(({ type }) => type !== 'message')
      .map((variable) => {
        const { id, name, type = '', value } = variable
        const isList = isListType(type)
        const slot = jsName(isList ? 'list' : 'variable', id)
        const start = Array.isArray(value)
          ? value.map((entry) => startValue(entry, variable))
          : startValue(value ?? 0, variable)
        const owner = isOwnType(type) ? actor.id : null
        return {
          id,
          name,
          slot,
          isList,
          owner,
          start: isList && !Array.isArray(start) ? [] : start,
        }
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
  video_when: (block, scope) => js`R.video.movesMoreThan(S, ${scope.num(block, 'LEVEL')})`,
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

type Compile = (actor: ActorSpec, names: Names, breakpoints: ReadonlySet<string>) => ActorSource

function compileScripts(actor: ActorSpec, inScript: Scope, inCondition: Scope): ScriptSource[] {
  return topBlocks(actor.workspace)
    .map((block) => compileScript(block, inScript, inCondition))
    .filter((script) => script !== null)
}

function compileActor(
  actor: ActorSpec,
  names: Names,
  kinds: Kinds,
  breakpoints: ReadonlySet<string>,
): ActorSource {
  const functions = analyseFunctions(actor, breakpoints)
  const scopeOf = (fn: string, canYield: boolean): Scope =>
    new Scope(names, functions, kinds, fn, canYield)
  const isGenerator = (id: string): boolean => functions.slow.has(id) || functions.watched.has(id)
  const bodies = [...functions.definitions].map(([id, block]) =>
    compileFunction(id, block, scopeOf(id, isGenerator(id))),
  )
  const scripts = compileScripts(actor, scopeOf('', true), scopeOf('', false))
  return { actorId: actor.id, functions: joined(bodies, '\n'), scripts }
}

function compileScratchActor(
  actor: ActorSpec,
  names: Names,
  kinds: ScratchKinds,
  breakpoints: ReadonlySet<string>,
): ActorSource {
  const scopes = scratchScopes(actor, names, kinds, breakpoints)
  const scripts = compileScripts(actor, scopes.inScript, scopes.inCondition)
  return { actorId: actor.id, functions: joined(scopes.functions(), '\n'), scripts }
}

interface Meaning {
  compile: Compile
  /** What a variable or an item of a list is at the start. */
  start: (value: Value, variable: VariableJson) => Value
}

function meaningOf(program: StageProgram): Meaning {
  if (program.rules === 'scratch') {
    const kinds = new ScratchKinds(program)
    return {
      compile: (actor, names, breakpoints) => compileScratchActor(actor, names, kinds, breakpoints),
      start: (value, { id, type = '' }) =>
        kinds.typed.kept(value, isListType(type) ? listKey(id) : variableKey(id)),
    }
  }
  const kinds = inferKinds(program)
  return {
    compile: (actor, names, breakpoints) => compileActor(actor, names, kinds, breakpoints),
    start: startOf,
  }
}

export function compileProgram(
  program: StageProgram,
  breakpoints: ReadonlySet<string> = new Set(),
): CompiledProgram {
  const { compile, start } = meaningOf(program)
  const variables = variableSlots(program, start)
  const actors = program.actors.map((actor) => {
    const mine = variables.filter(({ owner }) => owner === null || owner === actor.id)
    return compile(actor, namesFor(mine), breakpoints)
  })
  return { actors, variables }
}
