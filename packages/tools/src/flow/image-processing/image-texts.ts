import { lazyMessages } from '../../host/lazy-messages.ts'
import type en from './messages/en.ts'

/** The tool's words, one chunk per language. */
export type ImageKey = keyof typeof en

export const useImageMessages = lazyMessages<ImageKey>({
  en: () => import('./messages/en.ts'),
  th: () => import('./messages/th.ts'),
  zh: () => import('./messages/zh.ts'),
  ar: () => import('./messages/ar.ts'),
})
