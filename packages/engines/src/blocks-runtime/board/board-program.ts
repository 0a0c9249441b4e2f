/** A board's scripts as a program: for the blocks' own runtime, and as MicroPython for the board. */
import type { BoardProfile } from '../../board/profiles/board-profile.ts'
import { field, nextBlock, signatureOf, topBlocks } from '../block-json.ts'
import { inferKinds, type Kinds } from '../compile/kinds.ts'
import { type Functions, studyFunctions } from '../compile/suspension.ts'
import type { ActorSpec, BlockJson, StageProgram, WorkspaceJson } from '../program.ts'
import { PythonNames, pythonText } from '../python/python-names.ts'
import { indent } from '../python/python-scope.ts'
import { BoardScope } from './board-scope.ts'

const PICTURE = { id: 'board', name: 'board', width: 1, height: 1 }

/** The board as the only actor there is. */
export function boardProgram(board: BoardProfile, workspace: WorkspaceJson): StageProgram {
  const actor: ActorSpec = {
    id: 'board',
    name: board.name,
    isStage: true,
    x: 0,
    y: 0,
    direction: 90,
    size: 100,
    visible: true,
    draggable: false,
    rotationStyle: 'all',
    costume: 0,
    costumes: [PICTURE],
    sounds: [],
    workspace,
  }
  return { actors: [actor], board }
}

const HATS: Record<string, (block: BlockJson) => string> = {
  board_start: () => '@when_start',
  board_button: (block) => `@when_button(${pythonText(field(block, 'BUTTON'))})`,
  board_input: (block) =>
    `@when_input(${pythonText(field(block, 'PIN'))}, ${field(block, 'LEVEL') === 'on' ? 'True' : 'False'})`,
}

interface Maker {
  program: StageProgram
  names: PythonNames
  kinds: Kinds
  functions: Functions
  marks: boolean
}

function scopeOf(maker: Maker, fn: string): BoardScope {
  const actor = maker.program.actors[0]!
  const { program, names, functions, kinds, marks } = maker
  return new BoardScope(program, actor, names, functions, kinds, fn, marks)
}

function withGlobals(scope: BoardScope, lines: string[]): string[] {
  return scope.assigned.size > 0 ? [`global ${[...scope.assigned].join(', ')}`, ...lines] : lines
}

function functionLines(maker: Maker, block: BlockJson): string[] {
  const { id, name, params } = signatureOf(block)
  const scope = scopeOf(maker, id)
  const given = params.map((param) => scope.paramName(id, param.id, param.name))
  const lines = scope.lines(nextBlock(block))
  const ends = lines.at(-1)?.startsWith('return') ?? false
  const word = maker.functions.slow.has(id) ? 'async def' : 'def'
  const head = `${word} ${scope.functionName(id, name)}(${given.join(', ')}):`
  return [head, ...indent(withGlobals(scope, ends ? lines : [...lines, 'return 0'])), '', '']
}

function scriptLines(maker: Maker, block: BlockJson, number: number): string[] {
  const scope = scopeOf(maker, '')
  const lines = scope.lines(nextBlock(block))
  const name = maker.names.name(`script:${block.id ?? number}`, `script_${number}`, 'script')
  const body = indent(withGlobals(scope, lines))
  return [HATS[block.type]!(block), `async def ${name}():`, ...body, '', '']
}

function variableLines(maker: Maker): string[] {
  const variables = maker.program.actors[0]!.workspace.variables ?? []
  return variables
    .filter(({ type = '' }) => type !== 'message')
    .map(({ id, name, type = '' }) => {
      const given = maker.names.name(`variable:${id}`, name, 'value')
      return `${given} = ${type.endsWith('list') ? '[]' : '0'}`
    })
}

/**
 * Whole text of main.py. With `marks` every statement first says which block it came from, for the
 * highlight on the virtual board.
 */
export function boardPython(program: StageProgram, marks = false): string {
  const actor = program.actors[0]!
  const functions = studyFunctions(actor, new Set())
  const names = new PythonNames()
  const maker: Maker = { program, names, kinds: inferKinds(program), functions, marks }
  const lines = ['from kidbright import *']
  if (marks) lines.push('from _board import step as _step')
  const variables = variableLines(maker)
  lines.push('', ...variables, ...(variables.length > 0 ? [''] : []), '')
  for (const block of functions.definitions.values()) lines.push(...functionLines(maker, block))
  const scripts = topBlocks(actor.workspace).filter(({ type }) => HATS[type])
  scripts.forEach((block, index) => lines.push(...scriptLines(maker, block, index + 1)))
  lines.push('run()', '')
  return lines.join('\n').replace(/\n{4,}/g, '\n\n\n')
}

/** How many scripts would start: a program without any does nothing. */
export function scriptCount(workspace: WorkspaceJson): number {
  return topBlocks(workspace).filter(({ type }) => HATS[type]).length
}
