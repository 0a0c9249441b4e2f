/** Python for a board: no sprite, functions of their own, and marks for the highlight. */

import { type Py, py, pyText } from '../../code/python-code.ts'
import { chain, field, inputBlock, signatureOf } from '../block-json.ts'
import type { InputName, NodeWith } from '../block-node.ts'
import type { Kinds } from '../compile/kinds.ts'
import { type Functions, takesTime } from '../compile/suspension.ts'
import type { ActorSpec, BlockJson, StageProgram } from '../program.ts'
import { pythonLines, pythonOf, pythonValue, sharedNames } from '../python/python-blocks-text.ts'
import type { PythonNames } from '../python/python-names.ts'
import { namesOf } from '../python/python-program.ts'
import { type Expression, indent, LEVELS, PythonScope } from '../python/python-scope.ts'
import { boardLines, type Names, nameOnBoard } from './board-python-lines.ts'

const leftOut = (line: string): Py =>
  `# Left out: lines that the board's Python does not know: ${line.replace(/\s+/g, ' ')}` as Py

export class BoardScope extends PythonScope {
  readonly #marks: boolean

  constructor(
    program: StageProgram,
    actor: ActorSpec,
    names: PythonNames,
    functions: Functions,
    kinds: Kinds,
    fn: string,
    marks: boolean,
  ) {
    super(program, actor, names, functions, kinds, fn)
    this.#marks = marks
  }

  override get needsHelpers(): boolean {
    return true
  }

  override num<Block extends BlockJson>(block: Block, input: InputName<Block>): Py {
    const child = this.child(block, input)
    if (!child) return py`0`
    return child.kind === 'num' ? child.code : py`number(${child.code})`
  }

  override text<Block extends BlockJson>(block: Block, input: InputName<Block>): Py {
    const written = inputBlock(block, input)
    if (written?.type === 'text') return pyText(field(written, 'TEXT'))
    const child = this.child(block, input)
    if (!child) return pyText('')
    return child.kind === 'text' ? child.code : py`text(${child.code})`
  }

  override truth<Block extends BlockJson>(block: Block, input: InputName<Block>): Py {
    const child = this.child(block, input)
    if (!child) return py`False`
    return child.kind === 'bool' ? child.code : py`is_true(${child.code})`
  }

  /** Numbers beside arithmetic, truths beside `and`; whatever is loose gets brackets. */
  override operand<Block extends BlockJson>(
    block: Block,
    input: InputName<Block>,
    level: number,
  ): Py {
    const child = this.child(block, input)
    const isTruth = level < LEVELS.compare
    if (!child) return isTruth ? py`False` : py`0`
    if (isTruth && child.kind !== 'bool') return py`is_true(${child.code})`
    if (level >= LEVELS.sum && child.kind !== 'num') return py`number(${child.code})`
    const isMinus = level >= LEVELS.sum && child.isNegative
    return child.loose || isMinus ? py`(${child.code})` : child.code
  }

  override added<Block extends BlockJson>(block: Block, input: InputName<Block>): Py {
    return this.num(block, input)
  }

  override sum(block: NodeWith<'A' | 'B'>): Expression {
    return this.operation(block, py`+`, LEVELS.sum)
  }

  override operation(block: NodeWith<'A' | 'B'>, operator: Py, level: number): Expression {
    const [a, b] = [this.operand(block, 'A', level), this.operand(block, 'B', level)]
    return { code: py`${a} ${operator} ${b}`, loose: level }
  }

  override textOwner<Block extends BlockJson>(block: Block, input: InputName<Block>): Py {
    return py`(${this.text(block, input)})`
  }

  /** The learner's names as they stand beside the blocks, by what they are called on the board. */
  get #beside(): Names {
    const { program, actor, names } = this
    const beside = namesOf(program)
    const renamed = new Map<string, string>()
    const slow = new Set<string>()
    const know = (there: string, here: string): void => {
      if (there !== here) renamed.set(there, here)
    }
    for (const { id, name, type } of actor.workspace.variables ?? [])
      if (type !== 'message') {
        const key = ['variable', id]
        know(beside.name(key, name, 'value'), names.name(key, name, 'value'))
      }
    for (const [id, block] of this.functions.definitions) {
      const { name, params } = signatureOf(block)
      const there = beside.name(['function', actor.id, id], name, 'function')
      know(there, this.functionName(id, name))
      if (this.functions.slow.has(id)) slow.add(there)
      if (id === this.fn)
        for (const param of params)
          know(
            beside.param([actor.id, id], param.id, param.name),
            this.paramName(param.id, param.name),
          )
    }
    return { renamed, slow }
  }

  protected override statement(block: BlockJson): Py[] {
    if (block.type !== 'python_lines') return super.statement(block)
    return this.pythonLines(block, false)
  }

  /** Lines of Python in a script, or outside of all. */
  pythonLines(block: BlockJson, isOutside: boolean): Py[] {
    const { names, text } = sharedNames(pythonOf(block))
    const { renamed, slow } = this.#beside
    for (const name of names) this.assigned.add((renamed.get(name) ?? nameOnBoard(name)) as Py)
    const made = boardLines(text, { renamed, slow, isOutside })
    return 'unknown' in made ? [leftOut(made.unknown), py`pass`] : pythonLines(made.text)
  }

  protected override expression(block: BlockJson): Expression {
    if (block.type !== 'python_value') return super.expression(block)
    const made = boardLines(pythonValue(pythonOf(block)), this.#beside)
    return 'unknown' in made ? { code: py`0` } : { code: pythonValue(made.text), loose: 0.5 }
  }

  override waiting(line: Py): Py {
    return py`await ${line}`
  }

  override get stopOthers(): Py {
    return py`stop_other_scripts()`
  }

  override lines(first: BlockJson | undefined): Py[] {
    return chain(first).flatMap((block) => [
      ...(this.#marks ? [py`_step(${pyText(block.id ?? '')})`] : []),
      ...this.statement(block),
    ])
  }

  /** As it always was: no two functions have parameters of one name. */
  override paramName(id: string, name: string): Py {
    return this.names.name(['param', this.actor.id, this.fn, id], name, 'value')
  }

  override get turnName(): Py {
    return py`_`
  }

  override loop(head: Py, block: NodeWith<'DO'>): Py[] {
    const frame = this.#pauses(block) ? [py`await next_frame()`] : []
    return [head, ...indent([...this.lines(inputBlock(block, 'DO')), ...frame])]
  }

  /** A loop that waits for something to happen lets the other scripts work meanwhile. */
  #pauses(block: BlockJson): boolean {
    const waits = block.type === 'control_while' || block.type === 'control_repeat_until'
    const isForever = block.type === 'control_forever'
    const mayPause = this.fn === '' || this.functions.slow.has(this.fn)
    return isForever || takesTime(inputBlock(block, 'DO'), this.functions) || (waits && mayPause)
  }

  protected override called(id: string, code: Py): Py {
    return this.functions.slow.has(id) ? py`await ${code}` : code
  }
}
