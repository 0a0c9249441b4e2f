/** Where a piece of code is being generated that has the meaning of Scratch. */

import { everyBlock, field, inputBlock, signatureOf } from '../block-json.ts'
import type { InputName } from '../block-node.ts'
import type { BlockFacts, Kind } from '../blocks/block-facts.ts'
import { factsOf } from '../blocks/block-registry.ts'
import type { BlockJson, FunctionParam } from '../program.ts'
import { leftOut } from './flow.ts'
import { type Js, js, jsName, jsNumber, jsText, jsValue, listed } from './javascript-code.ts'
import type { Names } from './list-code.ts'
import { paramKey, variableKey } from './place-keys.ts'
import { Scope } from './scope.ts'
import { isInstant, type ScratchFunctions } from './scratch-functions.ts'
import { type ScratchKind, writtenNumber } from './scratch-kind.ts'
import type { ScratchKinds } from './scratch-kinds.ts'
import { listItemAs } from './scratch-list-code.ts'
import { isCalm } from './suspension.ts'

/** What a block has where Scratch means something else. */
interface ScratchRules {
  scratch?: (block: BlockJson, scope: ScratchScope) => Js
}

const NAME = /^[\w$.]+$/

export interface ScratchPlace {
  names: Names
  functions: ScratchFunctions
  kinds: ScratchKinds
  fn: string
  canYield: boolean
  /** In functions that run in one go, and in all they call. */
  isWarp: boolean
  /** Hears which functions are called, and how. */
  wants: (id: string, isWarp: boolean) => void
}

export class ScratchScope extends Scope {
  readonly #place: ScratchPlace

  constructor(place: ScratchPlace) {
    super(place.names, place.functions, place.kinds.plain, place.fn, place.canYield)
    this.#place = place
  }

  /** In functions that run in one go, and in all they call. */
  get isWarp(): boolean {
    return this.#place.isWarp
  }

  override expression(block: BlockJson): Js {
    const { scratch } = factsOf(block.type) as BlockFacts & ScratchRules
    return scratch ? scratch(block, this) : super.expression(block)
  }

  scratchKind(block: BlockJson | undefined): ScratchKind {
    return this.#place.kinds.of(block, this.fn)
  }

  /** For rules that know numbers and everything else only: what may be NaN is anything. */
  override kind<Block extends BlockJson>(block: Block, input: InputName<Block>): Kind {
    const kind = this.scratchKind(inputBlock(block, input))
    if (kind === 'finite' || kind === 'num') return 'num'
    return kind === 'nan' ? 'any' : kind
  }

  override num<Block extends BlockJson>(block: Block, input: InputName<Block>): Js {
    const child = inputBlock(block, input)
    const written = writtenNumber(child)
    if (written !== null || !child) return jsNumber(written ?? 0)
    if (child.type === 'list_item') return listItemAs(child, this, 'number')
    return this.#asNumber(this.expression(child), this.scratchKind(child))
  }

  /** `m` is a local of every script. */
  #asNumber(code: Js, kind: ScratchKind): Js {
    if (kind === 'finite' || kind === 'num') return code
    if (kind === 'bool') return js`(${code} ? 1 : 0)`
    if (kind !== 'nan') return js`num(${code})`
    return NAME.test(code)
      ? js`(${code} === ${code} ? ${code} : 0)`
      : js`((m = ${code}) === m ? m : 0)`
  }

  override text<Block extends BlockJson>(block: Block, input: InputName<Block>): Js {
    const child = inputBlock(block, input)
    if (!child) return jsText('')
    if (child.type === 'list_item') return listItemAs(child, this, 'string')
    return this.asText(this.expression(child), this.scratchKind(child) === 'text')
  }

  override truth<Block extends BlockJson>(block: Block, input: InputName<Block>): Js {
    const child = inputBlock(block, input)
    if (!child) return js`false`
    const code = this.expression(child)
    return this.scratchKind(child) === 'bool' ? code : js`truth(${code})`
  }

  override variableNumber(id: string): Js {
    return this.#asNumber(this.variable(id), this.#place.kinds.place(variableKey(id)))
  }

  /** A value on its way into a variable, a list or a parameter. */
  kept<Block extends BlockJson>(block: Block, input: InputName<Block>, place: string): Js {
    const child = inputBlock(block, input)
    if (child?.type !== 'text') return this.any(block, input)
    return jsValue(this.#place.kinds.typed.kept(field(child, 'TEXT'), place))
  }

  override stored<Block extends BlockJson>(
    block: Block,
    input: InputName<Block>,
    variable: string,
  ): Js {
    return this.kept(block, input, variableKey(variable))
  }

  /** Every turn of a loop is a place where others get theirs, but for those that run in one go. */
  override isSlowLoop(): boolean {
    return !this.#place.isWarp
  }

  override isCalmLoop(block: BlockJson): boolean {
    return [...everyBlock(inputBlock(block, 'DO')), ...everyBlock(inputBlock(block, 'IF'))].every(
      (inner) => isCalm(inner.type) && isInstant(inner),
    )
  }

  /** A script that is alone goes on at once: nobody could tell that it had not rested. */
  override turn(block: BlockJson): Js {
    if (this.#place.isWarp) return js`if (--R.fuel < 0) yield 1`
    return js`T.at = ${jsText(block.id ?? '')}; if (R.crowded || --R.fuel < 0) yield 0`
  }

  override foreverTurn(block: BlockJson): Js {
    return this.turn(block)
  }

  protected override argument(block: BlockJson, param: FunctionParam): Js {
    const place = paramKey(signatureOf(block).id, param.id)
    const input = `ARG_${param.id}`
    if (inputBlock(block, input)) return this.kept(block, input, place)
    return jsValue(this.#place.kinds.typed.kept(leftOut(param), place))
  }

  override call(block: BlockJson): Js {
    const { id, params } = signatureOf(block)
    const { functions, isWarp, wants } = this.#place
    const definition = functions.definitions.get(id)
    if (!definition) return js`""`
    const warp = isWarp || signatureOf(definition).warp === true
    if (!this.isGenerator(id) || !this.canYield) {
      wants(id, false)
      return super.call(block)
    }
    wants(id, warp)
    const given = params.map((param) => this.argument(block, param))
    // Said after all that is given, where other calls may stand.
    if (!warp && functions.reaches(id, this.fn)) given.push(js`T.again = true`)
    const name = jsName(warp ? 'warp' : 'function', id)
    return js`(yield* ${name}(${listed([js`S`, js`T`, ...given])}))`
  }
}
