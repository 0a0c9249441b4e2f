/**
 * Makes well-formed blocks of whatever a file holds: only types, fields and inputs of the catalogue, each with a
 * value of its kind. What does not fit is left out and named.
 */

import type { BlockFacts } from '../blocks/block-facts.ts'
import { findFacts } from '../blocks/block-registry.ts'
import type { Arg } from '../catalogue/block-spec.ts'
import { blockSpec } from '../catalogue/catalogue.ts'
import type { BlockJson, FunctionSignature } from '../program.ts'
import { readNumber } from '../values.ts'
import { entries, own, stringOf, textOf } from './plain-values.ts'
import { isColour, isReporterIn, readColourShadow, readMenuShadow } from './read-menus.ts'
import { readSignature } from './read-signature.ts'
import type { VariableScope } from './read-variables.ts'

export interface ProgramProblem {
  actorId: string
  /** The block's id, where it has one. */
  block: string
  code: 'too-nested' | 'too-big' | 'unknown-block' | 'needs-python'
}

export interface Limits {
  /** How many blocks may still be read, in the whole program. */
  left: number
  /** How many may stand inside each other. */
  readonly deepest: number
  readonly isBoard: boolean
  /** Lines of Python among the blocks have no meaning there. */
  readonly isArduino: boolean
}

class LeftOut extends Error {
  readonly code: 'too-nested' | 'too-big'
  readonly block: string

  constructor(code: 'too-nested' | 'too-big', block: string) {
    super(code)
    this.code = code
    this.block = block
  }
}

type Place = 'stack' | 'value'
const PLACES: Record<BlockFacts['shape'], Place | 'top' | null> = {
  hat: 'top',
  top: 'top',
  statement: 'stack',
  end: 'stack',
  value: 'value',
  truth: 'value',
  // What is chosen stands in its input and nowhere else.
  choice: null,
}

const isForeign = (type: string): boolean => type.startsWith('foreign_')

/** Where a block of this type can stand; everything can also lie loose on the workspace. */
function placeOf(type: string, isBoard: boolean): Place | 'top' | null {
  const facts = findFacts(type)
  // The stage has no pins, a board no sprites: such a block would ask somebody who is not there.
  if (!facts || (facts.on ?? 'stage') === (isBoard ? 'stage' : 'board')) return null
  return PLACES[facts.shape]
}

const isDisabled = (given: unknown): boolean => entries(own(given, 'disabledReasons')).length > 0
const idOf = (given: unknown): string => stringOf(own(given, 'id'))

/** What somebody has written on it. */
function commentOf(given: unknown): Pick<BlockJson, 'icons'> {
  const text = stringOf(own(own(own(given, 'icons'), 'comment'), 'text'))
  return text === '' ? {} : { icons: { comment: { text } } }
}

const LONGEST_NAME = 60

/** What the writer of a script calls it in Python. */
function scriptNameOf(type: string, given: unknown): Pick<BlockJson, 'data'> {
  const name = findFacts(type)?.shape === 'hat' ? stringOf(own(given, 'data')) : ''
  return name === '' ? {} : { data: name.slice(0, LONGEST_NAME) }
}

export class BlockReader {
  readonly problems: ProgramProblem[] = []
  readonly #actorId: string
  readonly #scope: VariableScope
  readonly #limits: Limits
  #signatures = new Map<string, FunctionSignature>()

  constructor(actorId: string, scope: VariableScope, limits: Limits) {
    this.#actorId = actorId
    this.#scope = scope
    this.#limits = limits
  }

  /** The scripts of a workspace. One that is too deep or too much is left out whole: half of it would do harm. */
  scripts(given: unknown): BlockJson[] {
    const tops = entries(own(own(given, 'blocks'), 'blocks')).filter((top) => !isDisabled(top))
    const defined = tops.filter((top) => own(top, 'type') === 'function_define')
    // Two definitions of one function: the first holds.
    this.#signatures = new Map(
      defined.toReversed().map((top) => {
        const signature = readSignature(own(top, 'extraState'))
        return [signature.id, signature]
      }),
    )
    return tops.flatMap((top) => this.#script(top))
  }

  #script(top: unknown): BlockJson[] {
    try {
      const isValue = placeOf(stringOf(own(top, 'type')), this.#limits.isBoard) === 'value'
      const read = isValue ? this.#block(top, 'any', 1) : this.#stack(top, 1, 'any')
      return read ? [read] : []
    } catch (error) {
      if (!(error instanceof LeftOut)) throw error
      this.#problem(error.code, error.block || idOf(top))
      return []
    }
  }

  #problem(code: ProgramProblem['code'], block: string): void {
    this.problems.push({ actorId: this.#actorId, block, code })
  }

  #stack(first: unknown, depth: number, start: Place | 'any'): BlockJson | undefined {
    const blocks: BlockJson[] = []
    for (const given of following(first)) {
      const block = isDisabled(given)
        ? null
        : this.#block(given, given === first ? start : 'stack', depth)
      if (block) blocks.push(block)
    }
    return blocks.reduceRight<BlockJson | undefined>(
      (below, above) => (below ? { ...above, next: { block: below } } : above),
      undefined,
    )
  }

