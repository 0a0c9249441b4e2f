/** Messages: who sends one, and who waits for it. */
import { type Py, py } from '../../../code/python-code.ts'
import { variableId } from '../../block-json.ts'
import type { NodeWith } from '../../block-node.ts'
import { menu, message } from '../../catalogue/block-spec.ts'
import { chosen } from '../../catalogue/menu-shadow.ts'
import { type Js, js } from '../../compile/javascript-code.ts'
import { jsPicture } from '../../compile/javascript-pieces.ts'
import { menuCode } from '../../compile/menu-code.ts'
import type { Scope } from '../../compile/scope.ts'
import { waitForAll } from '../../compile/scratch-pieces.ts'
import type { PythonScope } from '../../python/python-scope.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

const jsBroadcast = (block: NodeWith<'MESSAGE'>, scope: Scope): Js =>
  js`R.broadcast(${menuCode(block, 'MESSAGE', scope, js`message`)})`

function pyMessage(block: NodeWith<'MESSAGE'>, scope: PythonScope): Py {
  const id = chosen(block, 'MESSAGE')
  return id === null ? py`message_named(${scope.given(block, 'MESSAGE')})` : scope.messageName(id)
}

export const eventMessage = defineBlock({
  type: 'event_message',
  category: 'events',
  shape: 'hat',
  args: [message],
  javascript: { trigger: (block) => ({ on: 'message', message: variableId(block, 'MESSAGE') }) },
  python: (block, scope) =>
    py`@${scope.self}.when_message(${scope.messageName(variableId(block, 'MESSAGE'))})`,
})

export const broadcast = defineBlock({
  type: 'event_broadcast',
  category: 'events',
  shape: 'statement',
  args: [menu('MESSAGE', 'messages')],
  instant: true,
  javascript: jsBroadcast,
  python: (block, scope) => [py`broadcast(${pyMessage(block, scope)})`],
})

export const broadcastWait = defineBlock({
  type: 'event_broadcast_wait',
  category: 'events',
  shape: 'statement',
  args: [menu('MESSAGE', 'messages')],
  javascript: (block, scope) => js`R.waitFor(T, ${jsBroadcast(block, scope)}); ${jsPicture(block)}`,
  scratch: waitForAll(jsBroadcast),
  python: (block, scope) => [py`broadcast_and_wait(${pyMessage(block, scope)})`],
})

export const words = {
  event_message: {
    en: ['when I receive %1', 'Starts this script when somebody broadcasts this message.'],
    th: ['เมื่อได้รับข้อความ %1', 'เริ่มสคริปต์นี้เมื่อมีใครส่งข้อความนี้'],
    zh: ['当接收到 %1', '有人广播这条消息时，开始运行这段脚本。'],
    ar: ['عند استلام %1', 'يبدأ هذا المقطع عندما يبث أحدهم هذه الرسالة.'],
  },
  event_broadcast: {
    en: ['broadcast %1', 'Sends a message to every sprite.'],
    th: ['กระจาย %1', 'ส่งข้อความถึงตัวละครทุกตัว'],
    zh: ['广播 %1', '把消息发给所有角色。'],
    ar: ['بث %1', 'يرسل رسالة إلى كل الكائنات.'],
  },
  event_broadcast_wait: {
    en: ['broadcast %1 and wait', 'Sends a message and waits until everybody is done with it.'],
    th: ['กระจาย %1 แล้วรอ', 'ส่งข้อความแล้วรอจนทุกตัวทำเสร็จ'],
    zh: ['广播 %1 并等待', '发出消息，等大家都做完。'],
    ar: ['بث %1 وانتظر', 'يرسل رسالة وينتظر حتى ينتهي الجميع.'],
  },
} satisfies Record<string, Words>
