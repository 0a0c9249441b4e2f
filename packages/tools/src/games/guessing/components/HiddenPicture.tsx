import type { ToolHost } from '../../../host/tool-host.ts'
import type { PictureState } from '../core/guess-play.ts'
import { type GuessRound, PIXEL_STEPS, type RoundPicture } from '../core/guess-round.ts'
import { useGuessingMessages } from '../guessing-messages.ts'
import styles from './HiddenPicture.module.css'
import { PictureFace } from './PictureFace.tsx'
import { SquaresPicture } from './SquaresPicture.tsx'
import { Tiles } from './Tiles.tsx'

interface HiddenPictureProps {
  host: ToolHost
  round: GuessRound
  picture: RoundPicture
  state: PictureState
  /** Left out in replays: tiles are then only shown. */
  onOpen?: ((step: number) => void) | undefined
}

function Clues({ host, picture, state }: HiddenPictureProps) {
  const t = useGuessingMessages(host.locale)
  if (state.outcome !== 'open') return <PictureFace picture={picture} className={styles.face} />
  if (state.opened.length === 0) return <p className={styles.empty}>{t('noClueYet')}</p>
  return (
    <ol className={styles.clues}>
      {picture.clues.slice(0, state.opened.length).map((clue, index) => (
        <li key={index}>
          <b>{t('clue', { number: index + 1 })}</b> {clue[host.locale]}
        </li>
      ))}
    </ol>
  )
}

/** The picture as far as it is uncovered, in the way this round uncovers it. */
export function HiddenPicture(props: HiddenPictureProps) {
  const { host, round, picture, state } = props
  const t = useGuessingMessages(host.locale)
  if (round.reveal === 'clues') {
    return (
      <div className={styles.place}>
        <div className={styles.board} data-clues={state.outcome === 'open' || undefined}>
          <Clues {...props} />
        </div>
      </div>
    )
  }
  const known = state.outcome !== 'open'
  return (
    <div className={styles.place}>
      <fieldset className={styles.board} aria-label={t('hiddenPicture')}>
        {round.reveal === 'tiles' || known ? (
          <PictureFace picture={picture} className={styles.face} />
        ) : (
          <SquaresPicture
            key={`${picture.id} ${host.colorScheme}`}
            picture={picture}
            side={PIXEL_STEPS[state.opened.length - 1] ?? 0}
          />
        )}
        {round.reveal === 'tiles' && (
          <Tiles locale={host.locale} state={state} onOpen={props.onOpen} />
        )}
      </fieldset>
    </div>
  )
}
