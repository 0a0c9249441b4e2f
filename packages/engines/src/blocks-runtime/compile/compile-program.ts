/** Turns a whole program into JavaScript source, one module per actor, with the list of its scripts. */

import { nextBlock, signatureOf, topBlocks } from '../block-json.ts'
import type { BlockFacts } from '../blocks/block-facts.ts'
import { factsOf } from '../blocks/block-registry.ts'
import type { ActorSpec, BlockJson, StageProgram, VariableJson } from '../program.ts'
import { isListType, isOwnType } from '../read/read-variables.ts'
import type { Value } from '../values.ts'
import { type Js, joined, js, jsName, jsText, listed } from './javascript-code.ts'
import { inferKinds, type Kinds, startOf } from './kinds.ts'
import type { Names } from './list-code.ts'
import { listKey, variableKey } from './place-keys.ts'
import { Scope } from './scope.ts'
import { scratchScopes } from './scratch-actor.ts'
import { ScratchKinds } from './scratch-kinds.ts'
import { analyseFunctions } from './suspension.ts'
import type { Trigger } from './trigger.ts'

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

/** What every hat has. */
interface HatRules {
  javascript: {
    trigger: (block: BlockJson) => Trigger
    condition?: (block: BlockJson, scope: Scope) => Js
  }
}

function compileHat(block: BlockJson, scope: Scope, inCondition: Scope): ScriptSource {
  const { trigger, condition } = (factsOf(block.type) as BlockFacts & HatRules).javascript
  const code = js`function* (S, T) {\nlet m = 0, k\n${scope.stack(nextBlock(block))}\n}`
  const source = { id: block.id ?? '', trigger: trigger(block), code }
  if (!condition) return source
  const watched = condition(block, inCondition)
  return { ...source, condition: js`function (S) { let m = 0, k; return ${watched} }` }
}

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
  const { shape, bound } = factsOf(block.type)
  if (shape === 'hat') return compileHat(block, scope, inCondition)
  const trigger: Trigger = { on: 'click-in-editor' }
  if (shape === 'statement' || shape === 'end') {
    const code = js`function* (S, T) {\nlet m = 0, k\n${scope.stack(block)}\n}`
    return { id, trigger, code }
  }
  if ((shape === 'value' || shape === 'truth') && !bound) {
    const code = js`function* (S, T) {\nlet m = 0, k\nR.report(${jsText(id)}, txt(${scope.expression(block)}))\n}`
    return { id, trigger, code }
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
