/** A board's scripts as a program: for the blocks' own runtime, and as MicroPython for the board. */
import type { BoardProfile } from '../../board/profiles/board-profile.ts'
import { listed, type Py, py } from '../../code/python-code.ts'
import { everyBlock, isDisabled, nextBlock, signatureOf, topBlocks } from '../block-json.ts'
import type { BlockFacts } from '../blocks/block-facts.ts'
import { factsOf } from '../blocks/block-registry.ts'
import { blockSpec } from '../catalogue/catalogue.ts'
import { inferKinds, type Kinds } from '../compile/kinds.ts'
import { analyseFunctions, type Functions } from '../compile/suspension.ts'
import type { ActorSpec, BlockJson, StageProgram, WorkspaceJson } from '../program.ts'
import { isPythonBlock, pythonOf } from '../python/python-blocks-text.ts'
import { PythonNames } from '../python/python-names.ts'
import { withGlobals } from '../python/python-program.ts'
import { notesOf, readForPython, tidyText } from '../python/python-reading.ts'
import { indent } from '../python/python-scope.ts'
import type { ProgramProblem } from '../read/read-blocks.ts'
import { readProgram } from '../read/read-program.ts'
import { isListType } from '../read/read-variables.ts'
import { unknownToBoards } from './board-python-lines.ts'
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

/** What every hat of boards has. */
interface BoardHatRules {
  micropython: (block: BlockJson, scope: BoardScope) => Py
}

function isBoardHat({ type }: BlockJson): boolean {
  const spec = blockSpec(type)
  return spec?.shape === 'hat' && spec.on === 'board'
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

function scriptLines(maker: Maker, block: BlockJson, number: number): Py[] {
  const scope = scopeOf(maker, '')
  const lines = scope.lines(nextBlock(block))
  const name = maker.names.name(['script', String(number)], `script_${number}`, 'script')
  const body = indent(withGlobals(scope, lines))
  const hat = (factsOf(block.type) as BlockFacts & BoardHatRules).micropython(block, scope)
  return [hat, py`async def ${name}():`, ...body, py``, py``]
}

function definitionLines(scope: BoardScope, block: BlockJson): Py[] {
  const { id, name, params } = signatureOf(block)
  const given = params.map((param) => scope.paramName(param.id, param.name))
  const lines = scope.lines(nextBlock(block))
  const ends = lines.at(-1)?.startsWith('return') ?? false
  const word = scope.functions.slow.has(id) ? py`async def` : py`def`
  const head = py`${word} ${scope.functionName(id, name)}(${listed(given)}):`
  const body = withGlobals(scope, ends ? lines : [...lines, py`return 0`])
  return [head, ...indent(body), py``, py``]
}

function variableLines(maker: Maker): Py[] {
  const variables = maker.program.actors[0]!.workspace.variables ?? []
  return variables
    .filter(({ type }) => type !== 'message')
    .map(({ id, name, type = '' }) => {
      const given = maker.names.name(['variable', id], name, 'value')
      return isListType(type) ? py`${given} = []` : py`${given} = 0`
    })
}

/**
 * Whole text of main.py. With `marks` every statement first says which block it came from, for the
 * highlight on the virtual board.
 */
export function boardPython(given: StageProgram, marks = false): string {
  const { program, problems } = readForPython(given)
  const actor = program.actors[0]!
  const functions = analyseFunctions(actor, new Set())
  const names = new PythonNames()
  const maker: Maker = { program, names, kinds: inferKinds(program), functions, marks }
  const lines = [py`from kidbright import *`]
  if (marks) lines.push(py`from _board import step as _step`)
  const variables = variableLines(maker)
  lines.push(py``, ...variables, ...(variables.length > 0 ? [py``] : []), py``)
  lines.push(...(notesOf(problems).get(actor.id) ?? []))
  for (const [id, block] of functions.definitions)
    lines.push(...definitionLines(scopeOf(maker, id), block))
  const scripts = topBlocks(actor.workspace).filter(isBoardHat)
  for (const block of topBlocks(actor.workspace))
    if (block.type === 'python_lines')
      lines.push(...scopeOf(maker, '').pythonLines(block, true), py``, py``)
  scripts.forEach((block, index) => lines.push(...scriptLines(maker, block, index + 1)))
  lines.push(py`run()`, py``)
  return tidyText(lines)
}

export interface LeftOut {
  code: ProgramProblem['code']
  /** The first line of Python that the board does not know; empty where it is about blocks. */
  line: string
}

/** What of a program a board cannot run, each kind once. */
export function leftOutOf(program: StageProgram): LeftOut[] {
  const isArduino = program.board?.language === 'arduino'
  const { problems, program: read } = isArduino ? readProgram(program) : readForPython(program)
  // A board of another language knows none of the lines, and they are gone from what was read.
  const unknown = unknownLine(isArduino ? program : read, isArduino)
  const codes = new Set(problems.map(({ code }) => code))
  if (unknown !== '') codes.add('needs-python')
  return [...codes].map((code) => ({ code, line: code === 'needs-python' ? unknown : '' }))
}

function unknownLine({ actors }: StageProgram, isArduino: boolean): string {
  for (const { workspace } of actors)
    for (const top of topBlocks(workspace))
      for (const block of everyBlock(top)) {
        if (!isPythonBlock(block) || isDisabled(block)) continue
        const text = pythonOf(block)
        const line = isArduino ? text.trim().split('\n')[0]! : unknownToBoards(text)
        if (line) return line
      }
  return ''
}

/** How many scripts would start: a program without any does nothing. */
export function scriptCount(workspace: WorkspaceJson): number {
  return topBlocks(workspace).filter(isBoardHat).length
}
