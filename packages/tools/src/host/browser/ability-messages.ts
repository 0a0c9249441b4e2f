import { lazyMessages } from '../lazy-messages.ts'
import { loadMessages } from '../load-messages.ts'
import type { AbilityMessage } from './messages/en.ts'

const LOADERS = {
  en: () => import('./messages/en.ts'),
  th: () => import('./messages/th.ts'),
  zh: () => import('./messages/zh.ts'),
  ar: () => import('./messages/ar.ts'),
}

/** The words for what a browser can and cannot do; loaded when something is to be said. */
export const useAbilityMessages = lazyMessages<AbilityMessage>(LOADERS)
export const loadAbilityMessages = loadMessages<AbilityMessage>(LOADERS)
