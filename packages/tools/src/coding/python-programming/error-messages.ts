import { lazyMessages } from '../../host/lazy-messages.ts'
import type en from './messages/errors/en.ts'

/** The explanations of errors; loaded when the first error happens. */
export const useErrorMessages = lazyMessages<keyof typeof en>({
  en: () => import('./messages/errors/en.ts'),
  th: () => import('./messages/errors/th.ts'),
  zh: () => import('./messages/errors/zh.ts'),
  ar: () => import('./messages/errors/ar.ts'),
})

export type ErrorMessageKey = keyof typeof en
