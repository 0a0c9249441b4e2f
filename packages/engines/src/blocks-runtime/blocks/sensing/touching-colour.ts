/** Whether colours touch. */
import { py } from '../../../code/python-code.ts'
import { colour } from '../../catalogue/block-spec.ts'
import { js } from '../../compile/javascript-code.ts'
import { menuCode } from '../../compile/menu-code.ts'
import { pyColour, pyValue } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const touchingColour = defineBlock({
  type: 'sensing_touching_colour',
  category: 'sensing',
  shape: 'truth',
  spriteOnly: true,
  args: [colour('COLOUR', '#e11d48')],
  calm: true,
  instant: true,
  javascript: (block, scope) =>
    js`R.touchingColour(S, ${menuCode(block, 'COLOUR', scope, js`colour`)})`,
  python: pyValue(
    (block, scope) =>
      py`${scope.self}.touching_colour(${scope.menu(block, 'COLOUR', (given) => py`colour_named(${given})`)})`,
  ),
})

export const colourTouching = defineBlock({
  type: 'sensing_colour_touching',
  category: 'sensing',
  shape: 'truth',
  spriteOnly: true,
  args: [colour('COLOUR', '#4338ca'), colour('COLOUR2', '#e11d48')],
  calm: true,
  instant: true,
  javascript: (block, scope) =>
    js`R.colourTouching(S, ${menuCode(block, 'COLOUR', scope, js`colour`)}, ${menuCode(block, 'COLOUR2', scope, js`colour`)})`,
  python: (block, scope) => ({
    code: py`${scope.self}.colour_touching(${pyColour(block, 'COLOUR', scope)}, ${pyColour(block, 'COLOUR2', scope)})`,
  }),
})

export const words = {
  sensing_touching_colour: {
    en: ['touching colour %1 ?', 'True when the sprite touches this colour.'],
    th: ['แตะสี %1 ?', 'จริงเมื่อตัวละครแตะสีนี้'],
    zh: ['碰到颜色 %1 ？', '角色碰到这种颜色时成立。'],
    ar: ['ملامس للون %1 ؟', 'صحيح عندما يلمس الكائن هذا اللون.'],
  },
  sensing_colour_touching: {
    en: [
      'colour %1 is touching %2 ?',
      'True when this colour of the sprite touches the other colour.',
    ],
    th: ['สี %1 แตะสี %2 ?', 'จริงเมื่อสีนี้ของตัวละครแตะอีกสีหนึ่ง'],
    zh: ['颜色 %1 碰到 %2 ？', '角色身上的这种颜色碰到另一种颜色时成立。'],
    ar: ['اللون %1 يلامس %2 ؟', 'صحيح عندما يلامس هذا اللون من الكائن اللون الآخر.'],
  },
} satisfies Record<string, Words>
