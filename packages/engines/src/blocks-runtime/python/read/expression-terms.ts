/** Lezer's nodes of expressions as terms. Brackets are gone: the tree itself says what belongs together. */

import { childrenOf, type Node, TooDeep } from './lezer-node.ts'
import { operationTerm } from './operation-terms.ts'
import { quotesOf, textOfString, unescaped } from './python-strings.ts'
import { DEEPEST, type Term, term } from './python-tree.ts'

const PUNCTUATION = new Set(['(', ')', '[', ']', '{', '}', ',', ':', '.', '@', ';'])

const isSign = (node: Node): boolean => PUNCTUATION.has(node.name)

export function expressionTerm(node: Node, text: string, depth = 0): Term {
  if (depth > DEEPEST) throw new TooDeep(node.from)
  const make = MAKERS[node.name]
  return make ? make(node, text, depth + 1) : otherTerm(node, text, depth + 1)
}

type Maker = (node: Node, text: string, depth: number) => Term

const said = (node: Node, text: string): string => text.slice(node.from, node.to)

/** What has no kind of its own here: it can still be compared, part by part. */
function otherTerm(node: Node, text: string, depth: number): Term {
  const children = childrenOf(node)
  const kind = `other ${node.name}`
  if (children.length === 0) return term(kind, said(node, text), [], node)
  const parts = children.map((child) => expressionTerm(child, text, depth))
  return term(kind, '', parts, node)
}

/** The number itself, however it is written. */
function numberTerm(node: Node, text: string): Term {
  const written = said(node, text).replaceAll('_', '')
  const value = /^0\d/.test(written) && !written.includes('.') ? Number.NaN : Number(written)
  // Longer than a machine's number: only Python knows all of its digits.
  const isLong = /^\d+$/.test(written) && !Number.isSafeInteger(value)
  return Number.isNaN(value) || isLong
    ? term('Number', written, [], node)
    : term('number', String(value), [], node)
}

function stringTerm(node: Node, text: string): Term {
  const value = textOfString(said(node, text))
  return value === null ? term('String', said(node, text), [], node) : term('text', value, [], node)
}

/** Words beside words are one text. */
export function wordsTogether(parts: readonly Term[]): Term[] {
  return parts.reduce<Term[]>((sum, part) => {
    const before = sum.at(-1)
    if (before?.kind === 'text' && part.kind === 'text')
      sum[sum.length - 1] = { ...before, value: before.value + part.value, to: part.to }
    else sum.push(part)
    return sum
  }, [])
}

/** Texts one after the other are one text. */
function continuedTerm(node: Node, text: string, depth: number): Term {
  const parts = childrenOf(node).map((child) => expressionTerm(child, text, depth))
  if (parts.every(({ kind }) => kind === 'text'))
    return term('text', parts.map(({ value }) => value).join(''), [], node)
  const isFormat = parts.every(({ kind }) => kind === 'text' || kind === 'format')
  const inside = wordsTogether(
    parts.flatMap((part) => (part.kind === 'format' ? part.parts : [part])),
  )
  return term(isFormat ? 'format' : 'ContinuedString', '', inside, node)
}

/** Texts and expressions in turn; one with a rule how it is shown is something else. */
function formatTerm(node: Node, text: string, depth: number): Term {
  const { prefix, head, tail } = quotesOf(said(node, text))
  const parts: Term[] = []
  let at = node.from + head
  const plain = (to: number): void => {
    const written = text.slice(at, to).replaceAll('{{', '{').replaceAll('}}', '}')
    if (written !== '') parts.push(term('text', unescaped(written, prefix), [], { from: at, to }))
  }
  for (const hole of childrenOf(node)) {
    if (hole.name !== 'FormatReplacement') continue
    plain(hole.from)
    const inside = childrenOf(hole).filter((child) => !isSign(child))
    const [value, ...rules] = inside
    if (!value || rules.length > 0 || prefix.includes('b'))
      return term('FormatString', said(node, text), [], node)
    parts.push(expressionTerm(value, text, depth))
    at = hole.to
  }
  plain(node.to - tail)
  return term('format', '', parts, node)
}

