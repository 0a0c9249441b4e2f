/** A TypeScript or JSON source as a tree whose nodes know their places. */
import { type ESTree, parseSync } from 'vite'

export type Node = ESTree.Node

export interface Source {
  file: string
  code: string
  program: ESTree.Program
  comments: { start: number; end: number }[]
  /** Its constants outside of functions. */
  constants: Map<string, Node>
  /** What stands before the code to make it a module. */
  shift: number
}

export function readSource(file: string, code: string): Source {
  const head = file.endsWith('.json') ? 'export default ' : ''
  const { program, comments, errors } = parseSync(`${file}${head && '.ts'}`, head + code)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const constants = new Map<string, Node>()
  for (const statement of program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declared.declarations) {
      if (id.type === 'Identifier' && init) constants.set(id.name, init)
    }
  }
  return { file, code, program, comments, constants, shift: head.length }
}

export const codeOf = ({ code, shift }: Source, { start, end }: Node): string =>
  code.slice(Math.max(0, start - shift), end - shift)

export function fail(source: Source, node: Node, key: string, why: string): never {
  const line = source.code.slice(0, node.start - source.shift).split('\n').length
  throw new Error(`${source.file}:${line}: ${key || 'a text'} ${why}`)
}

/** What a module gives by default. */
export function defaultOf(source: Source): Node {
  for (const statement of source.program.body) {
    if (statement.type !== 'ExportDefaultDeclaration') continue
    const given = statement.declaration
    return (given.type === 'Identifier' && source.constants.get(given.name)) || given
  }
  throw new Error(`${source.file} has no default export.`)
}

/** The expression itself, without types, brackets and the function that makes it. */
export function plain(node: Node): Node {
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
    return plain(node.expression)
  if (node.type === 'ParenthesizedExpression') return plain(node.expression)
  if (node.type === 'ArrowFunctionExpression' && node.expression) return plain(node.body)
  return node
}

export function keyOf(property: Node & { type: 'Property' }): string | null {
  if (property.key.type === 'Identifier') return property.computed ? null : property.key.name
  return property.key.type === 'Literal' ? String(property.key.value) : null
}