  #block(given: unknown, place: Place | 'any', depth: number): BlockJson | null {
    const id = idOf(given)
    if (depth > this.#limits.deepest) throw new LeftOut('too-nested', id)
    this.#limits.left -= 1
    if (this.#limits.left < 0) throw new LeftOut('too-big', id)
    const type = stringOf(own(given, 'type'))
    const fits = placeOf(type, this.#limits.isBoard)
    if (fits === null || (place !== 'any' && place !== fits)) {
      this.#problem('unknown-block', id)
      return null
    }
    if (this.#limits.isArduino && type.startsWith('python_')) {
      this.#problem('needs-python', id)
      return null
    }
    const said = { ...commentOf(given), ...scriptNameOf(type, given) }
    return { type, id, ...said, ...this.#parts(type, given, depth) }
  }

  #parts(type: string, given: unknown, depth: number): Partial<BlockJson> {
    const [fields, inputs] = [own(given, 'fields'), own(given, 'inputs')]
    const spec = blockSpec(type)
    if (spec) return this.#arguments(type, spec.args, fields, inputs, depth)
    if (type === 'number') return { fields: { NUM: numberOf(own(fields, 'NUM')) } }
    if (type === 'text') return { fields: { TEXT: textOf(own(fields, 'TEXT')) } }
    const state = own(given, 'extraState')
    // They do nothing: what is plugged into them is never asked.
    if (type.startsWith('python_')) return { extraState: { text: stringOf(own(state, 'text')) } }
    if (isForeign(type)) return { extraState: { opcode: stringOf(own(state, 'opcode')) } }
    if (type === 'function_param' || type === 'function_param_truth') {
      const PARAM = stringOf(own(fields, 'PARAM'))
      return { fields: { PARAM }, extraState: { name: stringOf(own(state, 'name'), PARAM) } }
    }
    const written = readSignature(state)
    // A call follows its definition: what a call says about itself may be old, or made up.
    const signature = this.#signatures.get(written.id) ?? written
    if (type === 'function_define') return { extraState: signature }
    const args: Arg[] = signature.params.map((param) => ({
      input: `ARG_${param.id}`,
      accepts: param.kind ?? 'text',
    }))
    return { extraState: signature, ...this.#arguments(type, args, fields, inputs, depth) }
  }

  #arguments(
    type: string,
    args: readonly Arg[],
    fields: unknown,
    inputs: unknown,
    depth: number,
  ): Partial<BlockJson> {
    const read: Required<Pick<BlockJson, 'fields' | 'inputs'>> = { fields: {}, inputs: {} }
    for (const arg of args) {
      if ('field' in arg) read.fields[arg.field] = this.#field(arg, own(fields, arg.field))
      else if ('body' in arg) {
        const block = this.#stack(own(own(inputs, arg.body), 'block'), depth + 1, 'stack')
        if (block) read.inputs[arg.body] = { block }
      } else {
        const block =
          this.#value(own(inputs, arg.input), depth + 1) ?? this.#chosen(type, arg, fields, inputs)
        if (block) read.inputs[arg.input] = { block }
      }
    }
    return read
  }

  /** What a menu or a colour says where no reporter stands; older projects keep it in a field of the block. */
  #chosen(
    type: string,
    arg: Extract<Arg, { input: string }>,
    fields: unknown,
    inputs: unknown,
  ): BlockJson | null {
    const given = { shadow: own(own(inputs, arg.input), 'shadow'), old: own(fields, arg.input) }
    if (arg.accepts === 'menu') return readMenuShadow(type, arg, given, this.#scope)
    return arg.accepts === 'colour' ? readColourShadow(arg.preset, given) : null
  }

  /** The block in an input, or the small one that stands there when nothing is plugged in. */
  #value(input: unknown, depth: number): BlockJson | null {
    const plugged = own(input, 'block')
    const block =
      plugged === undefined || isDisabled(plugged) || !isReporterIn(plugged)
        ? null
        : this.#block(plugged, 'value', depth)
    const shadow = own(input, 'shadow')
    if (block || shadow === undefined || !isReporterIn(shadow)) return block
    return this.#block(shadow, 'value', depth)
  }

  #field(arg: Extract<Arg, { field: string }>, given: unknown): unknown {
    if ('variable' in arg) return { id: this.#scope.id(given, arg.variable) }
    const text = textOf(given)
    if ('colour' in arg) return isColour(text) ? text : arg.colour
    if ('dots' in arg) return /^[0-9a-f]{0,64}$/i.test(text) ? text : arg.dots
    if (typeof arg.options === 'string') return text
    return arg.options.includes(text) ? text : arg.options[0]
  }
}

/** A block and those below it, which hang on each other or lie in a list. */
function* following(first: unknown): Generator {
  for (let given = first; given !== undefined; given = own(own(given, 'next'), 'block')) {
    yield given
    const rest = own(given, 'rest')
    if (!Array.isArray(rest)) continue
    yield* rest
    return
  }
}

/** Fields for numbers hold numbers; in old or foreign files perhaps the text of one. */
function numberOf(given: unknown): number {
  const value = typeof given === 'string' ? readNumber(given) : given
  return typeof value === 'number' && !Number.isNaN(value) ? value : 0
}
