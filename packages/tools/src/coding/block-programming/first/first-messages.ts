/** The words that go along with somebody's first project. */
import { lazyMessages } from '../../../host/lazy-messages.ts'

export const useFirstMessages = lazyMessages({
  en: () => import('./messages/en.ts'),
  th: () => import('./messages/th.ts'),
  zh: () => import('./messages/zh.ts'),
  ar: () => import('./messages/ar.ts'),
})
