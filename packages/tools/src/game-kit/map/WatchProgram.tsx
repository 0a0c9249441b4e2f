/** Somebody's program running in a world, to watch: nothing can be changed, nothing is recorded. */
import { type ReactNode, useMemo } from 'react'
import type { ToolHost } from '../../host/tool-host.ts'
import { Announcer } from '../Announcer.tsx'
import type { BlockTexts } from '../code/block-definitions.ts'
import { CodePanel } from '../code/CodePanel.tsx'
import { useCodeTexts } from '../code/code-texts.ts'
import type { Playback } from '../code/playback-hooks.ts'
import { RunBar } from '../code/RunBar.tsx'
import type { CodeError } from '../core/code/code-error.ts'
import type { ProgramSource } from '../core/code/program-source.ts'
import styles from './Play.module.css'

interface WatchProgramProps {
  host: ToolHost
  texts: Omit<BlockTexts, 't'>
  program: ProgramSource
  hasRun: boolean
  run: {
    playback: Playback
    moment: { at: string | null } | null
    problem: CodeError | null
    over: boolean
    start(program: ProgramSource, stepping: boolean): unknown
    reset(): void
  }
  /** The world above the controls, and the same in words below them. */
  children: ReactNode
  words: ReactNode
  /** How it ended, for who listens. */
  heard: string
}

const NOTHING = { kind: 'flyoutToolbox', contents: [] }

export function WatchProgram({ host, texts, program, hasRun, run, ...shown }: WatchProgramProps) {
  const code = useCodeTexts(host.locale)
  const watching = useMemo(() => ({ ...host, readonly: true }), [host])
  const { playback } = run
  function start(stepping: boolean) {
    if (!hasRun || (!stepping && run.over)) run.start(program, stepping)
    else if (stepping) playback.seek(playback.position + 1)
    else playback.play(false)
  }
  return (
    <div className={styles.play}>
      <div className={styles.side}>
        {shown.children}
        <RunBar
          t={code}
          playback={playback}
          hasRun={hasRun}
          onRun={() => start(false)}
          onStep={() => start(true)}
          onReset={run.reset}
        />
        {shown.words}
        <Announcer message={shown.heard} />
      </div>
      <CodePanel
        host={watching}
        texts={texts}
        toolbox={NOTHING}
        program={program}
        id="watch"
        active={run.moment?.at ?? null}
        problem={run.problem}
        onChange={() => undefined}
        onStartOver={null}
      />
    </div>
  )
}
