/** A level to play on the front page: tap a few arrows, run them, and the robot walks. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useHydrated } from '@panya/ui/use-hydrated.ts'
import { type ComponentType, useState } from 'react'
import { Section } from '../../../parts/section/Section.tsx'
import { Commands } from './Commands.tsx'
import { LevelEnd } from './LevelEnd.tsx'
import { useOutcomeMessage } from './outcome-messages.ts'
import { Program } from './Program.tsx'
import { usePlayback } from './run-hooks.ts'
import styles from './TinyLevel.module.css'
import {
  addCommand,
  type Command,
  playTiny,
  type RobotPlace,
  removeCommand,
  type TinyWorld,
} from './tiny-level.ts'

export interface BoardProps {
  rows: readonly string[]
  state: RobotPlace
  mood: 'calm' | 'happy' | 'oops'
  pace: number
  label: string
}

interface TinyLevelProps {
  rows: readonly string[]
  /** Commands of the shortest way. */
  par: number
  newWorld: () => TinyWorld
  Board: ComponentType<BoardProps>
  /** Where the game goes on. */
  nextHref: string
}

export function TinyLevel({ rows, par, newWorld, Board, nextHref }: TinyLevelProps) {
  const { t } = useLingui()
  const alive = useHydrated()
  const outcomeMessage = useOutcomeMessage()
  const [program, setProgram] = useState<readonly Command[]>([])
  const [said, setSaid] = useState('')
  const { run, at, over, pace, start, reset } = usePlayback()
  const won = over && run?.outcome === 'won'
  const mood = !over ? 'calm' : won ? 'happy' : 'oops'

  const change = (next: readonly Command[], news: string) => {
    reset()
    setProgram(next)
    setSaid(news)
  }
  const begin = () => {
    if (program.length === 0) setSaid(t`Put in a step first: tap an arrow.`)
    else {
      setSaid('')
      start(playTiny(newWorld(), program, par))
    }
  }
  return (
    <Section
      onPaper={false}
      family="games"
      tone="sunk"
      kicker={<Trans>Play now</Trans>}
      title={<Trans>Your first level, right here</Trans>}
      lead={
        <Trans>Bring the robot to the flag. Tap arrows to write its program, then run it.</Trans>
      }
    >
      <div className={styles.level} data-testid="tiny-level">
        <div className={`grid-paper ${styles.world}`}>
          <Board
            rows={rows}
            state={run?.places[at] ?? newWorld().state()}
            mood={mood}
            pace={pace}
            label={t`The robot stands on the left and looks to the right. A gem lies one step ahead. The flag is above the second step. There is rock and water.`}
          />
          {over && run && (
            <LevelEnd
              run={run}
              message={outcomeMessage(run.outcome)}
              nextHref={nextHref}
              onAgain={() => change(program, '')}
            />
          )}
        </div>
        <div className={styles.side}>
          <Commands
            disabled={!alive}
            onAdd={(command, name) => {
              const next = addCommand(program, command)
              const count = next.length
              change(next, next === program ? t`The program is full.` : t`${name}, step ${count}`)
            }}
            onRemoveLast={() => change(program.slice(0, -1), t`Taken out.`)}
          />
          <Program
            program={program}
            running={run && !over ? at : null}
            onRemove={(index) => change(removeCommand(program, index), t`Taken out.`)}
          />
          <div className={styles.actions}>
            <Button look="go" size="large" disabled={!alive} onClick={begin}>
              ▶ <Trans>Run</Trans>
            </Button>
            <Button look="ghost" size="large" disabled={!alive} onClick={() => change([], '')}>
              <Trans>Start over</Trans>
            </Button>
          </div>
          <output className={styles.said}>
            {over && run ? (
              <span className="visually-hidden">{outcomeMessage(run.outcome)}</span>
            ) : (
              said
            )}
          </output>
        </div>
      </div>
    </Section>
  )
}
