import { useMemo } from 'react'
import { FlowWorkbench } from '../../flow-kit/FlowWorkbench.tsx'
import { flowTexts, useFlowMessages } from '../../flow-kit/flow-texts.ts'
import type { ToolScreenProps } from '../../host/tool-host.ts'
import { type ImageKey, useImageMessages } from './image-texts.ts'
import { imageTool } from './image-tool.ts'

/** The screen of /flow/image-processing. */
export default function ImageProcessingScreen({ host }: ToolScreenProps) {
  const shared = useFlowMessages(host.locale)
  const own = useImageMessages(host.locale)
  const texts = useMemo(
    () => flowTexts(host.locale, shared, (key, values) => own(key as ImageKey, values)),
    [host.locale, shared, own],
  )
  return <FlowWorkbench host={host} tool={imageTool} texts={texts} />
}
