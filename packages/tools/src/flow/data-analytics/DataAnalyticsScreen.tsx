import { FlowWorkbench } from '../../flow-kit/FlowWorkbench.tsx'
import { lazyFlowMessages } from '../../flow-kit/flow-messages.ts'
import type { ToolScreenProps } from '../../host/tool-host.ts'
import { dataTool } from './data-tool.ts'

const useMessages = lazyFlowMessages({
  en: () => import('./messages/en.ts'),
  th: () => import('./messages/th.ts'),
  zh: () => import('./messages/zh.ts'),
  ar: () => import('./messages/ar.ts'),
})

/** The screen of /flow/data-analytics. */
export default function DataAnalyticsScreen({ host }: ToolScreenProps) {
  const messages = useMessages(host.locale)
  return <FlowWorkbench host={host} tool={dataTool} messages={messages} />
}
