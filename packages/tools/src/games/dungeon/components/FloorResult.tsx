import { GameButton } from '../../../game-kit/GameButton.tsx'
import play from '../../../game-kit/map/Play.module.css'
import { ShareReplay } from '../../../game-kit/ShareReplay.tsx'
import { Stars } from '../../../game-kit/Stars.tsx'
import type { ToolHost } from '../../../host/tool-host.ts'
import type { Challenge, Played } from '../core/challenge.ts'
import type { Submission } from '../core/judge.ts'
import type { DungeonTranslate } from '../dungeon-texts.ts'
import styles from './Dungeon.module.css'
import { describeEnding } from './describe-dungeon.ts'

interface FloorResultProps {
  host: ToolHost
  t: DungeonTranslate
  challenge: Challenge
  played: Played
  world: number
  submission: Submission
  onNext?: (() => void) | undefined
}

/** How it ended: the stars, or what to look at. */
export function FloorResult(props: FloorResultProps) {
  const { host, t, challenge, played, world, submission, onNext } = props
  const ending = played.worlds[world]?.run.ending ?? 'not-there'
  const lines = [
    ['starOut', played.won],
    ['starTreasure', played.treasure],
    ['starUnhurt', played.unhurt],
  ] as const
  return (
    <section className={`${play.box} ${played.won ? play.won : ''}`}>
      <p>{describeEnding(t, ending)}</p>
      {challenge.kind === 'daily' && (
        <p>
          {t('dailyDepth', { count: played.cleared })}. {t('dailyScore', { score: played.score })}
        </p>
      )}
      {played.won && (
        <>
          <Stars count={played.stars} locale={host.locale} size={34} />
          {challenge.kind === 'floor' && (
            <ul className={play.stars}>
              {lines.map(([key, won]) => (
                <li key={key}>
                  <span aria-hidden="true">{won ? '★' : '☆'}</span>
                  {t(key)}
                </li>
              ))}
            </ul>
          )}
          <div className={styles.row}>
            {onNext && (
              <GameButton look="strong" onClick={onNext}>
                {t('nextFloor')}
              </GameButton>
            )}
            {!host.readonly && <ShareReplay host={host} submission={submission} />}
          </div>
        </>
      )}
    </section>
  )
}
