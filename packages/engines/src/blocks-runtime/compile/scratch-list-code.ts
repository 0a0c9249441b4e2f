/** JavaScript for lists by the rules of Scratch: positions may be words, and a number in a list may be NaN. */
import { field, inputBlock, variableId } from '../block-json.ts'
import type { BlockJson } from '../program.ts'
import { LIST_LIMIT } from '../scratch-lists.ts'
import { type Js, js, jsNumber, jsText } from './javascript-code.ts'
import type { ListScope } from './list-code.ts'
import { listKey } from './place-keys.ts'
import type { ScratchKind } from './scratch-kind.ts'

/** What of a scope lists need by the rules of Scratch. */
interface ScratchListScope extends ListScope {
  scratchKind(block: BlockJson | undefined): ScratchKind
  /** A value on its way into a place. */
  kept(block: BlockJson, input: string, place: string): Js
}

const listOf = (block: BlockJson, scope: ScratchListScope): Js =>
  scope.names.list(variableId(block, 'LIST'))

const NAME_OR_NUMBER = /^[\w$.]+$/

/** The position as a number; where it may be a word, the world finds out which place is meant. */
function positionOf(block: BlockJson, scope: ScratchListScope, more: Js): Js {
  const child = inputBlock(block, 'INDEX')
  const isNumber = !child || ['finite', 'num', 'nan', 'bool'].includes(scope.scratchKind(child))
  if (isNumber || (child.type === 'text' && /^[\d.]+$/.test(field(child, 'TEXT'))))
    return scope.num(block, 'INDEX')
  return js`R.listPosition(${scope.any(block, 'INDEX')}, ${listOf(block, scope)}.length${more})`
}

/** An item as it is. `m` and `k` are locals of every script. */
export function scratchListItem(block: BlockJson, scope: ScratchListScope): Js {
  const list = listOf(block, scope)
  const [first, at] = placed(block, scope)
  return js`(${first}${list}[${at} - 1] ?? item(${list}, ${at}))`
}

/** An item as the number or the text somebody needs. */
export function listItemAs(block: BlockJson, scope: ScratchListScope, as: 'number' | 'string'): Js {
  const list = listOf(block, scope)
  const [first, at] = placed(block, scope)
  const isIt = js`typeof (k = ${list}[${at} - 1]) === ${jsText(as)}`
  if (as === 'string') return js`(${first}${isIt} ? k : txt(item(${list}, ${at})))`
  return js`(${first}${isIt} && k === k ? k : numberItem(${list}, ${at}))`
}

function placed(block: BlockJson, scope: ScratchListScope): [first: Js, at: Js] {
  const index = positionOf(block, scope, js``)
  return NAME_OR_NUMBER.test(index) ? [js``, index] : [js`m = ${index}, `, js`m`]
}

const value = (block: BlockJson, scope: ScratchListScope): Js =>
  scope.kept(block, 'VALUE', listKey(variableId(block, 'LIST')))

export function scratchListAdd(block: BlockJson, scope: ScratchListScope): Js {
  const list = listOf(block, scope)
  return js`{ const it = ${value(block, scope)}; if (${list}.length < ${jsNumber(LIST_LIMIT)}) ${list}.push(it) }`
}

export function scratchListReplace(block: BlockJson, scope: ScratchListScope): Js {
  const list = listOf(block, scope)
  const index = positionOf(block, scope, js``)
  return js`{ const at = ${index}, it = ${value(block, scope)}
if (${list}[at - 1] !== void 0) ${list}[at - 1] = it; else replace(${list}, at, it) }`
}

export function scratchListInsert(block: BlockJson, scope: ScratchListScope): Js {
  const index = positionOf(block, scope, js` + 1`)
  return js`insert(${listOf(block, scope)}, ${index}, ${value(block, scope)})`
}

/** `all` empties the list. */
export function scratchListDelete(block: BlockJson, scope: ScratchListScope): Js {
  const list = listOf(block, scope)
  const child = inputBlock(block, 'INDEX')
  if (child?.type === 'text' && field(child, 'TEXT') === 'all') return js`${list}.length = 0`
  const kind = scope.scratchKind(child)
  if (child && child.type !== 'text' && (kind === 'any' || kind === 'text'))
    return js`k = ${scope.any(block, 'INDEX')}; if (k === "all") ${list}.length = 0; else remove(${list}, R.listPosition(k, ${list}.length))`
  return js`remove(${list}, ${positionOf(block, scope, js``)})`
}
