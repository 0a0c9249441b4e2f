/** A loop over the items of a list. */
import { py } from '../../../code/python-code.ts'
import { type ArduinoScope, indent as cppIndent } from '../../arduino/arduino-scope.ts'
import { type Cpp, cpp } from '../../arduino/cpp-code.ts'
import { inputBlock, variableId } from '../../block-json.ts'
import type { NodeWith } from '../../block-node.ts'
import { body, list, variable } from '../../catalogue/block-spec.ts'
import { type Js, js } from '../../compile/javascript-code.ts'
import { jsList, jsVariable } from '../../compile/javascript-pieces.ts'
import { type LoopHead, loop } from '../../compile/loops.ts'
import { variableKey } from '../../compile/place-keys.ts'
import type { Scope } from '../../compile/scope.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

function jsForEach(block: NodeWith<'DO', 'VAR' | 'LIST'>, scope: Scope): Js {
  const index = scope.fresh()
  const items = jsList(block, scope)
  const head = (): LoopHead => ({
    condition: js`${index} < ${items}.length`,
    step: js`${index}++`,
    first: js`${jsVariable(block, scope)} = ${items}[${index}]`,
  })
  return js`let ${index} = 0\n${loop(head, block, scope)}`
}

function cppForEach(block: NodeWith<'DO', 'VAR' | 'LIST'>, scope: ArduinoScope): Cpp[] {
  const at = scope.fresh()
  const items = scope.list(block)
  const id = variableId(block, 'VAR')
  const entry =
    scope.variableKind(id) === 'num' ? cpp`toNumber(${items}[${at}])` : cpp`${items}[${at}]`
  const inside = [
    cpp`${scope.variable(id)} = ${entry};`,
    ...scope.lines(inputBlock(block, 'DO')),
    ...scope.turn,
  ]
  return [
    cpp`for (size_t ${at} = 0; ${at} < ${items}.size(); ${at}++) {`,
    ...cppIndent(inside),
    cpp`}`,
  ]
}

export const controlForEach = defineBlock({
  type: 'control_for_each',
  category: 'control',
  shape: 'statement',
  on: 'both',
  args: [variable, list, body('DO')],
  calm: true,
  assigns: true,
  // What it holds is what asking for an item of that list gives.
  puts: (block, fn) => [
    {
      to: variableKey(variableId(block, 'VAR')),
      from: { block: { type: 'list_item', fields: block.fields ?? {} }, fn },
    },
  ],
  loosens: true,
  javascript: jsForEach,
  python: (block, scope) => {
    const entry = scope.variable(variableId(block, 'VAR'), true)
    return scope.loop(py`for ${entry} in ${scope.listName(block)}:`, block)
  },
  arduino: cppForEach,
})

export const words = {
  control_for_each: {
    en: ['for each %1 in %2 %3', 'Does the blocks inside once for every item of a list.'],
    th: ['สำหรับแต่ละ %1 ใน %2 %3', 'ทำบล็อกข้างในหนึ่งครั้งต่อหนึ่งรายการ'],
    zh: ['对 %2 中的每个 %1 %3', '列表里每有一项，里面的积木就做一次。'],
    ar: ['لكل %1 في %2 %3', 'ينفذ اللبنات مرة لكل عنصر في القائمة.'],
  },
} satisfies Record<string, Words>
