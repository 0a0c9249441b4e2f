/** Sounds of the project. */
import { type Py, py } from '../../../code/python-code.ts'
import type { NodeWith } from '../../block-node.ts'
import { menu } from '../../catalogue/block-spec.ts'
import { type Js, js } from '../../compile/javascript-code.ts'
import { jsPick, jsWait } from '../../compile/javascript-pieces.ts'
import { menuCode } from '../../compile/menu-code.ts'
import type { Scope } from '../../compile/scope.ts'
import { pyLine } from '../../python/python-pieces.ts'
import type { PythonScope } from '../../python/python-scope.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

const jsPlayWait = (block: NodeWith<'SOUND'>, scope: Scope): Js =>
  jsWait(block, js`S.play(${menuCode(block, 'SOUND', scope, js`sound`)})`)

const pySound = (block: NodeWith<'SOUND'>, scope: PythonScope): Py =>
  scope.menu(block, 'SOUND', (given) => py`${scope.self}.sound_named(${given})`)

export const play = defineBlock({
  type: 'sound_play',
  category: 'sound',
  shape: 'statement',
  args: [menu('SOUND', 'sounds')],
  instant: true,
  tellsText: 'by-name',
  javascript: jsPick(js`play`, 'SOUND', js`sound`),
  python: (block, scope) => [py`${scope.self}.play(${pySound(block, scope)})`],
})

export const playWait = defineBlock({
  type: 'sound_play_wait',
  category: 'sound',
  shape: 'statement',
  args: [menu('SOUND', 'sounds')],
  tellsText: 'by-name',
  javascript: jsPlayWait,
  scratch: (block, scope) => js`T.resting = true; ${jsPlayWait(block, scope)}`,
  python: (block, scope) => [py`${scope.self}.play_until_done(${pySound(block, scope)})`],
})

export const stopAll = defineBlock({
  type: 'sound_stop_all',
  category: 'sound',
  shape: 'statement',
  args: [],
  instant: true,
  javascript: () => js`R.silence()`,
  python: pyLine(py`music.silence()`),
})

export const words = {
  sound_play: {
    en: ['start sound %1', 'Plays a sound and goes on at once.'],
    th: ['เริ่มเล่นเสียง %1', 'เล่นเสียงแล้วทำต่อทันที'],
    zh: ['播放声音 %1', '播放声音，马上继续。'],
    ar: ['شغّل الصوت %1', 'يشغّل صوتًا ويكمل فورًا.'],
  },
  sound_play_wait: {
    en: ['play sound %1 until done', 'Plays a sound and waits for its end.'],
    th: ['เล่นเสียง %1 จนจบ', 'เล่นเสียงแล้วรอจนจบ'],
    zh: ['播放声音 %1 直到结束', '播放声音并等它结束。'],
    ar: ['شغّل الصوت %1 حتى ينتهي', 'يشغّل صوتًا وينتظر نهايته.'],
  },
  sound_stop_all: {
    en: ['stop all sounds', 'Makes it quiet.'],
    th: ['หยุดเสียงทั้งหมด', 'ทำให้เงียบ'],
    zh: ['停止所有声音', '安静下来。'],
    ar: ['أوقف كل الأصوات', 'يجعل المكان هادئًا.'],
  },
} satisfies Record<string, Words>
