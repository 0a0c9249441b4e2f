/** Python for a board: no sprite, functions of their own, and marks for the highlight. */

import { type Py, py, pyText } from '../../code/python-code.ts'
import { chain, inputBlock } from '../block-json.ts'
import type { BlockFacts } from '../blocks/block-facts.ts'
import { factsOf } from '../blocks/block-registry.ts'
import type { Kinds } from '../compile/kinds.ts'
import { type Functions, takesTime } from '../compile/suspension.ts'
import type { ActorSpec, BlockJson, StageProgram } from '../program.ts'
import type { PythonNames } from '../python/python-names.ts'
import { type Expression, PythonScope } from '../python/python-scope.ts'

/** What every block of boards has: its own code where it stands on boards only, else that of the stage. */
export interface BoardRules<Written> {
  micropython?: (block: BlockJson, scope: BoardScope) => Written
}

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

  protected override expression(block: BlockJson): Expression {
    const { micropython } = factsOf(block.type) as BlockFacts & BoardRules<Expression>
    return micropython ? micropython(block, this) : super.expression(block)
  }

  protected override statement(block: BlockJson): Py[] {
    const { micropython } = factsOf(block.type) as BlockFacts & BoardRules<Py[]>
    return micropython ? micropython(block, this) : super.statement(block)
  }

  override get stopOthers(): Py {
    return py`stop_other_scripts()`
  }

  override lines(first: BlockJson | undefined): Py[] {
    if (!this.#marks) return super.lines(first)
    return chain(first).flatMap((block) => [
      py`_step(${pyText(block.id ?? '')})`,
      ...this.statement(block),
    ])
  }

  /** A loop that waits for something to happen lets the other scripts work meanwhile. */
  override pauses(block: BlockJson): boolean {
    const waits = block.type === 'control_while' || block.type === 'control_repeat_until'
    const mayPause = this.fn === '' || this.functions.slow.has(this.fn)
    return takesTime(inputBlock(block, 'DO'), this.functions) || (waits && mayPause)
  }

  /** A board has no sprite to hand on. */
  protected override get handed(): Py[] {
    return []
  }
}
