/** The same program as readable Python for the `stage` module. */
import { field, nextBlock, signatureOf, topBlocks, variableId } from '../block-json.ts'
import { inferKinds, type Kinds } from '../compile/kinds.ts'
import { type Functions, studyFunctions } from '../compile/suspension.ts'
import type { ActorSpec, BlockJson, StageProgram } from '../program.ts'
import { PythonNames, pythonText } from './python-names.ts'
import { indent, PythonScope } from './python-scope.ts'

const HATS: Record<string, (block: BlockJson, scope: PythonScope) => string> = {
  event_flag: (_, scope) => `@${scope.self}.when_flag`,
  event_clicked: (_, scope) => `@${scope.self}.when_clicked`,
  event_key: (block, scope) => `@${scope.self}.when_key(${pythonText(field(block, 'KEY'))})`,
  event_message: (block, scope) =>
    `@${scope.self}.when_message(${scope.messageName(variableId(block, 'MESSAGE'))})`,
  event_backdrop: (block, scope) =>
    `@${scope.self}.when_backdrop(${pythonText(field(block, 'BACKDROP'))})`,
  event_timer: (block, scope) => `@${scope.self}.when_timer(${scope.num(block, 'SECONDS')})`,
  model_when: (block, scope) =>
    `@${scope.self}.when_model_sees(${pythonText(field(block, 'LABEL'))})`,
  control_clone_start: (_, scope) => `@${scope.self}.when_clone_starts`,
}

interface Maker {
  program: StageProgram
  names: PythonNames
  kinds: Kinds
}

function scopeFor(maker: Maker, actor: ActorSpec, functions: Functions, fn: string): PythonScope {
  return new PythonScope(maker.program, actor, maker.names, functions, maker.kinds, fn)
}

function withGlobals(scope: PythonScope, lines: string[]): string[] {
  return scope.assigned.size > 0 ? [`global ${[...scope.assigned].join(', ')}`, ...lines] : lines
}

function functionLines(
  maker: Maker,
  actor: ActorSpec,
  functions: Functions,
  block: BlockJson,
): string[] {
  const { id, name, params } = signatureOf(block)
  const scope = scopeFor(maker, actor, functions, id)
  const given = [scope.self, ...params.map((param) => scope.paramName(id, param.id, param.name))]
  const lines = scope.lines(nextBlock(block))
  const ends = lines.at(-1)?.startsWith('return') ?? false
  const word = functions.slow.has(id) ? 'async def' : 'def'
  const head = `${word} ${scope.functionName(id, name)}(${given.join(', ')}):`
  return [head, ...indent(withGlobals(scope, ends ? lines : [...lines, 'return 0'])), '', '']
}

function scriptLines(
  maker: Maker,
  actor: ActorSpec,
  functions: Functions,
  block: BlockJson,
  number: number,
): string[] {
  const hat = HATS[block.type]
  if (!hat) return []
  const scope = scopeFor(maker, actor, functions, '')
  const decorator = hat(block, scope)
  const lines = scope.lines(nextBlock(block))
  const name = maker.names.name(
    `script:${actor.id}:${block.id ?? number}`,
    `${scope.self}_script_${number}`,
    'script',
  )
  return [
    decorator,
    `async def ${name}(${scope.self}):`,
    ...indent(withGlobals(scope, lines)),
    '',
    '',
  ]
}

function variableLines(maker: Maker): string[] {
  const lines: string[] = []
  for (const actor of maker.program.actors) {
    for (const { id, name, type = '' } of actor.workspace.variables ?? []) {
      if (type === 'message' || type.startsWith('own')) continue
      lines.push(
        `${maker.names.name(`variable:${id}`, name, 'value')} = ${type === 'list' ? '[]' : '0'}`,
      )
    }
  }
  return [...new Set(lines)]
}

const startValues: ['x' | 'y' | 'direction' | 'size', string, number][] = [
  ['x', 'x', 0],
  ['y', 'y', 0],
  ['direction', 'direction', 90],
  ['size', 'size', 100],
]

function actorLines(maker: Maker, actor: ActorSpec): string[] {
  const self = maker.names.name(`actor:${actor.id}`, actor.name, 'sprite')
  const costumes = actor.costumes.map(
    ({ id, name, width, height }) =>
      `(${[pythonText(id), pythonText(name), width, height].join(', ')})`,
  )
  const sounds = actor.sounds.map(({ id, seconds }) => `(${pythonText(id)}, ${seconds})`)
  const starts = startValues
    .filter(([key, , usual]) => actor[key] !== usual)
    .map(([key, name]) => `${name}=${actor[key]}`)
  const more = [
    ...starts,
    ...(actor.visible ? [] : ['visible=False']),
    ...(actor.costume > 0 ? [`costume=${actor.costume + 1}`] : []),
    ...(actor.rotationStyle === 'all' ? [] : [`rotation_style=${pythonText(actor.rotationStyle)}`]),
    `costumes=[${costumes.join(', ')}]`,
    `sounds=[${sounds.join(', ')}]`,
  ]
  const make = actor.isStage
    ? `set_stage(${more.join(', ')})`
    : `Sprite(${[pythonText(actor.name), ...more].join(', ')})`
  const own = (actor.workspace.variables ?? [])
    .filter(({ type = '' }) => type.startsWith('own'))
    .map(
      ({ id, name, type }) =>
        `${self}.${maker.names.name(`variable:${id}`, name, 'value')} = ${type === 'own-list' ? '[]' : '0'}`,
    )
  return [actor.isStage ? make : `${self} = ${make}`, ...own]
}

function nameActors({ program, names }: Maker): void {
  for (const { id, name, isStage } of program.actors) {
    if (isStage) names.keep(`actor:${id}`, 'stage')
    else names.name(`actor:${id}`, name, 'sprite')
  }
}

/** Whole text of main.py. */
export function pythonProgram(program: StageProgram): string {
  const maker: Maker = { program, names: new PythonNames(), kinds: inferKinds(program) }
  nameActors(maker)
  const lines = ['from stage import *', '', ...variableLines(maker)]
  for (const actor of program.actors) lines.push(...actorLines(maker, actor))
  lines.push('', '')
  for (const actor of program.actors) lines.push(...scriptsOf(maker, actor))
  lines.push('run()', '')
  return lines.join('\n').replace(/\n{4,}/g, '\n\n\n')
}

function scriptsOf(maker: Maker, actor: ActorSpec): string[] {
  const functions = studyFunctions(actor, new Set())
  const blocks = topBlocks(actor.workspace)
  const defined = [...functions.definitions.values()].flatMap((block) =>
    functionLines(maker, actor, functions, block),
  )
  const scripts = blocks.filter(({ type }) => HATS[type])
  return [
    ...defined,
    ...scripts.flatMap((block, index) => scriptLines(maker, actor, functions, block, index + 1)),
  ]
}

/** Only the scripts of one sprite, for reading beside its blocks. */
export function pythonOfActor(program: StageProgram, actorId: string): string {
  const maker: Maker = { program, names: new PythonNames(), kinds: inferKinds(program) }
  nameActors(maker)
  const actor = program.actors.find(({ id }) => id === actorId)
  const lines = actor ? scriptsOf(maker, actor) : []
  return lines
    .join('\n')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim()
}
