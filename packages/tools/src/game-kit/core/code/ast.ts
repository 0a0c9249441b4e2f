/** The one shape of a learner's game program. Blocks and Python are two ways to write it. */

/** Where a node was written: a block's id, or a Python line number as text. */
export type At = string

export type BinaryOperator = '+' | '-' | '*' | '//' | '%'
export type CompareOperator = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'not in'

export type Expression =
  | { kind: 'number'; value: number }
  | { kind: 'text'; value: string }
  | { kind: 'boolean'; value: boolean }
  | { kind: 'name'; name: string }
  | { kind: 'list'; items: Expression[] }
  | { kind: 'item'; list: Expression; index: Expression }
  | { kind: 'binary'; operator: BinaryOperator; left: Expression; right: Expression }
  | { kind: 'compare'; operator: CompareOperator; left: Expression; right: Expression }
  | { kind: 'logic'; operator: 'and' | 'or'; left: Expression; right: Expression }
  | { kind: 'not'; value: Expression }
  | { kind: 'negate'; value: Expression }
  | { kind: 'call'; name: string; args: Expression[] }
  | { kind: 'pop'; list: Expression }
  /** A place the learner still has to fill: an empty socket, or `...` in Python. */
  | { kind: 'gap' }

export type Statement =
  | { kind: 'call'; at: At; name: string; args: Expression[] }
  | { kind: 'set'; at: At; name: string; value: Expression }
  | { kind: 'change'; at: At; name: string; value: Expression }
  | { kind: 'set-item'; at: At; list: Expression; index: Expression; value: Expression }
  | { kind: 'append'; at: At; list: Expression; value: Expression }
  | { kind: 'pop'; at: At; list: Expression }
  /** `for name in range(from, to)`; without a name it is a plain repeat. */
  | {
      kind: 'count'
      at: At
      name: string | null
      from: Expression | null
      to: Expression
      body: Statement[]
    }
  | { kind: 'each'; at: At; name: string; list: Expression; body: Statement[] }
  | { kind: 'while'; at: At; condition: Expression; body: Statement[] }
  | {
      kind: 'if'
      at: At
      condition: Expression
      body: Statement[]
      otherwise: Statement[] | null
    }
  | { kind: 'return'; at: At; value: Expression | null }
  | { kind: 'break'; at: At }
  | { kind: 'gap'; at: At }

export interface FunctionDefinition {
  at: At
  name: string
  parameters: string[]
  body: Statement[]
}

export interface Program {
  functions: FunctionDefinition[]
  main: Statement[]
}

/** What a game lets a program do: its commands take a turn, its questions are free. */
export interface Vocabulary {
  commands: Record<string, number>
  questions: Record<string, number>
}

export function wordsOf({ commands, questions }: Vocabulary): string[] {
  return [...Object.keys(commands), ...Object.keys(questions)]
}