function callTerm(node: Node, text: string, depth: number): Term {
  const children = childrenOf(node)
  const called = expressionTerm(children[0]!, text, depth)
  return term('call', '', [called, ...argumentTerms(children.at(-1)!, text, depth)], node)
}

/** What stands in the brackets of a call; `name=value` is a part of its own. */
export function argumentTerms(node: Node, text: string, depth: number): Term[] {
  const found: Term[] = []
  let group: Node[] = []
  const close = (): void => {
    const [first, second, third] = group
    if (first && third && second?.name === 'AssignOp')
      found.push(
        term('keyword', said(first, text), [expressionTerm(third, text, depth)], {
          from: first.from,
          to: third.to,
        }),
      )
    else if (first && group.length === 1) found.push(expressionTerm(first, text, depth))
    else if (first)
      found.push(
        term('Arguments', text.slice(first.from, group.at(-1)!.to), [], {
          from: first.from,
          to: group.at(-1)!.to,
        }),
      )
    group = []
  }
  for (const child of childrenOf(node)) {
    if (child.name === ',' || child.name === ')') close()
    else if (child.name !== '(') group.push(child)
  }
  return found
}

/** `a.b`, `a[1]`, `a[1:2]`. */
function memberTerm(node: Node, text: string, depth: number): Term {
  const children = childrenOf(node)
  const owner = expressionTerm(children[0]!, text, depth)
  if (children[1]!.name === '.')
    return term('attribute', said(children.at(-1)!, text), [owner], node)
  const inside = children.slice(2, -1)
  if (inside.length === 1 && inside[0]!.name !== ':')
    return term('index', '', [owner, expressionTerm(inside[0]!, text, depth)], node)
  const parts = inside.map((child) => expressionTerm(child, text, depth))
  return term(
    'slice',
    inside.map(({ name }) => (name === ':' ? ':' : 'x')).join(''),
    [owner, ...parts.filter(({ kind }) => kind !== 'other :')],
    node,
  )
}

const listTerm =
  (kind: string): Maker =>
  (node, text, depth) =>
    term(
      kind,
      '',
      childrenOf(node)
        .filter((child) => !isSign(child))
        .map((child) => expressionTerm(child, text, depth)),
      node,
    )

/** Brackets mean nothing to the tree; where the term stands they are part of it. */
function bracketTerm(node: Node, text: string, depth: number): Term {
  const inside = childrenOf(node).filter((child) => !isSign(child))
  if (inside.length !== 1) return otherTerm(node, text, depth)
  const made = expressionTerm(inside[0]!, text, depth)
  // `while (True)` is not the loop without an end, nor `while (not x)` the one until something is true.
  if (made.kind === 'constant' || (made.kind === 'unary' && made.value === 'not'))
    return term('brackets', '', [made], node)
  return { ...made, from: node.from, to: node.to, isClosed: true }
}

function conditionalTerm(node: Node, text: string, depth: number): Term {
  const [yes, , test, , no] = childrenOf(node)
  const parts = [yes, test, no].map((child) => expressionTerm(child!, text, depth))
  return term('conditional', '', parts, node)
}

/** The form in which Python compares names. */
const nameTerm: Maker = (node, text) => term('name', said(node, text).normalize('NFKC'), [], node)

function joinedTerm(node: Node, text: string, depth: number): Term {
  return operationTerm(node, text, depth, (operand) => expressionTerm(operand, text, depth))
}

const MAKERS: Readonly<Record<string, Maker | undefined>> = Object.assign(Object.create(null), {
  VariableName: nameTerm,
  PropertyName: nameTerm,
  Boolean: (node, text) => term('constant', said(node, text), [], node),
  None: (node) => term('constant', 'None', [], node),
  Number: numberTerm,
  String: stringTerm,
  ContinuedString: continuedTerm,
  FormatString: formatTerm,
  BinaryExpression: joinedTerm,
  UnaryExpression: joinedTerm,
  CallExpression: callTerm,
  MemberExpression: memberTerm,
  ArrayExpression: listTerm('list'),
  TupleExpression: listTerm('tuple'),
  ParenthesizedExpression: bracketTerm,
  ConditionalExpression: conditionalTerm,
} satisfies Record<string, Maker>)
