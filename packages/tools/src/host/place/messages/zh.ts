import type { MessagesOf } from '../../tool-messages.ts'
import type en from './en.ts'

export default {
  wasRunning:
    '这个页面不得不关闭时，你的程序正在运行。它不会自己重新开始：想运行的时候按一下运行就好。',
} satisfies MessagesOf<typeof en>
