/** Which names in a program are its writer's own: they may be called anything, words of Python and of libraries may not. */
import type { Statement, Token } from './python-tokens.ts'

export interface OwnNames {
  names: ReadonlySet<string>
  /** Behind a dot. */
  members: ReadonlySet<string>
}

const AUGMENTED = /^(?:\*\*|\/\/|>>|<<|[-+*/%@&|^])=$/

const isSign = (token: Token | undefined, ...signs: string[]): boolean =>
  token?.kind === 'sign' && signs.includes(token.text)
const isWord = (token: Token | undefined, ...words: string[]): boolean =>
  token?.kind === 'name' && words.includes(token.text)

/** A setting of a call: `end` in `print(1, end="")`. Everybody's name of it counts the same. */
export function isSetting(statement: Statement, index: number): boolean {
  return isSign(statement[index + 1], '=') && isSign(statement[index - 1], '(', ',')
}

export function ownNames(statements: readonly Statement[]): OwnNames {
  const names = new Set<string>()
  const members = new Set<string>()
  for (const statement of statements) {
    const assigned = lastAssignment(statement)
    for (const [index, token] of statement.entries()) {
      if (token.kind !== 'name') continue
      const isMember = isSign(statement[index - 1], '.')
      if (isWord(statement[index - 1], 'def', 'class')) {
        names.add(token.text)
        members.add(token.text)
      } else if (index < assigned && !isSign(statement[index + 1], '(', '[', '.')) {
        if (!isMember) names.add(token.text)
        else if (isSign(statement[index + 1], '=', ',') || index + 1 === assigned)
          members.add(token.text)
      } else if (!isMember && isGiven(statement, index)) names.add(token.text)
    }
    for (const name of boundNames(statement)) names.add(name)
  }
  return { names, members }
}

/** Where the value of an assignment begins; 0 where nothing is assigned. */
function lastAssignment(statement: Statement): number {
  let depth = 0
  let last = 0
  for (const [index, token] of statement.entries()) {
    if (token.kind !== 'sign') continue
    if ('([{'.includes(token.text)) depth++
    else if (')]}'.includes(token.text)) depth--
    else if (depth === 0 && (token.text === '=' || AUGMENTED.test(token.text))) last = index
  }
  return last
}

/** Named by one word before or behind it. */
function isGiven(statement: Statement, index: number): boolean {
  const before = statement[index - 1]
  if (isWord(before, 'as', 'global', 'nonlocal')) return true
  if (isSign(statement[index + 1], ':=')) return true
  // `age: int` with or without a value; words of Python do not get here unless they end a line.
  return index === firstWord(statement) && isSign(statement[index + 1], ':')
}

const firstWord = (statement: Statement): number =>
  statement.findIndex(({ kind }) => kind !== 'indent' && kind !== 'dedent')

/** Parameters, the names of loops, and whole modules. */
function boundNames(statement: Statement): string[] {
  const found: string[] = []
  // `from turtle import forward` keeps the name it has there.
  const isImport = isWord(statement[firstWord(statement)], 'import')
  let until: 'in' | ':' | null = null
  let brackets = -1
  for (const [index, token] of statement.entries()) {
    if (isWord(token, 'for')) until = 'in'
    else if (isWord(token, 'lambda')) until = ':'
    else if (isWord(token, 'def')) brackets = 0
    else if (isWord(token, 'in') || isSign(token, ':')) until = null
    if (brackets >= 0 && isSign(token, '(', '[', '{')) brackets++
    if (brackets >= 0 && isSign(token, ')', ']', '}') && --brackets === 0) brackets = -1
    if (token.kind !== 'name' || isSign(statement[index - 1], '.')) continue
    const begins = isSign(statement[index - 1], '(', ',', '*', '**')
    if (until === 'in' && !isWord(token, 'for')) found.push(token.text)
    else if (until === ':' && (begins || isWord(statement[index - 1], 'lambda')))
      found.push(token.text)
    else if (brackets === 1 && begins) found.push(token.text)
    else if (isImport) found.push(token.text)
  }
  return found
}
