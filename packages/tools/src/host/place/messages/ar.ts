import type { MessagesOf } from '../../tool-messages.ts'
import type en from './en.ts'

export default {
  wasRunning:
    'كان برنامجك يعمل عندما اضطرت هذه الصفحة إلى الإغلاق. لن يبدأ من جديد وحده: يمكنك تشغيله متى أردت.',
} satisfies MessagesOf<typeof en>
