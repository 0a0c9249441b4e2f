/** Where a piece of Python is being generated: whose script, which function, which names. */

import { listed, type Py, py, pyFlag, pyLiteral, pyText } from '../../code/python-code.ts'
import { chain, field, inputBlock, signatureOf, variableId } from '../block-json.ts'
import type { InputName, NodeWith } from '../block-node.ts'
import type { BlockFacts, Kind } from '../blocks/block-facts.ts'
import { factsOf } from '../blocks/block-registry.ts'
import { chosen } from '../catalogue/menu-shadow.ts'
import { type Kinds, kindOf, startOf } from '../compile/kinds.ts'
import type { Functions } from '../compile/suspension.ts'
import type { ActorSpec, BlockJson, FunctionParam, StageProgram, VariableJson } from '../program.ts'
import { isOwnType, variableIn } from '../read/read-variables.ts'
import { commentsOf } from './python-comments.ts'
import type { Marks } from './python-marks.ts'
import type { PythonNames } from './python-names.ts'

/** How tightly an operator holds what stands beside it. */
export const LEVELS = { or: 1, and: 2, not: 3, compare: 4, sum: 5, product: 6, minus: 7 } as const

/** An expression; a loose one may need brackets inside a larger one. */
export interface Expression {
  code: Py
  loose?: number
  /** Written as text for sure, so that `+` beside it would put texts together. */
  isText?: boolean
  /** The opposite, where there is a sign for it. */
  opposite?: Py
}

interface Child extends Expression {
  kind: Kind
  isNegative: boolean
  /** Written in digits: a dot behind it would belong to the number. */
  isDigits: boolean
}

/** What every block of the stage has: a hat a line, a statement lines, the others an expression. */
export interface PythonRules<Written> {
  python: (block: BlockJson, scope: PythonScope) => Written
}

const HAVE_OPPOSITES = new Set([
  'op_less',
  'op_greater',
  'op_equal',
  'text_contains',
  'list_contains',
])

