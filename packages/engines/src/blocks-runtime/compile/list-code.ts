/**
 * JavaScript for reading and writing lists. The usual case stands in the program itself: a helper shared by
 * all programs sees lists of every kind, which the machine cannot make fast.
 */
import { variableId } from '../block-json.ts'
import { LIST_LIMIT } from '../lists.ts'
import type { BlockJson } from '../program.ts'
import { type Js, js, jsNumber, jsText } from './javascript-code.ts'

export interface Names {
  /** How a variable or list is reached in the generated code: `G.v0`, `S.own.v3`. */
  variable(id: string): Js
  list(id: string): Js
}

/** What of a scope lists need. */
export interface ListScope {
  readonly names: Names
  any(block: BlockJson, input: string): Js
  num(block: BlockJson, input: string): Js
}

const listOf = (block: BlockJson, scope: ListScope): Js =>
  scope.names.list(variableId(block, 'LIST'))

const NAME_OR_NUMBER = /^[\w$.]+$/

/** An item as it is, or as the number or text somebody needs; `m` and `k` are locals of every script. */
export function listItem(block: BlockJson, scope: ListScope, as?: 'number' | 'string'): Js {
  const list = listOf(block, scope)
  const index = scope.num(block, 'INDEX')
  const [first, at] = NAME_OR_NUMBER.test(index) ? [js``, index] : [js`m = ${index}, `, js`m`]
  if (!as) return js`(${first}${list}[${at} - 1] ?? item(${list}, ${at}))`
  const other = as === 'number' ? js`numberItem(${list}, ${at})` : js`txt(item(${list}, ${at}))`
  return js`(${first}typeof (k = ${list}[${at} - 1]) === ${jsText(as)} ? k : ${other})`
}

export function listAdd(block: BlockJson, scope: ListScope): Js {
  const list = listOf(block, scope)
  return js`{ const it = ${scope.any(block, 'VALUE')}; if (${list}.length < ${jsNumber(LIST_LIMIT)}) ${list}.push(it) }`
}

export function listReplace(block: BlockJson, scope: ListScope): Js {
  const list = listOf(block, scope)
  const [index, value] = [scope.num(block, 'INDEX'), scope.any(block, 'VALUE')]
  return js`{ const at = ${index}, it = ${value}
if (${list}[at - 1] !== void 0) ${list}[at - 1] = it; else replace(${list}, at, it) }`
}
