/** The same program as readable Python for the `stage` module. */

import { listed, type Py, py, pyLiteral, pyNumber, pyText } from '../../code/python-code.ts'
import { nextBlock, signatureOf, topBlocks } from '../block-json.ts'
import type { BlockFacts } from '../blocks/block-facts.ts'
import { factsOf } from '../blocks/block-registry.ts'
import { inferKinds, type Kinds, startOf } from '../compile/kinds.ts'
import { analyseFunctions, type Functions } from '../compile/suspension.ts'
import type { ActorSpec, BlockJson, StageProgram, StartValue } from '../program.ts'
import { isListType, isOwnType } from '../read/read-variables.ts'
import { askedNameLines } from './python-asked-names.ts'
import { commentsOf } from './python-comments.ts'
import type { Marks } from './python-marks.ts'
import { PythonNames, RESERVED_BESIDE_BOARD, RESERVED_ON_STAGE } from './python-names.ts'
import { notesOf, readForPython, tidyText } from './python-reading.ts'
import { indent, type PythonRules, PythonScope } from './python-scope.ts'
import { watchedLines } from './python-watched.ts'

interface Maker {
  program: StageProgram
  names: PythonNames
  kinds: Kinds
  /** What had to be left out, for those who read the program. */
  notes: Map<string, Py[]>
  marks: Marks | null
}

function makerOf(given: StageProgram, marks: Marks | null = null): Maker {
  const { program, problems } = readForPython(given)
  return {
    program,
    names: namesOf(program),
    kinds: inferKinds(program),
    notes: notesOf(problems),
    marks,
  }
}

/** How everything is called in the text, whoever asks first. */
export function namesOf(program: StageProgram): PythonNames {
  const names = new PythonNames(program.board ? RESERVED_BESIDE_BOARD : RESERVED_ON_STAGE, true)
  for (const { id, name, isStage } of program.actors) {
    if (isStage) names.keep(['actor', id], py`stage`)
    else names.name(['actor', id], name, 'sprite')
  }
  nameVariables(program, names)
  return names
}

/** Before anything else is named, so that no script or function takes the name of a variable. */
function nameVariables({ actors }: StageProgram, names: PythonNames): void {
  for (const { workspace } of actors)
    for (const { id, name, type = '' } of workspace.variables ?? []) {
      if (type === 'message') continue
      if (isOwnType(type)) names.own(['variable', id], name)
      else names.name(['variable', id], name, 'value')
    }
  for (const actor of actors)
    for (const [fn, block] of analyseFunctions(actor, new Set()).definitions) {
      names.name(['function', actor.id, fn], signatureOf(block).name, 'function')
    }
  for (const actor of actors)
    for (const [fn, block] of analyseFunctions(actor, new Set()).definitions)
      for (const { id, name } of signatureOf(block).params) names.param([actor.id, fn], id, name)
}

function scopeFor(
  maker: Maker,
  actor: ActorSpec,
  functions: Functions,
  fn: string,
  isOutside = false,
): PythonScope {
  const { program, names, kinds, marks } = maker
  return new PythonScope(program, actor, names, functions, kinds, fn, isOutside, marks)
}

export function withGlobals(scope: PythonScope, lines: Py[]): Py[] {
  if (scope.assigned.size === 0) return lines
  return [py`global ${listed([...scope.assigned])}`, ...lines]
}

function functionLines(
  maker: Maker,
  actor: ActorSpec,
  functions: Functions,
  block: BlockJson,
): Py[] {
  const { id, name, params, warp } = signatureOf(block)
  const scope = scopeFor(maker, actor, functions, id)
  const given = params.map((param) => scope.paramName(param.id, param.name))
  const head = py`def ${scope.functionName(id, name)}(${listed(given)}):`
  const body = indent(withGlobals(scope, scope.lines(nextBlock(block))))
  const owner = maker.program.board ? py`` : py`${scope.self}.`
  const decorator = warp ? py`@${owner}block(at_once=True)` : py`@${owner}block`
  return marked(maker, block, [decorator, head, ...body, py``, py``])
}

function scriptLines(
  maker: Maker,
  actor: ActorSpec,
  functions: Functions,
  block: BlockJson,
  number: number,
): Py[] {
  const { python, micropython } = factsOf(block.type) as BlockFacts &
    Partial<PythonRules<Py>> & { micropython?: PythonRules<Py>['python'] }
  const scope = scopeFor(maker, actor, functions, '')
  const decorator = (micropython ?? python)!(block, scopeFor(maker, actor, functions, '', true))
  const lines = scope.lines(nextBlock(block))
  const usual = maker.program.board ? `script_${number}` : `${scope.self}_script_${number}`
  const name = maker.names.name(['script', actor.id, String(number)], block.data ?? usual, 'script')
  const head = py`def ${name}():`
  return marked(maker, block, [decorator, head, ...indent(withGlobals(scope, lines)), py``, py``])
}

