/** Sliding to a place. */
import { py } from '../../../code/python-code.ts'
import type { NodeWith } from '../../block-node.ts'
import { menu, number } from '../../catalogue/block-spec.ts'
import { type Js, js } from '../../compile/javascript-code.ts'
import { jsId } from '../../compile/javascript-pieces.ts'
import { menuCode } from '../../compile/menu-code.ts'
import type { Scope } from '../../compile/scope.ts'
import { inOneGo } from '../../compile/scratch-pieces.ts'
import { pyAct } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

const jsGlide = (block: NodeWith<'SECONDS' | 'X' | 'Y'>, scope: Scope): Js =>
  js`yield* S.glide(T, ${jsId(block)}, ${scope.num(block, 'SECONDS')}, ${scope.num(block, 'X')}, ${scope.num(block, 'Y')})`

const jsGlideTo = (block: NodeWith<'SECONDS' | 'TARGET'>, scope: Scope): Js =>
  js`yield* S.glideTo(T, ${jsId(block)}, ${scope.num(block, 'SECONDS')}, ${menuCode(block, 'TARGET', scope, js`target`)})`

export const glideTo = defineBlock({
  type: 'motion_glide_to',
  category: 'motion',
  shape: 'statement',
  spriteOnly: true,
  args: [number('SECONDS', 1), menu('TARGET', 'places')],
  javascript: jsGlideTo,
  scratch: inOneGo(
    (block, scope) =>
      js`yield* R.oneGo.glideTo(S, T, ${scope.num(block, 'SECONDS')}, ${menuCode(block, 'TARGET', scope, js`target`)})`,
    jsGlideTo,
  ),
  python: (block, scope) => [
    py`${scope.self}.glide_to(${scope.num(block, 'SECONDS')}, ${scope.target(block)})`,
  ],
})

export const glideXy = defineBlock({
  type: 'motion_glide_xy',
  category: 'motion',
  shape: 'statement',
  spriteOnly: true,
  args: [number('SECONDS', 1), number('X', 0), number('Y', 0)],
  javascript: jsGlide,
  scratch: inOneGo(
    (block, scope) =>
      js`yield* R.oneGo.glide(S, T, ${scope.num(block, 'SECONDS')}, ${scope.num(block, 'X')}, ${scope.num(block, 'Y')})`,
    jsGlide,
  ),
  python: pyAct(py`glide`, 'SECONDS', 'X', 'Y'),
})

export const words = {
  motion_glide_to: {
    en: ['glide %1 secs to %2', 'Slides to that place.'],
    th: ['เลื่อน %1 วินาที ไปที่ %2', 'ค่อย ๆ เลื่อนไปตรงนั้น'],
    zh: ['在 %1 秒内滑行到 %2', '慢慢滑到那里。'],
    ar: ['انزلق %1 ثانية إلى %2', 'ينزلق إلى هناك.'],
  },
  motion_glide_xy: {
    en: ['glide %1 secs to x: %2 y: %3', 'Slides to a point.'],
    th: ['เลื่อน %1 วินาที ไปที่ x: %2 y: %3', 'ค่อย ๆ เลื่อนไปยังจุดหนึ่ง'],
    zh: ['在 %1 秒内滑行到 x: %2 y: %3', '慢慢滑到一个点。'],
    ar: ['انزلق %1 ثانية إلى x: %2 y: %3', 'ينزلق إلى نقطة.'],
  },
} satisfies Record<string, Words>
