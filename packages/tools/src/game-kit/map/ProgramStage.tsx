/** A program on one side, the world it runs in on the other, the controls at the world: all of it in sight. */
import { PaneSwitch } from '@panya/ui/PaneSwitch/PaneSwitch.tsx'
import { type ReactNode, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ToolHost } from '../../host/tool-host.ts'
import { TutorButton } from '../../host/tutor/TutorButton.tsx'
import { Announcer } from '../Announcer.tsx'
import { CodePanel, type CodePanelProps } from '../code/CodePanel.tsx'
import { useCodeMessages } from '../code/code-messages.ts'
import type { Playback } from '../code/playback-hooks.ts'
import { RunBar } from '../code/RunBar.tsx'
import { type PlayedProgram, tutorSubject } from '../code/tutor-subject.tsx'
import type { CodeError } from '../core/code/code-error.ts'
import { isEmptyProgram, type ProgramSource } from '../core/code/program-source.ts'
import type { ResultWays } from '../result/ResultPanel.tsx'
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
    'messages' | 'toolbox' | 'program' | 'id' | 'hand' | 'onChange' | 'onStartOver'
  > {
  host: ToolHost
  run: StagedRun
  hasRun: boolean
  /** Runs the program from its beginning; false when it cannot start. */
  onStart(stepping: boolean): boolean
  /** What is to be done here, in a line or two. */
  task?: ReactNode
  /** What a tutor may know; none where somebody else's program is watched. */
  tutored?: Pick<PlayedProgram, 'level' | 'goal' | 'failure'>
  /** The board, and what lies over it when a run has ended, until somebody puts it away. */
  world: ReactNode
  ended?: object | null
  renderResult?(ways: ResultWays): ReactNode
  /** Below the controls. */
  children: ReactNode
  /** Beside the program. */
  hints?: ReactNode
  /** What just happened, for who listens. */
  heard: string
}

type Pane = 'board' | 'code'

export function ProgramStage(props: ProgramStageProps) {
  const { host, run, hasRun, onStart, task, world, ended = null, renderResult, ...rest } = props
  const { children, hints, heard, tutored, ...code } = rest
  const t = useCodeMessages(host.locale)
  // Only phones show one of the two at a time.
  const [chosen, setPane] = useState<Pane | null>(null)
  const pane = chosen ?? 'board'
  // Where the hand shows something, one has to look.
  if (chosen === null && code.hand) setPane('code')
  const [runs, setRuns] = useState(0)
  const [putAway, setPutAway] = useState<object | null>(null)
  const [isEmpty, setIsEmpty] = useState(false)
  const controlsPlace = useId()
  const codePlace = useId()
  const { playback, problem } = run
  function go(stepping: boolean) {
    const nothing = isEmptyProgram(code.program)
    setRuns(runs + 1)
    setIsEmpty(nothing)
    setPane(nothing ? 'code' : 'board')
    if (nothing) return
    const begun = hasRun && playback.position < playback.total
    if (begun && stepping) playback.seek(playback.position + 1)
    else if (begun && playback.position > 0) playback.play(null)
    else {
      setPutAway(null)
      if (!onStart(stepping)) setPane('code')
    }
  }
  function change(program: ProgramSource) {
    setIsEmpty(false)
    code.onChange(program)
  }
  const ways: ResultWays = {
    onClose() {
      setPutAway(ended)
      document.getElementById(controlsPlace)?.querySelector('button')?.focus()
    },
    onEdit() {
      // A pane that is still hidden takes no focus.
      flushSync(() => {
        run.reset()
        setPane('code')
      })
      document.getElementById(codePlace)?.focus()
    },
  }
  return (
    <div className={styles.stage} data-stage data-pane={pane}>
      {tutored && (
        <TutorButton
          host={host}
          read={() => {
            const { messages, program } = code
            return tutorSubject({ host, t, messages, program, problem, ...tutored })
          }}
        />
      )}
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
        {ended !== null && ended !== putAway && renderResult?.(ways)}
      </div>
      <div id={controlsPlace} className={styles.controls}>
        <RunBar
          t={t}
          playback={playback}
          hasRun={hasRun}
          onRun={() => go(false)}
          onStep={() => go(true)}
          onReset={run.reset}
        />
      </div>
      <div className={styles.extras}>
        {children}
        <Announcer message={isEmpty ? t('addBlockFirst') : heard} />
      </div>
      <div id={codePlace} tabIndex={-1} className={styles.code}>
        <CodePanel
          {...code}
          host={host}
          active={problem?.at ? null : (run.moment?.at ?? null)}
          problem={problem}
          runs={runs}
          onChange={change}
        />
        {isEmpty && (
          <p className={styles.empty} data-view={code.program.view} aria-hidden="true">
            {t('addBlockFirst')}
          </p>
        )}
        {hints}
      </div>
    </div>
  )
}
