/** Expressions as blocks: each is looked up among the patterns, and what is none of them stays as its text. */

import { findFacts } from '../../blocks/block-registry.ts'
import type { Arg } from '../../catalogue/block-spec.ts'
import { isMenu } from '../../catalogue/catalogue.ts'
import { menuShadow } from '../../catalogue/menu-shadow.ts'
import type { BlockJson } from '../../program.ts'
import { UNASKED } from './counting-loops.ts'
import { makeCall, makeMissing } from './make-calls.ts'
import { type Input, InputMaker, unwrapped } from './make-inputs.ts'
import type { Making } from './making.ts'
import { isText, otherValues } from './other-ways.ts'
import { isAsked, isName, sameTerm, type Term, term } from './python-tree.ts'
import type { Pattern } from './specimens.ts'
import { type Bindings, unify } from './unify.ts'

export class ValueMaker {
  readonly #making: Making
  readonly #inputs: InputMaker
  readonly #lines: (lines: readonly Term[]) => BlockJson | undefined

  /** `lines`: a body as one stack. */
  constructor(making: Making, lines: (lines: readonly Term[]) => BlockJson | undefined) {
    this.#making = making
    this.#inputs = new InputMaker(making, (given) => this.value(given))
    this.#lines = lines
  }

  get inputs(): InputMaker {
    return this.#inputs
  }

  /** A block that gives what this expression says. */
  value(given: Term): BlockJson {
    return this.#value(unwrapped(given)) ?? this.#making.pythonValue(given)
  }

