/** Blocks out of terms: each term is looked up among the patterns, and what is none of them stays as its text. */

import { everyBlock } from '../../block-json.ts'
import { findFacts } from '../../blocks/block-registry.ts'
import type { Arg } from '../../catalogue/block-spec.ts'
import { isMenu } from '../../catalogue/catalogue.ts'
import {
  colourShadow,
  firstChoice,
  type InputArg,
  menuShadow,
} from '../../catalogue/menu-shadow.ts'
import type { ActorSpec, BlockJson, FunctionSignature, StageProgram } from '../../program.ts'
import { isColour } from '../../read/read-menus.ts'
import { dedented, isPythonBlock } from '../python-blocks-text.ts'
import type { KnownNames, OwnFunction } from './known-names.ts'
import { anotherWay, isAsked, otherWays, UNASKED } from './other-ways.ts'
import type { PatternIndex } from './pattern-index.ts'
import { isName, sameTerm, type Term, term } from './python-tree.ts'
import type { Pattern } from './specimens.ts'
import { type Bindings, unify } from './unify.ts'

const FOREIGN = new Map([
  ['missing', 'foreign_statement'],
  ['missing_value', 'foreign_value'],
  ['missing_truth', 'foreign_truth'],
])

export interface Place {
  from: number
  to: number
}

interface Input {
  block?: BlockJson
  shadow?: BlockJson
}

/** Where each block stands in the text; blocks have no ids yet. */
export type PlacesOf = Map<BlockJson, Place>

export class BlockMaker {
  readonly places: PlacesOf = new Map()
  readonly #text: string
  readonly #program: StageProgram
  readonly #actor: ActorSpec
  readonly #names: KnownNames
  readonly #patterns: PatternIndex
  /** The function whose body is being read. */
  #inside: OwnFunction | null = null

  constructor(
    text: string,
    program: StageProgram,
    actor: ActorSpec,
    names: KnownNames,
    patterns: PatternIndex,
  ) {
    this.#text = text
    this.#program = program
    this.#actor = actor
    this.#names = names
    this.#patterns = patterns
  }

  /** The line with an @ above a script as its hat. */
  hat(given: Term): BlockJson | null {
    for (const pattern of this.#patterns.find('hat', given)) {
      const made = this.#match(pattern, [given])
      if (made) return made
    }
    return null
  }

  /** The lines of a body, one block under the other. */
  body(given: Term, inside: OwnFunction | null): BlockJson[] {
    const outside = this.#inside
    this.#inside = inside
    const made = this.#lines(given.parts)
    this.#inside = outside
    return made
  }

