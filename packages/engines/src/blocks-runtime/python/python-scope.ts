/** Where a piece of Python is being generated: whose script, which function, which names. */

import { listed, type Py, py, pyFlag, pyText } from '../../code/python-code.ts'
import { chain, field, inputBlock, signatureOf, variableId } from '../block-json.ts'
import type { InputName, NodeWith } from '../block-node.ts'
import type { BlockFacts, Kind } from '../blocks/block-facts.ts'
import { factsOf } from '../blocks/block-registry.ts'
import { chosen } from '../catalogue/menu-shadow.ts'
import { type Kinds, kindOf } from '../compile/kinds.ts'
import { type Functions, takesTime } from '../compile/suspension.ts'
import type { ActorSpec, BlockJson, FunctionParam, StageProgram, VariableJson } from '../program.ts'
import { isOwnType, variableIn } from '../read/read-variables.ts'
import type { Marks } from './python-marks.ts'
import type { PythonNames } from './python-names.ts'

/** An expression; a loose one needs brackets inside a larger one. */
export interface Expression {
  code: Py
  loose?: boolean
}

/** What every block of the stage has: a hat a line, a statement lines, the others an expression. */
export interface PythonRules<Written> {
  python: (block: BlockJson, scope: PythonScope) => Written
}

export class PythonScope {
  readonly program: StageProgram
  readonly actor: ActorSpec
  readonly names: PythonNames
  readonly functions: Functions
  readonly kinds: Kinds
  readonly fn: string
  /** True where a hat is written, outside every script. */
  readonly isOutside: boolean
  /** Where wanted: which text came from which block. */
  readonly marks: Marks | null
  /** Shared variables this piece assigns to: Python wants to know. */
  readonly assigned = new Set<Py>()

  constructor(
    program: StageProgram,
    actor: ActorSpec,
    names: PythonNames,
    functions: Functions,
    kinds: Kinds,
    fn: string,
    isOutside = false,
    marks: Marks | null = null,
  ) {
    this.program = program
    this.actor = actor
    this.names = names
    this.functions = functions
    this.kinds = kinds
    this.fn = fn
    this.isOutside = isOutside
    this.marks = marks
  }

  get self(): Py {
    return this.names.name(['actor', this.actor.id], this.actor.name, 'sprite')
  }

  /** Null when nobody has this id. */
  actorName(id: string): Py | null {
    const actor = this.program.actors.find((entry) => entry.id === id)
    return actor ? this.names.name(['actor', id], actor.name, 'sprite') : null
  }

  /** A place or sprite in a menu: a sprite's name, text such as "mouse", or what a reporter names. */
  target(block: NodeWith<'TARGET'>): Py {
    const value = chosen(block, 'TARGET')
    if (value === null) return py`sprite_named(${this.given(block, 'TARGET')})`
    if (value === '_stage_') return py`stage`
    return value.startsWith('_')
      ? pyText(value.replaceAll('_', ''))
      : (this.actorName(value) ?? py`None`)
  }

  /** What a menu says: its choice as text, or what `named` makes of a reporter. */
  menu<Block extends BlockJson>(
    block: Block,
    input: InputName<Block>,
    named: (given: Py) => Py,
  ): Py {
    const value = chosen(block, input)
    return value === null ? named(this.given(block, input)) : pyText(value)
  }

  /** What stands in a menu's place; a number that is typed there is a name. */
  given<Block extends BlockJson>(block: Block, input: InputName<Block>): Py {
    const inside = inputBlock(block, input)
    return !inside || inside.type === 'text' ? this.text(block, input) : this.any(block, input)
  }

