/** Python that many blocks are made of. */

import { listed, type Py, py, pyFlag, pyText } from '../../code/python-code.ts'
import { field, variableId } from '../block-json.ts'
import type { FieldName, InputName, NodeWith } from '../block-node.ts'
import { chosen } from '../catalogue/menu-shadow.ts'
import type { BlockJson } from '../program.ts'
import type { Expression, PythonScope } from './python-scope.ts'

type Lines<Node> = (block: Node, scope: PythonScope) => Py[]
type Value<Node> = (block: Node, scope: PythonScope) => Expression

/** What a field says, as text. */
export function pyField<Block extends BlockJson>(block: Block, name: FieldName<Block>): Py {
  return pyText(field(block, name))
}

export const pyIsOn = (block: NodeWith<never, 'LEVEL'>): Py =>
  pyFlag(field(block, 'LEVEL') === 'on')

/** An expression that never needs brackets. */
export const pyValue =
  <Node>(code: (block: Node, scope: PythonScope) => Py): Value<Node> =>
  (block, scope) => ({ code: code(block, scope) })

/** The same line whatever the block says. */
export const pyLine =
  (code: Py): Lines<BlockJson> =>
  () => [code]

/** A method of the sprite with number inputs. */
export const pyAct =
  <Input extends string>(method: Py, ...inputs: Input[]): Lines<NodeWith<Input>> =>
  (block, scope) => [
    py`${scope.self}.${method}(${listed(inputs.map((name) => scope.num(block, name)))})`,
  ]

export const pyPausing =
  <Node>(rule: Lines<Node>): Lines<Node> =>
  (block, scope) =>
    rule(block, scope).map((line) => scope.waiting(line))

export const pyToTarget =
  (method: Py): Lines<NodeWith<'TARGET'>> =>
  (block, scope) => [py`${scope.self}.${method}(${scope.target(block)})`]

/** A function with what the fields say and then number inputs. */
export const pyCall =
  <Field extends string, Input extends string>(
    name: Py,
    fields: Field[],
    ...inputs: Input[]
  ): Lines<NodeWith<Input, Field>> =>
  (block, scope) => [
    py`${name}(${listed([...fields.map((entry) => pyField(block, entry)), ...inputs.map((input) => scope.num(block, input))])})`,
  ]

/** A menu of numbers. */
export function pyMenuNumber<Block extends BlockJson>(
  block: Block,
  input: InputName<Block>,
  scope: PythonScope,
): Py {
  const written = chosen(block, input)
  return written !== null && /^\d+$/.test(written) ? (written as Py) : scope.num(block, input)
}

export const pyColour = <Block extends BlockJson>(
  block: Block,
  input: InputName<Block>,
  scope: PythonScope,
): Py => scope.menu(block, input, (given) => py`colour_named(${given})`)

/** Shows or hides a variable or a list on the stage. */
export const pyWatch =
  <Field extends string>(method: Py, kind: Field): Lines<NodeWith<never, Field>> =>
  (block, scope) => {
    const name = scope.variable(variableId(block, kind))
    return [py`stage.${method}(${pyText(name)})`]
  }
