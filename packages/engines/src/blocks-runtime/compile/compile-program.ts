/** Turns a whole program into JavaScript source, one module per actor, with the list of its scripts. */
import { field, nextBlock, signatureOf, topBlocks, variableId } from '../block-json.ts'
import type { ActorSpec, BlockJson, StageProgram } from '../program.ts'
import { EXPRESSIONS, safe } from './expressions.ts'
import { inferKinds, type Kinds } from './kinds.ts'
import { type Names, Scope } from './scope.ts'
import { STATEMENTS } from './statements.ts'
import { studyFunctions } from './suspension.ts'

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
  code: string
  /** `function (S) {…}`, for hats that watch a condition. */
  condition?: string
}

export interface ActorSource {
  actorId: string
  functions: string
  scripts: ScriptSource[]
}

export interface VariableSlot {
  id: string
  name: string
  /** The property it is kept in. */
  slot: string
  isList: boolean
  /** The actor it belongs to, or null when it belongs to everybody. */
  owner: string | null
}

export interface CompiledProgram {
  actors: ActorSource[]
  variables: VariableSlot[]
}

const isOwn = (type: string): boolean => type === 'own' || type === 'own-list'
const isListType = (type: string): boolean => type.endsWith('list')

export function variableSlots(program: StageProgram): VariableSlot[] {
  const slots = new Map<string, VariableSlot>()
  for (const actor of program.actors) {
    for (const { id, name, type = '' } of actor.workspace.variables ?? []) {
      if (type === 'message' || slots.has(id)) continue
      const isList = isListType(type)
      const slot = `${isList ? 'l' : 'v'}_${safe(id)}`
      slots.set(id, { id, name, slot, isList, owner: isOwn(type) ? actor.id : null })
    }
  }
  return [...slots.values()]
}

function namesFor(slots: VariableSlot[]): Names {
  const byId = new Map(slots.map((slot) => [slot.id, slot]))
  const reach = (id: string, missing: string): string => {
    const slot = byId.get(id)
    if (!slot) return missing
    return slot.owner === null ? `G.${slot.slot}` : `S.own.${slot.slot}`
  }
  return {
    variable: (id) => reach(id, 'G.lost'),
    list: (id) => reach(id, 'G.lostList'),
    fn: (id) => `f_${safe(id)}`,
  }
}

const HATS: Record<string, (block: BlockJson) => Trigger> = {
  event_flag: () => ({ on: 'flag' }),
  event_clicked: () => ({ on: 'clicked' }),
  event_key: (block) => ({ on: 'key', key: field(block, 'KEY') }),
  event_message: (block) => ({ on: 'message', message: variableId(block, 'MESSAGE') }),
  event_backdrop: (block) => ({ on: 'backdrop', backdrop: field(block, 'BACKDROP') }),
  event_timer: () => ({ on: 'timer' }),
  control_clone_start: () => ({ on: 'clone' }),
  model_when: () => ({ on: 'timer' }),
  board_start: () => ({ on: 'flag' }),
  board_button: () => ({ on: 'timer' }),
  board_input: () => ({ on: 'timer' }),
}

/** The conditions of hats that watch one. */
const WATCHING: Record<string, (block: BlockJson, scope: Scope) => string> = {
  event_timer: (block, scope) => `R.timer > ${scope.num(block, 'SECONDS')}`,
  model_when: (block) => `R.model.label === ${JSON.stringify(field(block, 'LABEL'))}`,
  board_button: (block) => `R.board.button(${JSON.stringify(field(block, 'BUTTON'))})`,
  board_input: (block) =>
    `R.board.read(${JSON.stringify(field(block, 'PIN'))}) === ${field(block, 'LEVEL') === 'on'}`,
}

export const HAT_TYPES = Object.keys(HATS)

function compileFunction(id: string, block: BlockJson, scope: Scope): string {
  const params = signatureOf(block).params.map((param) => `p_${safe(param.id)}`)
  const star = scope.canYield ? '*' : ''
  const given = ['S', ...(scope.canYield ? ['T'] : []), ...params].join(', ')
  const enter = scope.canYield ? '' : 'if (--R.fuel < 0) R.breathe()\n'
  return `function${star} ${scope.names.fn(id)}(${given}) {\nlet m = 0, k\n${enter}${scope.stack(nextBlock(block))}\nreturn 0\n}`
}

function compileScript(block: BlockJson, scope: Scope): ScriptSource | null {
  const id = block.id ?? ''
  const hat = HATS[block.type]
  if (hat) {
    const code = `function* (S, T) {\nlet m = 0, k\n${scope.stack(nextBlock(block))}\n}`
    const watched = WATCHING[block.type]?.(block, scope)
    const condition = `function (S) { let m = 0, k; return ${watched} }`
    return { id, trigger: hat(block), code, ...(watched ? { condition } : {}) }
  }
  if (STATEMENTS[block.type]) {
    return {
      id,
      trigger: { on: 'click-in-editor' },
      code: `function* (S, T) {\nlet m = 0, k\n${scope.stack(block)}\n}`,
    }
  }
  if (EXPRESSIONS[block.type] && block.type !== 'function_param') {
    const code = `function* (S, T) {\nlet m = 0, k\nR.report(${JSON.stringify(id)}, txt(${scope.expression(block)}))\n}`
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
  const functions = studyFunctions(actor, breakpoints)
  const names = namesFor(slots)
  const scopeOf = (fn: string, canYield: boolean): Scope =>
    new Scope(names, functions, kinds, fn, canYield)
  const isGenerator = (id: string): boolean => functions.slow.has(id) || functions.watched.has(id)
  const bodies = [...functions.definitions].map(([id, block]) =>
    compileFunction(id, block, scopeOf(id, isGenerator(id))),
  )
  const scripts = topBlocks(actor.workspace)
    .map((block) => compileScript(block, scopeOf('', true)))
    .filter((script) => script !== null)
  return { actorId: actor.id, functions: bodies.join('\n'), scripts }
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
