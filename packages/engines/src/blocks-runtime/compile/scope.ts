/** Where a piece of code is being generated: the actor, its names, and the function it stands in. */

import { chain, field, inputBlock, signatureOf } from '../block-json.ts'
import type { InputName } from '../block-node.ts'
import type { BlockFacts, Kind } from '../blocks/block-facts.ts'
import { factsOf } from '../blocks/block-registry.ts'
import type { BlockJson, FunctionParam } from '../program.ts'
import { type Js, joined, js, jsLocal, jsName, jsText, jsValue, listed } from './javascript-code.ts'
import { type Kinds, kindOf, presetOf, variableKind } from './kinds.ts'
import { listItem, type Names } from './list-code.ts'
import { type Functions, takesTime } from './suspension.ts'

export class Scope {
  readonly names: Names
  readonly functions: Functions
  readonly kinds: Kinds
  /** The id of the function this code belongs to, or '' in a script. */
  readonly fn: string
  /** False in functions that only calculate: they are plain JavaScript functions. */
  readonly canYield: boolean
  #counter = 0
  #mode: 'auto' | 'step' | 'fast' = 'auto'
  /** Variables that are kept in a local of the machine's own while a tight loop runs. */
  #locals = new Map<string, Js>()

  constructor(names: Names, functions: Functions, kinds: Kinds, fn: string, canYield: boolean) {
    this.names = names
    this.functions = functions
    this.kinds = kinds
    this.fn = fn
    this.canYield = canYield
  }

  /** True inside the version of a loop that has no places to pause. */
  get isFast(): boolean {
    return this.#mode === 'fast'
  }

  variable(id: string): Js {
    return this.#locals.get(id) ?? this.names.variable(id)
  }

  /** Writes code in which these variables are locals. */
  withLocals<T>(locals: Map<string, Js>, write: () => T): T {
    const before = this.#locals
    this.#locals = locals
    try {
      return write()
    } finally {
      this.#locals = before
    }
  }

