import { lazyMessages } from '../../host/lazy-messages.ts'

export const useGroupingTexts = lazyMessages({
  en: () => import('./messages/en.ts'),
  th: () => import('./messages/th.ts'),
  zh: () => import('./messages/zh.ts'),
  ar: () => import('./messages/ar.ts'),
})

export type GroupingTexts = ReturnType<typeof useGroupingTexts>
