/** A program on one side, the world it runs in on the other, the controls at the world: all of it in sight. */
import { PaneSwitch } from '@panya/ui/PaneSwitch/PaneSwitch.tsx'
import { type ReactNode, useState } from 'react'
import type { ToolHost } from '../../host/tool-host.ts'
import { Announcer } from '../Announcer.tsx'
import { CodePanel, type CodePanelProps } from '../code/CodePanel.tsx'
import { useCodeMessages } from '../code/code-messages.ts'
import type { Playback } from '../code/playback-hooks.ts'
import { RunBar } from '../code/RunBar.tsx'
import type { CodeError } from '../core/code/code-error.ts'
import type { ProgramSource } from '../core/code/program-source.ts'
import styles from './ProgramStage.module.css'

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
    'messages' | 'toolbox' | 'program' | 'id' | 'onChange' | 'onStartOver'
  > {
  host: ToolHost
  run: StagedRun
  hasRun: boolean
  /** Runs the program from its beginning. */
  onStart(stepping: boolean): void
  /** What is to be done here, in a line or two. */
  task?: ReactNode
  /** The board, and what lies over it: how a run ended. */
  world: ReactNode
  over?: ReactNode
  /** Among the controls, below them, and beside the program. */
  controls?: ReactNode
  children: ReactNode
  help?: ReactNode
  /** What just happened, for who listens. */
  heard: string
}

type Pane = 'board' | 'code'

export function ProgramStage(props: ProgramStageProps) {
  const {
    host,
    run,
    hasRun,
    onStart,
    task,
    world,
    over,
    controls,
    children,
    help,
    heard,
    ...code
  } = props
  const t = useCodeMessages(host.locale)
  // Only phones show one of the two at a time.
  const [pane, setPane] = useState<Pane>('board')
  const { playback } = run
  function go(stepping: boolean) {
    setPane('board')
    const begun = hasRun && playback.position < playback.total
    if (begun && stepping) playback.seek(playback.position + 1)
    else if (begun && playback.position > 0) playback.play(false)
    else onStart(stepping)
  }
  return (
    <div className={styles.stage} data-stage data-pane={pane}>
      <div className={styles.switch}>
        <PaneSwitch<Pane>
          label={t('panes')}
          panes={[
            ['board', t('paneBoard')],
            ['code', t('paneCode')],
          ]}
          shown={pane}
          onShow={setPane}
        />
      </div>
      {task && <div className={styles.task}>{task}</div>}
      <div className={styles.ground}>
        {world}
        {over}
      </div>
      <div className={styles.controls}>
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
      </div>
      <div className={styles.extras}>
        {children}
        <Announcer message={heard} />
      </div>
      <div className={styles.code}>
        <CodePanel {...code} host={host} active={run.moment?.at ?? null} problem={run.problem} />
        {help}
      </div>
    </div>
  )
}
