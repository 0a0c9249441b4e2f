/** The words of the camera's window. */
import { lazyMessages } from '../../../host/lazy-messages.ts'

export const useCameraMessages = lazyMessages({
  en: () => import('./messages/en.ts'),
  th: () => import('./messages/th.ts'),
  zh: () => import('./messages/zh.ts'),
  ar: () => import('./messages/ar.ts'),
})
