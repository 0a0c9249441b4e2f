import { useEffect, useMemo, useRef } from 'react'
import { FlowWorkbench } from '../../kit/flow/FlowWorkbench.tsx'
import { flowTexts, useFlowMessages } from '../../kit/flow/flow-texts.ts'
import type { ToolHost, ToolScreenProps } from '../../kit/tool-host.ts'
import { disconnectBoard } from './acts/board-line.ts'
import { stopAllLive } from './acts/live-sources.ts'
import { type AiKey, useAiMessages } from './ai-texts.ts'
import { aiTool } from './ai-tool.ts'
import { blocksWithModel } from './use-in-blocks.ts'

const BLOCKS = 'coding/block-programming'

const openInBlocks =
  (host: ToolHost) =>
  (file: string): void => {
    const name = host.project?.title ?? 'model'
    void host.openIn(BLOCKS, blocksWithModel(name, file), name)
  }

/** The screen of /flow/ai-application. */
export default function AiApplicationScreen({ host }: ToolScreenProps) {
  const shared = useFlowMessages(host.locale)
  const own = useAiMessages(host.locale)
  const texts = useMemo(
    () => flowTexts(host.locale, shared, (key, values) => own(key as AiKey, values)),
    [host.locale, shared, own],
  )
  // The host may be made anew; the open flow must not be.
  const current = useRef(host)
  current.current = host
  const tool = useMemo(
    () =>
      aiTool(texts, {
        door: () => (current.current.readonly ? undefined : current.current.ai),
        useInBlocks: () =>
          current.current.canOpenIn(BLOCKS) ? openInBlocks(current.current) : null,
      }),
    [texts],
  )
  useEffect(
    () => () => {
      stopAllLive()
      void disconnectBoard()
    },
    [],
  )
  return <FlowWorkbench host={host} tool={tool} texts={texts} />
}
