/** A program on one side, the world it runs in on the other, and the controls between them. */
import type { ReactNode } from 'react'
import type { ToolHost } from '../../host/tool-host.ts'
import { Announcer } from '../Announcer.tsx'
import { CodePanel, type CodePanelProps } from '../code/CodePanel.tsx'
import { useCodeMessages } from '../code/code-messages.ts'
import type { Playback } from '../code/playback-hooks.ts'
import { RunBar } from '../code/RunBar.tsx'
import type { CodeError } from '../core/code/code-error.ts'
import type { ProgramSource } from '../core/code/program-source.ts'
import styles from './Play.module.css'

/** What a stage has to know of a run. */
export interface StagedRun {
  playback: Playback
  moment: { at: string | null } | null
  problem: CodeError | null
  start(program: ProgramSource, stepping: boolean): unknown
  reset(): void
}

interface ProgramStageProps
  extends Pick<
    CodePanelProps,
    'messages' | 'toolbox' | 'program' | 'id' | 'hand' | 'onChange' | 'onStartOver'
  > {
  host: ToolHost
  run: StagedRun
  hasRun: boolean
  /** Runs the program from its beginning. */
  onStart(stepping: boolean): void
  /** Above the controls, among them, and below them. */
  world: ReactNode
  controls?: ReactNode
  children: ReactNode
  /** Beside the program. */
  hints?: ReactNode
  /** What just happened, for who listens. */
  heard: string
}

export function ProgramStage(props: ProgramStageProps) {
  const { host, run, hasRun, onStart, world, controls, children, hints, heard, ...code } = props
  const t = useCodeMessages(host.locale)
  const { playback } = run
  function go(stepping: boolean) {
    const begun = hasRun && playback.position < playback.total
    if (begun && stepping) playback.seek(playback.position + 1)
    else if (begun && playback.position > 0) playback.play(false)
    else onStart(stepping)
  }
  return (
    <div className={styles.play}>
      <div className={styles.side}>
        {world}
        <RunBar
          t={t}
          playback={playback}
          hasRun={hasRun}
          onRun={() => go(false)}
          onStep={() => go(true)}
          onReset={run.reset}
        >
          {controls}
        </RunBar>
        {children}
        <Announcer message={heard} />
      </div>
      <div className={styles.program}>
        <CodePanel {...code} host={host} active={run.moment?.at ?? null} problem={run.problem} />
        {hints}
      </div>
    </div>
  )
}
