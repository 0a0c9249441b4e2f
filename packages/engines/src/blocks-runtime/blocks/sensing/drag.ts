/** Whether players can drag a sprite. */
import { py, pyFlag } from '../../../code/python-code.ts'
import { field } from '../../block-json.ts'
import { choice } from '../../catalogue/block-spec.ts'
import { js, jsFlag } from '../../compile/javascript-code.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const drag = defineBlock({
  type: 'sensing_drag',
  category: 'sensing',
  shape: 'statement',
  spriteOnly: true,
  args: [choice('MODE', ['yes', 'no'])],
  instant: true,
  javascript: (block) => js`S.draggable = ${jsFlag(field(block, 'MODE') === 'yes')}`,
  python: (block, scope) => [
    py`${scope.self}.draggable = ${pyFlag(field(block, 'MODE') === 'yes')}`,
  ],
})

export const words = {
  sensing_drag: {
    en: ['can be dragged: %1', 'Whether players can drag the sprite.'],
    th: ['ลากได้: %1', 'ให้ผู้เล่นลากตัวละครได้ไหม'],
    zh: ['可以拖动：%1', '玩的人能不能拖动角色。'],
    ar: ['قابل للسحب: %1', 'هل يستطيع اللاعبون سحب الكائن.'],
  },
} satisfies Record<string, Words>
