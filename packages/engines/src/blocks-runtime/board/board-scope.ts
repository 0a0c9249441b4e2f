/** Python for a board: no sprite, functions of their own, and marks for the highlight. */
import { chain, inputBlock, signatureOf } from '../block-json.ts'
import type { Kinds } from '../compile/kinds.ts'
import { type Functions, takesTime } from '../compile/suspension.ts'
import type { ActorSpec, BlockJson, StageProgram } from '../program.ts'
import { type PythonNames, pythonText } from '../python/python-names.ts'
import { PythonScope } from '../python/python-scope.ts'

export class BoardScope extends PythonScope {
  private readonly marks: boolean

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
    this.marks = marks
  }

  override get stopOthers(): string {
    return 'stop_other_scripts()'
  }

  override lines(first: BlockJson | undefined): string[] {
    if (!this.marks) return super.lines(first)
    return chain(first).flatMap((block) => [
      `_step(${pythonText(block.id ?? '')})`,
      ...this.statement(block),
    ])
  }

  /** A loop that waits for something to happen lets the other scripts work meanwhile. */
  override pauses(block: BlockJson): boolean {
    const waits = block.type === 'control_while' || block.type === 'control_repeat_until'
    const mayPause = this.fn === '' || this.functions.slow.has(this.fn)
    return takesTime(inputBlock(block, 'DO'), this.functions) || (waits && mayPause)
  }

  override call(block: BlockJson): string {
    const { id, name, params } = signatureOf(block)
    if (!this.functions.definitions.has(id)) return '0'
    const given = params.map((param) => this.any(block, `ARG_${param.id}`))
    const code = `${this.functionName(id, name)}(${given.join(', ')})`
    return this.functions.slow.has(id) ? `await ${code}` : code
  }
}
