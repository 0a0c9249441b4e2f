/** JavaScript that many blocks are made of. */
import { field, variableId } from '../block-json.ts'
import type { FieldName, NodeWith } from '../block-node.ts'
import type { BlockJson } from '../program.ts'
import { type Js, js, jsFlag, jsText, listed } from './javascript-code.ts'
import { menuCode } from './menu-code.ts'
import type { Scope } from './scope.ts'

type Rule<Node> = (block: Node, scope: Scope) => Js

/** What a field says, as text. */
export function jsField<Block extends BlockJson>(block: Block, name: FieldName<Block>): Js {
  return jsText(field(block, name))
}

export const jsId = (block: BlockJson): Js => jsText(block.id ?? '')

export const jsIsOn = (block: NodeWith<never, 'LEVEL'>): Js =>
  jsFlag(field(block, 'LEVEL') === 'on')

export const jsVariable = (block: NodeWith<never, 'VAR'>, scope: Scope): Js =>
  scope.variable(variableId(block, 'VAR'))
export const jsList = (block: NodeWith<never, 'LIST'>, scope: Scope): Js =>
  scope.names.list(variableId(block, 'LIST'))

/** A plain method call on the sprite with number inputs. */
export function jsAct<Input extends string>(method: Js, ...inputs: Input[]): Rule<NodeWith<Input>> {
  return (block, scope) => js`S.${method}(${listed(inputs.map((name) => scope.num(block, name)))})`
}

/** A method call on the sprite with one menu, whose names `R.named` knows. */
export function jsPick<Input extends string>(
  method: Js,
  name: Input,
  names: Js,
): Rule<NodeWith<Input>> {
  return (block, scope) => js`S.${method}(${menuCode(block, name, scope, names)})`
}

/** One picture: the thread rests until the next tick. */
export const jsPicture = (block: BlockJson): Js => js`T.at = ${jsId(block)}; yield 0`

export const jsWait = (block: BlockJson, seconds: Js): Js =>
  js`R.sleep(T, ${seconds}); ${jsPicture(block)}`

/** Shows or hides a variable or a list on the stage. */
export const jsWatch =
  <Field extends string>(name: Field, shown: boolean): Rule<NodeWith<never, Field>> =>
  (block) =>
    js`R.watch(S, ${jsText(variableId(block, name))}, ${jsFlag(shown)})`
