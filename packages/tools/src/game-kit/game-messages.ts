import { lazyMessages } from '../host/lazy-messages.ts'

/** The messages all games share. */
export const useGameMessages = lazyMessages({
  en: () => import('./messages/en.ts'),
  th: () => import('./messages/th.ts'),
  zh: () => import('./messages/zh.ts'),
  ar: () => import('./messages/ar.ts'),
})