  #lines(lines: readonly Term[]): BlockJson[] {
    const blocks: BlockJson[] = []
    for (let at = 0; at < lines.length; ) {
      const here = lines[at]!
      if (here.kind === 'pass' || here.kind === 'note' || here.kind === 'global') {
        if (here.note !== undefined) note(blocks.at(-1) ?? null, here.note)
        at += 1
        continue
      }
      const { made, count } = this.#statement(lines, at)
      const said = lines.slice(at, at + count).flatMap((line) => line.note ?? [])
      if (said.length > 0) note(made[0] ?? null, said.join('\n'))
      blocks.push(...made)
      at += count
    }
    return blocks
  }

  #statement(lines: readonly Term[], at: number): { made: BlockJson[]; count: number } {
    const here = lines[at]!
    const own = this.#call(here, 'function_call') ?? this.#missing(here)
    if (own) return { made: [own], count: 1 }
    const found = this.#matched(lines, at)
    if (found && !found.made.some(hasPython)) return found
    const others = otherWays(here, this.#names)
    const made = others ? this.#lines(others) : []
    // Another way that leaves Python as well says no more than the first.
    const isBetter = others !== null && !made.some(found ? hasPython : isPythonBlock)
    return isBetter ? { made, count: 1 } : (found ?? { made: [this.#python(here)], count: 1 })
  }

  #matched(lines: readonly Term[], at: number): { made: BlockJson[]; count: number } | null {
    for (const pattern of this.#found('lines', lines[at]!)) {
      const count = pattern.terms.length
      const made = this.#match(pattern, lines.slice(at, at + count))
      if (made) return { made: [made], count }
    }
    return null
  }

  /** On the stage those that only sprites have are meant last. */
  #found(place: 'lines' | 'value', given: Term): readonly Pattern[] {
    const found = this.#patterns.find(place, given)
    if (!this.#actor.isStage || !found.some(({ spec }) => spec.spriteOnly)) return found
    return found.toSorted(
      (one, other) => Number(one.spec.spriteOnly ?? false) - Number(other.spec.spriteOnly ?? false),
    )
  }

  /** What no block says, with the spaces before its lines taken away. */
  #python(given: Term): BlockJson {
    const start = this.#text.lastIndexOf('\n', given.from - 1) + 1
    const text = dedented(this.#text.slice(given.from, given.to), given.from - start)
    return this.place({ type: 'python_lines', extraState: { text: text.trimEnd() } }, given)
  }

  pythonAt({ from, to }: Place): BlockJson {
    return this.#python(term('other', '', [], { from, to }))
  }

  /** Says where a block stands; the end of its last line is none of its own. */
  place(block: BlockJson, { from, to }: Place): BlockJson {
    let end = to
    while (end > from && /\s/.test(this.#text[end - 1]!)) end -= 1
    this.places.set(block, { from, to: end })
    return block
  }

  #match(pattern: Pattern, given: readonly Term[]): BlockJson | null {
    if (given.length < pattern.terms.length || countsForSomebody(pattern.terms[0]!, given[0]!))
      return null
    const found: Bindings = new Map()
    if (
      !pattern.terms.every((part, index) => unify(part, given[index]!, found, this.#names.isSelf))
    )
      return null
    const block: BlockJson = { type: pattern.type }
    for (const arg of pattern.spec.args) if (!this.#give(block, arg, pattern, found)) return null
    return this.place(block, { from: given[0]!.from, to: given[pattern.terms.length - 1]!.to })
  }

  /** False where what stands there cannot be meant. */
  #give(block: BlockJson, arg: Arg, { chosen, texts }: Pattern, found: Bindings): boolean {
    if ('body' in arg) {
      const first = stackOf(this.#lines(found.get(arg.body)!.parts))
      if (first) block.inputs = { ...block.inputs, [arg.body]: { block: first } }
      return true
    }
    if ('input' in arg) {
      const choice = chosen[arg.input]
      const given = found.get(arg.input)
      const input =
        choice !== undefined && isMenu(arg)
          ? { shadow: menuShadow(block.type, arg, choice) }
          : this.#input(block.type, arg, given!, texts.has(arg.input))
      if (!input) return false
      if (input.block || input.shadow) block.inputs = { ...block.inputs, [arg.input]: input }
      return true
    }
    const value = chosen[arg.field] ?? this.#field(arg, found.get(arg.field)!)
    if (value === undefined) return false
    block.fields = { ...block.fields, [arg.field]: value }
    return true
  }

  #field(arg: Extract<Arg, { field: string }>, given: Term): unknown {
    if ('variable' in arg) {
      if (arg.variable === 'message')
        return given.kind === 'text' ? { id: this.#names.message(given.value) } : undefined
      const id = this.variableOf(given, arg.variable === 'list')
      return id === undefined ? undefined : { id }
    }
    if (given.kind !== 'text') return undefined
    if (!('options' in arg)) return given.value
    if (typeof arg.options !== 'string')
      return arg.options.includes(given.value) ? given.value : undefined
    return this.#projects(arg.options, given.value)
  }

  /** What a menu of the project keeps of what is written: costumes and sounds are known by name or by id. */
  #projects(source: string, said: string): string {
    const stage = this.#program.actors.find(({ isStage }) => isStage)
    const lists: Record<string, readonly { id: string; name: string }[] | undefined> = {
      costumes: this.#actor.costumes,
      backdrops: stage?.costumes,
      sounds: this.#actor.sounds,
    }
    const entries = Object.hasOwn(lists, source) ? (lists[source] ?? []) : []
    const known = entries.find(({ id }) => id === said) ?? entries.find(({ name }) => name === said)
    return known?.id ?? said
  }

  /** The id of the variable or list that is meant. */
  variableOf(given: Term, isList: boolean): string | undefined {
    // Watchers are shown by the variable's name as a text.
    if (given.kind === 'text') {
      const [first = '', second] = given.value.split('.')
      return second === undefined || !this.#names.isSelf(first)
        ? this.#names.variable(given.value, isList)
        : this.#names.own(this.#actor.id, second, isList)
    }
    if (given.kind === 'name')
      return this.#paramOf(given) ? undefined : this.#names.variable(given.value, isList)
    const [owner] = given.parts
    if (given.kind !== 'attribute' || owner!.kind !== 'name' || !this.#names.isSelf(owner!.value))
      return undefined
    return this.#names.own(this.#actor.id, given.value, isList)
  }

  #paramOf({ kind, value }: Term): FunctionSignature['params'][number] | undefined {
    const index = kind === 'name' ? (this.#inside?.params.indexOf(value) ?? -1) : -1
    return this.#inside?.signature.params[index]
  }

  #input(type: string, arg: InputArg, given: Term, isText: boolean): Input | null {
    if (isMenu(arg)) return this.#menu(type, arg, given, isText)
    if (arg.accepts === 'colour') {
      const shadow = colourShadow(arg.preset)
      const isChosen = given.kind === 'text' && isColour(given.value)
      return isChosen ? { shadow: colourShadow(given.value) } : { shadow, block: this.value(given) }
    }
    return this.#plain(given, arg.accepts, arg.preset)
  }

  #menu(
    type: string,
    arg: Extract<InputArg, { accepts: 'menu' }>,
    given: Term,
    isText: boolean,
  ): Input | null {
    // What only gives a name may be a text as well; an empty one is nobody.
    if (given.kind === 'text' && (isText || given.value === '')) {
      const { options } = arg
      if (options === 'messages')
        return { shadow: menuShadow(type, arg, this.#names.message(given.value)) }
      if (typeof options === 'string')
        return { shadow: menuShadow(type, arg, this.#projects(options, given.value)) }
      if (options.includes(given.value)) return { shadow: menuShadow(type, arg, given.value) }
    }
    const actor =
      given.kind === 'name' && !this.#paramOf(given) ? this.#names.actor(given.value) : undefined
    if (actor !== undefined) return { shadow: menuShadow(type, arg, actor) }
    return { shadow: menuShadow(type, arg, firstChoice(arg)), block: this.value(given) }
  }

  /** An input with the small block that the editor puts there. */
  #plain(
    given: Term,
    accepts: 'number' | 'text' | 'truth',
    preset: number | string | undefined,
  ): Input {
    const plain = unwrapped(given)
    if (accepts === 'truth')
      return plain.kind === 'constant' && plain.value === 'False'
        ? {}
        : { block: this.value(given) }
    const isLiteral = plain.kind === 'number' || plain.kind === 'text'
    if (isLiteral && (accepts === 'text' || plain.kind === 'text'))
      return { shadow: this.place({ type: 'text', fields: { TEXT: plain.value } }, given) }
    if (isLiteral)
      return { shadow: this.place({ type: 'number', fields: { NUM: Number(plain.value) } }, given) }
    const shadow: BlockJson | undefined =
      preset === undefined
        ? undefined
        : accepts === 'number'
          ? { type: 'number', fields: { NUM: Number(preset) } }
          : { type: 'text', fields: { TEXT: String(preset) } }
    return { ...(shadow ? { shadow } : {}), block: this.value(given) }
  }

  /** A block that gives what this expression says. */
  value(given: Term): BlockJson {
    const plain = unwrapped(given)
    return this.#value(plain) ?? this.#pythonValue(given)
  }

  #pythonValue(given: Term): BlockJson {
    const written = this.#text.slice(given.from, given.to)
    // Brackets come back where they are needed; over several lines they hold the lines together.
    const isClosed = given.isClosed && !written.includes('\n') && /^\(.*\)$/.test(written)
    const text = isClosed ? written.slice(1, -1).trim() : written
    return this.place({ type: 'python_value', extraState: { text } }, given)
  }

  #value(given: Term): BlockJson | null {
    if (given.kind === 'number')
      return this.place({ type: 'number', fields: { NUM: Number(given.value) } }, given)
    if (given.kind === 'text')
      return this.place({ type: 'text', fields: { TEXT: given.value } }, given)
    const named = this.#named(given) ?? this.#call(given, 'function_call_value')
    if (named) return named
    if (given.kind === 'format') return this.#format(given)
    const special = this.#missing(given) ?? this.#joined(given) ?? this.#asked(given)
    if (special) return special
    for (const pattern of this.#found('value', given)) {
      const made = this.#match(pattern, [given])
      if (made) return made
    }
    const other = anotherWay(given, this.#names)
    if (!other || sameTerm(other, given)) return null
    const made = this.#value(other)
    return made ? this.place(made, given) : null
  }

  #named(given: Term): BlockJson | null {
    const param = this.#paramOf(given)
    if (param) {
      const type = param.kind === 'truth' ? 'function_param_truth' : 'function_param'
      return this.place(
        { type, fields: { PARAM: param.id }, extraState: { name: param.name } },
        given,
      )
    }
    if (given.kind !== 'name' && given.kind !== 'attribute') return null
    for (const isList of [false, true]) {
      const id = this.variableOf(given, isList)
      const type = isList ? 'list_get' : this.#patterns.getters.get('variable')
      const field = isList ? 'LIST' : 'VAR'
      if (id !== undefined && type) return this.place({ type, fields: { [field]: { id } } }, given)
    }
    return this.#ofAnother(given)
  }

  /** A variable of another sprite. */
  #ofAnother({ kind, value, parts: [owner], from, to }: Term): BlockJson | null {
    if (kind !== 'attribute' || owner!.kind !== 'name') return null
    const actor = this.#names.actor(owner!.value)
    const name = actor === undefined ? undefined : this.#names.ownName(actor, value)
    if (actor === undefined || name === undefined) return null
    const shadow = { type: 'menu_ofTargets', fields: { MENU: actor } }
    return this.place(
      { type: 'sensing_of', fields: { WHAT: `variable:${name}` }, inputs: { TARGET: { shadow } } },
      { from, to },
    )
  }

  /** `variable_of(dog, "strength")`, of somebody by his name or by a text that says it. */
  #asked(given: Term): BlockJson | null {
    const [called, owner, name] = given.parts
    if (given.kind !== 'call' || given.parts.length !== 3 || !isName(called, 'variable_of'))
      return null
    if (name!.kind !== 'text') return null
    const isKnown = owner!.kind === 'name' && !this.#paramOf(owner!)
    const actor = isKnown ? this.#names.actor(owner!.value) : undefined
    const isStage = this.#program.actors.some((entry) => entry.isStage && entry.id === actor)
    const MENU = actor === undefined || isStage ? '_stage_' : actor
    const shadow = { type: 'menu_ofTargets', fields: { MENU } }
    const TARGET = actor === undefined ? { shadow, block: this.value(owner!) } : { shadow }
    const fields = { WHAT: `variable:${name!.value}` }
    return this.place({ type: 'sensing_of', fields, inputs: { TARGET } }, given)
  }

  /** `f"…"` joins its first part with the rest. */
  #format(given: Term): BlockJson | null {
    const [first, ...rest] = given.parts
    if (!first || !findFacts('text_join'))
      return this.place({ type: 'text', fields: { TEXT: '' } }, given)
    const empty = term('text', '', [], { from: given.to, to: given.to })
    const second =
      rest.length > 1
        ? { ...given, parts: rest, from: rest[0]!.from, to: rest.at(-1)!.to }
        : (rest[0] ?? empty)
    if (rest.length === 0 && first.kind === 'text') return this.#value(first)
    // Between braces a number is one, as a text it would stand among the words.
    const isBraced = given.kind === 'format'
    const input = (part: Term): Input =>
      isBraced && part.kind === 'number'
        ? { shadow: this.#value(part)! }
        : this.#plain(part, 'text', 'tuk')
    const inputs = { A: input(first), B: input(second) }
    return this.place({ type: 'text_join', inputs }, given)
  }

  /** Where words meet words there is no `f"…"`. */
  #joined(given: Term): BlockJson | null {
    const [called, ...parts] = given.parts
    const isJoin = given.kind === 'call' && isName(called, 'join') && parts.length === 2
    return isJoin ? this.#format({ ...given, kind: 'call', parts }) : null
  }

  /** A block of Scratch that is not here. */
  #missing(given: Term): BlockJson | null {
    const call = given.kind === 'do' ? given.parts[0]! : given
    const [called, name] = call.parts
    if (call.kind !== 'call' || call.parts.length !== 2 || name!.kind !== 'text') return null
    const type = called!.kind === 'name' ? FOREIGN.get(called!.value) : undefined
    if (!type || (type === 'foreign_statement') !== (given.kind === 'do')) return null
    return this.place({ type, extraState: { opcode: name!.value } }, given)
  }

  #call(given: Term, type: 'function_call' | 'function_call_value'): BlockJson | null {
    const call = given.kind === 'do' ? given.parts[0]! : given
    if (call.kind !== 'call' || (type === 'function_call') !== (given.kind === 'do')) return null
    const [called, ...args] = call.parts
    const known = called!.kind === 'name' ? this.#names.functions.get(called!.value) : undefined
    if (!known || args.length > known.params.length || args.some(({ kind }) => kind === 'keyword'))
      return null
    const block: BlockJson = { type, extraState: known.signature }
    args.forEach((value, index) => {
      const { id, kind } = known.signature.params[index]!
      const input = this.#plain(value, kind ?? 'text', kind ? undefined : '')
      if (input.block || input.shadow) block.inputs = { ...block.inputs, [`ARG_${id}`]: input }
    })
    return this.place(block, given)
  }
}