const mayBeText = (kind: Kind): boolean => kind === 'any' || kind === 'text'

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

  /**
   * True where nobody gives plain operators the blocks' meaning: then the text has to ask helpers for it. On the
   * stage the runtime does (`_panya/stage_transform.py`), a board has only what is flashed to it.
   */
  get needsHelpers(): boolean {
    return false
  }

  /** What stands in an input, written once: twice at every level would be without end in a deep one. */
  protected child<Block extends BlockJson>(block: Block, input: InputName<Block>): Child | null {
    const child = inputBlock(block, input)
    if (!child) return null
    const written = this.expression(child)
    const kind = kindOf(child, this.kinds, this.fn)
    const code = this.markedAs(child, written.code)
    const isNegative = written.code.startsWith('-')
    return { ...written, code, kind, isNegative, isDigits: /^-?\d[^ (]*$/.test(written.code) }
  }

  /** The same code, known to be this block's. */
  markedAs(block: BlockJson, code: Py): Py {
    return this.marks?.around(block, code) ?? code
  }

  signsOf(block: BlockJson): [open: Py, close: Py] {
    return this.marks?.signs(block) ?? [py``, py``]
  }

  /** A text beside `in`: what is typed is a text, also where it reads as a number. */
  textOperand<Block extends BlockJson>(block: Block, input: InputName<Block>): Py {
    const written = inputBlock(block, input)
    return !written || written.type === 'text'
      ? this.text(block, input)
      : this.operand(block, input, LEVELS.compare, 'right')
  }

  any<Block extends BlockJson>(block: Block, input: InputName<Block>): Py {
    return this.child(block, input)?.code ?? py`0`
  }

  num<Block extends BlockJson>(block: Block, input: InputName<Block>): Py {
    return this.any(block, input)
  }

  text<Block extends BlockJson>(block: Block, input: InputName<Block>): Py {
    const written = inputBlock(block, input)
    if (!written) return pyText('')
    if (written.type === 'text') return this.markedAs(written, pyText(field(written, 'TEXT')))
    return this.any(block, input)
  }

  truth<Block extends BlockJson>(block: Block, input: InputName<Block>): Py {
    return this.child(block, input)?.code ?? py`False`
  }

  /** One side of an operator, in brackets where they are needed to say what belongs together. */
  operand<Block extends BlockJson>(
    block: Block,
    input: InputName<Block>,
    level: number,
    side: 'left' | 'right' = 'left',
  ): Py {
    const child = this.child(block, input)
    if (!child) return level < LEVELS.compare ? py`False` : py`0`
    // Between numbers a text counts as one; plain it would be put together with the other side.
    if (child.isText && level >= LEVELS.sum) return py`as_number(${child.code})`
    const loose = child.loose ?? LEVELS.minus
    const isLoose = side === 'left' ? loose < level : loose <= level && loose < LEVELS.minus
    return isLoose || (side === 'right' && child.isNegative) ? py`(${child.code})` : child.code
  }

  /**
   * What is added with `+=`: a number, also where a text is written. Python puts two texts together, so that it has
   * to be said where both might be one (`isText`: what it is added to might).
   */
  added<Block extends BlockJson>(block: Block, input: InputName<Block>, isText: boolean): Py {
    const child = this.child(block, input)
    if (!child) return py`0`
    const isNumber = !child.isText && !(isText && mayBeText(child.kind))
    return isNumber ? child.code : py`as_number(${child.code})`
  }

  /** Of a change by less than nothing: by how much. */
  takenAway<Block extends BlockJson>(block: Block, input: InputName<Block>): Py | null {
    const child = inputBlock(block, input)
    if (!child || (child.type !== 'number' && child.type !== 'op_subtract')) return null
    const code = this.expression(child).code
    return code.startsWith('-') ? this.markedAs(child, code.slice(1) as Py) : null
  }

  /** `0 - a` is written `-a`; in front of digits the sign would be the number's own. */
  difference(block: NodeWith<'A' | 'B'>): Expression {
    const [a, b] = [inputBlock(block, 'A'), inputBlock(block, 'B')]
    const isNothing = a?.type === 'number' && field(a, 'NUM') === '0'
    if (!isNothing || !b || b.type === 'number' || b.type === 'text' || this.needsHelpers)
      return this.operation(block, py`-`, LEVELS.sum)
    return { code: py`-${this.operand(block, 'B', LEVELS.minus)}`, loose: LEVELS.minus }
  }

  /** `a + b`: where both might be texts, which Python would put together, each says that it is a number. */
  sum(block: NodeWith<'A' | 'B'>): Expression {
    const areTexts = mayBeText(this.kind(block, 'A')) && mayBeText(this.kind(block, 'B'))
    if (!areTexts) return this.operation(block, py`+`, LEVELS.sum)
    const [a, b] = [this.any(block, 'A'), this.any(block, 'B')]
    return { code: py`as_number(${a}) + as_number(${b})`, loose: LEVELS.sum }
  }

  operation(
    block: NodeWith<'A' | 'B'>,
    operator: Py,
    level: number,
    opposite: Py | null = null,
  ): Expression {
    const left = level === LEVELS.compare ? level + 0.5 : level
    const [a, b] = [this.operand(block, 'A', left), this.operand(block, 'B', level, 'right')]
    const code = py`${a} ${operator} ${b}`
    return opposite
      ? { code, loose: level, opposite: py`${a} ${opposite} ${b}` }
      : { code, loose: level }
  }

  /** The opposite of what stands in an input, where one sign says it: `a != b` for not `a == b`. */
  opposite<Block extends BlockJson>(block: Block, input: InputName<Block>): Py | null {
    const child = inputBlock(block, input)
    if (!child || this.needsHelpers || !HAVE_OPPOSITES.has(child.type)) return null
    return this.markedAs(child, this.expression(child).opposite!)
  }

  /** What a method of texts is called on. */
  textOwner<Block extends BlockJson>(block: Block, input: InputName<Block>): Py {
    const written = inputBlock(block, input)
    if (!written || written.type === 'text') return this.text(block, input)
    const { code, loose, isDigits } = this.child(block, input)!
    if (isDigits || written.type === 'number') return py`str(${code})`
    return loose ? py`(${code})` : code
  }

  /** A line that takes time. */
  waiting(line: Py): Py {
    return line
  }

  protected expression(block: BlockJson): Expression {
    const { micropython, python } = factsOf(block.type) as BlockFacts &
      Partial<PythonRules<Expression>> & { micropython?: PythonRules<Expression>['python'] }
    return (micropython ?? python)!(block, this)
  }

  lines(first: BlockJson | undefined): Py[] {
    return chain(first).flatMap((block) => {
      const lines = this.statement(block)
      return [...commentsOf(block), ...(this.marks?.aroundLines(block, lines) ?? lines)]
    })
  }

  protected statement(block: BlockJson): Py[] {
    const { micropython, python } = factsOf(block.type) as BlockFacts &
      Partial<PythonRules<Py[]>> & { micropython?: PythonRules<Py[]>['python'] }
    return (micropython ?? python)!(block, this)
  }

  /** A loop; whether a turn takes a picture is the runtime's business. */
  loop(head: Py, block: NodeWith<'DO'>): Py[] {
    return [head, ...this.body(block, 'DO')]
  }

  /** What `repeat` counts with: nobody asks for it. */
  get turnName(): Py {
    return this.names.isTaken('i') ? py`_` : py`i`
  }

  get stopOthers(): Py {
    return this.program.board ? py`stop_other_scripts()` : py`${this.self}.stop_other_scripts()`
  }

  body<Block extends BlockJson>(block: Block, input: InputName<Block>): Py[] {
    return indent(this.lines(inputBlock(block, input)))
  }

  call(block: BlockJson): Py {
    const { id, name, params } = signatureOf(block)
    if (!this.functions.definitions.has(id)) return py`0`
    // What a hat waits for is written outside every script, where nothing can take time.
    if (this.functions.slow.has(id) && this.isOutside) return py`0`
    const args = params.map((param) => this.#argument(block, param))
    return this.called(id, py`${this.functionName(id, name)}(${listed(args)})`)
  }

  protected called(_id: string, code: Py): Py {
    return code
  }

  /** What a call leaves out is what the definition says. */
  #argument(block: BlockJson, { id, kind, preset }: FunctionParam): Py {
    if (inputBlock(block, `ARG_${id}`)) return this.any(block, `ARG_${id}`)
    if (kind === 'truth') return pyFlag(preset === 'true')
    return preset === undefined ? py`0` : pyLiteral(startOf(preset))
  }

  functionName(id: string, name: string): Py {
    return this.names.name(['function', this.actor.id, id], name, 'function')
  }

  paramName(id: string, name: string): Py {
    return this.names.param([this.actor.id, this.fn], id, name)
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
