/** Writes a program as Python text and remembers which node came to stand on which line. */
import { meaningOf, valueMeaningOf } from '../blocks/game-blocks.ts'
import type { At, Expression, FunctionDefinition, Program, Statement } from './ast.ts'
import type { PythonLines } from './python-lines.ts'

interface PrintedProgram {
  source: string
  /** The line number of every node, by the node's own place. */
  lines: Map<At, number>
}

function printExpression(node: Expression, outer = 0): string {
  return valueMeaningOf(node).python(node, printExpression, outer)
}

class Printer implements PythonLines {
  readonly lines: string[] = []
  readonly places = new Map<At, number>()
  readonly value = printExpression
  #depth = 0

  line(text: string, at?: At): void {
    this.lines.push(text === '' ? '' : '    '.repeat(this.#depth) + text)
    if (at !== undefined) this.places.set(at, this.lines.length)
  }

  functionDefinition({ name, parameters, body, at }: FunctionDefinition): void {
    this.line(`def ${name}(${parameters.join(', ')}):`, at)
    this.body(body)
    this.line('')
  }

  body(statements: readonly Statement[]): void {
    this.#depth += 1
    if (statements.length === 0) this.line('pass')
    for (const statement of statements) this.statement(statement)
    this.#depth -= 1
  }

  statement(node: Statement): void {
    meaningOf(node).python(node, this)
  }
}

export function printPython(program: Program): PrintedProgram {
  const printer = new Printer()
  for (const definition of program.functions) printer.functionDefinition(definition)
  for (const statement of program.main) printer.statement(statement)
  return { source: `${printer.lines.join('\n')}\n`, lines: printer.places }
}
