import { lazyMessages } from '../lazy-messages.ts'
import type en from './messages/en.ts'

/** The tutor's messages; loaded when somebody first asks. */
export const useTutorMessages = lazyMessages<keyof typeof en>({
  en: () => import('./messages/en.ts'),
  th: () => import('./messages/th.ts'),
  zh: () => import('./messages/zh.ts'),
  ar: () => import('./messages/ar.ts'),
})

export type TutorMessages = ReturnType<typeof useTutorMessages>
