/** The words about a camera that a program looks through. */
import { lazyMessages } from '../../../host/lazy-messages.ts'

export const useCameraNoteMessages = lazyMessages({
  en: () => import('./messages/en.ts'),
  th: () => import('./messages/th.ts'),
  zh: () => import('./messages/zh.ts'),
  ar: () => import('./messages/ar.ts'),
})