  fresh(): Js {
    this.#counter += 1
    return jsLocal(this.#counter)
  }

  kind<Block extends BlockJson>(block: Block, input: InputName<Block>): Kind {
    return kindOf(inputBlock(block, input), this.kinds, this.fn)
  }

  any<Block extends BlockJson>(block: Block, input: InputName<Block>): Js {
    const child = inputBlock(block, input)
    return child ? this.expression(child) : js`0`
  }

  num<Block extends BlockJson>(block: Block, input: InputName<Block>): Js {
    const child = inputBlock(block, input)
    if (!child) return js`0`
    if (child.type === 'list_item') return listItem(child, this, 'number')
    const code = this.expression(child)
    return kindOf(child, this.kinds, this.fn) === 'num' ? code : js`num(${code})`
  }

  text<Block extends BlockJson>(block: Block, input: InputName<Block>): Js {
    const child = inputBlock(block, input)
    if (!child) return jsText('')
    if (child.type === 'text') return jsText(field(child, 'TEXT'))
    if (child.type === 'list_item') return listItem(child, this, 'string')
    return this.asText(this.expression(child), kindOf(child, this.kinds, this.fn) === 'text')
  }

  /** A parameter or a result that is not there counts 0, whatever kind the others are of. */
  protected asText(code: Js, isText: boolean): Js {
    return isText && code !== '0' ? code : js`txt(${code})`
  }

  truth<Block extends BlockJson>(block: Block, input: InputName<Block>): Js {
    const child = inputBlock(block, input)
    if (!child) return js`false`
    const code = this.expression(child)
    return kindOf(child, this.kinds, this.fn) === 'bool' ? code : js`truth(${code})`
  }

  /** The code of one block. */
  expression(block: BlockJson): Js {
    return (factsOf(block.type) as BlockFacts & JavaScriptRules).javascript(block, this)
  }

  /** A stack of statements; each may be a place to pause at. */
  stack(first: BlockJson | undefined): Js {
    return joined(
      chain(first).map((block) => this.#statement(block)),
      '\n',
    )
  }

  #statement(block: BlockJson): Js {
    const code = this.expression(block)
    if (!this.canYield || this.#mode === 'fast') return js`${code};`
    return js`if (R.stepping) yield ${jsText(block.id ?? '')};\n${code};`
  }

  /**
   * A loop that only calculates is written twice: with a place to pause before every block for those who
   * step through it, and without for everybody else. Which one runs is decided when the loop begins.
   */
  twice(write: () => Js): Js {
    if (!this.canYield || this.#mode !== 'auto') return write()
    this.#mode = 'step'
    const stepping = write()
    this.#mode = 'fast'
    const fast = write()
    this.#mode = 'auto'
    return js`if (R.stepping) {\n${stepping}\n} else {\n${fast}\n}`
  }

  body<Block extends BlockJson>(block: Block, input: InputName<Block>): Js {
    return this.stack(inputBlock(block, input))
  }

  /** A variable that somebody calculates with. */
  variableNumber(id: string): Js {
    const name = this.variable(id)
    return variableKind(this.kinds, id) === 'num' ? name : js`num(${name})`
  }

  /** A value that goes into this variable. */
  stored<Block extends BlockJson>(block: Block, input: InputName<Block>, _variable: string): Js {
    return this.any(block, input)
  }

  /** True when each turn of a loop is one picture. */
  isSlowLoop(block: BlockJson): boolean {
    return takesTime(inputBlock(block, 'DO'), this.functions)
  }

  /** True when nobody else can look at variables during a turn of a loop. */
  isCalmLoop(_block: BlockJson): boolean {
    return true
  }

  /** What stands at the end of a loop's turn. */
  turn(block: BlockJson): Js {
    if (this.isSlowLoop(block)) return this.picture(block)
    return this.canYield ? js`if (--R.fuel < 0) yield 1` : js`if (--R.fuel < 0) R.breathe()`
  }

  /** Forever is always one turn per picture. */
  foreverTurn(block: BlockJson): Js {
    return this.picture(block)
  }

  /** One picture: the thread rests until the next tick. */
  picture(block: BlockJson): Js {
    return js`T.at = ${jsText(block.id ?? '')}; yield 0`
  }

  /** A parameter of the function this code stands in; anywhere else there is none, and it counts 0. */
  param(id: string): Js {
    const definition = this.functions.definitions.get(this.fn)
    const isMine = definition && signatureOf(definition).params.some((param) => param.id === id)
    return isMine ? jsName('parameter', id) : js`0`
  }

  /** A call of one of the actor's functions; a missing definition does nothing and gives 0. */
  call(block: BlockJson): Js {
    const { id, params } = signatureOf(block)
    if (!this.functions.definitions.has(id)) return js`0`
    const given = params.map((param) => this.argument(block, param))
    const name = jsName('function', id)
    if (!this.isGenerator(id)) return js`${name}(${listed([js`S`, ...given])})`
    if (this.canYield) return js`(yield* ${name}(${listed([js`S`, js`T`, ...given])}))`
    // Only the condition of a hat comes here: it is looked at in between, where nothing can take time.
    if (this.functions.slow.has(id)) return js`0`
    // It has no thread; what is noted in one is noted nowhere.
    return js`R.atOnce(${name}(${listed([js`S`, js`{}`, ...given])}))`
  }

  /** What a call gives for a parameter, or what the function has for who leaves it out. */
  protected argument(block: BlockJson, param: FunctionParam): Js {
    const input = `ARG_${param.id}`
    return inputBlock(block, input) ? this.any(block, input) : jsValue(presetOf(param))
  }

  isGenerator(id: string): boolean {
    return this.functions.slow.has(id) || this.functions.watched.has(id)
  }
}

/** What every block that does something or gives a value has. */
interface JavaScriptRules {
  javascript: (block: BlockJson, scope: Scope) => Js
}
