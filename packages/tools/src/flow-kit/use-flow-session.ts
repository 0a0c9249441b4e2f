import { EMPTY_FLOW, type FlowContent } from '@panya/engines/flow/flow-content.ts'
import { FLOW_VERSION, readFlow } from '@panya/engines/flow/flow-document.ts'
import { FlowSession } from '@panya/engines/flow/flow-session.ts'
import { useEffect, useState } from 'react'
import type { ToolDocument, ToolHost } from '../host/tool-host.ts'
import type { FlowTool } from './flow-tool.ts'
import { stopAllRunning } from './live-sources.ts'
import { flowPicture } from './project-picture.ts'
import { savedContent } from './saved-content.ts'

/** Opens the project's flow and tells the host of every change. */

export type OpenedFlow = { session: FlowSession } | { problem: 'readFailed' | 'readTooNew' }

function contentOf(document: ToolDocument | undefined): FlowContent | 'readFailed' | 'readTooNew' {
  if (!document || document.content === null || document.content === undefined) return EMPTY_FLOW
  const reading = readFlow(document)
  if (reading.ok) return reading.content
  return reading.code === 'too-new' ? 'readTooNew' : 'readFailed'
}

/** Null until it is open. Workers are ended when the screen goes. */
export function useFlowSession(host: ToolHost, tool: FlowTool): OpenedFlow | null {
  const [opened, setOpened] = useState<OpenedFlow | null>(null)
  const projectId = host.project?.id ?? null
  useEffect(() => {
    const content = contentOf(host.project?.document)
    if (typeof content === 'string') {
      setOpened({ problem: content })
      return undefined
    }
    const { executors, dispose } = tool.executors()
    const session = new FlowSession(content, { registry: tool.registry, executors })
    setOpened({ session })
    return () => {
      stopAllRunning(session)
      session.dispose()
      dispose()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- a project is opened once; the live document belongs to the session
  }, [projectId, tool])

  useEffect(() => {
    if (!opened || 'problem' in opened) return undefined
    return tool.start?.(opened.session, host)
  }, [opened, host, tool])

  useEffect(() => {
    if (!opened || 'problem' in opened || host.readonly) return undefined
    const { session } = opened
    const read = (): ToolDocument => ({
      format: tool.format,
      version: FLOW_VERSION,
      content: savedContent(session.content),
    })
    const thumbnail = () => flowPicture(session.content, tool)
    return session.subscribe(() => host.changed(read, { thumbnail }))
  }, [opened, host, tool])
  return opened
}
