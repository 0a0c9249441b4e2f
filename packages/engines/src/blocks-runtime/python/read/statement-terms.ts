/** Lezer's nodes of statements as terms, each with the comments that stand above and behind it. */

import { argumentTerms, expressionTerm } from './expression-terms.ts'
import { childrenOf, type Node, TooDeep } from './lezer-node.ts'
import { DEEPEST, type Term, term } from './python-tree.ts'

type Maker = (node: Node, depth: number) => Term | Term[]

const noteOf = (comment: string): string => comment.replace(/^#+ ?/, '').trimEnd()

export class StatementTerms {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  script(node: Node): Term {
    return this.#body(node, 0)
  }

  #said(node: Node): string {
    return this.#text.slice(node.from, node.to)
  }

  #value(node: Node, depth: number): Term {
    return expressionTerm(node, this.#text, depth)
  }

  /** The statements of a block; what nothing follows is said by a statement of its own. */
  #body(node: Node, depth: number): Term {
    if (depth > DEEPEST) throw new TooDeep(node.from)
    const parts: Term[] = []
    let above: string[] = []
    let start = -1
    for (let child = node.firstChild; child; child = child.nextSibling) {
      if (child.name === ':') continue
      if (child.name === 'Comment') {
        const before = parts.at(-1)
        const isBehind =
          before && above.length === 0 && !this.#text.slice(before.to, child.from).includes('\n')
        if (isBehind) parts[parts.length - 1] = withNote(before, noteOf(this.#said(child)))
        else {
          if (above.length === 0) start = child.from
          above.push(noteOf(this.#said(child)))
        }
        continue
      }
      const made = [this.#statement(child, depth + 1)].flat()
      if (above.length > 0 && made[0]) made[0] = withNote(made[0], above.join('\n'), true)
      parts.push(...made)
      above = []
    }
    if (above.length > 0)
      parts.push({ ...term('note', '', [], { from: start, to: start }), note: above.join('\n') })
    return term('body', '', parts, node)
  }

  #statement(node: Node, depth: number): Term | Term[] {
    const make = this.#makers[node.name]
    return make ? make(node, depth) : this.#other(node)
  }

  #other(node: Node): Term {
    return term('other', this.#said(node), [], node)
  }

  readonly #makers: Readonly<Record<string, Maker | undefined>> = {
    ExpressionStatement: (node, depth) =>
      term('do', '', [this.#value(childrenOf(node)[0]!, depth)], node),
    AssignStatement: (node, depth) => this.#assign(node, depth),
    UpdateStatement: (node, depth) => {
      const [target, sign, value] = childrenOf(node)
      return term(
        'update',
        this.#said(sign!).slice(0, -1),
        [this.#value(target!, depth), this.#value(value!, depth)],
        node,
      )
    },
    IfStatement: (node, depth) => this.#if(node, childrenOf(node), depth),
    WhileStatement: (node, depth) => {
      const [, test, body, other] = childrenOf(node)
      if (other) return this.#other(node)
      return term('while', '', [this.#value(test!, depth), this.#body(body!, depth)], node)
    },
    WithStatement: (node, depth) => {
      const children = childrenOf(node)
      const [, value, body] = children
      if (children.length !== 3 || body!.name !== 'Body') return this.#other(node)
      return term('with', '', [this.#value(value!, depth), this.#body(body!, depth)], node)
    },
    ForStatement: (node, depth) => this.#for(node, depth),
    FunctionDefinition: (node, depth) => this.#define(node, node, [], depth),
    DecoratedStatement: (node, depth) => {
      const children = childrenOf(node)
      const inside = children.at(-1)!
      if (inside.name !== 'FunctionDefinition') return this.#other(node)
      const hats = children.slice(0, -1).map((child) => this.#decorator(child, depth))
      return this.#define(node, inside, hats, depth)
    },
    ReturnStatement: (node, depth) => {
      const value = childrenOf(node)
      if (value.length > 2) return this.#other(node)
      return term(
        'return',
        '',
        value.slice(1).map((child) => this.#value(child, depth)),
        node,
      )
    },
    PassStatement: (node) => term('pass', '', [], node),
    BreakStatement: (node) => term('break', '', [], node),
    ContinueStatement: (node) => term('continue', '', [], node),
    ScopeStatement: (node) => {
      const [word, ...names] = childrenOf(node)
      const parts = names.filter(({ name }) => name !== ',').map((name) => this.#value(name, 0))
      return term(this.#said(word!), '', parts, node)
    },
    StatementGroup: (node, depth) =>
      childrenOf(node)
        .filter(({ name }) => name !== ';')
        .flatMap((child) => this.#statement(child, depth)),
  }

  #assign(node: Node, depth: number): Term {
    const children = childrenOf(node)
    const [target, sign, value] = children
    if (children.length !== 3 || sign!.name !== 'AssignOp') return this.#other(node)
    return term('assign', '', [this.#value(target!, depth), this.#value(value!, depth)], node)
  }

  /** `elif` is an `if` in the place of the other way. */
  #if(whole: { from: number; to: number }, children: Node[], depth: number): Term {
    if (depth > DEEPEST) throw new TooDeep(whole.from)
    const [, test, body, word, ...rest] = children
    const parts = [this.#value(test!, depth), this.#body(body!, depth)]
    if (word?.name === 'else') parts.push(this.#body(rest[0]!, depth))
    if (word?.name === 'elif') {
      const at = { from: word.from, to: whole.to }
      parts.push(term('body', 'elif', [this.#if(at, [word, ...rest], depth + 1)], at))
    }
    return term('if', '', parts, whole)
  }

  #for(node: Node, depth: number): Term {
    const children = childrenOf(node)
    const [first, name, word, values, body] = children
    if (children.length !== 5 || first!.name !== 'for' || word!.name !== 'in')
      return this.#other(node)
    return term(
      'for',
      '',
      [this.#value(name!, depth), this.#value(values!, depth), this.#body(body!, depth)],
      node,
    )
  }

  #decorator(node: Node, depth: number): Term {
    const [, first, ...rest] = childrenOf(node)
    let made = this.#value(first!, depth)
    for (const child of rest) {
      const at = { from: first!.from, to: child.to }
      if (child.name === 'ArgList')
        made = term('call', '', [made, ...argumentTerms(child, this.#text, depth)], at)
      else if (child.name !== '.') made = term('attribute', this.#said(child), [made], at)
    }
    return made
  }

  /** Its parts: the parameters, the lines with an @ above it, the body. */
  #define(whole: Node, node: Node, hats: Term[], depth: number): Term {
    const children = childrenOf(node)
    const [first, name, params, body] = children
    if (children.length !== 4 || first!.name !== 'def') return this.#other(whole)
    const given = argumentTerms(params!, this.#text, depth)
    return term(
      'def',
      this.#said(name!).normalize('NFKC'),
      [
        term('params', '', given, params!),
        term('hats', '', hats, { from: whole.from, to: node.from }),
        this.#body(body!, depth),
      ],
      whole,
    )
  }
}

function withNote(given: Term, note: string, isAbove = false): Term {
  const both =
    given.note === undefined ? note : isAbove ? `${note}\n${given.note}` : `${given.note}\n${note}`
  return { ...given, note: both }
}
