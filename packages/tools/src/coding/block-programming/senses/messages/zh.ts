/** Chinese messages about a camera that a program looks through. */
import type { MessagesOf } from '../../../../host/tool-messages.ts'
import type en from './en.ts'

const messages: MessagesOf<typeof en> = {
  asking: '这个程序想用摄像头看一看。如果你愿意，请选“允许”。',
  on: '摄像头已打开。画面只留在这台设备上，不会保存。',
  turnOff: '关闭摄像头',
  again: '再试一次',
  denied: '没有得到使用摄像头的许可，所以程序看不到动作。点地址旁边的小锁，允许摄像头，再试一次。',
  missing: '没有找到摄像头，所以程序看不到动作。插上一个再试一次。',
  busy: '别的程序正在用摄像头，所以这个程序看不到动作。关掉那个程序再试一次。',
  insecure: '网址没有锁（是 http，不是 https），所以程序看不到动作。向老师要 https 的网址。',
  unsupported: '这个浏览器在这里不能使用摄像头，所以程序看不到动作。',
}

export default messages
