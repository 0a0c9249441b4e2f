import { useMemo } from 'react'
import { FlowWorkbench } from '../../flow-kit/FlowWorkbench.tsx'
import { flowTexts, useFlowMessages } from '../../flow-kit/flow-texts.ts'
import type { ToolScreenProps } from '../../host/tool-host.ts'
import { type DataKey, useDataMessages } from './data-texts.ts'
import { dataTool } from './data-tool.ts'

/** The screen of /flow/data-analytics. */
export default function DataAnalyticsScreen({ host }: ToolScreenProps) {
  const shared = useFlowMessages(host.locale)
  const own = useDataMessages(host.locale)
  const texts = useMemo(
    () => flowTexts(host.locale, shared, (key, values) => own(key as DataKey, values)),
    [host.locale, shared, own],
  )
  return <FlowWorkbench host={host} tool={dataTool} texts={texts} />
}