/** `for i in range(4)` only repeats as long as nobody asks for `i`. */
function countsForSomebody(pattern: Term, given: Term): boolean {
  if (pattern.kind !== 'for' || given.kind !== 'for' || pattern.parts[0]!.kind !== 'name')
    return false
  const [counter, , body] = given.parts
  return counter!.note !== UNASKED && isAsked(body!, counter!.value)
}

function hasPython(block: BlockJson): boolean {
  for (const inside of everyBlock(block)) if (isPythonBlock(inside)) return true
  return false
}

/** Helpers that only say what kind a value has: blocks know it by themselves. */
function unwrapped(given: Term): Term {
  const [called, inside] = given.parts
  if (given.kind === 'brackets') return unwrapped(called!)
  const isCall = given.kind === 'call' && given.parts.length === 2 && called!.kind === 'name'
  if (isCall && called!.value === 'as_number') return unwrapped(inside!)
  return isCall && called!.value === 'str' && inside!.kind === 'number' ? inside! : given
}

export function note(block: BlockJson | null, text: string): void {
  if (!block) return
  const known = block.icons?.comment?.text
  const both = known ? `${known}\n${text}` : text
  // The editor wants to know how large it is.
  const comment = { text: both, pinned: false, height: 80, width: 160 }
  block.icons = { comment }
}

export function stackOf(blocks: readonly BlockJson[]): BlockJson | undefined {
  for (let at = blocks.length - 2; at >= 0; at--) blocks[at]!.next = { block: blocks[at + 1]! }
  return blocks[0]
}
