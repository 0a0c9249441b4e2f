import { loadMessages } from '../../host/load-messages.ts'
import type { Translate } from '../../host/tool-messages.ts'
import type en from './messages/en.ts'

export type FlowTaskMessages = Translate<keyof typeof en>

/** The words of a teacher's checks of a flow; loaded when somebody checks, or writes one. */
export const loadFlowTaskMessages = loadMessages<keyof typeof en>({
  en: () => import('./messages/en.ts'),
  th: () => import('./messages/th.ts'),
  zh: () => import('./messages/zh.ts'),
  ar: () => import('./messages/ar.ts'),
})