/** Lines of Python that stand outside every script. */
function looseLines(maker: Maker, actor: ActorSpec, functions: Functions, block: BlockJson): Py[] {
  if (block.type !== 'python_lines') return []
  return [...scopeFor(maker, actor, functions, '').lines(block), py``, py``]
}

/** A whole script is its hat's; the empty lines after it are nobody's. */
function marked(maker: Maker, block: BlockJson, lines: Py[]): Py[] {
  const script = lines.slice(0, -2)
  const written = maker.marks?.aroundLines(block, script) ?? script
  return [...commentsOf(block), ...written, ...lines.slice(-2)]
}

function variableLines(maker: Maker): Py[] {
  return maker.program.actors.flatMap((actor) =>
    (actor.workspace.variables ?? [])
      .filter(({ type = '' }) => type !== 'message' && !isOwnType(type))
      .map(({ id, name, type = '', value }) => {
        const given = maker.names.name(['variable', id], name, 'value')
        return py`${given} = ${startCode(value, type)}`
      }),
  )
}

/** What it holds before anything has run. */
function startCode(value: StartValue | undefined, type: string): Py {
  if (Array.isArray(value)) return pyLiteral(value.map(startOf))
  if (isListType(type)) return py`[]`
  return value === undefined ? py`0` : pyLiteral(startOf(value))
}

const START = [
  ['x', py`x`, 0],
  ['y', py`y`, 0],
  ['direction', py`direction`, 90],
  ['size', py`size`, 100],
] as const

const tuple = (...parts: Py[]): Py => py`(${listed(parts)})`
const listOf = (parts: Py[]): Py => py`[${listed(parts)}]`

function actorLines(maker: Maker, actor: ActorSpec): Py[] {
  const self = maker.names.name(['actor', actor.id], actor.name, 'sprite')
  const costumes = actor.costumes.map(({ id, name, width, height }) =>
    tuple(pyText(id), pyText(name), pyNumber(width), pyNumber(height)),
  )
  const sounds = actor.sounds.map(({ id, name, seconds }) =>
    tuple(pyText(id), pyNumber(seconds), ...(name === id ? [] : [pyText(name)])),
  )
  const starts = START.filter(([key, , usual]) => actor[key] !== usual).map(
    ([key, name]) => py`${name}=${pyNumber(actor[key])}`,
  )
  const more = [
    ...starts,
    ...(actor.visible ? [] : [py`visible=False`]),
    ...(actor.costume > 0 ? [py`costume=${pyNumber(actor.costume + 1)}`] : []),
    ...(actor.rotationStyle === 'all' ? [] : [py`rotation_style=${pyText(actor.rotationStyle)}`]),
    py`costumes=${listOf(costumes)}`,
    py`sounds=${listOf(sounds)}`,
  ]
  const make = actor.isStage
    ? py`set_stage(${listed(more)})`
    : py`${self} = Sprite(${listed([pyText(actor.name), ...more])})`
  const own = (actor.workspace.variables ?? [])
    .filter(({ type = '' }) => isOwnType(type))
    .map(({ id, name, type = '', value }) => {
      const given = py`${self}.${maker.names.own(['variable', id], name)}`
      return py`${given} = ${startCode(value, type)}`
    })
  return [make, ...own]
}

/** Whole text of main.py. */
export function pythonProgram(given: StageProgram): string {
  const maker = makerOf(given)
  const { actors } = maker.program
  const lines = [py`from stage import *`, py``, ...variableLines(maker)]
  for (const actor of actors) lines.push(...actorLines(maker, actor))
  lines.push(...askedNameLines(maker.program, maker.names))
  lines.push(...watchedLines(maker.program, maker.names))
  lines.push(py``, py``)
  for (const actor of actors) lines.push(...scriptsOf(maker, actor))
  lines.push(py`run()`, py``)
  return tidyText(lines)
}

function scriptsOf(maker: Maker, actor: ActorSpec): Py[] {
  const functions = analyseFunctions(actor, new Set())
  const blocks = topBlocks(actor.workspace)
  const defined = [...functions.definitions.values()].flatMap((block) =>
    functionLines(maker, actor, functions, block),
  )
  const scripts = blocks.filter(({ type }) => factsOf(type).shape === 'hat')
  return [
    ...(maker.notes.get(actor.id) ?? []),
    ...defined,
    ...scripts.flatMap((block, index) => scriptLines(maker, actor, functions, block, index + 1)),
    ...blocks.flatMap((block) => looseLines(maker, actor, functions, block)),
  ]
}

/** Only the scripts of one sprite, for reading beside its blocks. */
export function pythonOfActor(given: StageProgram, actorId: string): string {
  return actorText(makerOf(given), actorId)
}

/** The same with the marks still in it. */
export function markedPythonOfActor(given: StageProgram, actorId: string, marks: Marks): string {
  return actorText(makerOf(given, marks), actorId)
}

function actorText(maker: Maker, actorId: string): string {
  const actor = maker.program.actors.find(({ id }) => id === actorId)
  return tidyText(actor ? scriptsOf(maker, actor) : []).trim()
}
