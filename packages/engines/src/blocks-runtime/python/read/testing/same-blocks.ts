/** Two sprites' blocks compared by what they say: without ids, places, and who made the small blocks. */

import {
  field,
  inputBlock,
  nextBlock,
  signatureOf,
  topBlocks,
  variableId,
} from '../../../block-json.ts'
import { findFacts } from '../../../blocks/block-registry.ts'
import { blockSpec } from '../../../catalogue/catalogue.ts'
import type { ActorSpec, BlockJson, StageProgram } from '../../../program.ts'
import { literal } from '../../../values.ts'
import { isAskable, VARIABLE } from '../../python-asked-names.ts'
import { readForPython } from '../../python-reading.ts'
import { pythonTextOf } from '../../python-text.ts'
import { readPython } from '../read-python.ts'

/** Every script of an actor that is printed, in an order of its own. */
export function scriptsOf(program: StageProgram, actorId: string): string[] {
  const read = readForPython(program).program
  const actor = read.actors.find(({ id }) => id === actorId)
  if (!actor) return []
  const names = new Map((actor.workspace.variables ?? []).map(({ id, name }) => [id, name]))
  const shared = new Map(
    read.actors
      .flatMap(({ workspace }) => workspace.variables ?? [])
      .filter((variable) => isAskable(variable, true))
      .map(({ id, name }) => [`${VARIABLE}${name}`, names.get(id) ?? id]),
  )
  const seen = new Set<string>()
  return topBlocks(actor.workspace)
    .filter((top) => isPrinted(top, seen))
    .map((top) => new Sayer(actor, names, shared).stack(top).join('\n'))
    .toSorted()
}

/** Of two definitions of one function the first holds. */
function isPrinted(top: BlockJson, seen: Set<string>): boolean {
  if (top.type !== 'function_define')
    return findFacts(top.type)?.shape === 'hat' || top.type === 'python_lines'
  const { id } = signatureOf(top)
  const isNew = !seen.has(id)
  seen.add(id)
  return isNew
}

const OF_ONESELF: Readonly<Record<string, string | undefined>> = {
  x: 'motion_x()',
  y: 'motion_y()',
  direction: 'motion_direction()',
  size: 'looks_size()',
  volume: 'sound_volume()',
  'costume-number': 'looks_costume_number(WHAT=number)',
  'costume-name': 'looks_costume_number(WHAT=name)',
}

class Sayer {
  readonly #self: string
  readonly #names: ReadonlyMap<string, string>
  /** What everybody has, as the menu of the stage says it. */
  readonly #shared: ReadonlyMap<string, string>
  readonly #defined: Set<string>
  #params: string[] = []
  #isInFunction = false

