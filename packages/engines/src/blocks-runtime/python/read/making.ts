/** What everybody shares who makes blocks out of one text: the text, who is meant by a name, where blocks stand. */

import { everyBlock } from '../../block-json.ts'
import type { Arg } from '../../catalogue/block-spec.ts'
import type { ActorSpec, BlockJson, FunctionSignature, StageProgram } from '../../program.ts'
import { dedented, isPythonBlock } from '../python-blocks-text.ts'
import type { KnownNames, OwnFunction } from './known-names.ts'
import type { PatternIndex } from './pattern-index.ts'
import type { Scope } from './python-scopes.ts'
import { type Term, term } from './python-tree.ts'
import type { Sums } from './sums.ts'

export interface Place {
  from: number
  to: number
}

/** Where each block stands in the text; blocks have no ids yet. */
export type PlacesOf = Map<BlockJson, Place>

export interface Given {
  text: string
  program: StageProgram
  actor: ActorSpec
  names: KnownNames
  patterns: PatternIndex
  sums: Sums
}

export class Making {
  readonly places: PlacesOf = new Map()
  readonly text: string
  readonly program: StageProgram
  readonly actor: ActorSpec
  readonly names: KnownNames
  readonly patterns: PatternIndex
  readonly sums: Sums
  /** The function whose body is being read, and the names that are its own. */
  fn: OwnFunction | null = null
  scope: Scope | null = null

  constructor({ text, program, actor, names, patterns, sums }: Given) {
    this.text = text
    this.program = program
    this.actor = actor
    this.names = names
    this.patterns = patterns
    this.sums = sums
  }

  /** Says where a block stands; the end of its last line is none of its own. */
  place(block: BlockJson, { from, to }: Place): BlockJson {
    let end = to
    while (end > from && /\s/.test(this.text[end - 1]!)) end -= 1
    this.places.set(block, { from, to: end })
    return block
  }

  /** What no block says, with the spaces before its lines taken away. */
  python(given: Place): BlockJson {
    const start = this.text.lastIndexOf('\n', given.from - 1) + 1
    const written = dedented(this.text.slice(given.from, given.to), given.from - start).trimEnd()
    const shared = this.scope?.sharedIn(written) ?? []
    const text = shared.length > 0 ? `global ${shared.join(', ')}\n${written}` : written
    return this.place({ type: 'python_lines', extraState: { text } }, given)
  }

  pythonValue(given: Term): BlockJson {
    const written = this.text.slice(given.from, given.to)
    // Brackets come back where they are needed; over several lines they hold the lines together.
    const isClosed = given.isClosed && !written.includes('\n') && /^\(.*\)$/.test(written)
    const text = isClosed ? written.slice(1, -1).trim() : written
    return this.place({ type: 'python_value', extraState: { text } }, given)
  }

  /** The id of the variable or list that is meant. */
  variableOf(given: Term, isList: boolean): string | undefined {
    // Watchers are shown by the variable's name as a text.
    if (given.kind === 'text') {
      const [first = '', second] = given.value.split('.')
      return second === undefined || !this.names.isSelf(first)
        ? this.names.variable(given.value, isList)
        : this.names.own(this.actor.id, second, isList)
    }
    if (given.kind === 'name')
      return this.paramOf(given) || this.scope?.isOwn(given.value)
        ? undefined
        : this.names.variable(given.value, isList)
    const [owner] = given.parts
    if (given.kind !== 'attribute' || owner!.kind !== 'name' || !this.names.isSelf(owner!.value))
      return undefined
    return this.names.own(this.actor.id, given.value, isList)
  }

  paramOf({ kind, value }: Term): FunctionSignature['params'][number] | undefined {
    const index = kind === 'name' ? (this.fn?.params.indexOf(value) ?? -1) : -1
    return this.fn?.signature.params[index]
  }

  /** The id of the sprite that is meant. */
  actorOf(given: Term): string | undefined {
    return given.kind === 'name' && !this.paramOf(given) ? this.names.actor(given.value) : undefined
  }

  /** What a field holds, or undefined where that cannot be meant. */
  field(arg: Extract<Arg, { field: string }>, given: Term): unknown {
    if ('variable' in arg) {
      if (arg.variable === 'message')
        return given.kind === 'text' ? { id: this.names.message(given.value) } : undefined
      const id = this.variableOf(given, arg.variable === 'list')
      return id === undefined ? undefined : { id }
    }
    if (given.kind !== 'text') return undefined
    if (!('options' in arg)) return given.value
    if (typeof arg.options !== 'string')
      return arg.options.includes(given.value) ? given.value : undefined
    return this.ofProject(arg.options, given.value)
  }

  /** What a menu of the project keeps of what is written: costumes and sounds are known by name or by id. */
  ofProject(source: string, said: string): string {
    const stage = this.program.actors.find(({ isStage }) => isStage)
    const lists: Record<string, readonly { id: string; name: string }[] | undefined> = {
      costumes: this.actor.costumes,
      backdrops: stage?.costumes,
      sounds: this.actor.sounds,
    }
    const entries = Object.hasOwn(lists, source) ? (lists[source] ?? []) : []
    const known = entries.find(({ id }) => id === said) ?? entries.find(({ name }) => name === said)
    return known?.id ?? said
  }

  /** Whether a part of what was to be said otherwise had to stay Python: then all of it stays as it was written. */
  isLeftOver(made: BlockJson, { from, to }: Place): boolean {
    for (const block of everyBlock(made)) {
      const place = isPythonBlock(block) ? this.places.get(block) : undefined
      if (place?.from === from && place.to >= to - 1) return true
    }
    return false
  }

  /** Lines that stand outside every script. */
  pythonAt({ from, to }: Place): BlockJson {
    return this.python(term('other', '', [], { from, to }))
  }
}
