/** All programs one small change away from a given one: the search space of the bug hunt. */
import type { Expression, Program, Statement } from '../../../../game-kit/core/code/ast.ts'
import type { Grammar } from './grammar.ts'

export interface Edit {
  program: Program
  /** Where the change is. */
  at: string
}

function conditions(grammar: Grammar): Expression[] {
  return grammar.questions.flatMap((name): Expression[] => {
    const asked: Expression = { kind: 'call', name, args: [] }
    return [asked, { kind: 'not', value: asked }]
  })
}

function* numbersNear(value: Expression): Generator<Expression> {
  if (value.kind !== 'number') return
  for (const difference of [1, -1, 2, -2]) {
    yield { kind: 'number', value: value.value + difference }
  }
}

/** Simple statements that may be missing. */
function additions(grammar: Grammar, at: string): Statement[] {
  const commands = grammar.commands.map((name): Statement => ({ kind: 'call', at, name, args: [] }))
  if (!grammar.variable) return commands
  const change = (value: number): Statement => {
    return { kind: 'change', at, name: 'n', value: { kind: 'number', value } }
  }
  return [...commands, change(1), change(-1)]
}

class Editor {
  readonly #grammar: Grammar

  constructor(grammar: Grammar) {
    this.#grammar = grammar
  }

  *list(statements: Statement[]): Generator<{ list: Statement[]; at: string }> {
    for (const [index, node] of statements.entries()) {
      const before = statements.slice(0, index)
      const after = statements.slice(index + 1)
      for (const { changed, at } of this.#node(node)) {
        yield { list: [...before, changed, ...after], at }
      }
      const [next, ...rest] = after
      if (next) yield { list: [...before, next, node, ...rest], at: node.at }
      if ('body' in node && node.body.length > 1) {
        const last = node.body.at(-1) as Statement
        const shorter = { ...node, body: node.body.slice(0, -1) } as Statement
        yield { list: [...before, shorter, last, ...after], at: last.at }
      }
      yield { list: [...before, ...after], at: node.at }
    }
    yield* this.#insertions(statements)
  }

  *#insertions(statements: Statement[]): Generator<{ list: Statement[]; at: string }> {
    for (let index = 0; index <= statements.length; index++) {
      const at = (statements[index] ?? statements.at(-1))?.at ?? ''
      for (const added of additions(this.#grammar, at)) {
        yield { list: [...statements.slice(0, index), added, ...statements.slice(index)], at }
      }
    }
  }

  *#node(node: Statement): Generator<{ changed: Statement; at: string }> {
    const { at } = node
    if (node.kind === 'call' && this.#grammar.commands.includes(node.name)) {
      for (const name of this.#grammar.commands) {
        if (name !== node.name) yield { changed: { ...node, name }, at }
      }
    }
    if (node.kind === 'count') {
      for (const to of numbersNear(node.to)) yield { changed: { ...node, to }, at }
    }
    if (node.kind === 'set' || node.kind === 'change') {
      for (const value of numbersNear(node.value)) yield { changed: { ...node, value }, at }
    }
    if (node.kind === 'while' || node.kind === 'if') {
      for (const condition of conditions(this.#grammar))
        yield { changed: { ...node, condition }, at }
    }
    if ('body' in node) {
      for (const inner of this.list(node.body)) {
        yield { changed: { ...node, body: inner.list }, at: inner.at }
      }
    }
    if (node.kind === 'if' && node.otherwise) {
      for (const inner of this.list(node.otherwise)) {
        yield { changed: { ...node, otherwise: inner.list }, at: inner.at }
      }
    }
  }
}

export function* editsOf(program: Program, grammar: Grammar): Generator<Edit> {
  const editor = new Editor(grammar)
  for (const { list, at } of editor.list(program.main)) {
    yield { program: { ...program, main: list }, at }
  }
  for (const [index, definition] of program.functions.entries()) {
    for (const { list, at } of editor.list(definition.body)) {
      const functions = program.functions.with(index, { ...definition, body: list })
      yield { program: { ...program, functions }, at }
    }
  }
}
