import type en from './en.ts'

const messages: Record<keyof typeof en, string> = {
  wasRunning:
    'كان برنامجك يعمل عندما اضطرت هذه الصفحة إلى الإغلاق. لن يبدأ من جديد وحده: شغّله متى أردت.',
}
export default messages
