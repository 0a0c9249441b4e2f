/** What somebody else is or has. */

import { ownTable } from '../../../code/own-table.ts'
import { type Py, py, pyText } from '../../../code/python-code.ts'
import { field } from '../../block-json.ts'
import type { NodeWith } from '../../block-node.ts'
import { choice, menu } from '../../catalogue/block-spec.ts'
import { chosen } from '../../catalogue/menu-shadow.ts'
import { js } from '../../compile/javascript-code.ts'
import { jsField } from '../../compile/javascript-pieces.ts'
import { menuCode } from '../../compile/menu-code.ts'
import { isAskable, VARIABLE } from '../../python/python-asked-names.ts'
import { pyValue } from '../../python/python-pieces.ts'
import type { PythonScope } from '../../python/python-scope.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

const PROPERTIES = ownTable<Py>({
  x: py`x`,
  y: py`y`,
  direction: py`direction`,
  size: py`size`,
  volume: py`volume`,
  'costume-name': py`costume_name`,
  'costume-number': py`costume_number`,
  'backdrop-name': py`costume_name`,
  'backdrop-number': py`costume_number`,
})

/** `dog.x`; of somebody who is only known while it runs, `property_of(…)`. */
function pyProperty(block: NodeWith<'TARGET', 'WHAT'>, scope: PythonScope): Py {
  const [what, target] = [field(block, 'WHAT'), chosen(block, 'TARGET')]
  if (what.startsWith(VARIABLE)) {
    const asked = what.slice(VARIABLE.length)
    return target === null
      ? py`variable_of(${scope.given(block, 'TARGET')}, ${pyText(asked)})`
      : pyVariableOf(asked, target, scope)
  }
  const name = PROPERTIES[what] ?? py`costume_number`
  if (what.startsWith('backdrop-')) return py`stage.${name}`
  if (target === null) return py`property_of(${scope.target(block)}, ${pyText(name)})`
  const actor = target === '_stage_' ? py`stage` : scope.actorName(target)
  return actor ? py`${actor}.${name}` : py`0`
}

/** Of somebody who is chosen in the menu: `dog.strength`; what he has not got is asked for by its name. */
function pyVariableOf(name: string, target: string, scope: PythonScope): Py {
  const ofStage = target === '_stage_'
  const holders = scope.program.actors.filter(({ id }) => ofStage || id === target)
  for (const holder of holders) {
    const found = (holder.workspace.variables ?? []).find(
      (entry) => entry.name === name && isAskable(entry, ofStage),
    )
    if (found) return ofStage ? scope.variable(found.id) : pyOwnOf(holder.id, found, scope)
  }
  const actor = ofStage ? py`stage` : scope.actorName(target)
  return actor ? py`variable_of(${actor}, ${pyText(name)})` : py`0`
}

function pyOwnOf(
  actorId: string,
  { id, name }: { id: string; name: string },
  scope: PythonScope,
): Py {
  return py`${scope.actorName(actorId) ?? py`stage`}.${scope.names.own(['variable', id], name)}`
}

export const of = defineBlock({
  type: 'sensing_of',
  category: 'sensing',
  shape: 'value',
  args: [choice('WHAT', 'properties'), menu('TARGET', 'ofTargets')],
  gives: 'any',
  calm: true,
  instant: true,
  loosens: true,
  javascript: (block, scope) =>
    js`R.propertyOf(${menuCode(block, 'TARGET', scope, js`owner`)}, ${jsField(block, 'WHAT')})`,
  python: pyValue(pyProperty),
})

export const words = {
  sensing_of: {
    en: ['%1 of %2', 'Asks another sprite something.'],
    th: ['%1 ของ %2', 'ถามข้อมูลจากตัวละครอื่น'],
    zh: ['%2 的 %1', '向别的角色打听。'],
    ar: ['%1 لـ %2', 'يسأل كائنًا آخر عن شيء.'],
  },
} satisfies Record<string, Words>
