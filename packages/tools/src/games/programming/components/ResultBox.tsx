import { GameButton } from '../../../game-kit/GameButton.tsx'
import styles from '../../../game-kit/map/Play.module.css'
import { ShareReplay } from '../../../game-kit/ShareReplay.tsx'
import { Stars } from '../../../game-kit/Stars.tsx'
import type { ToolHost } from '../../../host/tool-host.ts'
import type { Submission } from '../core/judge.ts'
import type { Level } from '../core/level.ts'
import type { LevelRun } from '../core/play.ts'
import type { ProgrammingTranslate } from '../programming-texts.ts'
import { describeEnding } from './describe-board.ts'

interface ResultBoxProps {
  host: ToolHost
  t: ProgrammingTranslate
  level: Level
  run: LevelRun
  world: number
  submission: Submission
  onNext?: (() => void) | undefined
  onWorld: (world: number) => void
}

/** How the run ended: the stars, or what to look at. */
export function ResultBox({
  host,
  t,
  level,
  run,
  world,
  submission,
  onNext,
  onWorld,
}: ResultBoxProps) {
  const ending = run.worlds[world]?.ending ?? 'not-there'
  const otherLost = run.worlds.findIndex((each) => each.ending !== 'won')
  const lines = [
    ['starGoal', run.won],
    ['starGem', run.gem],
    ['starTidy', run.tidy],
  ] as const
  return (
    <section className={`${styles.box} ${run.won ? styles.won : ''}`}>
      <p>{describeEnding(t, ending)}</p>
      {run.won ? (
        <>
          <Stars count={run.stars} locale={host.locale} size={34} />
          <ul className={styles.stars}>
            {lines.map(([key, won]) => (
              <li key={key}>
                <span aria-hidden="true">{won ? '★' : '☆'}</span>
                {t(key, { par: level.par })}
              </li>
            ))}
          </ul>
          <div className={styles.actions}>
            {onNext && (
              <GameButton look="strong" onClick={onNext}>
                {t('nextLevel')}
              </GameButton>
            )}
            {!host.readonly && <ShareReplay host={host} submission={submission} />}
          </div>
        </>
      ) : (
        ending === 'won' &&
        otherLost >= 0 && (
          <GameButton onClick={() => onWorld(otherLost)}>
            {t('worldLost', { number: otherLost + 1 })}
          </GameButton>
        )
      )}
    </section>
  )
}