  /** The block of a pattern, or null where it is not what is meant. */
  match(pattern: Pattern, given: readonly Term[]): BlockJson | null {
    if (
      given.length < pattern.terms.length ||
      this.#countsForSomebody(pattern.terms[0]!, given[0]!)
    )
      return null
    const found: Bindings = new Map()
    const { isSelf } = this.#making.names
    if (!pattern.terms.every((part, index) => unify(part, given[index]!, found, isSelf)))
      return null
    const block: BlockJson = { type: pattern.type }
    for (const arg of pattern.spec.args) if (!this.#give(block, arg, pattern, found)) return null
    return this.#making.place(block, {
      from: given[0]!.from,
      to: given[pattern.terms.length - 1]!.to,
    })
  }

  /** False where what stands there cannot be meant. */
  #give(block: BlockJson, arg: Arg, { chosen, texts }: Pattern, found: Bindings): boolean {
    if ('body' in arg) {
      const first = this.#lines(found.get(arg.body)!.parts)
      if (first) block.inputs = { ...block.inputs, [arg.body]: { block: first } }
      return true
    }
    if ('input' in arg) {
      const choice = chosen[arg.input]
      const input =
        choice !== undefined && isMenu(arg)
          ? { shadow: menuShadow(block.type, arg, choice) }
          : this.#inputs.input(block.type, arg, found.get(arg.input)!, texts.has(arg.input))
      if (input.block || input.shadow) block.inputs = { ...block.inputs, [arg.input]: input }
      return true
    }
    const value = chosen[arg.field] ?? this.#making.field(arg, found.get(arg.field)!)
    if (value === undefined) return false
    block.fields = { ...block.fields, [arg.field]: value }
    return true
  }

  /** On the stage those that only sprites have are meant last. */
  found(place: 'lines' | 'value', given: Term): readonly Pattern[] {
    const found = this.#making.patterns.find(place, given)
    if (!this.#making.actor.isStage || !found.some(({ spec }) => spec.spriteOnly)) return found
    return found.toSorted(
      (one, other) => Number(one.spec.spriteOnly ?? false) - Number(other.spec.spriteOnly ?? false),
    )
  }

  #value(given: Term): BlockJson | null {
    const place = (block: BlockJson): BlockJson => this.#making.place(block, given)
    if (given.kind === 'number')
      return place({ type: 'number', fields: { NUM: Number(given.value) } })
    if (given.kind === 'text') return place({ type: 'text', fields: { TEXT: given.value } })
    const named =
      this.#named(given) ?? makeCall(this.#making, this.#inputs, given, 'function_call_value')
    if (named) return named
    if (given.kind === 'format') return this.#format(given)
    const special = makeMissing(this.#making, given) ?? this.#joined(given) ?? this.#asked(given)
    if (special) return special
    if (given.kind === 'binary' && given.parts.some(isText)) return this.#words(given)
    return this.#matched(given) ?? this.#otherwise(given)
  }

  #matched(given: Term): BlockJson | null {
    if (this.#making.sums.isNoSum(given)) return this.#summed(given)
    for (const pattern of this.found('value', given)) {
      const made = this.match(pattern, [given])
      if (!made) continue
      this.#making.sums.note(made, given, this.#making.fn)
      return made
    }
    return null
  }

  #otherwise(given: Term): BlockJson | null {
    for (const other of otherValues(given, this.#making.names, this.#making.scope)) {
      const made = sameTerm(other, given) ? null : this.#value(other)
      if (made && !this.#making.isLeftOver(made, given)) return this.#making.place(made, given)
    }
    return null
  }

  /** Beside a text that is written down `+` puts texts together; whatever else Python does there, no block does. */
  #words(given: Term): BlockJson | null {
    return given.value === '+' ? this.#otherwise(given) : null
  }

  /** `first + last` of two words. */
  #summed(given: Term): BlockJson | null {
    if (!this.#making.sums.isJoin(given)) return null
    return this.#format(term('format', '', given.parts, given))
  }

  #named(given: Term): BlockJson | null {
    const param = this.#making.paramOf(given)
    if (param) {
      const type = param.kind === 'truth' ? 'function_param_truth' : 'function_param'
      return this.#making.place(
        { type, fields: { PARAM: param.id }, extraState: { name: param.name } },
        given,
      )
    }
    const id = this.#making.variableOf(given, false)
    const type = this.#making.patterns.getters.get('variable')
    const isNamed = given.kind === 'name' || given.kind === 'attribute'
    if (isNamed && id !== undefined && type)
      return this.#making.place({ type, fields: { VAR: { id } } }, given)
    return isNamed ? this.#ofAnother(given) : null
  }

  /** A variable of another sprite. */
  #ofAnother({ kind, value, parts: [owner], from, to }: Term): BlockJson | null {
    if (kind !== 'attribute' || owner!.kind !== 'name') return null
    const { names } = this.#making
    const actor = names.actor(owner!.value)
    const name = actor === undefined ? undefined : names.ownName(actor, value)
    if (actor === undefined || name === undefined) return null
    const shadow = { type: 'menu_ofTargets', fields: { MENU: actor } }
    return this.#making.place(
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
    const actor = this.#making.actorOf(owner!)
    const isStage = this.#making.program.actors.some((entry) => entry.isStage && entry.id === actor)
    const MENU = actor === undefined || isStage ? '_stage_' : actor
    const shadow = { type: 'menu_ofTargets', fields: { MENU } }
    const TARGET = actor === undefined ? { shadow, block: this.value(owner!) } : { shadow }
    const fields = { WHAT: `variable:${name!.value}` }
    return this.#making.place({ type: 'sensing_of', fields, inputs: { TARGET } }, given)
  }

  /** `f"…"` joins its first part with the rest. */
  #format(given: Term): BlockJson | null {
    const [first, ...rest] = given.parts
    if (!first || !findFacts('text_join'))
      return this.#making.place({ type: 'text', fields: { TEXT: '' } }, given)
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
        : this.#inputs.shown(part, 'tuk')
    const inputs = { A: input(first), B: input(second) }
    return this.#making.place({ type: 'text_join', inputs }, given)
  }

  /** Where words meet words there is no `f"…"`. */
  #joined(given: Term): BlockJson | null {
    const [called, ...parts] = given.parts
    const isJoin = given.kind === 'call' && isName(called, 'join') && parts.length === 2
    return isJoin ? this.#format({ ...given, kind: 'call', parts }) : null
  }

  /** `for i in range(4)` only repeats as long as nobody asks for `i`. */
  #countsForSomebody(pattern: Term, given: Term): boolean {
    if (pattern.kind !== 'for' || given.kind !== 'for' || pattern.parts[0]!.kind !== 'name')
      return false
    const [counter, , body] = given.parts
    if (counter!.note === UNASKED) return false
    return (
      isAsked(body!, counter!.value) || (this.#making.scope?.isAskedAfter(counter!.value) ?? false)
    )
  }
}
