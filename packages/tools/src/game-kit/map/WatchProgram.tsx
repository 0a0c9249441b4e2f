/** Somebody's program running in a world, to watch: nothing can be changed, nothing is recorded. */
import { type ReactNode, useMemo } from 'react'
import type { ToolHost } from '../../host/tool-host.ts'
import type { CodePanelProps } from '../code/CodePanel.tsx'
import type { ProgramSource } from '../core/code/program-source.ts'
import { ProgramStage, type StagedRun } from './ProgramStage.tsx'

interface WatchProgramProps {
  host: ToolHost
  messages: CodePanelProps['messages']
  program: ProgramSource
  run: StagedRun
  hasRun: boolean
  world: ReactNode
  /** The world in words. */
  children: ReactNode
  /** How it ended, for who listens. */
  heard: string
}

const NOTHING = { kind: 'flyoutToolbox', contents: [] }

export function WatchProgram({ host, ...props }: WatchProgramProps) {
  const watching = useMemo(() => ({ ...host, readonly: true }), [host])
  return (
    <ProgramStage
      {...props}
      host={watching}
      toolbox={NOTHING}
      id="watch"
      onStart={(stepping) => props.run.start(props.program, stepping) !== null}
      onChange={() => undefined}
      onStartOver={null}
    />
  )
}