  #declared(id: string): VariableJson | undefined {
    for (const { workspace } of this.program.actors) {
      const found = variableIn(workspace, id)
      if (found) return found
    }
    return undefined
  }

  messageName(id: string): Py {
    return pyText(this.#declared(id)?.name ?? id)
  }

  variable(id: string, isAssigned = false): Py {
    const mine = variableIn(this.actor.workspace, id)
    if (mine && isOwnType(mine.type ?? ''))
      return py`${this.self}.${this.names.own(['variable', id], mine.name)}`
    const name = this.names.name(['variable', id], this.#declared(id)?.name ?? 'lost', 'value')
    if (isAssigned) this.assigned.add(name)
    return name
  }

  kind<Block extends BlockJson>(block: Block, input: InputName<Block>): Kind {
    return kindOf(inputBlock(block, input), this.kinds, this.fn)
  }

  /** What stands in an input, written once: twice at every level would be without end in a deep one. */
  #child<Block extends BlockJson>(
    block: Block,
    input: InputName<Block>,
  ): (Expression & { kind: Kind; isNegative: boolean }) | null {
    const child = inputBlock(block, input)
    if (!child) return null
    const { code, loose = false } = this.expression(child)
    const kind = kindOf(child, this.kinds, this.fn)
    return { code: this.marked(child, code), loose, kind, isNegative: code.startsWith('-') }
  }

  protected marked(block: BlockJson, code: Py): Py {
    return this.marks?.around(block, code) ?? code
  }

  any<Block extends BlockJson>(block: Block, input: InputName<Block>): Py {
    return this.#child(block, input)?.code ?? py`0`
  }

  num<Block extends BlockJson>(block: Block, input: InputName<Block>): Py {
    const child = this.#child(block, input)
    if (!child) return py`0`
    return child.kind === 'num' ? child.code : py`number(${child.code})`
  }

  /** The same, with brackets where an operator stands beside it. */
  tightNum<Block extends BlockJson>(block: Block, input: InputName<Block>): Py {
    const child = this.#child(block, input)
    if (!child) return py`0`
    if (child.kind !== 'num') return py`number(${child.code})`
    return child.loose || child.isNegative ? py`(${child.code})` : child.code
  }

  tight<Block extends BlockJson>(block: Block, input: InputName<Block>): Py {
    const child = this.#child(block, input)
    if (!child) return py`0`
    return child.loose ? py`(${child.code})` : child.code
  }

  text<Block extends BlockJson>(block: Block, input: InputName<Block>): Py {
    const written = inputBlock(block, input)
    if (written?.type === 'text') return this.marked(written, pyText(field(written, 'TEXT')))
    const child = this.#child(block, input)
    if (!child) return pyText('')
    return child.kind === 'text' ? child.code : py`text(${child.code})`
  }

  truth<Block extends BlockJson>(block: Block, input: InputName<Block>, isTight = false): Py {
    const child = this.#child(block, input)
    if (!child) return py`False`
    if (child.kind !== 'bool') return py`is_true(${child.code})`
    return isTight && child.loose ? py`(${child.code})` : child.code
  }

  protected expression(block: BlockJson): Expression {
    return (factsOf(block.type) as BlockFacts & PythonRules<Expression>).python(block, this)
  }

  lines(first: BlockJson | undefined): Py[] {
    return chain(first).flatMap((block) => {
      const lines = this.statement(block)
      return this.marks?.aroundLines(block, lines) ?? lines
    })
  }

  protected statement(block: BlockJson): Py[] {
    return (factsOf(block.type) as BlockFacts & PythonRules<Py[]>).python(block, this)
  }

  /** True when one turn of this loop is one picture. */
  pauses(block: BlockJson): boolean {
    return takesTime(inputBlock(block, 'DO'), this.functions)
  }

  get stopOthers(): Py {
    return py`${this.self}.stop_other_scripts()`
  }

  body<Block extends BlockJson>(block: Block, input: InputName<Block>): Py[] {
    return indent(this.lines(inputBlock(block, input)))
  }

  /** Who is handed to every function first. */
  protected get handed(): Py[] {
    return [this.self]
  }

  call(block: BlockJson): Py {
    const { id, name, params } = signatureOf(block)
    if (!this.functions.definitions.has(id)) return py`0`
    const isSlow = this.functions.slow.has(id)
    // What a hat waits for is written outside every script, where nothing can take time.
    if (isSlow && this.isOutside) return py`0`
    const args = params.map((param) => this.#argument(block, param))
    const code = py`${this.functionName(id, name)}(${listed([...this.handed, ...args])})`
    return isSlow ? py`await ${code}` : code
  }

  /** What a call leaves out is what the definition says. */
  #argument(block: BlockJson, { id, kind, preset }: FunctionParam): Py {
    if (inputBlock(block, `ARG_${id}`)) return this.any(block, `ARG_${id}`)
    if (kind === 'truth') return pyFlag(preset === 'true')
    return preset === undefined ? py`0` : pyText(preset)
  }

  functionName(id: string, name: string): Py {
    return this.names.name(['function', this.actor.id, id], name, 'function')
  }

  paramName(id: string, name: string): Py {
    return this.names.name(['param', this.actor.id, this.fn, id], name, 'value')
  }

  /** A parameter of the function this code stands in; anywhere else there is none, and it counts 0. */
  param(id: string): Py {
    const definition = this.functions.definitions.get(this.fn)
    const mine = definition && signatureOf(definition).params.find((param) => param.id === id)
    return mine ? this.paramName(id, mine.name) : py`0`
  }

  listName(block: NodeWith<never, 'LIST'>): Py {
    return this.variable(variableId(block, 'LIST'))
  }
}

export function indent(lines: Py[]): Py[] {
  return (lines.length > 0 ? lines : [py`pass`]).map((line) =>
    line === '' ? line : py`    ${line}`,
  )
}