  constructor(
    actor: ActorSpec,
    names: ReadonlyMap<string, string>,
    shared: ReadonlyMap<string, string>,
  ) {
    this.#self = actor.id
    this.#names = names
    this.#shared = shared
    this.#defined = new Set(
      topBlocks(actor.workspace).flatMap((top) =>
        top.type === 'function_define' ? [signatureOf(top).id] : [],
      ),
    )
  }

  stack(first: BlockJson | undefined, indent = ''): string[] {
    const lines: string[] = []
    for (let block = first; block; block = nextBlock(block)) {
      const { type } = block
      if (type === 'function_define') {
        const { params, warp } = signatureOf(block)
        this.#params = params.map(({ id }) => id)
        this.#isInFunction = true
        lines.push(`define ${params.length} ${warp === true}`)
        continue
      }
      lines.push(indent + this.#said(block))
      for (const arg of blockSpec(type)?.args ?? [])
        if ('body' in arg)
          lines.push(
            `${indent}${arg.body}:`,
            ...this.stack(inputBlock(block, arg.body), `${indent}  `),
          )
    }
    return lines
  }

  #said(block: BlockJson): string {
    const { type } = block
    if (type === 'number') return JSON.stringify(Number(field(block, 'NUM')))
    if (type === 'text') return JSON.stringify(literal(field(block, 'TEXT')))
    if (type === 'colour') return field(block, 'COLOUR')
    if (type === 'menu_messages')
      return `menu ${this.#names.get(variableId(block, 'MENU')) ?? variableId(block, 'MENU')}`
    if (type.startsWith('menu_')) return `menu ${field(block, 'MENU')}`
    if (type === 'function_param' || type === 'function_param_truth') {
      const at = this.#isInFunction ? this.#params.indexOf(field(block, 'PARAM')) : -1
      return at < 0 ? '0' : `param ${at}`
    }
    if (type.startsWith('function_call')) return this.#call(block)
    if (type.startsWith('python_') || type.startsWith('foreign_'))
      return `${type.replace('_end', '_statement')} ${JSON.stringify(block.extraState)}`
    const target = type === 'sensing_of' ? field(inputBlock(block, 'TARGET') ?? block, 'MENU') : ''
    // Asked of oneself, about the backdrop, or for what is everybody's, it is written like the block that asks only that.
    const alias = OF_ONESELF[field(block, 'WHAT')]
    if (type === 'sensing_of' && field(block, 'WHAT').startsWith('backdrop-'))
      return `looks_backdrop_number(WHAT=${field(block, 'WHAT').slice('backdrop-'.length)})`
    if (target === this.#self && alias) return alias
    const everybodys = this.#shared.get(field(block, 'WHAT'))
    if (target === '_stage_' && everybodys !== undefined) return `data_get(VAR=${everybodys})`
    const parts = (blockSpec(type)?.args ?? []).flatMap((arg) => {
      if ('body' in arg) return []
      if ('input' in arg)
        return [
          `${arg.input}=${this.#input(block, arg.input, arg.accepts === 'truth' ? 'false' : arg.accepts === 'text' ? '""' : '0')}`,
        ]
      const id = variableId(block, arg.field)
      return [
        `${arg.field}=${'variable' in arg ? (this.#names.get(id) ?? id) : field(block, arg.field)}`,
      ]
    })
    return `${type}(${parts.join(', ')})`
  }

  #input(block: BlockJson, name: string, empty: string): string {
    const inside = inputBlock(block, name)
    if (!inside) return empty
    const isFalse = inside.type === 'op_boolean' && field(inside, 'BOOL') === 'FALSE'
    return isFalse ? 'false' : this.#said(inside)
  }

  #call(block: BlockJson): string {
    const { id, params } = signatureOf(block)
    if (!this.#defined.has(id)) return '0'
    const args = params.map((param) => {
      const empty =
        param.kind === 'truth'
          ? String(param.preset === 'true')
          : param.preset === undefined
            ? '0'
            : JSON.stringify(literal(param.preset))
      return this.#input(block, `ARG_${param.id}`, empty)
    })
    return `${block.type}(${args.join(', ')})`
  }
}

/** The same program whose sprite has been emptied and then read from its own text. */
export function readAnew(
  program: StageProgram,
  actorId: string,
): { program: StageProgram; text: string } | { problem: string; text: string } {
  const { text } = pythonTextOf(program, actorId)
  const empty = withBlocks(program, actorId, [])
  const read = readPython(text, empty, actorId)
  if ('problems' in read) return { problem: JSON.stringify(read.problems[0]), text }
  const { workspace } = read.reading
  return {
    text,
    program: {
      ...program,
      actors: program.actors.map((actor) =>
        actor.id === actorId ? { ...actor, workspace } : actor,
      ),
    },
  }
}

function withBlocks(program: StageProgram, actorId: string, blocks: BlockJson[]): StageProgram {
  const emptied = (actor: ActorSpec): ActorSpec => ({
    ...actor,
    workspace: { ...actor.workspace, blocks: { blocks } },
  })
  return {
    ...program,
    actors: program.actors.map((actor) => (actor.id === actorId ? emptied(actor) : actor)),
  }
}
