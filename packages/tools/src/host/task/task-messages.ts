import { lazyMessages } from '../lazy-messages.ts'
import { loadMessages } from '../load-messages.ts'
import type en from './messages/en.ts'

const LOADERS = {
  en: () => import('./messages/en.ts'),
  th: () => import('./messages/th.ts'),
  zh: () => import('./messages/zh.ts'),
  ar: () => import('./messages/ar.ts'),
}

/** The words around a teacher's checks; loaded when somebody first checks. */
export const useTaskMessages = lazyMessages<keyof typeof en>(LOADERS)
export const loadTaskMessages = loadMessages<keyof typeof en>(LOADERS)

export type TaskMessages = ReturnType<typeof useTaskMessages>
