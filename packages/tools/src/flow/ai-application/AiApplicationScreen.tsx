import { useEffect, useMemo, useState } from 'react'
import { FlowWorkbench } from '../../flow-kit/FlowWorkbench.tsx'
import { flowTexts, useFlowMessages } from '../../flow-kit/flow-texts.ts'
import type { ToolScreenProps } from '../../host/tool-host.ts'
import { disconnectBoard } from './acts/board-line.ts'
import { type AiKey, useAiMessages } from './ai-texts.ts'
import { aiTool } from './ai-tool.ts'
import { Platform } from './platform.ts'

/** The screen of /flow/ai-application. */
export default function AiApplicationScreen({ host }: ToolScreenProps) {
  const shared = useFlowMessages(host.locale)
  const own = useAiMessages(host.locale)
  const texts = useMemo(
    () => flowTexts(host.locale, shared, (key, values) => own(key as AiKey, values)),
    [host.locale, shared, own],
  )
  const [platform] = useState(() => new Platform(host))
  useEffect(() => platform.use(host), [platform, host])
  const tool = useMemo(() => aiTool(texts, platform), [texts, platform])
  useEffect(() => () => void disconnectBoard(), [])
  return <FlowWorkbench host={host} tool={tool} texts={texts} />
}
