import { useEffect, useMemo, useState } from 'react'
import { FlowWorkbench } from '../../flow-kit/FlowWorkbench.tsx'
import { lazyFlowMessages } from '../../flow-kit/flow-messages.ts'
import type { ToolScreenProps } from '../../host/tool-host.ts'
import { disconnectBoard } from './acts/board-line.ts'
import { aiTool } from './ai-tool.ts'
import { Platform } from './platform.ts'

const useMessages = lazyFlowMessages({
  en: () => import('./messages/en.ts'),
  th: () => import('./messages/th.ts'),
  zh: () => import('./messages/zh.ts'),
  ar: () => import('./messages/ar.ts'),
})

/** The screen of /flow/ai-application. */
export default function AiApplicationScreen({ host }: ToolScreenProps) {
  const messages = useMessages(host.locale)
  const [platform] = useState(() => new Platform(host))
  useEffect(() => platform.use(host), [platform, host])
  const tool = useMemo(() => aiTool(messages, platform), [messages, platform])
  useEffect(() => () => void disconnectBoard(), [])
  return <FlowWorkbench host={host} tool={tool} messages={messages} />
}
